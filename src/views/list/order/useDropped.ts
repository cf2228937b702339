import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useEntity } from '../../useEntity';
import type { Goal } from './treeGoal';
import { useIsAmongSame, valueOf } from './useMoves';
import { usePlace } from './usePlace';

/** Puts a record where it was dropped by one call: beside another one at its place, or below it by an edit of its parent. */
export const useDropped = (parent: string | undefined) => {
  const { fields, list } = useEntity();
  const { within } = list.order ?? {};
  const place = usePlace();
  const isAmongSame = useIsAmongSame();
  const [saving, save] = useState<{ readonly record: RaRecord; readonly to: string }>();
  const field = fields.find(({ name }) => name === parent);
  const end = () => save(undefined);
  return {
    saving: saving && field && { ...saving, field, onDone: end, onClose: end },
    dropped: (record: RaRecord, { side, other }: Goal) => {
      if (side === 'into') return save({ record, to: String(other.id) });
      const among = within !== undefined && !isAmongSame(record, other);
      return void place({
        record,
        to: { side, other },
        ...(among && { among: { [within]: valueOf(other, within) } }),
      });
    },
  };
};
