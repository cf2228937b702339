import { compareText, textOf } from '../../src/model/values/comparable';
import { fold, numberOf, sortsAsItStands, valueAt } from './rowValue';
import type { Condition, Order, Query, Row, Scalar, Sort } from './store';

export const matchesAll = (row: Row, where: readonly Condition[]): boolean =>
  where.every((condition) => matches(row, condition));

export const matchesSearch = (row: Row, search: Query['search']): boolean => {
  if (!search || search.text.trim() === '') return true;
  const wanted = fold(search.text.trim());
  return search.paths.some((path) => fold(textOf(valueAt(row, path)) ?? '').includes(wanted));
};

/** The rows in order. Keys are read once per row, not once per comparison. */
export const sorted = (rows: readonly Row[], sort: readonly Sort[]): Row[] =>
  rows
    .map((row) => ({ row, keys: sort.map((by) => sortKey(row, by)) }))
    .sort((a, b) => compareKeys(a.keys, b.keys, sort) || compareText(a.row._id, b.row._id))
    .map(({ row }) => row);

type Key = string | number | undefined;

const keyOf = (value: unknown, order: Order = 'text'): Key =>
  order === 'number' ? numberOf(value) : textOf(value);

const matches = (row: Row, condition: Condition): boolean => {
  const value = valueAt(row, condition.path);
  if (condition.op === 'exists') return (value !== undefined && value !== null) === condition.value;
  if (condition.op === 'contains') return fold(textOf(value) ?? '').includes(fold(condition.value));
  const { order } = condition;
  if (condition.op === 'in') return isOneOf(keyOf(value, order), condition.value, order);
  if (condition.op === 'has')
    return Array.isArray(value) && value.some((item) => isOneOf(keyOf(item, order), condition.value, order));
  return holds[condition.op](keyOf(value, order), keyOf(condition.value, order));
};

const isOneOf = (key: Key, values: readonly Scalar[], order: Order | undefined) =>
  key !== undefined && values.some((value) => keyOf(value, order) === key);

const holds = {
  eq: (a: Key, b: Key) => a !== undefined && a === b,
  ne: (a: Key, b: Key) => a === undefined || a !== b,
  gt: (a: Key, b: Key) => bothThere(a, b) && compare(a, b) > 0,
  gte: (a: Key, b: Key) => bothThere(a, b) && compare(a, b) >= 0,
  lt: (a: Key, b: Key) => bothThere(a, b) && compare(a, b) < 0,
  lte: (a: Key, b: Key) => bothThere(a, b) && compare(a, b) <= 0,
};

const bothThere = (a: Key, b: Key) => a !== undefined && b !== undefined;

const compare = (a: Key, b: Key): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareText(String(a), String(b));

const sortKey = (row: Row, { path, order }: Sort): Key => {
  const key = keyOf(valueAt(row, path), order);
  return typeof key === 'string' && !sortsAsItStands(path) ? fold(key) : key;
};

const compareKeys = (a: readonly Key[], b: readonly Key[], sort: readonly Sort[]): number => {
  for (const [index, { descending }] of sort.entries()) {
    const difference = compareMissingLast(a[index], b[index], descending);
    if (difference !== 0) return difference;
  }
  return 0;
};

const compareMissingLast = (a: Key, b: Key, descending: boolean): number => {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return descending ? compare(b, a) : compare(a, b);
};
