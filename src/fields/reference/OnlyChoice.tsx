import { useGetList, useRecordContext, useResourceContext, useSourceContext } from 'react-admin';
import { useEffect, useRef } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import { contextPaths } from '../../model/rules/contextValues';
import { filterOf } from '../../model/rules/offered';
import { isEmpty } from '../../model/values/comparable';
import { useAbility, useModel } from '../AdminContext';
import { useChoicesOf } from './useChoicesOf';

type OnlyChoiceProps = {
  readonly field: ResolvedField;
  readonly source: string;
  readonly to: string;
  readonly filter: object;
};

/**
 * Chooses the one record that may be chosen, where one must be, and of several the one that was chosen last for the same: once
 * for what the form offers, so that whoever empties the box is left alone. Draws nothing.
 */
export const OnlyChoice = ({ field, source, to, filter }: OnlyChoiceProps) => {
  const { reference } = useChoicesOf(to);
  const { setValue, resetField } = useFormContext();
  const { isDirty } = useFormState();
  const isNew = useRecordContext()?.id === undefined;
  const name = useSourceContext().getSource(source);
  const value: unknown = useWatch({ name });
  const chosenFor = useRef('');
  const { data, total, isPlaceholderData } = useGetList(
    reference.reference,
    { filter, pagination: { page: 1, perPage: reference.perPage }, sort: reference.sort },
    { enabled: isEmpty(value), retry: false },
  );
  const ids = isPlaceholderData ? [] : (data ?? []).map(({ id }) => id);
  const last = useLastChoice(field, isEmpty(value) && ids.length > 1);
  const choice = total === 1 ? ids[0] : ids.find((id) => id === last);
  const offered = JSON.stringify(filter);
  useEffect(() => {
    if (choice === undefined || !isEmpty(value) || chosenFor.current === offered) return;
    chosenFor.current = offered;
    /*
     * Nobody has typed anything: a new record begins with it. Nor is it asked whether the form is as it began: values that are
     * worked out and empty inputs are not among its defaults.
     */
    if (isNew && !isDirty) resetField(name, { defaultValue: choice, keepDirty: true });
    else setValue(name, choice, { shouldDirty: true });
  }, [choice, value, offered, name, isNew, isDirty, setValue, resetField]);
  return null;
};

/* Of the newest record that has the same in the fields which the choice depends on. */
const useLastChoice = (field: ResolvedField, isAsked: boolean): unknown => {
  const model = useModel();
  const ability = useAbility();
  const name = useResourceContext();
  const entity = name === undefined ? undefined : model.resource(name);
  const paths = contextPaths(filterOf(field)).filter((path) =>
    entity?.fields.some((each) => each.name === path),
  );
  const { getSource } = useSourceContext();
  const values: unknown[] = useWatch({ name: paths.map((path) => getSource(path)) });
  const filter = Object.fromEntries(paths.map((path, at) => [path, values[at]]));
  const mayList = entity?.fields.includes(field) === true && ability.can('list', entity.subject);
  const { data, isPlaceholderData } = useGetList(
    name ?? '',
    { filter, pagination: { page: 1, perPage: 1 }, sort: { field: 'createdAt', order: 'DESC' } },
    { enabled: isAsked && mayList, retry: false },
  );
  return isPlaceholderData ? undefined : data?.[0]?.[field.name];
};
