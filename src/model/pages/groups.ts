import type { Kinds } from '../resolved/kind';
import type { ResolvedField } from '../resolved/resolvedField';
import { isEmpty } from '../values/comparable';

/**
 * Whether rows can be put together by a field: by its values where it has few or points at a record, by the day where it
 * is a time. Undefined where neither makes sense.
 */
export const groupsBy = (
  { kind, compute }: Pick<ResolvedField, 'kind' | 'compute'>,
  kinds: Kinds,
): 'value' | 'day' | undefined => {
  const { filter, order } = kinds[kind];
  if (compute) return undefined;
  if (filter === 'oneOf' || filter === 'equals') return 'value';
  return filter === 'range' && order === 'text' ? 'day' : undefined;
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
