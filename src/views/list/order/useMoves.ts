import { useListContext, useNotify, useRefresh, type RaRecord } from 'react-admin';
import { useOffers } from '../../../fields/AdminContext';
import type { Undoable } from '../../../model/answers/undoing';
import { PLACE } from '../../../model/order/placeField';
import { createIdempotencyKeys } from '../../../model/rules/idempotencyKeys';
import { isEmpty } from '../../../model/values/comparable';
import { useDone } from '../../useDone';
import { useEntity } from '../../useEntity';
import { useFailureText } from '../../useFailureText';
import { useGateway } from '../../useGateway';
import { useTitleOf } from '../../useTitleOf';

const BY_PLACE = { field: PLACE, order: 'ASC' as const };

type Side = 'before' | 'after';

/** Whether people make the order of this list, and its host keeps it. */
export const useIsOrdered = (): boolean => {
  const { list, api } = useEntity();
  const offers = useOffers();
  if (!list.order || api.calls.place === false) return false;
  return api.source === 'demo' || offers(api.source, 'order');
};

/** Where a record can be moved to in the order that people make, and how. */
export const useMoves = (record: RaRecord) => {
  const { within } = useEntity().list.order ?? {};
  const { data = [], sort, setSort } = useListContext();
  const place = usePlaceBeside(record);
  const first = useFirstBeside(record, within);
  const isAmongSame = (other: RaRecord) =>
    within === undefined || valueOf(other, within) === valueOf(record, within);
  const others = data.filter(isAmongSame);
  const at = others.findIndex(({ id }) => id === record.id);
  return {
    isSorted: sort.field === PLACE && sort.order === 'ASC',
    sort: () => setSort(BY_PLACE),
    up: beside(others[at - 1], (other) => place('before', other)),
    down: beside(at < 0 ? undefined : others[at + 1], (other) => place('after', other)),
    top: async () => {
      const other = await first();
      if (other && other.id !== record.id) await place('before', other);
    },
  };
};

const beside = (other: RaRecord | undefined, go: (other: RaRecord) => Promise<void>) =>
  other && (() => go(other));

const valueOf = (record: RaRecord, name: string): unknown =>
  isEmpty(record[name]) ? null : (record[name] as unknown);

/* The first of all pages, whatever the list is filtered by. */
const useFirstBeside = (record: RaRecord, within: string | undefined) => {
  const { name } = useEntity();
  const provider = useGateway();
  const value = within === undefined ? null : valueOf(record, within);
  const among = value === null ? { [`${within}_exists`]: 'false' } : { [within ?? '']: [value] };
  return async (): Promise<RaRecord | undefined> => {
    const { data } = await provider.getList<RaRecord>(name, {
      pagination: { page: 1, perPage: 1 },
      sort: BY_PLACE,
      filter: within === undefined ? {} : among,
    });
    return data[0];
  };
};

/* One call; where the record stands by then is said, for in a list that is filtered nobody might see it. */
const usePlaceBeside = (record: RaRecord) => {
  const { name } = useEntity();
  const provider = useGateway();
  const done = useDone();
  const notify = useNotify();
  const refresh = useRefresh();
  const titleOf = useTitleOf();
  const textOf = useFailureText();
  return async (side: Side, other: RaRecord): Promise<void> => {
    const undos: Undoable[] = [];
    const keys = { ...createIdempotencyKeys(), heard: (undo: Undoable) => void undos.push(undo) };
    const where = side === 'before' ? { before: other.id } : { after: other.id };
    try {
      await provider.place(name, { id: record.id, beside: where, meta: { keys } });
      done(`app.list.move.${side}`, {
        messageArgs: { name: titleOf(record), other: titleOf(other) },
        undos,
      });
    } catch (error) {
      notify(textOf(error), { type: 'error', messageArgs: { _: textOf(error) } });
    }
    refresh();
  };
};
