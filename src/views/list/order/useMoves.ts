import { useListContext, type RaRecord } from 'react-admin';
import { PLACE } from '../../../model/order/placeField';
import { isEmpty } from '../../../model/values/comparable';
import { useEntity } from '../../useEntity';
import { useIsInOrder } from './useIsOrdered';
import { usePlace, type Beside } from './usePlace';

/** Where a record can be moved to in the order that people make, and how. */
export const useMoves = (record: RaRecord) => {
  const { data = [], setSort } = useListContext();
  const place = usePlace();
  const isAmongSame = useIsAmongSame();
  const others = data.filter((other) => isAmongSame(record, other));
  const at = others.findIndex(({ id }) => id === record.id);
  const beside = (side: Beside['side'], other: RaRecord | undefined) =>
    other && (() => place({ record, to: { side, other } }));
  return {
    isSorted: useIsInOrder(),
    sort: () => setSort({ field: PLACE, order: 'ASC' }),
    up: beside('before', others[at - 1]),
    down: beside('after', at < 0 ? undefined : others[at + 1]),
    top: () => place({ record, to: { at: 1 } }),
    bottom: () => place({ record, to: { at: Number.MAX_SAFE_INTEGER } }),
  };
};

/** Tells whether two records stand in one order: that of all, or of those with the same value. */
export const useIsAmongSame = () => {
  const { within } = useEntity().list.order ?? {};
  return (one: RaRecord, other: RaRecord): boolean =>
    within === undefined || valueOf(other, within) === valueOf(one, within);
};

/** Nothing is one value, however it is kept. */
export const valueOf = (record: RaRecord, name: string): unknown =>
  isEmpty(record[name]) ? null : (record[name] as unknown);
