import { isRow, type Row } from '../values/comparable';
import type { Kinds } from '../resolved/kind';
import type { ResolvedField } from '../resolved/resolvedField';

/** How a hand-written record is joined to others. */
export type Links = {
  readonly kinds: Kinds;
  /** The ids of an entity's records; empty when there is no such entity. */
  readonly ids: (resource: string) => readonly string[];
  /** Where the record stands, for the error: `invoices#2`. */
  readonly place: string;
};

/**
 * A hand-written record with its links in place: in a field that points at `users`, `users#3` becomes the id of
 * the fourth user.
 * @throws when there is no such record.
 */
export const withLinks = (seed: Row, fields: readonly ResolvedField[], links: Links): Row =>
  Object.fromEntries(
    Object.entries(seed).map(([name, value]) => {
      const field = fields.find((each) => each.name === name);
      return [name, field ? linked(value, field, links) : value];
    }),
  );

const linked = (value: unknown, field: ResolvedField, links: Links): unknown => {
  if (Array.isArray(value)) return value.map((each: unknown) => linked(each, field, links));
  if (isRow(value)) return withLinks(value, field.children, links);
  const [, to = '', index] = typeof value === 'string' ? (/^(.+)#(\d+)$/.exec(value) ?? []) : [];
  const targets = links.kinds[field.kind].references?.(field) ?? [];
  if (index === undefined || !targets.includes(to)) return value;
  const ids = links.ids(to);
  const id = ids[Number(index)];
  if (id !== undefined) return id;
  throw new Error(
    `${links.place}.${field.name}: there is no "${to}#${index}"; ${to} has ${ids.length} records, from 0.`,
  );
};
