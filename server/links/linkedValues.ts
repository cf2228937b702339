import { computedChanges, storedNumber } from '../../src/model/compute/withComputed';
import { toDecimal } from '../../src/model/values/decimal';
import { isByTime, timeOf } from '../../src/model/compute/links';
import { sortKeyAt } from '../../src/model/resolved/fieldAt';
import type { Kinds } from '../../src/model/resolved/kind';
import { valueAt } from '../../src/model/values/comparable';
import { isSameJson } from '../../src/model/values/plainObject';
import { MOST_GROUPS, totalsFrom, type Tally } from '../../src/model/numbers/totals';
import type { Row, Store } from '../store/store';
import type { Holder, Linked } from './linkPlan';

/**
 * What has to be written into each of these records so that what follows from other records is right, and with it what
 * follows from that: by their ids, without those where nothing has to be. A few questions for all of them.
 */
export const linkedValues = async (
  rows: readonly Row[],
  { resource, links }: Holder,
  { store, kinds }: { readonly store: Store; readonly kinds: Kinds },
): Promise<ReadonlyMap<string, Record<string, unknown>>> => {
  const { at } = resource.erase ?? {};
  const isErased = (row: Row) => at !== undefined && Boolean(row[at]);
  const found = new Map<Linked, ReadonlyMap<string, unknown>>();
  for (const link of rows.length === 0 ? [] : links)
    found.set(link, await valuesOf(rows, link, { store, kinds }));
  const patches = rows.map((row) => {
    const values = links.flatMap((link) => {
      const id = link.rollup ? row._id : idAt(row, link.via);
      const value = found.get(link)?.get(id);
      const isLeft =
        isErased(row) && !isTaken(row, link, found.get(link)?.has(id) ? (value ?? null) : undefined);
      return isLeft ? [] : [[link.field.name, value ?? nothing(link, kinds)] as const];
    });
    const patch = Object.fromEntries(
      values.filter(([name, value]) => !isSameJson(value, isErased(row) ? (row[name] ?? null) : row[name])),
    );
    if (isErased(row)) return [row._id, patch] as const;
    const following = computedChanges({ ...row, ...patch }, { fields: resource.fields, kinds });
    return [row._id, { ...patch, ...following }] as const;
  });
  return new Map(patches.filter(([, patch]) => Object.keys(patch).length > 0));
};

/*
 * What followed from what was erased stays, unless it was taken out of the other record as well. What one of many says goes
 * with that one, and the next one's takes its place; where nothing is held, nothing comes back.
 */
const isTaken = (row: Row, { rollup, field }: Linked, found: unknown): boolean =>
  rollup ? isByTime(rollup.by) && (row[field.name] ?? null) !== null : found === null;

/** The id that a reference holds; '' where it holds none. */
export const idAt = (row: Row, name: string): string => {
  const id = row[name];
  return typeof id === 'string' ? id : '';
};

/* Of no records there are none, and their sum is nothing. */
const nothing = ({ rollup, field }: Linked, kinds: Kinds): unknown =>
  rollup?.by === 'count' || rollup?.by === 'sum' ? storedNumber('0', field, kinds) : null;

type Values = ReadonlyMap<string, unknown>;

type Place = { readonly store: Store; readonly kinds: Kinds };

const valuesOf = async (rows: readonly Row[], link: Linked, { store, kinds }: Place): Promise<Values> => {
  if (!link.rollup) return lookedUp(rows, link, store);
  const ids = rows.map(({ _id }) => _id);
  const { by } = link.rollup;
  const isEnd = by === 'min' || by === 'max' || isByTime(by);
  return isEnd ? endsOf(ids, link, { store, kinds }) : talliesOf(ids, link, { store, kinds });
};

const lookedUp = async (
  rows: readonly Row[],
  { collection, via, take = '', where }: Linked,
  store: Store,
): Promise<Values> => {
  const ids = [...new Set(rows.map((row) => idAt(row, via)))].filter((id) => id !== '');
  if (ids.length === 0) return new Map();
  const asked = { where: [{ path: '_id', op: 'in', value: ids } as const, ...where], sort: [] as const };
  const found = await store.list(collection, { ...asked, offset: 0, limit: ids.length, isUncounted: true });
  return new Map(found.rows.map((row) => [row._id, valueAt(row, take)]));
};

/* In as few questions as there may be groups in an answer. */
const talliesOf = async (
  ids: readonly string[],
  { collection, via, take, where, field, rollup }: Linked,
  { store, kinds }: Place,
): Promise<Values> => {
  const values = new Map<string, unknown>();
  const isSummed = rollup?.by !== 'count';
  const valueOf = (tally: Tally): unknown => {
    const { count, sum, average } = totalsFrom({ all: tally, groups: [] }, isSummed).all;
    const number = { count: toDecimal(count), sum, avg: average }[byOf(rollup?.by)];
    return storedNumber(number, field, kinds);
  };
  for (let start = 0; start < ids.length; start += MOST_GROUPS) {
    const some = ids.slice(start, start + MOST_GROUPS);
    const { groups } = await store.totals(collection, {
      where: [{ path: via, op: 'in', value: some }, ...where],
      by: via,
      ...(isSummed && { of: take }),
    });
    for (const { key, ...tally } of groups) if (key !== null) values.set(key, valueOf(tally));
  }
  return values;
};

const byOf = (by: string | undefined): 'count' | 'sum' | 'avg' =>
  by === 'sum' || by === 'avg' ? by : 'count';

/*
 * Of the record at one end: by what is taken, or by its time, where ties are broken by id and a missing value counts.
 * An index of either would be worth less than one question for each.
 */
const endsOf = async (
  ids: readonly string[],
  { collection, via, take = '', where, rollup, other }: Linked,
  { store, kinds }: Place,
): Promise<Values> => {
  const values = new Map<string, unknown>();
  const by = timeOf(rollup) ?? take;
  const descending = rollup?.by === 'max' || rollup?.by === 'newest';
  const sort = [{ ...sortKeyAt(other.fields, by, kinds), descending }] as const;
  for (const id of ids) {
    const only = [
      { path: via, op: 'eq', value: id } as const,
      { path: by, op: 'exists', value: true } as const,
    ];
    const asked = { where: [...only, ...where], sort, offset: 0, limit: 1, isUncounted: true };
    const [row] = (await store.list(collection, asked)).rows;
    if (row) values.set(id, valueAt(row, take));
  }
  return values;
};
