import { refuse } from '../fault';
import type { FormulaType, Typed, Value } from '../formulaType';

/** A function of formulas. */
export type FormulaFunction = {
  /** How it is called: `round(value, digits)`. */
  readonly call: string;
  /** What comes out of it, for the documentation. */
  readonly doc: string;
  /** Fewest and most arguments. */
  readonly takes: readonly [least: number, most: number];
  /** It may be given null. */
  readonly takesNothing?: true;
  /** What it is of these; refuses what it cannot be of. */
  readonly of: (args: Arguments, at: number) => Pick<Typed, 'type' | 'value'>;
};

/** As many as `takes` says; others are never there. */
export type Arguments = readonly [first: Typed, second: Typed, ...others: Typed[]];

/** What is missing as soon as one of the arguments is. Which values come follows from the types that were demanded. */
export const strict = (
  type: FormulaType,
  args: readonly Typed[],
  how: (...values: readonly never[]) => Value,
): Pick<Typed, 'type' | 'value'> => ({
  type,
  value: (read) => {
    const values: NonNullable<Value>[] = [];
    for (const arg of args) {
      const value = arg.value(read);
      if (value === null) return null;
      values.push(value);
    }
    return how(...(values as never[]));
  },
});

/** A text that is written out, as a unit is. */
export const writtenText = (arg: Typed, what: string): string =>
  typeof arg.literal === 'string' ? arg.literal : refuse(arg.at, `${what} is written out, in quotes`);
