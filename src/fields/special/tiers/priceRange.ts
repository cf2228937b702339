import { compareDecimals, toDecimal, type Decimal } from '../../../model/values/decimal';
import type { Tier } from './tierIssues';

/** The lowest and the highest price; undefined where no price can be read. */
export const priceRange = (rows: readonly Tier[]): readonly [Decimal, Decimal] | undefined => {
  const prices = rows.flatMap(({ price }) => toDecimal(price) ?? []).toSorted(compareDecimals);
  const [low, high] = [prices[0], prices.at(-1)];
  return low === undefined || high === undefined ? undefined : [low, high];
};
