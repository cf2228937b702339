import { isPlainObject } from './plainObject';

/** How values compare: by code points, or as numbers (decimal strings such as "12.50" are numbers too). */
export type Order = 'text' | 'number';

export type Row = Readonly<Record<string, unknown>>;

/** Digits that a number in text may have before its point, and after it: no database overflows on so many. */
export const MOST_DIGITS = 100;

/** What counts as a number in text: a pattern, for programs and databases alike. */
export const DECIMAL = `^-?[0-9]{1,${MOST_DIGITS}}([.][0-9]{1,${MOST_DIGITS}})?$`;

/** The value as text; undefined where it is missing, an object or a list. */
export const textOf = (value: unknown): string | undefined => {
  if (typeof value === 'number') return digitsOf(value);
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : undefined;
};

/** The value as a number; undefined where it is not one. */
export const numberOf = (value: unknown): number | undefined => {
  if (typeof value === 'number') return Number.isNaN(value) ? undefined : value;
  return typeof value === 'string' && isDecimal.test(value) ? Number(value) : undefined;
};

/** What two values are compared by. */
export const keyOf = (value: unknown, order: Order = 'text'): string | number | undefined =>
  order === 'number' ? numberOf(value) : textOf(value);

/** Negative, zero or positive; both of one order. */
export const compareKeys = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareText(String(a), String(b));

/** Orders by code points, as the collation "C" does; `<` on strings orders by UTF-16 units, which differs. */
export const compareText = (a: string, b: string): number => {
  const shared = Math.min(a.length, b.length);
  for (let at = 0; at < shared; at += 1) {
    const difference = rankOf(a.charCodeAt(at)) - rankOf(b.charCodeAt(at));
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
};

/** Upper and lower case made alike, letter by letter: what is the same to whoever asks for one value, as an address. */
export const fold = (text: string): string => Array.from(text, lowerLetter).join('');

/** The letters that {@link fold} makes those of this text, and which: two texts whose letters follow each other alike. */
export const spellings = (text: string): readonly [letters: string, folded: string] => {
  const pairs = [...new Set(fold(text))].flatMap((folded) =>
    Array.from(othersOf(folded), (letter) => [letter, folded] as const),
  );
  return [pairs.map(([letter]) => letter).join(''), pairs.map(([, folded]) => folded).join('')];
};

/** The value at `client.name`; lists are not entered. */
export const valueAt = (record: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) => (isPlainObject(value) && Object.hasOwn(value, name) ? value[name] : undefined),
      record,
    );

/** Nothing was given: null, a blank text or an empty list. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

const isDecimal = new RegExp(DECIMAL);

/* A database writes a number out: 1.5e21 has 22 digits there, and no exponent. */
const digitsOf = (value: number): string => {
  const text = String(value);
  const [, sign = '', whole = '', fraction = '', exponent] = /^(-?)(\d)\.?(\d*)e(.+)$/.exec(text) ?? [];
  if (exponent === undefined) return text;
  const digits = whole + fraction;
  const point = 1 + Number(exponent);
  return point > 0 ? sign + digits.padEnd(point, '0') : `${sign}0.${'0'.repeat(-point)}${digits}`;
};

/* Made when it is first asked for: there are some 1,400 in the planes of Unicode that have letters with case. */
const othersOf = (folded: string): string => {
  if (!others) {
    others = new Map();
    for (let code = 0; code < LAST_CASED; code += 1) {
      const letter = String.fromCodePoint(code);
      const lower = lowerLetter(letter);
      if (lower !== letter) others.set(lower, (others.get(lower) ?? '') + letter);
    }
  }
  return others.get(folded) ?? '';
};

let others: Map<string, string> | undefined;

const LAST_CASED = 0x20_000;

const lowerLetter = (letter: string): string => Array.from(letter.toLowerCase())[0] ?? letter;

/* A surrogate stands for a code point above all that a single unit can say. */
const rankOf = (unit: number): number => {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
};
