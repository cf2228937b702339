import { useEffect, useState } from 'react';
import { useListContext, type Identifier, type RaRecord } from 'react-admin';
import type { ResolvedPreset } from '../../../model/resolved/resource';
import { useQueue } from '../useQueue';
import type { Peeking } from './usePeeking';

type Turning = { readonly page: number; readonly to: 'first' | 'last' };

/**
 * Where the record stands among the rows, and the way on to its neighbours, over the pages of the list too. A record that
 * has left the list stands where it stood. Of a queue the next one follows a record that was decided here; one that was
 * decided elsewhere stays, because what is pressed next was meant for it.
 */
export const usePlace = ({ id, look, turn }: Pick<Peeking, 'id' | 'look' | 'turn'>) => {
  const { data, isFetching, page, total, hasNextPage, hasPreviousPage, refetch } = useListContext();
  const queue = useQueue();
  const [turning, setTurning] = useState<Turning>();
  const [decided, decide] = useState<Identifier>();
  const found = indexOf(data, id);
  const [kept, keep] = useState(0);
  if (found >= 0 && found !== kept) keep(found);
  if (turning && found >= 0 && page === turning.page) setTurning(undefined);
  const isThere = data !== undefined && !isFetching;
  const hasLeft = isThere && found < 0 && !turning && queue !== undefined;
  const isGone = id === '' ? isThere && found < 0 && !turning : hasLeft && decided === id;
  const next = isGone ? (data?.[kept] ?? data?.at(-1)) : undefined;
  const end = turning && data && page === turning.page ? data.at(turning.to === 'first' ? 0 : -1) : undefined;
  useEffect(() => {
    if (end) look(end.id);
    else if (next) look(next.id);
    else if (isGone && hasPreviousPage) turn(1);
  });
  /* whether there is one */
  const go = (step: 1 | -1): boolean => {
    const row = data?.[found >= 0 ? found + step : step > 0 ? kept : kept - 1];
    const isMore = step > 0 ? hasNextPage : hasPreviousPage;
    if (row) look(row.id);
    else if (isMore && data) {
      setTurning({ page: page + step, to: step > 0 ? 'first' : 'last' });
      turn(page + step);
    }
    return Boolean(row ?? isMore);
  };
  const index = found >= 0 ? found : kept;
  const record = data?.[found];
  /* a row that somebody else changes stays in its list, so that none moves under the pointer */
  const waits = !queue || !record || fits(queue.filter, record);
  return {
    go,
    index,
    record,
    isDone: isGone && total === 0,
    /** It waits no longer, and not because of what was done here. */
    isDecidedElsewhere: (hasLeft || !waits) && decided !== id,
    /** Hears that it was decided here: the next one follows. */
    onDecided: () => decide(id),
    /** Leaves behind what was decided elsewhere. */
    pass: () => {
      decide(id);
      void refetch();
    },
  };
};

const indexOf = (data: readonly RaRecord[] | undefined, id: Identifier | undefined): number =>
  data?.findIndex((record) => String(record.id) === String(id)) ?? -1;

/* As far as a filter names fields: what else it asks, the server knows. */
const fits = (filter: ResolvedPreset['filter'], record: RaRecord): boolean =>
  Object.entries(filter).every(
    ([name, value]) => record[name] === undefined || [value].flat().includes(record[name]),
  );
