import type { Entity, KnownField, Scope } from '../scope';
import { isPlainObject } from '../../values/plainObject';
import { checkNames } from '../checkNames';
import { dictOf, listOf, own, type Dict } from '../untrusted';

/** What people change in a list, one value at a time or in all selected records, is what they could change in the form. */
export const checkChangeable = ({ key, declared, fields }: Entity, { report }: Scope): void => {
  const list = dictOf(declared.list);
  const [first] = listOf(list.columns);
  const place = (option: string) => ({ at: `${key}.list.${option}`, fields, report: () => undefined });
  const faults: readonly (readonly [option: string, why: (field: KnownField) => Why | undefined])[] = [
    ['bulkEdit', (field) => closed(field, declared) ?? alone(field)],
    ['inlineEdit', (field) => closed(field, declared) ?? unseen(field, list) ?? leading(field, first)],
  ];
  for (const [option, why] of faults) {
    for (const field of checkNames(list[option], place(option))) {
      const fault = why(field);
      if (fault) report({ id: 'RC191', path: `${key}.list.${option}`, ...fault });
    }
  }
};

type Why = { readonly message: string; readonly hint: string };

const LEFT = 'Leave it out.';

const closed = ({ name, declared, resolved }: KnownField, entity: Entity['declared']): Why | undefined => {
  /* what is in no form is said as that */
  if (!resolved?.views.includes('edit')) return undefined;
  const { compute } = resolved;
  const what =
    entity.readOnly === true || own(dictOf(entity.can), 'edit') === false
      ? 'nobody edits records of this entity'
      : compute
        ? `it follows from ${JSON.stringify(Object.values(compute)[0])}`
        : resolved.readOnly
          ? declared.readOnly === true
            ? 'it is readOnly'
            : 'only the server gives it'
          : undefined;
  return what === undefined ? undefined : { message: `"${name}" is changed by nobody: ${what}`, hint: LEFT };
};

/* One value for all of them would be refused in all but one. */
const alone = ({ name, resolved }: KnownField): Why | undefined =>
  resolved?.unique
    ? { message: `"${name}" is unique, so no two records take the same value`, hint: LEFT }
    : undefined;

const unseen = ({ name }: KnownField, { columns, views }: Dict): Why | undefined =>
  !isNamed(name, columns ?? [name]) && !isNamed(name, views)
    ? { message: `"${name}" is no column`, hint: 'Name it among the columns, or leave it out.' }
    : undefined;

/* Each way to look at a list has its own options for what it shows. */
const isNamed = (name: string, value: unknown): boolean =>
  value === name ||
  (isPlainObject(value) ? Object.values(value) : listOf(value)).some((each) => isNamed(name, each));

const leading = ({ name }: KnownField, first: unknown): Why | undefined =>
  name === first
    ? {
        message: `"${name}" is the first column, which leads to the record`,
        hint: 'Put another column first.',
      }
    : undefined;
