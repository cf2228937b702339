import type { FakeContext } from '../../../model/resolved/kind';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { digitsOf } from '../../money/currency';
import { unscaled } from '../../../model/values/decimal';
import type { Tier } from './tierIssues';

/** Two to five tiers that grow fivefold and get cheaper by about a twelfth, from what a message costs. */
export const fakeTiers = (field: ResolvedField<'tiers'>, { faker }: FakeContext): Tier[] => {
  const digits = digitsOf(field);
  const top = 10n ** BigInt(digits) / 16n + faker.number.bigInt({ min: 10n, max: 20n });
  const count = Math.min(field.max ?? 5, faker.number.int({ min: 2, max: 5 }));
  let from = field.start ?? 1;
  let width = faker.number.int({ min: 1, max: 5 }) * 1000;
  return Array.from({ length: count }, (_, index) => {
    const price = unscaled(top - BigInt(index) * (top / 12n || 1n), digits);
    const tier = { from, to: index < count - 1 ? from + width - 1 : null, price };
    from += width;
    width *= 5;
    return tier;
  });
};
