import type { Model } from '../../src/model/resolved/model';
import { batchAfter } from '../records/batches';
import type { Row, Store } from '../store/store';
import { inTransaction } from '../writes/inTransaction';
import { eraseRecord, type ErasingParts } from './eraseRecord';
import { eraseTexts } from './eraseTexts';
import { ERASURE_KEYS, hasherIn, keptHash } from './hashes';
import type { Erasing, Hashed, Whom } from './contract';
import { erasables, placesOf, soughtOf, type Erasable, type Sought } from './who';

/*
 * A row for each who is erased: who, until that is done, and how far it is. It does not outlive a restore, so that a store
 * that was restored does not have those who are in it once more.
 */
const RUNS = 'erasures~runs';

/* The row of the search for those who are to be erased again. */
const SEARCH = 'search';

type Run = Row & {
  readonly hash: string;
  readonly owner: string | null;
  readonly value: string | null;
  readonly place: string | null;
  readonly after: string | null;
  readonly isDone: boolean;
};

type Search = Row & {
  readonly of: readonly Hashed[];
  readonly place: string | null;
  readonly after: string | null;
};

export const createErasing = (parts: ErasingParts): Erasing => ({
  count: (whom) => countOf(whom, parts),
  begin: async ({ value, owner = null }) => {
    const hash = await keptHash(value, parts);
    await putRun({ hash, owner, value, isDone: false }, parts);
    return hash;
  },
  again: (whom) => inTransaction(parts.store, (store) => searchFor(whom, { ...parts, store })),
  goOn: () => inTransaction(parts.store, (store) => step({ ...parts, store })),
  hashesOf: async (value) => (await hasherIn(parts.store, parts.mac))(value),
});

const countOf = async (whom: Whom, { model, store }: ErasingParts) => {
  const counts: Record<string, number> = {};
  for (const resource of erasables(model, whom)) {
    let count = 0;
    for (const { collection, where } of placesOf(resource, whom, model))
      count += await store.count(collection, where);
    counts[resource.key] = count;
  }
  return counts;
};

const idOf = ({ hash, owner }: Hashed): string => `${hash} ${owner ?? ''}`;

const putRun = async (
  values: Pick<Run, 'hash' | 'owner' | 'value' | 'isDone'>,
  { store, clock }: ErasingParts,
): Promise<void> => {
  const [_id, now] = [idOf(values), clock.iso()];
  const patch = { ...values, place: null, after: null, updatedAt: now };
  if (await store.get(RUNS, _id)) await store.update(RUNS, _id, { patch });
  else await store.insert(RUNS, { _id, __v: 0, createdAt: now, ...patch });
};

const searchFor = async (whom: readonly Hashed[], parts: ErasingParts): Promise<void> => {
  const { store, clock } = parts;
  const search = (await store.get(RUNS, SEARCH)) as Search | undefined;
  const known = new Set([...(await runsIn(store)).map(({ _id }) => _id), ...(search?.of ?? []).map(idOf)]);
  const missing = whom.filter((each) => !known.has(idOf(each)));
  if (missing.length === 0) return;
  const now = clock.iso();
  const patch = { of: [...(search?.of ?? []), ...missing], place: null, after: null, updatedAt: now };
  if (search) await store.update(RUNS, SEARCH, { patch });
  else await store.insert(RUNS, { _id: SEARCH, __v: 0, createdAt: now, ...patch });
};

const runsIn = async (store: Store): Promise<readonly Row[]> =>
  (await store.list(RUNS, { where: [], sort: [], offset: 0, limit: Infinity, isUncounted: true })).rows;

const step = async (parts: ErasingParts): Promise<{ readonly ended?: Hashed } | undefined> => {
  const where = [{ path: 'isDone', op: 'eq', value: false }] as const;
  const { rows } = await parts.store.list(RUNS, { where, sort: [], offset: 0, limit: 1 });
  const [run] = rows as readonly Row[] as readonly (Run | undefined)[];
  if (run) return stepOf(run, parts);
  const search = (await parts.store.get(RUNS, SEARCH)) as Search | undefined;
  if (!search) return undefined;
  await searchStep(search, parts);
  return {};
};

