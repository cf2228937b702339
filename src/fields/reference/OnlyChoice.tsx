import { useGetList, useSourceContext } from 'react-admin';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isEmpty } from '../../model/values/comparable';
import { useChoicesOf } from './useChoicesOf';

type OnlyChoiceProps = { readonly source: string; readonly to: string; readonly filter: object };

/**
 * Chooses the one record that may be chosen, where one must be: once for what the form offers, so that whoever empties the
 * box is left alone. Draws nothing.
 */
export const OnlyChoice = ({ source, to, filter }: OnlyChoiceProps) => {
  const { reference } = useChoicesOf(to);
  const { setValue } = useFormContext();
  const name = useSourceContext().getSource(source);
  const value: unknown = useWatch({ name });
  const chosenFor = useRef('');
  const { data, total, isPlaceholderData } = useGetList(
    reference.reference,
    { filter, pagination: { page: 1, perPage: 2 }, sort: reference.sort },
    { enabled: isEmpty(value), retry: false },
  );
  const only = !isPlaceholderData && total === 1 ? data?.[0]?.id : undefined;
  const offered = JSON.stringify(filter);
  useEffect(() => {
    if (only === undefined || !isEmpty(value) || chosenFor.current === offered) return;
    chosenFor.current = offered;
    setValue(name, only, { shouldDirty: true });
  }, [only, value, offered, name, setValue]);
  return null;
};
