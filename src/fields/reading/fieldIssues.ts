import { formKeyOf } from '../../model/resolved/issueKeys';
import type { Issue, Kinds } from '../../model/resolved/kind';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import { validateRecord } from '../../model/rules/validateRecord';
import { isEmpty } from '../../model/values/comparable';

/** Everything wrong with one value, its shape included; keys are below `app.form`, paths below the field. */
export const fieldIssues = (value: unknown, field: ResolvedField, kinds: Kinds): readonly Issue[] => {
  if (isEmpty(value)) return field.required ? [{ path: '', key: 'required' }] : [];
  const kind = kinds[field.kind];
  const fault = kind.fault(value, field, kinds);
  if (fault !== undefined) return [{ path: '', key: formKeyOf[fault] }];
  return kind.validate(value as Parameters<typeof kind.validate>[0], field, kinds);
};

/** The issues of nested values, each at the path of its member: what the rules between them hide has none. */
export const childIssues = (
  row: Readonly<Record<string, unknown>>,
  children: readonly ResolvedField[],
  kinds: Kinds,
): Issue[] => validateRecord(row, { fields: children, kinds });

/** `below('0', 'qty')` is `0.qty`; an empty path is the parent itself. */
export const below = (parent: string, path: string): string => (path === '' ? parent : `${parent}.${path}`);
