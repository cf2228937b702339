import Box from '@mui/material/Box';
import { useLocale, useTranslate, type RaRecord } from 'react-admin';
import { useModel } from '../../../fields/AdminContext';
import { dateFormat } from '../../../fields/reading/formats';
import { Value } from '../../../fields/Value';
import { groupsBy } from '../../../model/pages/groups';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { isEmpty } from '../../../model/values/comparable';
import { useLabel } from '../../useEntity';
import { useGroupOf, type Head } from './useGrouped';

type GroupHeadProps = {
  readonly field: ResolvedField;
  /** The first record of the group. */
  readonly record: RaRecord;
  readonly head: Head;
};

/** What the rows of a group have in common, how many they are, and whether the page before has some of them. */
export const GroupHead = ({ field, record, head: { count, isContinued } }: GroupHeadProps) => {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <span>{useLabel()(field.label)}:</span> <GroupName field={field} record={record} />{' '}
      <span>{translate('app.list.rows', { smart_count: count })}</span>
      {isContinued && <em>{` ${translate('app.list.group.continued')}`}</em>}
    </Box>
  );
};

const GroupName = ({ field, record }: Omit<GroupHeadProps, 'head'>) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { kinds } = useModel();
  const group = useGroupOf()(record, field);
  if (isEmpty(group)) return <b>{translate('app.list.group.none')}</b>;
  const day = groupsBy(field, kinds) === 'day' ? new Date(`${String(group)}T00:00:00Z`) : undefined;
  if (!day) return <Value field={field} record={record} part="Cell" />;
  if (Number.isNaN(day.getTime())) return <b>{String(group)}</b>;
  return <b>{dateFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(day)}</b>;
};
