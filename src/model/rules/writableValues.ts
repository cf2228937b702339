import type { Ability } from '../access/ability';
import type { Row } from '../values/comparable';
import type { Kinds } from '../resolved/kind';
import type { ResolvedField } from '../resolved/resolvedField';
import type { Resource } from '../resolved/resource';
import { matches, type RuleContext } from './rules';
import { isPlainObject } from '../values/plainObject';

export type Writing = {
  readonly resource: Pick<Resource, 'fields' | 'subject'>;
  readonly view: 'create' | 'edit';
  readonly kinds: Kinds;
  readonly ability: Pick<Ability, 'can'>;
  /**
   * The stored record, where it is known: `readOnlyWhen` is then judged by it and not by what was sent. A new record is
   * judged by what it may be given, so that a value that is dropped closes no other field.
   */
  readonly before?: Row;
};

/**
 * What a form may send: values of visible fields that this view offers and this person may write, in their
 * stored form; blank text becomes null. Everything else is dropped, because hidden inputs are submitted too.
 */
export const writableValues = (record: Row, writing: Writing): Record<string, unknown> => {
  const { resource, kinds, view } = writing;
  const context = { fields: resource.fields, kinds };
  const dropped = view === 'create' ? resource.fields.filter((field) => !isWritable(field, writing)) : [];
  const before = writing.before ?? without(dropped, record);
  const writable = resource.fields.filter(
    (field) =>
      record[field.name] !== undefined &&
      isWritable(field, writing) &&
      isOpen(field, record, { before, context }),
  );
  const values = writable.map(
    (field) => [field.name, storedValue(record[field.name], field, kinds)] as const,
  );
  return Object.fromEntries(values.filter(([name, value]) => !isKeptSecret(name, value, writing)));
};

const isWritable = (field: ResolvedField, { resource, view, ability }: Writing): boolean => {
  if (field.readOnly || !field.views.includes(view)) return false;
  return !field.guarded || ability.can('edit', resource.subject, field.name);
};

const without = (dropped: readonly ResolvedField[], record: Row): Row =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !dropped.some(({ name }) => name === key)));

type Judging = { readonly before: Row; readonly context: RuleContext };

const isOpen = (field: ResolvedField, record: Row, { before, context }: Judging): boolean => {
  const isLocked = field.readOnlyWhen !== undefined && matches(field.readOnlyWhen, before, context);
  return !isLocked && matches(field.showWhen, record, context);
};

/* An empty password in an edit form means: keep the present one. */
const isKeptSecret = (name: string, value: unknown, { resource, view, kinds }: Writing): boolean => {
  const field = resource.fields.find((each) => each.name === name);
  return view === 'edit' && value === null && field !== undefined && kinds[field.kind].isSecret === true;
};

/** A value of a field as it is stored, its members included; blank text is null. */
export const storedValue = (value: unknown, field: ResolvedField, kinds: Kinds): unknown => {
  const kind = kinds[field.kind];
  if (value === null || (typeof value === 'string' && value.trim() === '')) return null;
  if (kind.fault(value, field, kinds) !== undefined) return value;
  const stored: unknown = kind.normalise?.(value as Parameters<typeof kind.validate>[0], field) ?? value;
  if (field.children.length === 0) return stored;
  return Array.isArray(stored)
    ? stored.map((row: unknown) => storedMembers(row, field.children, kinds))
    : storedMembers(stored, field.children, kinds);
};

/* Members that their own rules hide go, and those that follow from others; keys that name no member, such as a row's id, stay. */
const storedMembers = (row: unknown, children: readonly ResolvedField[], kinds: Kinds): unknown => {
  if (!isPlainObject(row)) return row;
  const members = Object.entries(row).flatMap(([name, value]): [string, unknown][] => {
    const child = children.find((each) => each.name === name);
    if (!child || value === undefined) return [[name, value]];
    if (child.compute) return [];
    return matches(child.showWhen, row, { fields: children, kinds })
      ? [[name, storedValue(value, child, kinds)]]
      : [];
  });
  return Object.fromEntries(members);
};
