import type { Model } from '../../src/model/resolved/model';
import type { Resource } from '../../src/model/resolved/resource';
import type { Parts } from '../parts';
import { batchAfter } from '../records/batches';
import type { TimedWork } from '../records/keepingWork';
import { isInScope, scopeConditions } from '../records/scope';
import type { Row, Store } from '../store/store';
import { watchingStore, type Watched } from '../store/watchingStore';
import { inTransaction } from '../writes/inTransaction';
import { doubtedFields, doubtsIn } from './doubtsIn';
import { listDoubts, listedOf, type Into } from './listDoubts';

const JOB = 'doubts.look';

/** How often it is looked whether there are records that nobody has looked through, in milliseconds. */
const EVERY = 600_000;

/** After so long they are looked through again: by then other values may be known. */
const AGAIN = 7 * 24 * 60 * 60 * 1000;

/** How far each entity was looked through; a record by its key. */
const COLLECTION = 'doubtsLooked';

export type Doubts = TimedWork & {
  /** A store by which the list of doubts follows what is written, in the same transaction. */
  readonly watching: (store: Store) => Store;
};

/**
 * Keeps the list of what was stored before values were judged as they are by now (`doubts`). The records themselves stay
 * as they are.
 */
export const createDoubts = ({ model, store, clock }: Parts): Doubts => {
  if (model.doubts === undefined) return { watching: (each) => each, works: new Map(), times: new Map() };
  const into = model.resource(model.doubts);
  const doubted = doubtedIn(model);
  const place = { into, model, clock };
  const look = async () => {
    for (const resource of doubted) await lookThrough(resource, { ...place, store });
  };
  return {
    watching: (outer) =>
      watchingStore(outer, {
        collections: new Set(doubted.map(({ api }) => api.collection)),
        settle: async (changes, inner) => {
          for (const change of changes) await follow(change, doubted, { ...place, store: inner });
        },
      }),
    works: new Map([[JOB, look]]),
    times: new Map([[JOB, { period: EVERY, offset: 0 }]]),
  };
};

/** The entities in whose values there may be something to look at. */
export const doubtedIn = ({ resources, kinds }: Pick<Model, 'resources' | 'kinds'>): readonly Resource[] =>
  resources.filter(({ api, fields }) => api.source !== 'demo' && doubtedFields(fields, kinds).length > 0);

/* A record that had none and has none asks nothing of the store. */
const follow = async (
  { collection, before, after }: Watched,
  doubted: readonly Resource[],
  place: Into,
): Promise<void> => {
  const { kinds } = place.model;
  const row = after ?? before;
  const resource = doubted.find(
    (each) => each.api.collection === collection && row && isInScope(each, row, kinds),
  );
  const sides = [before, after].filter((side) => side !== null);
  if (!row || !resource || sides.every((side) => doubtsIn(side, resource.fields, kinds).length === 0)) return;
  await listDoubts({ resource, rows: after ? [after] : [], gone: after ? [] : [row._id] }, place);
};

/** Some records at a time, while others read and write; after a stop it goes on where it was. */
const lookThrough = async (resource: Resource, place: Into): Promise<void> => {
  const { store, model, clock } = place;
  const { kinds } = model;
  const fields = doubtedFields(resource.fields, kinds)
    .map(({ name }) => name)
    .join(' ');
  const note = await store.get(COLLECTION, resource.key);
  const isSame = note?.['fields'] === fields;
  if (isSame && Date.parse(String(note['at'])) > clock.now() - AGAIN) return;
  const from = { collection: resource.api.collection, where: scopeConditions(resource, kinds) };
  let last = isSame && typeof note['last'] === 'string' ? note['last'] : undefined;
  for (;;) {
    const rows = await batchAfter(store, from, last);
    last = rows.at(-1)?._id;
    if (last !== undefined) await lookAt(resource, rows, place);
    await keep(
      resource.key,
      { fields, last: last ?? null, at: last === undefined ? clock.iso() : null },
      place,
    );
    if (last === undefined) return;
  }
};

/* Those with something to look at, or of which something is listed, are read once more where it is written. */
const lookAt = async (resource: Resource, rows: readonly Row[], place: Into): Promise<void> => {
  const { store, model, into } = place;
  const ids = rows.map(({ _id }) => _id);
  const listed = await listedOf(ids, { resource, into, store });
  const doubted = rows.filter((row) => doubtsIn(row, resource.fields, model.kinds).length > 0);
  const due = new Set([...doubted.map(({ _id }) => _id), ...listed.map((each) => String(each['recordId']))]);
  for (const id of due)
    await inTransaction(store, async (inner) => {
      const row = await inner.get(resource.api.collection, id);
      await listDoubts(
        { resource, rows: row ? [row] : [], gone: row ? [] : [id] },
        { ...place, store: inner },
      );
    });
};

const keep = (
  key: string,
  values: Readonly<Record<string, unknown>>,
  { store, clock }: Into,
): Promise<unknown> =>
  inTransaction(store, async (inner) => {
    const now = clock.iso();
    if (await inner.get(COLLECTION, key))
      return inner.update(COLLECTION, key, { patch: { ...values, updatedAt: now } });
    return inner.insert(COLLECTION, { _id: key, __v: 0, createdAt: now, updatedAt: now, ...values });
  });
