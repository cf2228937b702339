import { useLocale, useTranslate } from 'react-admin';
import { defineCell, type CellProps } from '../../cellView';
import { formatMoney } from '../../money/currency';
import { priceRange } from './priceRange';
import { lazyPart } from '../../../parts/lazyPart';

const Table = lazyPart<CellProps<'tiers'>>(async () => (await import('./TierTable')).TierTable, {
  waiting: (props) => <Cell {...props} />,
  failure: 'quiet',
});

const Cell = ({ value, field }: CellProps<'tiers'>) => {
  const locale = useLocale();
  const count = useTranslate()('app.tiers.count', { smart_count: value.length });
  const prices = new Set(priceRange(value)?.map((price) => formatMoney(price, field, locale)));
  return prices.size === 0 ? count : `${count}, ${[...prices].join(' – ')}`;
};

export default defineCell<'tiers'>({
  width: { least: 110 },
  Cell,
  Show: Table,
});
