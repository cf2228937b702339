import { compareKeys, fold, keyOf, textOf, valueAt, type Order, type Row } from '../values/comparable';

export type Sort = { readonly path: string; readonly order: Order; readonly descending: boolean };

/**
 * The records in order: text without regard to case, missing values last either way, ties by identifier (`_id` in a
 * store, `id` elsewhere). Keys are read once per record, not once per comparison.
 */
export const sorted = <R extends Row>(records: readonly R[], sort: readonly Sort[]): R[] =>
  records
    .map((record) => ({
      record,
      keys: sort.map((by) => sortKey(record, by)),
      id: textOf(record['_id'] ?? record['id']) ?? '',
    }))
    .sort((a, b) => compareAll(a.keys, b.keys, sort) || compareKeys(a.id, b.id))
    .map(({ record }) => record);

/** Ids and times are written by programs in one form: they sort as they stand, so that a plain index serves. */
export const sortsAsItStands = (path: string): boolean => OWN_TEXTS.includes(path);

const OWN_TEXTS = ['_id', 'id', 'createdAt', 'updatedAt'];

type Key = string | number | undefined;

const sortKey = (record: Row, { path, order }: Sort): Key => {
  const key = keyOf(valueAt(record, path), order);
  return typeof key === 'string' && !sortsAsItStands(path) ? fold(key) : key;
};

const compareAll = (a: readonly Key[], b: readonly Key[], sort: readonly Sort[]): number => {
  for (const [index, { descending }] of sort.entries()) {
    const difference = compareMissingLast(a[index], b[index], descending);
    if (difference !== 0) return difference;
  }
  return 0;
};

const compareMissingLast = (a: Key, b: Key, descending: boolean): number => {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return descending ? compareKeys(b, a) : compareKeys(a, b);
};
