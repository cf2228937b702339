import { failedChecks } from './checks';
import { isEmpty, type Row } from '../values/comparable';
import { formKeyOf } from '../resolved/issueKeys';
import type { Issue, Kinds } from '../resolved/kind';
import type { ResolvedField } from '../resolved/resolvedField';
import type { ResolvedCheck, Resource } from '../resolved/resource';
import { placeholderIssues } from '../notices/placeholders';
import { matches } from './rules';

type Shape =
  | { readonly resource: Pick<Resource, 'fields' | 'checks'> }
  | { readonly fields: readonly ResolvedField[]; readonly checks?: readonly ResolvedCheck[] };

export type Validation = Shape & {
  readonly kinds: Kinds;
  /** Only the fields that the record has are asked about, as for a patch. Default: all. */
  readonly isPartial?: boolean;
  /** The form it comes from: what that form does not offer is not required. Default: everything is. */
  readonly view?: 'create' | 'edit';
  /** The moment that rules and checks may ask for, in milliseconds since 1970. Default: the clock of this machine. */
  readonly now?: number | undefined;
};

/**
 * Everything wrong with a record, each at the path of its field (`email`, `items.0.qty`); empty when all is well.
 * A field that `showWhen` hides is never asked for, and what only the server writes (`readOnly`) is
 * required only where its `requiredWhen` says so. Kinds with fields inside ask the same of these. Keys that name no field are left alone. That references exist and values are unique is for the
 * store to say.
 */
export const validateRecord = (record: Row, validation: Validation): Issue[] => {
  const { fields, checks = [] } = 'resource' in validation ? validation.resource : validation;
  const { kinds, now, isPartial = false } = validation;
  const context = { fields, kinds, now };
  const asked = fields.filter(
    (field) => (!isPartial || record[field.name] !== undefined) && matches(field.showWhen, record, context),
  );
  const own = asked.flatMap((field) => below(field.name, issuesOf(field, record, { ...validation, fields })));
  const faulty = new Set(own.map(({ path }) => path));
  const compared = failedChecks(record, checks, context)
    .filter(({ field }) => asked.some(({ name }) => name === field) && !faulty.has(field))
    .map(({ field, message }): Issue => ({ path: field, key: 'rule', message }));
  return [...own, ...compared];
};

type Around = Validation & { readonly fields: readonly ResolvedField[] };

const issuesOf = (field: ResolvedField, record: Row, around: Around): readonly Issue[] => {
  const { kinds } = around;
  const kind = kinds[field.kind];
  const value = record[field.name];
  if (isEmpty(value)) return isRequired(field, record, around) ? [{ path: '', key: 'required' }] : [];
  const fault = kind.fault(value, field, kinds);
  if (fault !== undefined) return [{ path: '', key: formKeyOf[fault] }];
  const own = kind.validate(value as Parameters<typeof kind.validate>[0], field, kinds);
  return [...own, ...placeholderIssues(value, field, record)];
};

const isRequired = (field: ResolvedField, record: Row, { fields, kinds, view, now }: Around): boolean => {
  const isNeeded = matches(field.requiredWhen, record, { fields, kinds, now });
  // What no form sets is given by an action, and a rule says when it has to be there.
  if (field.readOnly) return field.requiredWhen !== undefined && isNeeded;
  if (view && !field.views.includes(view)) return false;
  // A secret is never read back, so an edit leaves it out to keep it.
  if (view === 'edit' && kinds[field.kind].isSecret) return false;
  if (field.required) return true;
  return field.requiredWhen !== undefined && isNeeded;
};

const below = (parent: string, issues: readonly Issue[]): Issue[] =>
  issues.map((issue) => ({ ...issue, path: issue.path === '' ? parent : `${parent}.${issue.path}` }));
