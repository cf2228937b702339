import type { Measure } from '../../config/metric';
import { compareDecimals, roundDecimal, scaled, unscaled, decimalsOf, type Decimal } from '../values/decimal';

/** How a number differs from what it was: in percent of that, and a share in percentage points. */
export type Change = {
  readonly direction: 'up' | 'down' | 'same';
  /** Without a sign, with one decimal. */
  readonly amount: Decimal;
  readonly unit: 'percent' | 'points';
};

/** Undefined where there is nothing to compare with: no number, or nothing that percents could be of. */
export const changeOf = (
  now: Decimal | undefined,
  before: Decimal | undefined,
  measure: Measure,
): Change | undefined => {
  if (now === undefined || before === undefined) return undefined;
  const unit = measure === 'share' ? 'points' : 'percent';
  const digits = Math.max(decimalsOf(now), decimalsOf(before));
  const [present, former] = [scaled(now, digits), scaled(before, digits)];
  if (unit === 'percent' && former === 0n) return undefined;
  const size = (value: bigint) => (value < 0n ? -value : value);
  const difference = size(present - former);
  const exact =
    unit === 'points'
      ? unscaled(difference, digits)
      : unscaled((difference * 100n * 1000n) / size(former), 3);
  const amount = roundDecimal(exact, 1);
  const isSame = compareDecimals(amount, '0') === 0;
  if (isSame) return { direction: 'same', amount, unit };
  return { direction: present > former ? 'up' : 'down', amount, unit };
};
