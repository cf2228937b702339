import type { Kinds } from '../resolved/kind';
import type { ResolvedField } from '../resolved/resolvedField';
import { groupKey, type Span } from '../numbers/totals';
import { isPlainObject } from '../values/plainObject';
import { compareText, isEmpty } from '../values/comparable';

/**
 * Whether rows can be put together by a field: by its values where it has few or points at a record, by the day where it
 * is a time. Undefined where neither makes sense.
 */
export const groupsBy = (
  { kind, compute }: Pick<ResolvedField, 'kind' | 'compute'>,
  kinds: Kinds,
): 'value' | 'day' | undefined => {
  const { filter, order, isPersonal } = kinds[kind];
  if (compute || isPersonal) return undefined;
  if (filter === 'oneOf' || filter === 'equals') return 'value';
  return filter === 'range' && order === 'text' ? 'day' : undefined;
};

/** By what a list is put into groups, as it is asked for in the `meta` of react-admin. */
export type Grouping = {
  readonly field: string;
  readonly isDescending: boolean;
  /** Whose days moments are put together by. Default: UTC. */
  readonly zone?: string | undefined;
};

/** How a list is put into groups by a field: of days the newest come first. */
export const groupingBy = (
  field: ResolvedField | undefined,
  kinds: Kinds,
  timeZone: string,
): Grouping | undefined => {
  const asked = { field: field?.name ?? '', isDescending: false, zone: timeZone };
  const groups = groupsOf(field, asked, kinds);
  return groups && { ...asked, isDescending: groups.per === 'day', zone: groups.zone };
};

/** Whoever sorts by what the list is grouped by turns the groups round. */
export const groupingFor = (
  grouping: Grouping,
  sort: { readonly field: string; readonly order: string } | undefined,
): Grouping =>
  sort?.field === grouping.field ? { ...grouping, isDescending: sort.order === 'DESC' } : grouping;

/** A group of which rows are on a page: its key as totals have it, how many it has on all pages, and whether it goes on from the one before. */
export type GroupOfPage = {
  readonly key: string | null;
  readonly count: number;
  readonly isContinued: boolean;
};

/** The groups of a field: what a value's group is, and in which order groups come; those without a value come last. */
export type Groups = {
  readonly per: Span | undefined;
  /** Of moments alone: a date is the same day everywhere. */
  readonly zone: string | undefined;
  readonly keyOf: (value: unknown) => string | null;
  readonly compare: (a: string | null, b: string | null) => number;
};

/** Of a choice the groups come as its values are declared, of all else by value. Undefined where a field makes none. */
export const groupsOf = (
  field: ResolvedField | undefined,
  { isDescending, zone }: Grouping,
  kinds: Kinds,
): Groups | undefined => {
  const by = field && groupsBy(field, kinds);
  if (!by || kinds[field.kind].order !== 'text') return undefined;
  const per = by === 'day' ? 'day' : undefined;
  const isMoment = per && kinds[field.kind].jsonSchema(field)['format'] === 'date-time';
  const ofMoments = isMoment && zone !== 'UTC' ? zone : undefined;
  const values = declaredValues(field, kinds) ?? [];
  const rank = (key: string) => (values.includes(key) ? values.indexOf(key) : values.length);
  const sign = isDescending ? -1 : 1;
  return {
    per,
    zone: ofMoments,
    keyOf: (value) => groupKey(value, per, ofMoments),
    compare: (a, b) =>
      a === null || b === null
        ? Number(a === null) - Number(b === null)
        : sign * (rank(a) - rank(b) || compareText(a, b)),
  };
};

/** The texts that a field may hold, or a list of it, in their order; undefined where these are not few. */
export const declaredValues = (field: ResolvedField, kinds: Kinds): readonly string[] | undefined => {
  const schema = kinds[field.kind].jsonSchema(field);
  const { enum: values } = isPlainObject(schema['items']) ? schema['items'] : schema;
  return Array.isArray(values) ? values.filter((value) => typeof value === 'string') : undefined;
};

export type Grouped<Row> = {
  readonly rows: readonly Row[];
  /** How many rows the group has that begins at a row. */
  readonly heads: ReadonlyMap<number, number>;
};

/** The rows of each group together, groups and rows in the order in which they came; those without a value last. */
export const grouped = <Row>(rows: readonly Row[], groupOf: (row: Row) => unknown): Grouped<Row> => {
  const groups = new Map<string, Row[]>();
  const without: Row[] = [];
  for (const row of rows) {
    const group = groupOf(row);
    const key = JSON.stringify(group);
    if (isEmpty(group)) without.push(row);
    else if (groups.has(key)) groups.get(key)?.push(row);
    else groups.set(key, [row]);
  }
  const all = [...groups.values(), without].filter(({ length }) => length > 0);
  const heads = new Map<number, number>();
  let at = 0;
  for (const { length } of all) {
    heads.set(at, length);
    at += length;
  }
  return { rows: all.flat(), heads };
};
