import { sumOfTallies, withGroups, type Tallies } from '../../src/model/numbers/totals';
import type { Model } from '../../src/model/resolved/model';
import type { Resource } from '../../src/model/resolved/resource';
import { valueAt } from '../../src/model/values/comparable';
import { newId } from '../newId';
import type { Parts } from '../parts';
import type { Cube } from '../store/cube';
import { CREATED } from '../store/rollups';
import type { Row, Store, TallyQuery } from '../store/store';
import { cubesOf, retiredIn } from './rollups';

/** Keeps records of a collection elsewhere before they leave. They come again where what follows fails. */
export type PutAside = (collection: string, rows: readonly Row[]) => Promise<void>;

/**
 * Takes records away whose time is over, within a transaction. Of each stays what dashboards count of it, as a record of
 * its own that no list shows. How many of them were still there.
 */
export const retire = async (
  ids: readonly string[],
  resource: Resource,
  { store, model, clock, putAside }: Parts & { readonly putAside?: PutAside | undefined },
): Promise<number> => {
  const { collection } = resource.api;
  const cube = cubeOf(resource, model);
  const gone = await store.forget(collection, ids);
  if (gone.length > 0) await putAside?.(collection, gone);
  if (cube) {
    const rest = gone.map((row) => remainderOf(row, { cube, id: newId(clock.now()) }));
    await store.insertMany(retiredIn(collection), rest);
  }
  return gone.length;
};

/** Totals of the records; with those that have left for their age, where only what stays of these is asked for. */
export const totalsEver = async (
  resource: Resource,
  query: TallyQuery,
  { store, model }: { readonly store: Store; readonly model: Model },
): Promise<Tallies> => {
  const { collection } = resource.api;
  const there = await store.totals(collection, query);
  const cube = resource.keepDays === undefined ? undefined : cubeOf(resource, model);
  if (!cube || !isKept(query, cube)) return there;
  const gone = await store.totals(retiredIn(collection), query);
  const all = sumOfTallies(there.all, gone.all);
  return withGroups({ all, groups: [...there.groups, ...gone.groups] }, (key) => key);
};

const cubeOf = ({ api }: Resource, model: Model): Cube | undefined => {
  const cubes = known.get(model) ?? cubesOf(model);
  known.set(model, cubes);
  return cubes.find(({ collection }) => collection === api.collection);
};

/* To find them takes longer than most totals. */
const known = new WeakMap<Model, readonly Cube[]>();

const isKept = ({ where, search, by, of, isList }: TallyQuery, { dims, sums }: Cube): boolean => {
  const paths = where.map((condition) => ('path' in condition ? condition.path : undefined));
  return (
    (search?.text ?? '').trim() === '' &&
    !isList &&
    [...paths, by ?? CREATED].every((path) => path !== undefined && [CREATED, ...dims].includes(path)) &&
    (of === undefined || sums.includes(of))
  );
};

type Place = { readonly cube: Cube; readonly id: string };

const remainderOf = (row: Row, { cube: { dims, sums }, id }: Place): Row => {
  const kept: Nested = {};
  for (const path of [...dims, ...sums]) put(kept, path.split('.'), valueAt(row, path));
  const { createdAt } = row;
  return { ...kept, _id: id, __v: 0, createdAt, updatedAt: createdAt };
};

type Nested = { [name: string]: unknown };

const put = (into: Nested, [name = '', ...rest]: readonly string[], value: unknown): void => {
  if (rest.length === 0) {
    if (value !== undefined) into[name] = value;
    return;
  }
  const inner = (into[name] ??= {}) as Nested;
  put(inner, rest, value);
};
