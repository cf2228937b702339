import { useGetList, useSourceContext, type RaRecord } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { isEmpty } from '../../../model/values/comparable';
import { useAbility, useModel } from '../../AdminContext';
import type { Pricing } from './kind';

/**
 * How many records the list has that the form asks for, and the first of them: undefined while that is not known, for
 * whoever may not see them, and where the form names none.
 */
export const useRecipients = ({
  of,
  by,
  field,
}: NonNullable<Pricing['recipients']>): {
  readonly count: number | undefined;
  readonly first: RaRecord | undefined;
} => {
  const target = useModel().resource(of);
  const name = useSourceContext().getSource(field);
  const asked: unknown = useWatch({ name });
  const isAllowed = useAbility().can('list', target.subject);
  const { data, total, isPlaceholderData } = useGetList<RaRecord>(
    target.name,
    { filter: { [by]: asked }, pagination: { page: 1, perPage: 1 }, sort: target.list.sort },
    { enabled: isAllowed && !isEmpty(asked), retry: false },
  );
  const isKnown = !isEmpty(asked) && !isPlaceholderData;
  return { count: isKnown ? total : undefined, first: isKnown ? data?.[0] : undefined };
};
