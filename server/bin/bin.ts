import { followsBeyond } from '../../src/model/compute/followsBeyond';
import type { Kept } from '../../src/model/answers/undoing';
import { computedChanges } from '../../src/model/compute/withComputed';
import type { Resource } from '../../src/model/resolved/resource';
import { pointersIn } from '../../src/model/rules/pointers';
import { referencesTo, withoutLink } from '../../src/model/rules/writeRules';
import { isSameJson } from '../../src/model/values/plainObject';
import type { Request } from '../handlers';
import type { Parts } from '../parts';
import { refuseCircles } from '../order/circles';
import { isReached } from '../records/own';
import { isInScope } from '../records/scope';
import { titleFor } from '../records/titles';
import { Refusal, refuseIssues } from '../refusal';
import type { Row } from '../store/store';
import { inWords } from '../writes/checkWrite';
import { danglingReferences, type LetGo } from '../writes/references';
import { uniquesOf } from '../writes/storedValues';

/**
 * The same entity, over what was removed of it. That lies in a collection beside its own, so whatever reads, counts or adds
 * up records never meets it, and its unique values are free.
 */
export const binOf = (resource: Resource): Resource => ({
  ...resource,
  api: { ...resource.api, collection: `${resource.api.collection}~bin` },
});

/** What the bin keeps with a record: who put it there, and what let go of it. `updatedAt` is when. */
type Lying = { readonly by: string | undefined; readonly letGo: readonly LetGo[] };

type Values = Readonly<Record<string, unknown>>;

/* No field has such a name. */
const LYING = '~bin';

/** The record as it was, and who removed it when. */
export const readBinned = (row: Row): { readonly record: Row; readonly at: string } & Lying => {
  const { [LYING]: lying, ...record } = row;
  return { record: record as Row, at: row.updatedAt, ...(lying as Lying) };
};

/** Lays a record into the bin that was taken out of its collection. */
export const layIntoBin = async (
  { row, ...lying }: { readonly row: Row } & Lying,
  resource: Resource,
  { store, clock }: Pick<Parts, 'store' | 'clock'>,
): Promise<void> => {
  const { collection } = binOf(resource).api;
  // What follows from other records is worked out anew when it is put back: here it would outlive these.
  const beyond = new Set(
    resource.fields.flatMap((field) => (followsBeyond(field, resource.fields) ? [field.name] : [])),
  );
  const own = Object.fromEntries(Object.entries(row).filter(([name]) => !beyond.has(name))) as Row;
  await store.insert(collection, { ...own, updatedAt: clock.iso(), [LYING]: lying });
};

/**
 * Puts a record back as it was, with all that pointed at it and points nowhere else by now. Undefined when it was done; why
 * not, otherwise: its unique values may be taken, or what it points at gone. `version` is the one it was removed in, `title`
 * what it was called then, which only the caller knows once it is gone.
 */
export const putBack = async (
  {
    id,
    version,
    title: then = id,
  }: { readonly id: string; readonly version?: number; readonly title?: string },
  request: Request,
  parts: Parts,
): Promise<Kept | undefined> => {
  const { resource } = request;
  const row = await binned(id, request, parts);
  if (!row) return { title: then, reason: 'gone' };
  const { record, letGo } = readBinned(row);
  const title = titleFor(record, request, parts);
  if (version !== undefined && version !== record.__v) return { title, reason: 'changed' };
  try {
    await parts.store.transaction(async (store) => {
      const inside = { ...parts, store };
      const values = { ...record, ...(await withoutGone(record, request, inside)) };
      const back = { ...values, __v: record.__v + 1, updatedAt: parts.clock.iso() };
      await store.remove(binOf(resource).api.collection, id);
      const stored = await inWords(resource, () =>
        store.insert(resource.api.collection, back, uniquesOf(back, resource)),
      );
      await takeUp(letGo, inside);
      await request.hook('after.restore', { after: stored }, { ...request, parts: inside });
    });
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return { title, reason: error.messageIn(request.language ?? 'en') };
    throw error;
  }
};

/** Removes a record from the bin for good. The record it was; undefined where there is none. */
export const removeForGood = async (id: string, request: Request, parts: Parts): Promise<Row | undefined> => {
  const row = await binned(id, request, parts);
  if (row) await parts.store.remove(binOf(request.resource).api.collection, id);
  return row && readBinned(row).record;
};

/* Within reach of whoever asks, as it would be in the list. */
const binned = async (
  id: string,
  { resource, person }: Request,
  { model, store }: Parts,
): Promise<Row | undefined> => {
  const bin = binOf(resource);
  const row = await store.get(bin.api.collection, id);
  const isThere =
    row && isInScope(bin, row, model.kinds) && (await isReached(row, bin, { person, model, store }));
  return isThere ? row : undefined;
};

/*
 * A field that lets go of what is deleted lets go of what was deleted meanwhile. @throws Refusal 422 where another one
 * points at what is gone, or at what this person does not reach.
 */
const withoutGone = async (
  record: Row,
  { resource, person }: Request,
  { model, store }: Parts,
): Promise<Values> => {
  const { fields } = resource;
  const links = model.resources.flatMap(({ key }) => referencesTo(model, key));
  const own = links.filter((link) => link.resource.key === resource.key && link.onDelete === 'clear');
  let free: Values = {};
  for (const { path, to, id } of pointersIn(record, fields, model)) {
    const link = own.find((each) => each.path === path);
    if (link && (await isGone(id, to, { model, store })))
      free = { ...free, ...withoutLink({ ...record, ...free }, link, id) };
  }
  const whole = { ...record, ...free };
  const gone = await danglingReferences({ after: whole, fields }, { model, store, person });
  if (gone.length > 0) throw refuseIssues(resource, gone);
  return { ...free, ...computedChanges(whole, { fields, kinds: model.kinds }) };
};

/* Records that each browser makes by itself are never gone. */
const isGone = async (
  id: string,
  to: readonly string[],
  { model, store }: Pick<Parts, 'model' | 'store'>,
): Promise<boolean> => {
  for (const key of to) {
    const { source, collection } = model.resource(key).api;
    if (source === 'demo' || (await store.get(collection, id))) return false;
  }
  return true;
};

/* What points somewhere else by now stays as it is. */
const takeUp = async (letGo: readonly LetGo[], parts: Parts): Promise<void> => {
  const { model, store } = parts;
  for (const { resource: key, id, name, before, after } of letGo) {
    const resource = model.resource(key);
    const { api, fields } = resource;
    const row = await store.get(api.collection, id);
    if (!row || !isSameJson(row[name] ?? null, after)) continue;
    const patch = { [name]: before };
    const computed = computedChanges({ ...row, ...patch }, { fields, kinds: model.kinds });
    await unlessRefused(async () => {
      await refuseCircles({ before: row, after: { ...row, ...patch } }, resource, parts);
      await store.update(api.collection, id, { patch: { ...patch, ...computed } });
    });
  }
};

/* What was above it may stand below it by now, and something else be in its place (`noOverlap`): that one stays free. */
const unlessRefused = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
};
