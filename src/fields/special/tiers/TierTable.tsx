import { useLocale } from 'react-admin';
import type { CellProps } from '../../cellView';
import { FaultyValue } from '../../drawing/FaultyValue';
import { formatMoney } from '../../money/currency';
import { toDecimal } from '../../../model/values/decimal';
import { Bound } from './Bound';
import { RisingPrice } from './RisingPrice';
import { TierCost } from './TierCost';
import { TierGrid } from './TierGrid';
import type { Tier } from './tierIssues';

type TierTableProps = Pick<CellProps<'tiers'>, 'value' | 'field'>;

/** The whole table to read, its warning, and what a number of units would cost. */
export const TierTable = ({ value, field }: TierTableProps) => (
  <div>
    <TierGrid field={field}>
      {value.map((row, index) => (
        <ReadRow key={index} row={row} field={field} />
      ))}
    </TierGrid>
    <RisingPrice rows={value} />
    <TierCost rows={value} field={field} />
  </div>
);

const ReadRow = ({ row, field }: { readonly row: Tier } & Pick<TierTableProps, 'field'>) => {
  const locale = useLocale();
  const price = toDecimal(row.price);
  return (
    <tr>
      <th scope="row">
        <Bound value={row.from} />
      </th>
      <td>
        <Bound value={row.to} />
      </td>
      <td>
        {price === undefined ? (
          <FaultyValue fault="badMoney" value={row.price} />
        ) : (
          formatMoney(price, field, locale)
        )}
      </td>
    </tr>
  );
};
