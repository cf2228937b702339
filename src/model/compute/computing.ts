import type { Decimal } from '../values/decimal';

/** What a function reads: numbers, a number of every row, something that can be counted, a text, a date. */
export type OperandType = 'number' | 'rows' | 'list' | 'text' | 'day';

/** A function that a value of a record can follow by. Pure and exact. */
export type Computing = {
  readonly reads: OperandType;
  /** How many operands it takes. Default: two or more for a list of names, one otherwise. */
  readonly operands?: number;
  /** It adds or subtracts, which amounts of two currencies cannot be. */
  readonly addsUp?: true;
  /** Undefined where nothing follows: an operand that matters is missing, or cannot be read. */
  of(values: readonly unknown[], now: Date): Decimal | number | undefined;
};
