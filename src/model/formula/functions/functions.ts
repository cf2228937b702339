import { choosing } from './choosing';
import type { FormulaFunction } from './function';
import { numbers } from './numbers';
import { texts } from './texts';
import { times } from './times';

/** Every function by its name. */
export const functions: Readonly<Record<string, FormulaFunction>> = {
  ...choosing,
  ...numbers,
  ...times,
  ...texts,
};

/** What follows from the clock: right when it is stored, and wrong the day after. */
export const clocks: readonly string[] = ['today', 'now', 'daysUntil'];
