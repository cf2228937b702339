import { analyse } from 'chardet';
import { encodings, type Encoding, type FileText } from './encodings';

/** Reads the bytes of a file as `encoding`; without it, as what they look most like. */
export const readText = (bytes: Uint8Array, encoding: Encoding = encodingOf(bytes)): FileText => {
  const text = new TextDecoder(encoding).decode(bytes);
  return isBinary(text) ? { fault: 'binary' } : { text, encoding, broken: countOf(text, BROKEN) };
};

const countOf = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

const BROKEN = /\uFFFD/g;

/* Workbooks, pictures and archives are full of signs that no text has; a text may have caught one on its way. */
const isBinary = (text: string): boolean => {
  const beginning = text.slice(0, BEGINNING);
  return countOf(beginning, UNWRITTEN) > 1 + beginning.length * MOST_UNWRITTEN;
};

const BEGINNING = 20_000;
// oxlint-disable-next-line no-control-regex -- what is looked for are control characters
const UNWRITTEN = /[\u0000-\u0008\u000B\u000E-\u0019\u001B-\u001F]/g;
const MOST_UNWRITTEN = 0.005;

const encodingOf = (bytes: Uint8Array): Encoding => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return withoutMark(bytes) ?? (isUtf8(bytes) ? 'utf-8' : oneByteEach(bytes));
};

/* Digits, separators and line ends have a byte of nothing in UTF-16, always on the same side. */
const withoutMark = (bytes: Uint8Array): Encoding | undefined => {
  const beginning = bytes.subarray(0, Math.min(BEGINNING, bytes.length - (bytes.length % 2)));
  const zeros = [0, 0];
  beginning.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros.map((count) => count / (beginning.length / 2));
  if (odd > MANY && even < FEW) return 'utf-16le';
  return even > MANY && odd < FEW ? 'utf-16be' : undefined;
};

const MANY = 0.25;
const FEW = 0.02;

/* A byte that went bad on its way makes it nothing else: text of another encoding hardly ever reads as UTF-8. */
const isUtf8 = (bytes: Uint8Array): boolean => {
  const text = new TextDecoder('utf-8').decode(bytes);
  const broken = countOf(text, BROKEN);
  return broken === 0 || countOf(text, NOT_ASCII) - broken >= GOOD_FOR_ONE_BAD * broken;
};

const NOT_ASCII = /[^\0-\x7F]/g;
const GOOD_FOR_ONE_BAD = 4;

/*
 * What the letters look like proposes, the words that come out decide: a sign inside a word, as in `£ukasz`, letters of two
 * scripts in one, or one full of accents, as in `Èâàí`, are of another encoding.
 */
const oneByteEach = (bytes: Uint8Array): Encoding => {
  const likely = analyse(bytes.subarray(0, BEGINNING)).flatMap(({ name, confidence }) => {
    const encoding = AS_WINDOWS[name] ?? name.toLowerCase();
    return confidence > A_GUESS && isKnown(encoding) ? [encoding] : [];
  });
  const ranked = [...new Set<Encoding>([...likely, ...OFTEN])].map((encoding) => ({
    encoding,
    odd: oddIn(new TextDecoder(encoding).decode(bytes.subarray(0, BEGINNING))),
  }));
  return ranked.toSorted((one, other) => one.odd - other.odd)[0]?.encoding ?? 'windows-1252';
};

/* In percent: what of a few letters might be Chinese as well. */
const A_GUESS = 10;

const isKnown = (name: string): name is Encoding => (encodings as readonly string[]).includes(name);

const AS_WINDOWS: Readonly<Record<string, Encoding>> = {
  'ISO-8859-1': 'windows-1252',
  'ISO-8859-2': 'windows-1250',
  'ISO-8859-5': 'windows-1251',
  'ISO-8859-6': 'windows-1256',
  'ISO-8859-7': 'windows-1253',
  'ISO-8859-8': 'windows-1255',
  'ISO-8859-9': 'windows-1254',
};

/* In the order in which they are taken when several would do. */
const OFTEN = ['windows-1252', 'windows-1250', 'windows-1251'] as const;

const oddIn = (text: string): number => {
  const words = text.split(BETWEEN_WORDS).filter((word) => countOf(word, NOT_ASCII) > 0);
  const odd = words.map(
    (word) =>
      Number(SIGN_INSIDE.test(word)) +
      Number(isOfTwo(word)) +
      Number(isOfNoLanguage(word)) +
      accentsIn(word) +
      countOf(word, BROKEN),
  );
  return odd.reduce((sum, each) => sum + each, 0);
};

const BETWEEN_WORDS = /[\s;,|"]/;
const SIGN_INSIDE = /[^\p{L}\p{M}\p{N}\p{P}\s]|[\u0080-\u009F¡¿§¶·«»‰†‡•]/u;

const isOfTwo = (word: string): boolean =>
  [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u].filter((script) => script.test(word))
    .length > 1;

/* Letters of Czech read as Western ones: `Dvoøák` and `Zdenìk` are in no language that has ø, or ì at the end of its words. */
const isOfNoLanguage = (word: string): boolean =>
  (/ø/iu.test(word) && /[áíýúšž]/iu.test(word)) || /ì\p{L}/iu.test(word);

/* Two stand side by side in many languages, as in `größer` and `Jiří`; a word of nothing else is rare. */
const accentsIn = (word: string): number => {
  const accents = countOf(word, ACCENTED);
  return accents > 2 && accents * 2 > word.length ? 1 : 0;
};

const ACCENTED = /(?=\p{Script=Latin})[^\0-\x7F]/gu;
