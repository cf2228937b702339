import { isEmpty, textOf } from '../values/comparable';
import { shortDecimal, toDecimal, type Decimal } from '../values/decimal';
import { zoneName } from '../values/timeZone';
import { readDay, readMoment, writeDay, writeMoment } from './calendar';
import { floor, fromDecimal, toDigits, type Rational } from './rational';
import type { FormulaType, Value } from './formulaType';

/* A stranger may send a number of a million digits, or a text that a formula puts together a hundred times. */
const LONGEST_NUMBER = 60;
const LONGEST_TEXT = 10_000;

/** Decimals of a result whose field has none of its own. */
export const DIGITS = 12;

/** A stored value as it is computed with; null where it is missing, or cannot be read. */
export const readValue = (stored: unknown, type: FormulaType): Value =>
  type.of === 'rows' ? readRows(stored, type.member) : readers[type.of](stored);

/** A value in the form in which it is stored: numbers with these digits. */
export const storedForm = (
  value: Value,
  type: FormulaType,
  digits: number | undefined,
): Decimal | string | boolean | null => {
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'string') return value.trim() === '' ? null : value;
  const number = value as Rational;
  if (type.of === 'date') return writeDay(number.n);
  if (type.of === 'moment') return writeMoment(floor(number));
  return digits === undefined ? shortDecimal(toDigits(number, DIGITS)) : toDigits(number, digits);
};

const readNumber = (stored: unknown): Rational | null => {
  const text = typeof stored === 'boolean' ? undefined : textOf(stored);
  const decimal = text === undefined || text.length > LONGEST_NUMBER ? undefined : toDecimal(text);
  return decimal === undefined ? null : fromDecimal(decimal);
};

const readText = (stored: unknown): string | null => {
  const text = typeof stored === 'boolean' ? undefined : textOf(stored);
  return text === undefined || text.trim() === '' || text.length > LONGEST_TEXT ? null : text;
};

const readers: { readonly [N in Exclude<FormulaType['of'], 'rows'>]: (stored: unknown) => Value } = {
  number: readNumber,
  money: readNumber,
  percent: readNumber,
  duration: readNumber,
  date: readDay,
  moment: readMoment,
  boolean: (stored) => (typeof stored === 'boolean' ? stored : null),
  text: readText,
  zone: (stored) => zoneName(stored) ?? null,
  list: (stored) => (Array.isArray(stored) ? stored.map(() => null) : []),
  nothing: () => null,
  other: (stored) => (isEmpty(stored) ? null : true),
};

/* A member that cannot be read makes the whole unknown: a sum without it would be wrong. */
const readRows = (stored: unknown, member: FormulaType): Value => {
  const members: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const read = members.filter((each) => !isEmpty(each)).map((each) => readValue(each, member));
  return read.includes(null) ? null : read;
};
