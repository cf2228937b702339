import { defaultValues, withDefaults } from '../rules/defaultValues';
import { isEmpty, type Row } from '../values/comparable';
import type { Issue } from '../resolved/kind';
import type { ResolvedField } from '../resolved/resolvedField';
import { matches } from '../rules/rules';
import { writableValues } from '../rules/writableValues';
import { writeFaults } from '../rules/writeRules';
import type { ReadRow, Reading } from './readRow';
import type { RowFault } from './rowFault';
import { keyFields } from './keyOfRow';
import { sameValue } from '../values/normalisedValue';

/** What becomes of a row; every row has exactly one. */
export const fates = ['new', 'changed', 'there', 'duplicate', 'kept', 'invalid'] as const;

export type Fate = (typeof fates)[number];

export type Stored = Row & { readonly id: string | number };

export type Judged = {
  readonly read: ReadRow;
  readonly fate: Fate;
  /** What is to be written: the whole of a new record, the changes of another. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** The record that is to be changed, as it is. */
  readonly before?: Stored;
  readonly faults: readonly RowFault[];
};

/** To judge a row takes what it takes to read it. */
export type Judging = Reading;

/** The fate of a row among the records that exist with its key. Rows before it are not its business. */
export const judgeRow = (read: ReadRow, existing: readonly Stored[], judging: Judging): Judged => {
  const invalid = (faults: readonly RowFault[]): Judged => ({ read, fate: 'invalid', faults });
  const missing = keyFields(judging.resource).filter(({ name }) => isEmpty(read.values[name]));
  const faulty = new Set(read.faults.map(({ field }) => field));
  const noKey = missing
    .filter(({ name }) => !faulty.has(name))
    .map(({ name }): Issue => ({ path: name, key: 'required' }));
  if (read.row.flaw !== undefined) return invalid(read.faults);
  if (read.faults.length > 0 || missing.length > 0)
    return invalid([...read.faults, ...noKey.map((issue) => faultOf(issue, read, judging))]);
  const { resource, kinds } = judging;
  const keep = resource.import?.keep;
  const kept = keep && existing.find((record) => matches(keep, record, { fields: resource.fields, kinds }));
  if (kept) return { read, fate: 'kept', before: kept, faults: [{ say: 'kept' }] };
  const [before, ...more] = existing;
  if (!before) return judgeNew(read, judging);
  if (more.length > 0) return invalid([{ say: 'twice', args: { count: existing.length } }]);
  return judgeChange(read, before, judging);
};

const judgeNew = (read: ReadRow, judging: Judging): Judged => {
  const { resource, kinds, ability, fixed } = judging;
  const given = { ...fixed, ...read.values };
  const values = writableValues(given, { resource, view: 'create', kinds, ability });
  const defaults = defaultValues(resource.fields);
  const dropped = namedFields(read, judging).filter(
    (field) =>
      !Object.hasOwn(values, field.name) &&
      !sameValue(given[field.name], defaults[field.name], { field, kinds }),
  );
  const after = withDefaults({ ...values, ...resource.api.stamp }, resource.fields);
  const faults = [
    ...dropped.map(({ name }) => ({ ...placeOf(name, read, judging), say: 'noPlace' }) as const),
    ...writeFaults({ model: judging, resource, after }).map((issue) => faultOf(issue, read, judging)),
  ];
  return faults.length > 0 ? { read, fate: 'invalid', faults } : { read, fate: 'new', values, faults: [] };
};

const judgeChange = (read: ReadRow, before: Stored, judging: Judging): Judged => {
  const { resource, kinds, ability } = judging;
  /* a secret is never read back, so nobody can tell whether a file would change it */
  const named = namedFields(read, judging).filter(({ kind }) => !kinds[kind].isSecret);
  const differing = named.filter(
    (field) => !sameValue(read.values[field.name], before[field.name], { field, kinds }),
  );
  if (differing.length === 0) return { read, fate: 'there', before, faults: [] };
  const given = Object.fromEntries(differing.map(({ name }) => [name, read.values[name]]));
  const allowed = writableValues({ ...before, ...given }, { resource, view: 'edit', kinds, ability, before });
  const values = Object.fromEntries(Object.entries(allowed).filter(([name]) => Object.hasOwn(given, name)));
  const mayEdit = resource.can.edit && ability.can('edit', resource.subject);
  const locked = differing.filter(({ name }) => !Object.hasOwn(values, name));
  const faults: RowFault[] = [
    ...(mayEdit ? [] : [{ say: 'noEdit' } as const]),
    ...locked.map(({ name }) => ({ ...placeOf(name, read, judging), say: 'locked' }) as const),
    ...writeFaults({ model: judging, resource, before, after: { ...before, ...values } }).map((issue) =>
      faultOf(issue, read, judging),
    ),
  ];
  if (faults.length > 0) return { read, fate: 'invalid', before, faults };
  return { read, fate: 'changed', before, values, faults: [] };
};

const namedFields = ({ values }: ReadRow, { columns }: Judging): ResolvedField[] => [
  ...new Set(
    columns.flatMap((known) => (known && Object.hasOwn(values, known.field.name) ? [known.field] : [])),
  ),
];

/** The place of a fault in the file. */
const placeOf = (name: string, { row }: ReadRow, { columns }: Judging) => {
  const column = columns.findIndex((known) => known?.field.name === name);
  return column < 0 ? { field: name } : { column, field: name, value: row.cells[column] ?? '' };
};

/** A fault of a row in its place in the file. */
export const faultOf = (issue: Issue, read: ReadRow, judging: Judging): RowFault => ({
  ...placeOf(issue.path.split('.')[0] ?? '', read, judging),
  issue,
});
