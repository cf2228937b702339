import { useListContext, type RaRecord } from 'react-admin';
import { useMemo } from 'react';
import { useModel, useTimes } from '../../../fields/AdminContext';
import { isInstant, localZone, toLocalTime } from '../../../fields/dateTime/instant';
import { grouped, groupingBy, groupsBy, groupsOf, type GroupOfPage } from '../../../model/pages/groups';
import type { ResolvedField } from '../../../model/resolved/resolvedField';

/** How many rows a group has on all pages, or only here where nobody has counted them. */
export type Head = { readonly count: number; readonly isContinued: boolean };

export type Groups = { readonly field: ResolvedField; readonly heads: ReadonlyMap<number, Head> };

/** The rows of the page with those of a group together, and where each group begins; as they come without a field. */
export const useGrouped = (data: readonly RaRecord[], field: ResolvedField | undefined) => {
  const groupOf = useGroupOf();
  const { timeZone = localZone() } = useTimes();
  const { kinds } = useModel();
  const { meta } = useListContext();
  const { groups: counted } = Object(meta) as { readonly groups?: readonly GroupOfPage[] };
  return useMemo((): { rows: readonly RaRecord[]; groups: Groups | undefined } => {
    if (!field) return { rows: data, groups: undefined };
    const { rows, heads } = grouped(data, (record) => groupOf(record, field));
    const grouping = groupingBy(field, kinds, timeZone);
    const keyOf = grouping && groupsOf(field, grouping, kinds)?.keyOf;
    const headAt = ([at, count]: readonly [number, number]): [number, Head] => {
      const key = keyOf?.(rows[at]?.[field.name]);
      return [at, counted?.find((group) => group.key === key) ?? { count, isContinued: false }];
    };
    return { rows, groups: { field, heads: new Map([...heads].map(headAt)) } };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the day of a moment depends on the zone alone
  }, [data, field, timeZone, counted]);
};

/** What tells the group of a record: the value, or of a moment the day where the reader is. */
export const useGroupOf = () => {
  const { kinds } = useModel();
  const { timeZone } = useTimes();
  return (record: RaRecord, field: ResolvedField): unknown => {
    const value: unknown = record[field.name];
    const isMoment = groupsBy(field, kinds) === 'day' && isInstant(value);
    return isMoment ? toLocalTime(value, timeZone).slice(0, 'YYYY-MM-DD'.length) : value;
  };
};
