import { fieldText, type FieldWording } from '../answers/fieldText';
import { pick } from '../resolved/labels';
import type { Kinds } from '../resolved/kind';
import type { ResolvedField } from '../resolved/resolvedField';
import { valueAt, type Row } from '../values/comparable';

/** One column of a file that is exported. */
export type ExportColumn = {
  /** What stands above it. */
  readonly title: string;
  /** What a record has in it; '' where the value is missing or of the wrong shape. */
  readonly text: (record: Row) => string;
};

export type ColumnWriting = {
  readonly wording: FieldWording;
  /** What a record that is pointed at is called; undefined where that is not known. */
  readonly nameOf: (entity: string, id: string) => string | undefined;
  /**
   * Whether the file can be imported again: the ids of those records stand in columns of their own then, and a group in
   * one column as a whole.
   */
  readonly isImported: boolean;
};

/**
 * The columns of these fields, each value in one of its own: the members of a group stand side by side, and a record that
 * is pointed at is written by its name. Secrets have none.
 */
export const exportColumns = (fields: readonly ResolvedField[], writing: ColumnWriting): ExportColumn[] =>
  columnsOf(fields, { ...writing, above: [] });

/** What stands above the ids of the records that a field points at. */
export const idTitle = (title: string): string => `${title} (ID)`;

/** What the record with this id is called, of whichever of these entities it is. */
export const nameAmong = (
  targets: readonly string[],
  id: string,
  nameOf: ColumnWriting['nameOf'],
): string | undefined => {
  for (const to of targets) {
    const name = nameOf(to, id);
    if (name !== undefined) return name;
  }
  return undefined;
};

/** The ids that a value names, where it points at records. */
export const idsIn = (value: unknown): string[] =>
  [value].flat().flatMap((id: unknown) => (typeof id === 'string' && id !== '' ? [id] : []));

/** A group: its members are values of the record, and not rows of a list. */
export const isGroup = (field: ResolvedField, kinds: Kinds): boolean =>
  field.children.length > 0 && kinds[field.kind].jsonSchema(field)['type'] === 'object';

type Place = ColumnWriting & { readonly above: readonly ResolvedField[] };

const columnsOf = (fields: readonly ResolvedField[], place: Place): ExportColumn[] => {
  const { kinds } = place.wording;
  return fields
    .filter(({ kind }) => !kinds[kind].isSecret)
    .flatMap((field) =>
      isGroup(field, kinds) && !place.isImported
        ? columnsOf(field.children, { ...place, above: [...place.above, field] })
        : columnsOfOne(field, place),
    );
};

const columnsOfOne = (
  field: ResolvedField,
  { above, wording, nameOf, isImported }: Place,
): ExportColumn[] => {
  const way = [...above, field];
  const title = way.map(({ label }) => pick(label, wording.locale)).join(': ');
  const path = way.map(({ name }) => name).join('.');
  const stored = (record: Row) => fieldText(valueAt(record, path), field, { ...wording, isFile: true }) ?? '';
  const targets = wording.kinds[field.kind].references?.(field) ?? [];
  if (targets.length === 0) return [{ title, text: stored }];
  const named = (record: Row) => {
    const value = valueAt(record, path);
    const ids = idsIn(value);
    const names = ids.map((id) => nameAmong(targets, id, nameOf) ?? id);
    return ids.length === 0 ? '' : names.join(', ');
  };
  return [{ title, text: named }, ...(isImported ? [{ title: idTitle(title), text: stored }] : [])];
};
