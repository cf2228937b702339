import type { RaRecord } from 'react-admin';
import { useMemo } from 'react';
import { useModel, useTimes } from '../../../fields/AdminContext';
import { isInstant, toLocalTime } from '../../../fields/dateTime/instant';
import { grouped, groupsBy, type Grouped } from '../../../model/pages/groups';
import type { ResolvedField } from '../../../model/resolved/resolvedField';

export type Groups = { readonly field: ResolvedField; readonly heads: Grouped<RaRecord>['heads'] };

/** The rows of the page with those of a group together, and where each group begins; as they come without a field. */
export const useGrouped = (data: readonly RaRecord[], field: ResolvedField | undefined) => {
  const groupOf = useGroupOf();
  const { timeZone } = useTimes();
  return useMemo((): { rows: readonly RaRecord[]; groups: Groups | undefined } => {
    if (!field) return { rows: data, groups: undefined };
    const { rows, heads } = grouped(data, (record) => groupOf(record, field));
    return { rows, groups: { field, heads } };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the day of a moment depends on the zone alone
  }, [data, field, timeZone]);
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
