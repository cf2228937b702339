import type { Resource } from '../../src/model/resolved/resource';
import { PLACE } from '../../src/model/order/placeField';
import { placeBetween, placesBetween } from '../../src/model/order/places';
import { standingOf } from '../../src/model/rules/sorted';
import { isEmpty, textOf } from '../../src/model/values/comparable';
import { isSameJson } from '../../src/model/values/plainObject';
import type { Parts } from '../parts';
import { batchAfter } from '../records/batches';
import { scopeConditions } from '../records/scope';
import type { Row, Store } from '../store/store';
import { lockCollection } from '../writes/collectionLock';

type Values = Readonly<Record<string, unknown>>;

/** The order that people make, as a store sorts by it. */
export const BY_PLACE = [{ path: PLACE, order: 'text', descending: false }] as const;

export const placeOf = (row: Row | undefined): string | undefined => row && textOf(row[PLACE]);

/**
 * What new records are given so that they stand last, one after the other, where their entity has an order; elsewhere
 * nothing. Until the transaction ends nobody else is given a place in this collection.
 */
export const newPlaces = async (resource: Resource, count: number, parts: Parts): Promise<Values[]> => {
  if (!resource.list.order) return Array.from({ length: count }, () => ({}));
  await lockCollection(resource.api.collection, parts);
  const last = await lastPlace(resource, parts.store);
  return placesBetween(last, undefined, count).map((place) => ({ [PLACE]: place }));
};

/** The same for a record that a change brings among others: there it stands last. */
export const placeElsewhere = async (
  { before, patch }: { readonly before: Row; readonly patch: Values },
  resource: Resource,
  parts: Parts,
): Promise<Values> => {
  const within = resource.list.order?.within;
  if (within === undefined || !Object.hasOwn(patch, within)) return {};
  if (isAmongSame(resource, before, { ...before, ...patch })) return {};
  const [place = {}] = await newPlaces(resource, 1, parts);
  return place;
};

/** They stand in one order: that of all, or of those with the same value. */
export const isAmongSame = ({ list }: Resource, one: Values, other: Values): boolean => {
  const within = list.order?.within;
  if (within === undefined) return true;
  const [a, b] = [one[within], other[within]].map((value) => (isEmpty(value) ? null : value));
  return isSameJson(a, b);
};

const lastPlace = async ({ api }: Resource, store: Store): Promise<string | undefined> => {
  const { rows } = await store.list(api.collection, {
    where: [{ path: PLACE, op: 'exists', value: true }],
    sort: [{ ...BY_PLACE[0], descending: true }],
    offset: 0,
    limit: 1,
    isUncounted: true,
  });
  return placeOf(rows[0]);
};

/**
 * Gives those a place that have none, in the order in which lists show them: the entity has its order since today, or
 * they came otherwise than by its calls. Nobody's edit becomes a conflict by it. To be called in a transaction.
 */
export const placeAll = async (
  resource: Resource,
  { model, store, clock }: Pick<Parts, 'model' | 'store' | 'clock'>,
): Promise<void> => {
  const { collection } = resource.api;
  const without = { path: PLACE, op: 'exists', value: false } as const;
  const where = [without, ...scopeConditions(resource, model.kinds)];
  if ((await batchAfter(store, { collection, where }, undefined)).length === 0) return;
  await lockCollection(collection, { store, clock });
  let last = await lastPlace(resource, store);
  for (let after: string | undefined; ;) {
    const rows = await batchAfter(store, { collection, where }, after);
    const end = rows.at(-1);
    if (!end) return;
    const places = placesBetween(last, undefined, rows.length);
    await store.updateMany(
      collection,
      rows.map(({ _id }, at) => ({ id: _id, patch: { [PLACE]: places[at] }, ...ASIDE })),
    );
    [after, last] = [end._id, places.at(-1)];
  }
};

const ASIDE = { isAside: true, by: 'nobody' } as const;

/** A text of this length is still sorted by as a whole, and stored with every record. */
const LONGEST = 100;

/** Rows that are placed anew together with one that finds no room. */
const SPREAD = 64;

/**
 * The place right before or after another record; the one that moves is as if it were not there. Where there is no
 * room, because two stand at the same place or the text would grow long, those that follow are placed anew, as few as do.
 */
export const placeBeside = async (
  other: Row,
  {
    side,
    id,
    collection,
  }: { readonly side: 'before' | 'after'; readonly id: string; readonly collection: string },
  store: Store,
): Promise<string> => {
  const near = nearIn(store, { collection, id });
  const [next] = await near(other, side, 1);
  const [low, high] = side === 'before' ? [next, other] : [other, next];
  const place = between(placeOf(low), placeOf(high));
  if (place !== undefined && place.length <= LONGEST) return place;
  for (let many = SPREAD; ; many *= 8) {
    const rows = await near(low, 'after', many + 1);
    const end = rows.length > many ? rows.pop() : undefined;
    const room = between(placeOf(low), placeOf(end));
    const places = room === undefined ? [] : placesBetween(placeOf(low), placeOf(end), rows.length + 1);
    const [first, ...others] = places;
    const isLong = places.some(({ length }) => length > LONGEST);
    if (first === undefined || (isLong && end !== undefined)) continue;
    const changes = rows.map((row, at) => ({ id: row._id, patch: { [PLACE]: others[at] }, ...ASIDE }));
    await store.updateMany(collection, changes);
    return first;
  }
};

const between = (low: string | undefined, high: string | undefined): string | undefined =>
  low !== undefined && high !== undefined && low >= high ? undefined : placeBetween(low, high);

type Among = { readonly collection: string; readonly id: string };

/* The rows next to one, or the first where there is none, without the one that moves. */
const nearIn =
  (store: Store, { collection, id }: Among) =>
  async (row: Row | undefined, side: 'before' | 'after', limit: number): Promise<Row[]> => {
    const { rows } = await store.list(collection, {
      where: [{ path: '_id', op: 'ne', value: id }],
      sort: BY_PLACE,
      ...(row && { from: { side, row: standingOf(row, BY_PLACE) } }),
      offset: 0,
      limit,
      isUncounted: true,
    });
    return rows;
  };
