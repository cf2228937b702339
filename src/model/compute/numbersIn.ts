import { isEmpty } from '../values/comparable';
import { toDecimal, type Decimal } from '../values/decimal';

/** The values as exact numbers, without the missing ones; undefined when one of them is no number. */
export const numbersIn = (values: readonly unknown[]): Decimal[] | undefined => {
  const read = values.filter((value) => !isEmpty(value)).map(readable);
  const known = read.filter((value) => value !== undefined);
  return known.length === read.length ? known : undefined;
};

/* Whole numbers of any length can be multiplied, and a stranger may send one of a million digits. */
const LONGEST = 60;

const readable = (value: unknown): Decimal | undefined =>
  String(value).length > LONGEST ? undefined : toDecimal(value);
