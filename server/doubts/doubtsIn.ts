import type { Kinds, StoredDoubt } from '../../src/model/resolved/kind';
import type { ResolvedField } from '../../src/model/resolved/resolvedField';
import { matches } from '../../src/model/rules/rules';
import { isEmpty, type Row } from '../../src/model/values/comparable';
import { isPlainObject } from '../../src/model/values/plainObject';

/** A stored value that somebody should look at, and where it stands: `phone`, `billTo.contact`, `items.0.phone`. */
export type Doubt = StoredDoubt<unknown> & { readonly path: string; readonly value: unknown };

/**
 * The fields whose kind may have a doubt about what is stored, or about a member of it. What the server alone writes it has
 * from where it stands already.
 */
export const doubtedFields = (fields: readonly ResolvedField[], kinds: Kinds): readonly ResolvedField[] => {
  const found =
    known.get(fields) ??
    fields.filter(
      (field) =>
        !field.readOnly &&
        (kinds[field.kind].storedDoubt !== undefined || doubtedFields(field.children, kinds).length > 0),
    );
  known.set(fields, found);
  return found;
};

/* Asked for with every record that is read or written. */
const known = new WeakMap<readonly ResolvedField[], readonly ResolvedField[]>();

/** What is to be looked at in these fields of a record, as it is stored; not in what nobody may change by now. */
export const doubtsIn = (row: Row, fields: readonly ResolvedField[], kinds: Kinds): readonly Doubt[] =>
  doubtedFields(fields, kinds)
    .filter(({ readOnlyWhen }) => !readOnlyWhen || !matches(readOnlyWhen, row, { fields, kinds }))
    .flatMap((field) => ofValue(row[field.name], { field, kinds, path: field.name }));

type Place = { readonly field: ResolvedField; readonly kinds: Kinds; readonly path: string };

const ofValue = (value: unknown, { field, kinds, path }: Place): readonly Doubt[] => {
  if (isEmpty(value)) return [];
  const kind = kinds[field.kind];
  if (kind.fault(value, field, kinds) !== undefined) return [];
  const doubt = kind.storedDoubt?.(value as never);
  if (doubt) return [{ ...doubt, path, value }];
  const rows = Array.isArray(value)
    ? value.map((row: unknown, at) => [`${path}.${at}`, row])
    : [[path, value]];
  return rows.flatMap(([at, row]) =>
    isPlainObject(row)
      ? doubtsIn(row, field.children, kinds).map((each) => ({ ...each, path: `${String(at)}.${each.path}` }))
      : [],
  );
};

/** The record with another value in this place, as a patch of what is at its top. */
export const patchAt = (row: Row, path: string, value: unknown): Record<string, unknown> => {
  const [name = '', ...rest] = path.split('.');
  return { [name]: laid(row[name], rest, value) };
};

const laid = (present: unknown, [name, ...rest]: readonly string[], value: unknown): unknown => {
  if (name === undefined) return value;
  if (Array.isArray(present)) return present.with(Number(name), laid(present[Number(name)], rest, value));
  const members = isPlainObject(present) ? present : {};
  return { ...members, [name]: laid(members[name], rest, value) };
};
