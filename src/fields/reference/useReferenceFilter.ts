import { useLocale, useResourceContext, useSourceContext, useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { contextPaths, inContext } from '../../model/rules/contextValues';
import { pick } from '../../model/resolved/labels';
import { filterOf } from '../../model/rules/offered';
import { isEmpty, type Row } from '../../model/values/comparable';
import { isSameJson } from '../../model/values/plainObject';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import { useMe, useModel } from '../AdminContext';

type Place = { readonly field: ResolvedField; readonly source: string };

type Offered = {
  /** For the list of the records to choose from. */
  readonly filter: Row;
  /** The field that has to be filled in before anything can be offered. */
  readonly first?: ResolvedField | undefined;
  /** The field whose change has emptied the choice. */
  readonly emptiedBy?: ResolvedField | undefined;
};

/**
 * What a reference offers for the values that are in the form right now. A choice that was made for another value of the
 * field it depends on is emptied. What depends on a field that this person has no input for is left to the server.
 */
export const useReferenceFilter = ({ field, source }: Place): Offered => {
  const declared = filterOf(field) ?? {};
  const me = useMe();
  const siblings = useSiblings();
  const { getSource } = useSourceContext();
  const { setValue, getValues } = useFormContext();
  const [emptiedBy, setEmptiedBy] = useState<ResolvedField>();
  const around = source.split('.').slice(0, -1);
  const paths = contextPaths(declared);
  const places = paths.map((path) => getSource([...around, path].join('.')));
  const values: unknown[] = useWatch({ name: places });
  const place = getSource(source);
  const value: unknown = useWatch({ name: place });
  const inForm = paths.map((path) => siblings.find(({ name }) => name === path.split('.')[0]));
  const at = (path: string) => values[paths.indexOf(path)];
  const asked = Object.entries(declared).filter(([, wanted]) =>
    contextPaths(wanted).every((path) => inForm[paths.indexOf(path)] !== undefined),
  );
  const before = useRef({ values, value });
  useEffect(() => {
    const { values: old, value: chosen } = before.current;
    before.current = { values, value };
    if (!isSameJson(chosen, value)) return setEmptiedBy(undefined);
    const changed = values.findIndex((each, index) => !isEmpty(old[index]) && !isSameJson(each, old[index]));
    const cause = inForm[changed];
    if (!cause || isEmpty(getValues(place))) return undefined;
    const nothing = Array.isArray(value) ? [] : null;
    before.current = { values, value: nothing };
    setValue(place, nothing, { shouldDirty: true });
    return setEmptiedBy(cause);
  }, [values, value, inForm, place, getValues, setValue]);
  return {
    filter: inContext(Object.fromEntries(asked), { me, record: {}, at }),
    first: inForm.find((each, index) => each !== undefined && isEmpty(values[index])),
    emptiedBy,
  };
};

/** Does what it offers depend on other fields? */
export const isDependent = (field: ResolvedField): boolean => contextPaths(filterOf(field)).length > 0;

/** The part of the filter that depends on nothing: for the filter of a list. */
export const fixedFilter = (field: ResolvedField): Row =>
  Object.fromEntries(
    Object.entries(filterOf(field) ?? {}).filter(([, wanted]) => contextPaths(wanted).length === 0),
  );

/* Only fields that can be in a form: what somebody has no input for says nothing there. */
const useSiblings = (): readonly ResolvedField[] => {
  const resource = useResourceContext();
  const model = useModel();
  const fields = resource === undefined ? [] : model.resource(resource).fields;
  return fields.filter(({ views }) => views.includes('create') || views.includes('edit'));
};

/** What is said beside a choice that depends on another field; undefined where nothing has to be said. */
export const useOfferedHelp = ({ first, emptiedBy }: Offered): string | undefined => {
  const translate = useTranslate();
  const locale = useLocale();
  const label = (of: ResolvedField) => pick(of.label, locale);
  if (first) return translate('app.form.chooseFirst', { field: label(first) });
  return emptiedBy && translate('app.form.emptied', { field: label(emptiedBy) });
};
