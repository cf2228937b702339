import { useLocale, useTranslate } from 'ra-core';
import { lazy, Suspense } from 'react';
import { defineCell, type CellProps } from '../cellView';
import { formatMoney } from '../money/currency';
import { priceRange } from './priceRange';

const Table = lazy(() => import('./TierTable').then(({ TierTable }) => ({ default: TierTable })));

const Cell = ({ value, field }: CellProps<'tiers'>) => {
  const locale = useLocale();
  const count = useTranslate()('app.tiers.count', { smart_count: value.length });
  const prices = new Set(priceRange(value)?.map((price) => formatMoney(price, field, locale)));
  return prices.size === 0 ? count : `${count}, ${[...prices].join(' – ')}`;
};

export default defineCell<'tiers'>({
  Cell,
  Show: (props) => (
    <Suspense fallback={<Cell {...props} />}>
      <Table {...props} />
    </Suspense>
  ),
});
