import type { DemoSeries } from '../../src/config/demoSeries';
import { fakeId } from '../../src/model/demo/fakeId';
import type { Resource } from '../../src/model/resolved/resource';
import type { Parts } from '../parts';
import { scopeConditions } from '../records/scope';
import type { Row, Store } from '../store/store';
import { bookSeries } from './bookSeries';
import type { SeriesOrder } from './seriesOrder';
import { quickFaker } from './seriesMaker';
import { createTemplates, type Templates } from './seriesTemplates';
import { seriesWorld, MOST_POINTED_AT } from './seriesWorld';
import { settleSeries } from './settleSeries';
import { tallySeries } from './tallySeries';

type Copying = {
  readonly options: DemoSeries;
  /** Makes records of another entity that these point at. */
  readonly seedOther: (order: SeriesOrder, parts: Parts) => Promise<unknown>;
};

/**
 * Fills the store with copies of templates (`demo.series`), oldest first, until there are as many records as ordered; then
 * what other records say about them is raised, and what they cost is booked, at once. Goes on where it was interrupted.
 * Resolves to how many were added.
 */
export const seedCopies = async (
  order: SeriesOrder,
  { options, seedOther }: Copying,
  parts: Parts,
): Promise<number> => {
  const { key, count, seed = 7 } = order;
  const { model, store } = parts;
  const resource = inSeries(model.resource(key), options);
  const { collection } = resource.api;
  const run = await runOf(order, resource, parts);
  if (run.isSettled) return 0;
  for (const [other, every] of Object.entries(options.beside ?? {}))
    await seedOther({ key: other, count: Math.min(Math.ceil(count / every), MOST_POINTED_AT), seed }, parts);
  const now = new Date(run.now);
  const world = await seriesWorld(resource, parts);
  const { kinds } = model;
  const series = { resource, kinds, faker: await quickFaker(now), now, seed, count: run.length, ...world };
  const templates = createTemplates(series, model, options);
  order.onStart?.(run.length, averageBytes(templates));
  const added = await fill({ order, run, templates, collection }, store);
  if (order.signal?.aborted) return added;
  const copies = tallySeries(templates, run.length);
  await store.transaction(async (inner) => {
    const within = { ...parts, store: inner };
    await settleSeries(copies, series, within);
    if (options.books) await bookSeries(copies, { books: options.books, series, run: run._id }, within);
    await inner.update(RUNS, run._id, { patch: { isSettled: true } });
  });
  return added;
};

const inSeries = (resource: Resource, { fields = {} }: DemoSeries): Resource => ({
  ...resource,
  fields: resource.fields.map((field) =>
    Object.hasOwn(fields, field.name) ? { ...field, fake: fields[field.name] } : field,
  ),
});

const averageBytes = ({ all }: Templates): number =>
  all.reduce((sum, { row }) => sum + JSON.stringify(row).length, 0) / all.length;

/** What was ordered before: its copies stay where they are when more are ordered. */
const RUNS = 'seededSeries';

type Run = Row & {
  readonly resource: string;
  /** The place of its first copy among all of the entity. */
  readonly start: number;
  readonly length: number;
  /** The moment that it counts its times from, so that it goes on as it began. */
  readonly now: string;
  readonly isSettled: boolean;
};

const runOf = async (
  { key, count, seed = 7 }: SeriesOrder,
  resource: Resource,
  parts: Parts,
): Promise<Run> => {
  const { store, clock, model } = parts;
  const _id = `${key}/${count}/${seed}`;
  const known = await store.get(RUNS, _id);
  if (known) return known as Run;
  const where = [{ path: 'resource', op: 'eq' as const, value: key }];
  const before = await store.list(RUNS, { where, sort: [], offset: 0, limit: Infinity });
  const start = (before.rows as Run[]).reduce((sum, { length }) => sum + length, 0);
  const there = await store.count(resource.api.collection, scopeConditions(resource, model.kinds));
  const times = { createdAt: clock.iso(), updatedAt: clock.iso() };
  const length = Math.max(0, count - there);
  const run = { resource: key, start, length, now: clock.iso(), isSettled: length === 0 };
  return (await store.insert(RUNS, { _id, __v: 0, ...times, ...run })) as Run;
};

type Filling = {
  readonly order: SeriesOrder;
  readonly run: Run;
  readonly templates: Templates;
  readonly collection: string;
};

/* One batch is written while the next is made. */
const fill = async ({ order, run, templates, collection }: Filling, store: Store): Promise<number> => {
  const { key, batch = 1000, signal, onProgress } = order;
  let added = 0;
  let writing: Promise<void> = Promise.resolve();
  for (let start = 0; start < run.length && !signal?.aborted; start += batch) {
    const end = Math.min(start + batch, run.length);
    const places = Array.from({ length: end - start }, (_, at) => start + at);
    const idOf = (index: number) => copyId(key, run.start + index);
    const value = places.map(idOf);
    const where = [{ path: '_id', op: 'in' as const, value }];
    const present = await store.list(collection, {
      where,
      sort: [],
      offset: 0,
      limit: batch,
      isUncounted: true,
    });
    const there = new Set(present.rows.map(({ _id }) => _id));
    const rows = places
      .filter((index) => !there.has(idOf(index)))
      .map((index) => templates.copy(index, idOf(index)));
    await writing;
    writing = store.insertMany(collection, rows);
    added += rows.length;
    onProgress?.(end, added);
  }
  await writing;
  return added;
};

/* Rising, so that neighbours in time are neighbours in the index. */
const copyId = (key: string, index: number): string =>
  index.toString(16).padStart(8, '0') + fakeId(`${key}/copies`, index).slice(8);
