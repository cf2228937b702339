import { useGetList, useGetOne, useSourceContext, type RaRecord } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { useAbility, useModel } from '../../AdminContext';
import { isEmpty } from '../../reading/isEmpty';
import type { Tier } from '../tiers/tierIssues';
import type { Pricing } from './kind';

/** The prices by volume that a person may read; undefined until they are there, and where there are none. */
export const useTiersOf = ({ from, field: name }: Pricing) => {
  const { resource, kinds } = useModel();
  const ability = useAbility();
  const target = resource(from);
  const field = target.fields.find((each) => each.name === name) as ResolvedField<'tiers'> | undefined;
  const isOpen = !field?.guarded || ability.can('show', target.subject, name);
  const { data } = useGetOne<RaRecord>(target.name, { id: target.key }, { enabled: isOpen, retry: false });
  const value: unknown = data?.[name];
  if (!field || isEmpty(value) || kinds.tiers.fault(value, field, kinds) !== undefined) return undefined;
  return { field, rows: value as readonly Tier[] };
};

type Counted = NonNullable<Pricing['recipients']>;

/** How many records the list has that the form asks for; undefined while that is not known. */
export const useRecipients = ({ of, by, field }: Counted): number | undefined => {
  const target = useModel().resource(of);
  const name = useSourceContext().getSource(field);
  const asked: unknown = useWatch({ name });
  const isAllowed = useAbility().can('list', target.subject);
  const { total, isPlaceholderData } = useGetList(
    target.name,
    { filter: { [by]: asked }, pagination: { page: 1, perPage: 1 }, sort: target.list.sort },
    { enabled: isAllowed && !isEmpty(asked), retry: false },
  );
  return isEmpty(asked) || isPlaceholderData ? undefined : total;
};
