import { useGetMany, useListContext, useNotify, type Identifier, type RaRecord } from 'react-admin';
import { useEffect } from 'react';
import { useModel } from '../../fields/AdminContext';
import { conditionsOf } from '../../model/rules/conditions';
import { isMissed } from '../../model/rules/isMissed';
import type { Row } from '../../model/values/comparable';
import { useEntity } from '../useEntity';

export type Selected = {
  /** The selected records in the order of their selection; undefined until those of other pages are read. */
  readonly records: readonly RaRecord[] | undefined;
  /** Why they could not be read. */
  readonly error: unknown;
  readonly tryAgain: () => void;
  /** Takes these records out of the selection. */
  readonly unselect: (ids: readonly Identifier[]) => void;
};

/**
 * The selection of a list, rows of other pages included: the list holds only its own, so the others are read by
 * their ids. What is no longer there, or no longer what the list is filtered for, leaves the selection, and that is said.
 */
export const useSelected = (): Selected => {
  const entity = useEntity();
  const { name } = entity;
  const { kinds } = useModel();
  const notify = useNotify();
  const { data: shown, selectedIds, onSelect, filterValues } = useListContext();
  const isShown = (id: Identifier) => shown?.some((record) => record.id === id) === true;
  const elsewhere = selectedIds.filter((id) => !isShown(id));
  const isAsked = shown !== undefined && elsewhere.length > 0;
  const {
    data: read,
    error,
    isFetching,
    refetch,
  } = useGetMany(name, { ids: elsewhere }, { enabled: isAsked });
  const known = new Map([...(read ?? []), ...(shown ?? [])].map((record) => [record.id, record]));
  const { conditions } = conditionsOf(entity, Object(filterValues) as Row, kinds);
  const fits = (id: Identifier) => {
    const record = known.get(id);
    return record !== undefined && !conditions.some((condition) => isMissed(record, condition));
  };
  const gone = isAsked && read && !isFetching ? elsewhere.filter((id) => !fits(id)) : [];
  const unselect = (ids: readonly Identifier[]) => onSelect(selectedIds.filter((id) => !ids.includes(id)));

  useEffect(() => {
    if (gone.length === 0) return;
    unselect(gone);
    notify('app.list.leftSelection', { type: 'info', messageArgs: { smart_count: gone.length } });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is gone is known by its ids
  }, [gone.join('\n')]);

  const isKnown = shown !== undefined && (!isAsked || read !== undefined);
  return {
    records: isKnown ? selectedIds.flatMap((id) => known.get(id) ?? []) : undefined,
    error,
    tryAgain: () => void refetch(),
    unselect,
  };
};
