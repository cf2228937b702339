import {
  compareDecimals,
  decimalsOf,
  scaled,
  shortDecimal,
  toDecimal,
  unscaled,
} from '../../../model/values/decimal';
import { isBound, type Tier } from './tierIssues';

/** The rows that cost more than the row before them, counted from 0: allowed, but seldom meant. */
export const risingTiers = (rows: readonly Tier[]): number[] =>
  rows.flatMap((row, index) => {
    const [before, price] = [toDecimal(rows[index - 1]?.price), toDecimal(row.price)];
    const isRising = before !== undefined && price !== undefined && compareDecimals(price, before) > 0;
    return isRising ? [index] : [];
  });

/** What `units` cost when each is charged at the price of the tier that their number falls in; exact. */
export const costOf = (rows: readonly Tier[], units: number) => {
  const index = rows.findIndex(({ from, to }) => from <= units && (to === null || units <= to));
  const each = toDecimal(rows[index]?.price);
  if (each === undefined || !isBound(units)) return undefined;
  const digits = decimalsOf(each);
  /* 275.0000 is 275, so that the currency says how many decimals a total has */
  return { index, each, total: shortDecimal(unscaled(scaled(each, digits) * BigInt(units), digits)) };
};
