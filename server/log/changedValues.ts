import { isLinked } from '../../src/model/compute/isLive';
import { withoutSecrets } from '../records/records';
import type { Kinds } from '../../src/model/resolved/kind';
import type { Resource } from '../../src/model/resolved/resource';
import { isSameJson } from '../../src/model/values/plainObject';
import type { Row } from '../store/store';

/** The record before and after; null where it was not there. */
export type Sides = { readonly before: Row | null; readonly after: Row | null };

type Values = Readonly<Record<string, unknown>>;

/**
 * What became of the values of a record: of a change just those that changed, of a new or removed record all. Secrets
 * are left out. Undefined when nothing changed.
 */
export const changedValues = (
  { before, after }: Sides,
  { fields }: Pick<Resource, 'fields'>,
  kinds: Kinds,
): { readonly before: Values | null; readonly after: Values | null } | undefined => {
  if (!before && !after) return undefined;
  // What follows from other records nobody wrote, and here it would outlive these.
  const isOwn = ([name]: [string, unknown]) =>
    !isLinked(fields.find((field) => field.name === name)?.compute);
  const told = (row: Row) =>
    Object.fromEntries(Object.entries(withoutSecrets(valuesOf(row), fields, kinds)).filter(isOwn));
  const [was, is] = [before, after].map((row) => row && told(row));
  if (!was || !is) return { before: was ?? null, after: is ?? null };
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => !isSameJson(was[name] ?? null, is[name] ?? null),
  );
  const isSecretChanged = names.length === 0 && !isSameJson(valuesOf(before), valuesOf(after));
  if (names.length === 0 && !isSecretChanged) return undefined;
  const side = (values: Values) => Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return { before: side(was), after: side(is) };
};

/* What the server writes on every record by itself tells nothing. */
const valuesOf = (row: Row | null): Values => {
  const { _id, __v, createdAt, updatedAt, ...values } = row ?? {};
  return values;
};
