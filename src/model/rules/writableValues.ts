import type { Ability } from '../access/ability';
import { isEmpty, type Row } from '../values/comparable';
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
  /** The stored record, which alone says what is locked; where there is none yet, nothing is. */
  readonly before?: Row | undefined;
};

/**
 * What a form may send: values of visible fields that this view offers and this person may write, in their
 * stored form; blank text becomes null. Everything else is dropped, because hidden inputs are submitted too.
 */
export const writableValues = (record: Row, writing: Writing): Record<string, unknown> => {
  const { resource, kinds, before } = writing;
  const context = { fields: resource.fields, kinds };
  const writable = resource.fields.filter(
    (field) =>
      record[field.name] !== undefined &&
      isWritable(field, writing) &&
      !isLocked(field, before, context) &&
      matches(field.showWhen, record, context),
  );
  const values = writable.map(
    (field) => [field.name, storedOver(before?.[field.name], record[field.name], { field, kinds })] as const,
  );
  return Object.fromEntries(values.filter(([name, value]) => !isKeptSecret(name, value, writing)));
};

/** Whether this view offers a field, and this person may write it. */
export const isWritable = (
  field: ResolvedField,
  { resource, view, ability }: Pick<Writing, 'resource' | 'view' | 'ability'>,
): boolean => {
  if (field.readOnly || !field.views.includes(view)) return false;
  return !field.guarded || ability.can('edit', resource.subject, field.name);
};

/**
 * Whether a rule locks the field of a stored record, group or row. What is only typed locks nothing: a field that was
 * just changed could not be sent any more, and nobody could take it back.
 */
export const isLocked = (
  { readOnlyWhen }: Pick<ResolvedField, 'readOnlyWhen'>,
  stored: Row | undefined,
  context: RuleContext,
): boolean => readOnlyWhen !== undefined && stored !== undefined && matches(readOnlyWhen, stored, context);

/** What is stored in the place of a group or row of a form. */
export const storedAt = (stored: unknown, typed: unknown, path: string): Row | undefined => {
  let [there, here] = [stored, typed];
  for (const name of path === '' ? [] : path.split('.')) {
    here = memberOf(here, name);
    there = Array.isArray(there) ? storedRow(here, Number(name), there) : memberOf(there, name);
  }
  return isPlainObject(there) ? there : undefined;
};

/* Rows move: one with an id is the one that had it, and one without the one in its place. */
const storedRow = (row: unknown, at: number, rows: readonly unknown[]): unknown => {
  const id = idOf(row);
  return id === undefined ? rows[at] : rows.find((each) => idOf(each) === id);
};

const idOf = (row: unknown): unknown => memberOf(row, '_id') ?? memberOf(row, 'id');

const memberOf = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null && Object.hasOwn(from, name)
    ? (from as Readonly<Record<string, unknown>>)[name]
    : undefined;

/* An empty password in an edit form means: keep the present one. */
const isKeptSecret = (name: string, value: unknown, { resource, view, kinds }: Writing): boolean => {
  const field = resource.fields.find((each) => each.name === name);
  return view === 'edit' && value === null && field !== undefined && kinds[field.kind].isSecret === true;
};

/** A value of a field as it is stored, its members included; blank text is null. */
export const storedValue = (value: unknown, field: ResolvedField, kinds: Kinds): unknown =>
  storedOver(undefined, value, { field, kinds });

type Place = { readonly field: ResolvedField; readonly kinds: Kinds };

/* Members that are locked stay as they were before, and so does what is sent as it is stored. */
const storedOver = (before: unknown, sent: unknown, { field, kinds }: Place): unknown => {
  const kind = kinds[field.kind];
  const form = isEmpty(sent) ? undefined : kind.onWire?.(field);
  const value = form ? form.read(sent) : sent;
  if (typeof value === 'string' && value === before && value.trim() !== '') return value;
  if (value === null || (typeof value === 'string' && value.trim() === '')) return null;
  if (kind.fault(value, field, kinds) !== undefined) return value;
  const stored: unknown = kind.normalise
    ? kind.normalise(value as Parameters<typeof kind.validate>[0], field)
    : value;
  const { children } = field;
  if (children.length === 0) return stored;
  if (!Array.isArray(stored)) return storedMembers(stored, { children, kinds, before });
  const rows: readonly unknown[] = Array.isArray(before) ? before : [];
  return stored.map((row: unknown, at) =>
    storedMembers(row, { children, kinds, before: storedRow(row, at, rows) }),
  );
};

type Members = {
  readonly children: readonly ResolvedField[];
  readonly kinds: Kinds;
  readonly before: unknown;
};

/* Members that their own rules hide go, and those that follow from others; keys that name no member, such as a row's id, stay. */
const storedMembers = (row: unknown, { children, kinds, before }: Members): unknown => {
  if (!isPlainObject(row)) return row;
  const context = { fields: children, kinds };
  const stored = isPlainObject(before) ? before : undefined;
  const members = Object.entries(row).flatMap(([name, value]): [string, unknown][] => {
    const child = children.find((each) => each.name === name);
    if (!child || value === undefined) return [[name, value]];
    if (child.compute) return [];
    if (isLocked(child, stored, context)) return [[name, stored?.[name] ?? null]];
    return matches(child.showWhen, row, context)
      ? [[name, storedOver(stored?.[name], value, { field: child, kinds })]]
      : [];
  });
  return Object.fromEntries(members);
};
