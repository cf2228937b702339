import { describe, expect, it } from 'vitest';
import { countWork } from '../../tests/countWork';
import { MOST_PLACES, rememberedWordSet, type SoughtWord } from './wordSet';

type Given = readonly [text: string, as: SoughtWord['as'], isCaseSensitive?: boolean];

const words = (given: readonly Given[]): SoughtWord[] =>
  given.map(([text, as, isCaseSensitive = false]) => ({ id: `${as} ${text}`, text, as, isCaseSensitive }));

const foundIn = async (text: string, given: readonly Given[]) => {
  const found = await (await rememberedWordSet()(words(given)))(text);
  return Object.fromEntries(
    [...found].map(([id, places]) => [id, places.map(([from, to]) => text.slice(from, to))]),
  );
};

describe('the words as one set', () => {
  it('name each word that is in a text, also within and beside another one, and where', async () => {
    const given = [
      ['cash', 'word'],
      ['cash', 'part'],
      ['cashback', 'word'],
      ['cash back', 'word'],
      ['shba', 'part'],
      ['c[a4]sh', 'pattern'],
      ['nothing', 'pattern'],
      ['CASH', 'part', true],
    ] as const;
    expect(await foundIn('Cashback, c4sh cash', given)).toEqual({
      'word cash': ['cash'],
      'part cash': ['Cash', 'cash'],
      'word cashback': ['Cashback'],
      'part shba': ['shba'],
      'pattern c[a4]sh': ['Cash', 'c4sh', 'cash'],
    });
  });

  it('take plain words as they stand, in either case of any script, between letters and digits of any script', async () => {
    const given = [
      ['50% (off)', 'part'],
      ['straße', 'word'],
      ['ΐσς', 'word'],
      ['crédit', 'word'],
      ['😀', 'word'],
      ['kelvin', 'word'],
    ] as const;
    expect(await foundIn('50% (OFF) STRAẞE \u1FD3ΣΣ crédité 😀! \u212AELVIN', given)).toEqual({
      'part 50% (off)': ['50% (OFF)'],
      'word straße': ['STRAẞE'],
      'word ΐσς': ['\u1FD3ΣΣ'],
      'word 😀': ['😀'],
      'word kelvin': ['\u212AELVIN'],
    });
  });

  it(`tell ${MOST_PLACES} places of a pattern at most`, async () => {
    const found = await foundIn('a'.repeat(4000), [['a.*b|a', 'pattern']]);
    expect(found['pattern a.*b|a']).toHaveLength(MOST_PLACES);
  });

  it('are made anew only where one of them has another text, kind or case', async () => {
    const wordSet = rememberedWordSet();
    const given = words([['free.*money', 'pattern']]);
    const first = await wordSet(given);
    expect(await wordSet(given.map((word) => ({ ...word })))).toBe(first);
    const other = await wordSet(given.map((word) => ({ ...word, isCaseSensitive: true })));
    expect(other).not.toBe(first);
    expect([(await first('FREE money')).size, (await other('FREE money')).size]).toEqual([1, 0]);
  });

  it('look at a text without plain words in them as long for ten thousand as for ten', async () => {
    const many = Array.from({ length: 10_000 }, (_, at): Given => [
      `word${String(at).padStart(5, '0')}`,
      'word',
    ]);
    const setOf = (given: readonly Given[]) => rememberedWordSet()(words(given));
    const [few, all] = [await setOf(many.slice(0, 10)), await setOf(many)];
    const text = 'Nothing of that kind. '.repeat(70);
    const counter = await countWork('plainWords');
    const works = [await counter.workOf(() => few(text)), await counter.workOf(() => all(text))];
    await counter.end();
    expect(works[0]).toBeGreaterThan(text.length);
    expect(works[1]).toBe(works[0]);
  });

  it('let others be served between the patterns', async () => {
    const given = Array.from({ length: 40 }, (_, at): Given => [`(?:a|b)*a(?:a|b){${100 + at}}!`, 'pattern']);
    const findWords = await rememberedWordSet()(words(given));
    let isOver = false;
    let served = 0;
    const serve = () => {
      served += 1;
      if (!isOver) setImmediate(serve);
    };
    setImmediate(serve);
    await findWords('ab'.repeat(800));
    isOver = true;
    expect(served).toBeGreaterThan(10);
  });
});