const stepOf = async (run: Run, parts: ErasingParts): Promise<{ readonly ended?: Hashed }> => {
  const { store, model } = parts;
  const sought = soughtOf({ value: run.value ?? '', owner: run.owner }, model);
  const places = placesLeft(run, [
    ...erasables(model, run)
      .filter(({ erase }) => erase.then !== 'stay')
      .map((resource) => ({ name: `1 ${resource.key}`, work: () => recordsIn(resource, sought, parts) })),
    ...(await collectionsOf(store, model)).map(({ name, collection }) => ({
      name,
      work: () => textsIn(collection, run, { sought, parts }),
    })),
  ]);
  const [place] = places;
  if (!place) {
    await store.update(RUNS, run._id, { patch: { isDone: true, value: null, place: null, after: null } });
    return { ended: { hash: run.hash, owner: run.owner } };
  }
  await store.update(RUNS, run._id, { patch: nextAfter(place.name, await place.work()) });
  return {};
};

type Place = { readonly name: string };

/* Those that are left by their names, in the order of which they are gone through. */
const placesLeft = <P extends Place>({ place }: Pick<Run, 'place'>, all: readonly P[]): readonly P[] =>
  all.toSorted((a, b) => (a.name < b.name ? -1 : 1)).filter(({ name }) => name >= (place ?? ''));

/* Behind the place, and before the next one. */
const nextAfter = (name: string, last: string | undefined) =>
  last === undefined ? { place: `${name} `, after: null } : { place: name, after: last };

/* The log comes last: it is judged by what the records still say. */
const collectionsOf = async (store: Store, { log, resource }: Model) => {
  const logged = log?.changes === undefined ? undefined : resource(log.changes).api.collection;
  return (await store.collections())
    .filter((collection) => collection !== RUNS && collection !== ERASURE_KEYS)
    .map((collection) => ({ collection, name: `${collection === logged ? 3 : 2} ${collection}` }));
};

const AT_ONCE = 50;

/* None of them is found again, so the next ones are the first ones. */
const recordsIn = async (
  resource: Erasable,
  sought: Sought,
  parts: ErasingParts,
): Promise<string | undefined> => {
  for (const { collection, where } of placesOf(resource, sought, parts.model)) {
    const asked = { where, sort: [] as const, offset: 0, limit: AT_ONCE, isUncounted: true };
    const { rows } = await parts.store.list(collection, asked);
    for (const row of rows) await eraseRecord(row, { resource, collection, sought }, parts);
    if (rows.length === AT_ONCE) return FIRST;
  }
  return undefined;
};

const FIRST = '';

type Given = { readonly sought: Sought; readonly parts: ErasingParts };

const textsIn = async (
  collection: string,
  { place, after }: Run,
  { sought, parts }: Given,
): Promise<string | undefined> => {
  const isWithin = place !== null && !place.endsWith(' ');
  const rows = await batchAfter(parts.store, { collection, where: [] }, (isWithin && after) || undefined);
  await eraseTexts(collection, rows, { sought, parts });
  return rows.at(-1)?._id;
};

/* Values of those who are sought, wherever they stand as they are stored: each is erased like one that somebody names. */
const searchStep = async (search: Search, parts: ErasingParts): Promise<void> => {
  const { store, model, mac } = parts;
  const [place] = placesLeft(search, await collectionsOf(store, model));
  if (!place) {
    for (const { hash, owner = null } of search.of)
      if (!(await store.get(RUNS, idOf({ hash, owner }))))
        await putRun({ hash, owner, value: null, isDone: true }, parts);
    return void (await store.remove(RUNS, SEARCH));
  }
  const hash = await hasherIn(store, mac);
  const isWithin = search.place === place.name;
  const { collection, name } = place;
  const rows = await batchAfter(store, { collection, where: [] }, (isWithin && search.after) || undefined);
  const found = new Set(rows.flatMap((row) => valuesIn(JSON.stringify(row), model)));
  for (const value of found)
    for (const each of hash(value))
      for (const { owner = null } of search.of.filter((one) => one.hash === each)) {
        const run = await store.get(RUNS, idOf({ hash: each, owner }));
        if (!run) await putRun({ hash: each, owner, value, isDone: false }, parts);
      }
  await store.update(RUNS, SEARCH, { patch: nextAfter(name, rows.at(-1)?._id) });
};

const valuesIn = (text: string, { kinds }: Pick<Model, 'kinds'>): readonly string[] =>
  Object.values(kinds).flatMap(({ known }) =>
    known ? Array.from(text.matchAll(new RegExp(known.source, 'gu')), ([value]) => value) : [],
  );
