import { useEffect, useState } from 'react';
import { useListContext, type Identifier, type RaRecord } from 'react-admin';
import { useQueue } from '../useQueue';
import type { Peeking } from './usePeeking';

type Turning = { readonly page: number; readonly to: 'first' | 'last' };

/**
 * Where the record stands among the rows, and the way on to its neighbours, over the pages of the list too. A record that
 * has left the list stands where it stood; of a queue that means that it is decided, and the next one follows.
 */
export const usePlace = ({ id, look, turn }: Peeking) => {
  const { data, isFetching, page, total, hasNextPage, hasPreviousPage } = useListContext();
  const isQueue = useQueue() !== undefined;
  const [turning, setTurning] = useState<Turning>();
  const found = indexOf(data, id);
  const [kept, keep] = useState(0);
  if (found >= 0 && found !== kept) keep(found);
  if (turning && found >= 0 && page === turning.page) setTurning(undefined);
  const isThere = data !== undefined && !isFetching;
  const isGone = isThere && found < 0 && !turning && (isQueue || id === '');
  const next = isGone ? (data[kept] ?? data.at(-1)) : undefined;
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
  return { go, index, record: data?.[found], isDone: isGone && total === 0 };
};

const indexOf = (data: readonly RaRecord[] | undefined, id: Identifier | undefined): number =>
  data?.findIndex((record) => String(record.id) === String(id)) ?? -1;
