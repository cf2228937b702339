import type { ComputeName, ComputeOptions, LinkName } from '../../config/compute';
import { isEmpty } from '../values/comparable';
import { addDecimals, multiplyDecimals, type Decimal, toDecimal } from '../values/decimal';
import { countSegments } from '../values/segments';

/** What a function reads: numbers, a number of every row, something that can be counted, a text, a date. */
export type OperandType = 'number' | 'rows' | 'list' | 'text' | 'day';

/** A function that a value of a record can follow by. Pure and exact. */
type Computing = {
  readonly reads: OperandType;
  /** How many operands it takes. Default: two or more for a list of names, one otherwise. */
  readonly operands?: number;
  /** It adds or subtracts, which amounts of two currencies cannot be. */
  readonly addsUp?: true;
  /** It multiplies, which two amounts cannot be. */
  readonly multiplies?: true;
  /** Undefined where nothing follows: an operand that matters is missing, or cannot be read. */
  of(values: readonly unknown[], now: Date): Decimal | number | undefined;
};

/** The values as exact numbers, without the missing ones; undefined when one of them is no number. */
const numbersIn = (values: readonly unknown[]): Decimal[] | undefined => {
  const read = values.filter((value) => !isEmpty(value)).map(readable);
  const known = read.filter((value) => value !== undefined);
  return known.length === read.length ? known : undefined;
};

/* Whole numbers of any length can be multiplied, and a stranger may send one of a million digits. */
const LONGEST = 60;

const readable = (value: unknown): Decimal | undefined =>
  String(value).length > LONGEST ? undefined : toDecimal(value);

/** The sum of fields; nothing when none of them has a value. */
const total: Computing = {
  reads: 'number',
  addsUp: true,
  of: (values) => {
    const numbers = numbersIn(values);
    return numbers && numbers.length > 0 ? addDecimals(numbers) : undefined;
  },
};

/** The sum over rows; zero when there are none. */
const sum: Computing = {
  reads: 'rows',
  addsUp: true,
  of: (values) => {
    const numbers = numbersIn(values.flat());
    return numbers && addDecimals(numbers);
  },
};

/** The parts a text takes as an SMS; nothing for no text. */
const segments: Computing = {
  reads: 'text',
  of: ([text]) => (typeof text === 'string' && text !== '' ? countSegments(text).segments : undefined),
};

/** All values multiplied; nothing while one is missing. */
const product: Computing = {
  reads: 'number',
  multiplies: true,
  of: (values): Decimal | undefined => {
    const numbers = numbersIn(values);
    return numbers?.length === values.length ? multiplyDecimals(numbers) : undefined;
  },
};

/** So many hundredths of an amount: 19 of "79.00" is "15.01". */
const percent: Computing = {
  reads: 'number',
  operands: 2,
  multiplies: true,
  of: (values): Decimal | undefined => {
    const numbers = numbersIn(values);
    return numbers?.length === values.length ? multiplyDecimals([...numbers, '0.01']) : undefined;
  },
};

/** The first value less the others, which may be missing. */
const difference: Computing = {
  reads: 'number',
  addsUp: true,
  of: (values) => {
    const [first, ...others] = numbersIn(values) ?? [];
    if (first === undefined || isEmpty(values[0])) return undefined;
    return addDecimals([first, multiplyDecimals(['-1', addDecimals(others)])]);
  },
};

/** Calendar days (UTC) from today to a date or moment; negative when it is over. */
const daysUntil: Computing = {
  reads: 'day',
  of: ([moment], now) => {
    const then = typeof moment === 'string' ? Date.parse(moment) : Number.NaN;
    return Number.isNaN(then) ? undefined : dayOf(then) - dayOf(now.getTime());
  },
};

const DAY = 24 * 60 * 60 * 1000;

const dayOf = (time: number): number => Math.floor(time / DAY);

/** How many rows or entries there are. */
const count: Computing = {
  reads: 'list',
  of: ([list]) => (Array.isArray(list) ? list.length : 0),
};

/** Every function by the name it has in the configuration. */
export const computings: { readonly [N in Exclude<ComputeName, 'formula' | LinkName>]: Computing } = {
  total,
  sum,
  difference,
  product,
  percent,
  count,
  segments,
  daysUntil,
};

/** The function of a computed value; undefined when it has none. */
export const computingOf = (compute: ComputeOptions | undefined): Computing | undefined =>
  Object.entries(computings).find(([name]) => compute?.[name as ComputeName] !== undefined)?.[1];
