import { fakeId } from '../../src/model/demo/fakeId';
import type { Parts } from '../parts';
import { seedRow } from './seed';
import { seedCopies } from './seedCopies';
import { createSeriesMaker, type MadeRecord, type SeriesMaker } from './seriesMaker';
import type { SeriesOrder } from './seriesOrder';
import { uniquesOf } from '../writes/storedValues';
import { StoreConflict } from '../store/store';

/**
 * Fills the store with made-up records of one entity, batch by batch. What is there of the series is not made again,
 * so that it goes on where it was interrupted. Resolves to how many were added.
 * @throws when the gateway keeps no list of the entity, or no sound record of it can be made.
 */
export const seedSeries = async (order: SeriesOrder, parts: Parts): Promise<number> => {
  const { demoSeries } = parts.model.resource(order.key);
  if (demoSeries) return seedCopies(order, { options: demoSeries, seedOther: seedSeries }, parts);
  const { count, batch = 1000, signal } = order;
  const filling = { maker: await createSeriesMaker(order, parts), parts };
  let added = 0;
  for (let start = 0; start < count && !signal?.aborted; start += batch) {
    const end = Math.min(start + batch, count);
    const made = await makeMissing({ start, end }, filling);
    await insertAll(made, filling);
    added += made.length;
    order.onProgress?.(end, added);
  }
  return added;
};

type Filling = { readonly maker: SeriesMaker; readonly parts: Parts };

const makeMissing = async (
  { start, end }: { readonly start: number; readonly end: number },
  { maker, parts: { store } }: Filling,
): Promise<MadeRecord[]> => {
  const { key, api } = maker.series.resource;
  const places = Array.from({ length: end - start }, (_, at) => start + at);
  const value = places.map((index) => fakeId(key, index));
  const query = {
    where: [{ path: '_id', op: 'in' as const, value }],
    sort: [] as const,
    offset: 0,
    limit: Infinity,
  };
  const { rows } = await store.list(api.collection, query);
  const there = new Set(rows.map(({ _id }) => _id));
  const taken = new Set<string>();
  const made: MadeRecord[] = [];
  for (const index of places)
    if (!there.has(fakeId(key, index))) made.push({ index, record: await maker.make(index, taken) });
  return made;
};

/* A unique value that the store has already is one of thousands: halving finds it in a few steps. */
const insertAll = async (made: readonly MadeRecord[], filling: Filling): Promise<void> => {
  const [only, ...others] = made;
  if (!only) return;
  try {
    await insertMany(made, filling);
  } catch (error) {
    if (!(error instanceof StoreConflict)) throw error;
    if (others.length === 0) return insertOther(only, filling);
    const half = Math.ceil(made.length / 2);
    await insertAll(made.slice(0, half), filling);
    await insertAll(made.slice(half), filling);
  }
};

const ATTEMPTS = 50;

/* Its value is taken by a record that was there before: another one is. */
const insertOther = async (made: MadeRecord, filling: Filling): Promise<void> => {
  const taken = new Set<string>();
  for (let left = ATTEMPTS; ; left -= 1) {
    try {
      return await insertMany([{ ...made, record: filling.maker.makeOther(made, taken) }], filling);
    } catch (error) {
      if (!(error instanceof StoreConflict) || left === 1) throw error;
    }
  }
};

const insertMany = (
  made: readonly MadeRecord[],
  { maker, parts: { model, store } }: Filling,
): Promise<void> => {
  const { resource } = maker.series;
  const rows = made.map(({ record }) => seedRow(record, resource, { model, hashes: NONE }));
  return store.insertMany(resource.api.collection, rows, (row) => uniquesOf(row, resource));
};

/* Nobody can sign in as a made-up person. */
const NONE: ReadonlyMap<string, string> = new Map();
