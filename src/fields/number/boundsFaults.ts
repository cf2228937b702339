import type { OptionFault } from '../../model/resolved/kind';

/** What is wrong with a smallest and a largest value together. */
export const boundsFaults = (min: number | undefined, max: number | undefined): readonly OptionFault[] =>
  min !== undefined && max !== undefined && min > max
    ? [{ message: `min ${min} is above max ${max}`, hint: 'Swap them.' }]
    : [];
