import { MOST_SORTED } from '../../config/limits';
import { compareKeys, keyOf, textOf, valueAt, type Order, type Row } from '../values/comparable';
import { plainText } from '../values/plainText';

export type Sort = { readonly path: string; readonly order: Order; readonly descending: boolean };

/** What a list is sorted by: one path, or nothing but the identifier. */
export type SortBy = readonly [] | readonly [Sort];

/** A place in an order: what a record there is sorted by (null: nothing; of a text its {@link sortKey}) and its identifier. */
export type Standing = { readonly key: string | number | null; readonly id: string };

/**
 * The records in order: text as `plainText` has it, by its first 200 characters, then as it stands; missing values last
 * either way. Ties by identifier (`_id` in a store, `id` elsewhere), in the direction of the sort: so one index is read
 * both ways. Keys are read once per record.
 */
export const sorted = <R extends Row>(records: readonly R[], sort: SortBy): R[] => {
  const compare = comparingStandings(sort);
  return records
    .map((record) => ({ record, at: standingOf(record, sort) }))
    .sort((a, b) => compare(a.at, b.at))
    .map(({ record }) => record);
};

/** Those of the records that stand on one side of a place. */
export const beside = <R extends Row>(
  records: readonly R[],
  { row, side }: { readonly row: Standing; readonly side: 'after' | 'before' },
  sort: SortBy,
): R[] => {
  const compare = comparingStandings(sort);
  const sign = side === 'after' ? 1 : -1;
  return records.filter((record) => compare(standingOf(record, sort), row) * sign > 0);
};

/** Where a record stands. */
export const standingOf = (record: Row, [by]: SortBy): Standing => ({
  key: (by && standingKey(keyOf(valueAt(record, by.path), by.order), by)) ?? null,
  id: textOf(record['_id'] ?? record['id']) ?? '',
});

/** What a text is sorted by: its plain form and then itself, of a long one the first {@link MOST_SORTED} characters. */
export const sortKey = (text: string): string => `${cut(plainText(text))}${THEN}${cut(text)}`;

/** Between the two parts, and before all that either has: so what begins a text comes before it. */
export const THEN = '\u0001';

/** Ids and times are written by programs in one form: they sort as they stand, so that a plain index serves. */
export const sortsAsItStands = (path: string): boolean => OWN_TEXTS.includes(path);

const standingKey = (key: string | number | undefined, { path }: Sort) =>
  typeof key !== 'string' || sortsAsItStands(path) ? key : sortKey(key);

/* By code points, as databases count. */
const cut = (text: string): string =>
  text.length <= MOST_SORTED
    ? text
    : Array.from(text.slice(0, 2 * MOST_SORTED))
        .slice(0, MOST_SORTED)
        .join('');

const OWN_TEXTS = ['_id', 'id', 'createdAt', 'updatedAt'];

const comparingStandings = ([by]: SortBy) => {
  const isDescending = by?.descending ?? false;
  return (a: Standing, b: Standing): number => {
    if (a.key === null || b.key === null) {
      const difference = Number(a.key === null) - Number(b.key === null);
      return difference === 0 ? directed(a.id, b.id, isDescending) : difference;
    }
    return directed(a.key, b.key, isDescending) || directed(a.id, b.id, isDescending);
  };
};

const directed = (a: string | number, b: string | number, isDescending: boolean): number =>
  isDescending ? compareKeys(b, a) : compareKeys(a, b);
