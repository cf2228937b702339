import type { FakeContext } from '../../model/kind';
import type { ResolvedField } from '../../model/resolvedField';
import { digitsOf } from '../money/currency';
import { unscaled } from '../money/decimal';
import type { Tier } from './tierIssues';

/** Two to five tiers that grow fivefold and get cheaper by about a twelfth, from what a message costs. */
export const fakeTiers = (field: ResolvedField<'tiers'>, { faker }: FakeContext): Tier[] => {
  const { start = 1, max = 5 } = field;
  const digits = digitsOf(field);
  const unit = faker.number.int({ min: 1, max: 5 }) * 1000;
  const top = 10n ** BigInt(digits) / 16n + faker.number.bigInt({ min: 10n, max: 20n });
  const step = top / 12n || 1n;
  const count = Math.min(max, faker.number.int({ min: 2, max: 5 }));
  const endOf = (index: number) => start - 1 + unit * 5 ** index;
  return Array.from({ length: count }, (_, index) => ({
    from: index === 0 ? start : endOf(index - 1) + 1,
    to: index === count - 1 ? null : endOf(index),
    price: unscaled(top - BigInt(index) * step, digits),
  }));
};
