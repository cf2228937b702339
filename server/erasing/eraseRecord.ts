import { isAskedName } from '../../src/config/links/formulaPaths';
import { askedOver } from '../../src/model/compute/followsBeyond';
import type { Model } from '../../src/model/resolved/model';
import { binOf } from '../bin/bin';
import { newId } from '../newId';
import type { Parts } from '../parts';
import type { Row, Store } from '../store/store';
import { releaseReferences, repointReferences } from '../writes/references';
import { uniquesOf } from '../writes/storedValues';
import { eraseFiles } from '../uploads/eraseFiles';
import { keptHash, type Mac } from './hashes';
import { holds, type Erasable, type Sought } from './who';

export type ErasingParts = Parts & {
  readonly mac: Mac;
  /** What the code of whoever runs the gateway does before a record of the entity is erased, in its transaction. */
  readonly before: (resource: Erasable, row: Row, parts: Parts) => Promise<void>;
};

export type Place = {
  readonly resource: Erasable;
  readonly collection: string;
  readonly sought: Sought;
};

/** Erases one record as its entity says, and with it what its history and the bell say about it. */
export const eraseRecord = async (row: Row, place: Place, parts: ErasingParts): Promise<void> => {
  const { resource, collection, sought } = place;
  const { store, model } = parts;
  const about = { resource: resource.key, id: row._id };
  const id = holds(row._id, sought) ? newId(parts.clock.now()) : row._id;
  await clearHistory(about, parts, id);
  await forgetNotices(about, parts);
  const after = resource.erase.then === 'clear' ? { id, cleared: resource.erase.clear } : undefined;
  await eraseFiles({ collection: resource.api.collection, record: row._id, after }, parts);
  if (collection === binOf(resource).api.collection) return void (await store.forget(collection, [row._id]));
  await parts.before(resource, row, parts);
  if (resource.erase.then === 'clear') return empty(row, { ...place, id }, parts);
  await releaseReferences(row._id, resource, { model, store });
  await store.forget(collection, [row._id]);
};

const empty = async (
  { _id }: Row,
  { resource, collection, sought, id }: Place & { readonly id: string },
  { store, clock, mac, model }: ErasingParts,
): Promise<void> => {
  // What was done before it was erased may have changed it.
  const row = await store.get(collection, _id);
  if (!row) return;
  const { at, hash } = resource.erase;
  const patch = {
    ...Object.fromEntries(clearedIn(row, resource).map((name) => [name, null])),
    ...(hash !== undefined && { [hash]: await keptHash(sought.value, { store, clock, mac }) }),
    ...(at !== undefined && { [at]: clock.iso() }),
    updatedAt: clock.iso(),
  };
  const emptied = { ...row, ...patch };
  if (id === _id) {
    const uniques = uniquesOf(emptied, resource, patch);
    return void (await store.update(collection, _id, { patch, uniques, ifVersion: row.__v, by: 'nobody' }));
  }
  // An id that says who it is cannot stay.
  await repointReferences({ from: _id, to: id }, resource, { model, store });
  await store.forget(collection, [_id]);
  // First without its values, which are then laid over it as nobody's doing: what it took up before is no new claim.
  const { _id: _, __v, createdAt, ...values } = emptied;
  await store.insertMany(collection, [{ _id: id, __v, createdAt, updatedAt: emptied.updatedAt }]);
  await store.update(collection, id, { patch: values, uniques: uniquesOf(emptied, resource), by: 'nobody' });
};

/*
 * With what formulas took over a reference that is cleared, or for fields that all are, now or before: no view has it and
 * `clear` cannot name it, but it is kept.
 */
const clearedIn = (row: Row, { fields, erase: { by, clear } }: Erasable): readonly string[] => {
  const named = [by, ...clear];
  const left = Object.keys(row).filter(
    (name) => isAskedName(name) && !fields.some((field) => field.name === name),
  );
  return [...named, ...askedOver(fields, new Set(named)), ...left];
};

type About = { readonly resource: string; readonly id: string };

type Kept = { readonly model: Model; readonly store: Store };

/** Takes the values out of all that the log says about a record: that, when and by whom it was changed stays. */
export const clearHistory = async (
  { resource, id }: About,
  { model, store }: Kept,
  idFromNowOn = id,
): Promise<void> => {
  const log = model.log?.changes === undefined ? undefined : model.resource(model.log.changes);
  if (!log) return;
  const where = [
    { path: 'recordId', op: 'eq', value: id },
    { path: 'resource', op: 'eq', value: resource },
  ] as const;
  const { collection } = log.api;
  const { rows } = await store.list(collection, { where, sort: [], offset: 0, limit: Infinity });
  const patch = { record: ERASED, recordId: idFromNowOn, change: null, reason: null };
  await store.updateMany(
    collection,
    rows.map((row) => ({ id: row._id, patch, by: 'nobody' })),
  );
};

/* What the bell told about it leads nowhere. */
const forgetNotices = async ({ resource, id }: About, { model, store }: Kept): Promise<void> => {
  for (const { api, bell } of model.resources) {
    if (!bell?.about) continue;
    const where = [
      { path: bell.about.record, op: 'eq', value: id },
      { path: bell.about.entity, op: 'eq', value: resource },
    ] as const;
    const { rows } = await store.list(api.collection, { where, sort: [], offset: 0, limit: Infinity });
    await store.forget(
      api.collection,
      rows.map(({ _id }) => _id),
    );
  }
};

/** Stands where something was. */
export const ERASED = '•••';
