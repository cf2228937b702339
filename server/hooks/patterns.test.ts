import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countWork } from '../../tests/countWork';
import { readPattern, type Pattern } from './patterns';

const read = async (source: string): Promise<Pattern> => {
  const pattern = await readPattern(source);
  if ('kind' in pattern) throw new Error(`${source}: ${pattern.kind} at ${pattern.part}`);
  return pattern;
};

/** What kept an engine that goes back busy for seconds or for ever, with the piece of which the text was made. */
const EVIL: readonly (readonly [pattern: string, piece: string])[] = [
  ['(a+)+$', 'a'],
  ['([a-z]+)+', 'a1'],
  ['(a|a)*b', 'a'],
  ['(a|aa)+$', 'a'],
  ['(a|ab|b)*c', 'ab'],
  ['(abc|abc|x)*y', 'abcx'],
  ['((a*)*)*b', 'a'],
  ['(a*)*b', 'a'],
  ['(.*a){12}b', 'a'],
  ['(a?){30}a{30}b', 'a'],
  ['(x+x+)+y', 'x'],
  [String.raw`^(\w+\s?)*$`, 'word '],
  [String.raw`(\w+\s?)*!`, 'word '],
  [String.raw`^(([a-z])+.)+[A-Z]([a-z])+$`, 'a'],
  [String.raw`(?:[a-z]+|[0-9]+|[a-z0-9])+!`, 'a1'],
  ['([a-z]{1,9})+!', 'a'],
  ['[a-z]*[a-z]*[a-z]*[a-z]*[a-z]*!', 'a'],
  ['a{1,}a{1,}a{1,}b', 'a'],
  ['a*a*a*a*a*a*b', 'a'],
  ['.*a.*b.*c.*d.*e.*f.*!', 'abcdef'],
  ['.*?a.*?b.*?c.*?d.*?!', 'abcd'],
  ['a{0,80}a{0,80}a{0,80}b', 'a'],
  ['(?:.{0,70}){3}!', 'a'],
  [String.raw`\b\w*\w*\w*\b!`, 'a'],
  [String.raw`https?://(?:[a-z0-9-]+\.?)+!`, 'http://a.'],
  [String.raw`x(é+)+y`, 'xé'],
  [String.raw`(\p{L}+)*1`, 'aß'],
  [String.raw`(.|\s)*!`, 'a '],
  [String.raw`\s+$`, ' '],
  [String.raw`\s*,\s*$`, ' '],
  [String.raw`(\d+,)*\d+x`, '1,'],
  [String.raw`^(\d+)*$`, '1'],
  [String.raw`(\S+\s+)*\S+@`, 'a '],
  [String.raw`[^@]+@[^@]+\.[^@]+!`, 'a@a.'],
  [String.raw`(.+)(.+)(.+)(.+)!`, 'a'],
  ['(a|b|ab)*c', 'ab'],
  ['(?:a|b)*a(?:a|b){14}!', 'ab'],
  ['(.*)(.*)(.*)(.*)(.*)[^a]$', 'a'],
  ['(([a-z]+)*)*[0-9]', 'a'],
  ['a.*a.*a.*a.*a.*a.*a.*z', 'a'],
  [String.raw`(?i)(win+)+!`, 'WIN'],
  [String.raw`<([a-z]+)([^>]*)*>`, '<a '],
];

/** What people write who want to find something. */
const HONEST: readonly (readonly [pattern: string, piece: string])[] = [
  ['free.*money.*now.*click.*here', 'free money now click '],
  [String.raw`\bwin(?:ner)?s?\b.*\bprize\b`, 'winner '],
  ['fr[e3]{2}', 'fre'],
  [String.raw`https?://[a-z0-9.-]*\.(?:top|xyz|club)\b`, 'https://example.com '],
  [String.raw`(?:bit\.ly|tinyurl\.com)/\w+`, 'bit.ly '],
  [String.raw`\+?\d[\d\s-]{7,}\d`, '+49 1-'],
  [String.raw`[€$£]\s?\d+(?:[.,]\d+)*`, '€1.2 '],
  [String.raw`c[a4]s[i1]n[o0]`, 'casin'],
  [String.raw`\b(?:viagra|cialis|levitra)\b`, 'viagr '],
  [String.raw`limited\s+time\s+offer`, 'limited  time '],
];

