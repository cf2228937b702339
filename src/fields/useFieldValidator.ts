import { useLocale, useRecordContext, useSourceContext } from 'react-admin';
import { useMemo } from 'react';
import { withCount } from '../model/answers/issueText';
import type { Issue, Kinds } from '../model/resolved/kind';
import { pick } from '../model/resolved/labels';
import type { ResolvedField } from '../model/resolved/resolvedField';
import { useModel } from './AdminContext';
import { fieldIssues } from './reading/fieldIssues';
import { isEmpty } from './reading/isEmpty';
import { valueAt } from './reading/valueAt';
import { isSameJson } from '../model/values/plainObject';

/** What react-admin's inputs take: a message key of `app.form` with its values, or nothing. */
export type FieldValidator = ((value: unknown) => { message: string; args: object } | undefined) & {
  isRequired: boolean;
};

type Place = { readonly source: string; readonly required: boolean };

/**
 * The checks of one field as the form asks for them. A stored value is not judged until it is changed: a form
 * must not refuse to save because of what the server itself sent (D-21, D-22).
 */
export const useFieldValidator = (field: ResolvedField, { source, required }: Place): FieldValidator => {
  const { kinds } = useModel();
  const locale = useLocale();
  const record = useRecordContext();
  const { getSource } = useSourceContext();
  const stored = valueAt(record, getSource(source));
  return useMemo(() => {
    const validate = (value: unknown) => {
      if (!isEmpty(value) && isSameJson(value, stored)) return undefined;
      return messageOf(ownIssue(value, { ...field, required }, kinds), locale);
    };
    return Object.assign(validate, { isRequired: required });
  }, [field, required, kinds, stored, locale]);
};

/* Nested fields have inputs of their own, which say what is wrong with them. */
const ownIssue = (value: unknown, field: ResolvedField, kinds: Kinds): Issue | undefined =>
  fieldIssues(value, field, kinds).find(({ path }) => path === '' || field.children.length === 0);

const messageOf = (issue: Issue | undefined, locale: string) => {
  if (!issue) return undefined;
  const message = issue.message ? pick(issue.message, locale) : `app.form.${issue.key}`;
  return { message, args: withCount(issue.args ?? {}) };
};