/* Once the piece again and again, once its characters in no order that repeats. */
const textsOf = (piece: string, length: number): readonly string[] => {
  let last = 1;
  const next = () => (last = (last * 48_271) % 2_147_483_647) % piece.length;
  return [piece.repeat(length).slice(0, length), Array.from({ length }, () => piece[next()]).join('')];
};

describe('the work of a pattern that a person has written', () => {
  let counter: Awaited<ReturnType<typeof countWork>> | undefined;
  const worksFor = async (source: string, [piece, length]: readonly [string, number]) => {
    const works: number[] = [];
    for (const text of textsOf(piece, length)) {
      const pattern = await read(source);
      works.push((await counter?.workOf(() => pattern.isIn(text))) ?? 0);
    }
    return works;
  };
  beforeAll(async () => {
    counter = await countWork('/re2js/');
    // What is prepared once for all patterns is no work of any.
    await worksFor('a', ['a', 10]);
  });
  afterAll(() => counter?.end());

  it.each([...EVIL, ...HONEST])('grows as the text does: %s on %j', async (source, piece) => {
    const half = await worksFor(source, [piece, 2000]);
    const whole = await worksFor(source, [piece, 4000]);
    expect(Math.min(...half)).toBeGreaterThan(0);
    for (const [at, work] of whole.entries()) expect(work / (half[at] ?? 0)).toBeLessThanOrEqual(2.5);
  });

  it('is counted for at least forty that are evil and ten that are honest', () => {
    expect([EVIL.length >= 40, HONEST.length >= 10]).toEqual([true, true]);
  });
});

describe('a pattern', () => {
  const found = async (source: string, text: string) =>
    [...(await read(source)).placesIn(text)].map(([from, to]) => text.slice(from, to));

  it('is read as JavaScript would: escapes, classes, and spaces of every script', async () => {
    expect(await found(String.raw`\u{1F600}|\u00e9|\x41`, 'A é 😀')).toEqual(['A', 'é', '😀']);
    expect(await found(String.raw`free\s+money`, 'free\u00a0\u2009money')).toHaveLength(1);
    expect(await found(String.raw`free[\s,]money`, 'free\u00a0money free,money')).toHaveLength(2);
    expect(await found(String.raw`a\Sb`, 'a\u00a0b a-b')).toEqual(['a-b']);
    expect(await found(String.raw`[[:alpha:]\s]1`, 'x1\u00a01')).toHaveLength(2);
    expect(await found(String.raw`[a[]1\s`, 'a1 [1\u00a0')).toHaveLength(2);
    expect(await found(String.raw`\{600\}`, '{600}')).toEqual(['{600}']);
  });

  it('is found in either case unless it is said to be in its own', async () => {
    const isIn = async (isCaseSensitive: boolean) => {
      const pattern = await readPattern('fr[e3]e', { isCaseSensitive });
      return 'isIn' in pattern && pattern.isIn('FREE');
    };
    expect([await isIn(false), await isIn(true)]).toEqual([true, false]);
  });

  it.each([
    ['free(?=dom)', 'lookAround', '(?='],
    ['free(?!dom)', 'lookAround', '(?!'],
    ['(?<=a)b', 'lookAround', '(?<='],
    ['(?<!a)b', 'lookAround', '(?<!'],
    [String.raw`(.)\1*\1*\1*b`, 'backReference', String.raw`\1`],
    [String.raw`(?<one>a)\k<one>`, 'backReference', String.raw`\k`],
    [String.raw`(a)\8`, 'backReference', String.raw`\8`],
    ['a{0,1000}a{0,1000}b', 'tooLarge', '{0,1000}'],
    ['(?:(?:a{9}){9}){9}', 'tooLarge', '(?:(?:a{9}){9}){9}'],
    ['[a', 'unreadable', '[a'],
    ['(offer', 'unreadable', '(offer'],
    ['a|b)(c', 'unreadable', 'a|b)(c'],
    [String.raw`\hx`, 'unreadable', String.raw`\h`],
    [String.raw`\p{Nothing}`, 'unreadable', String.raw`\p{Nothing}`],
    ['x\\', 'unreadable', 'x\\'],
  ])('says of %s that it cannot be asked, why (%s), and which part', async (source, kind, part) => {
    expect(await readPattern(source)).toEqual({ kind, part });
  });

  it('is refused for its size before it is read, which would take as long as asking it', async () => {
    const counting = await countWork('/re2js/');
    const work = await counting.workOf(() => readPattern('.{0,1000}'.repeat(20)));
    await counting.end();
    expect(work).toBe(0);
  });
});
