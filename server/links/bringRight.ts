import { CHANGES_TOPIC, noticesOf } from '../live/changes';
import { isInScope } from '../records/scope';
import type { Change, Row, Store } from '../store/store';
import type { Changed } from './dueLinks';
import { linkedValues } from './linkedValues';
import type { LinkPlan } from './linkPlan';

export type LinkPlace = { readonly plan: LinkPlan; readonly store: Store };

/**
 * Writes what follows from other records into these, beside what people write: no version is raised, and whoever has them
 * open is told. Answers what became of them, where others follow from them in turn.
 */
export const bringRight = async (
  collection: string,
  found: readonly Row[],
  { plan, store }: LinkPlace,
): Promise<readonly Changed[]> => {
  const { kinds, holders, readers } = plan;
  const rows = await heldRows(
    collection,
    found.map(({ _id }) => _id),
    store,
  );
  const patches = new Map<string, Record<string, unknown>>();
  for (const holder of holders.get(collection) ?? []) {
    const own = rows.filter((row) => isInScope(holder.resource, row, kinds));
    for (const [id, patch] of await linkedValues(own, holder, { store, kinds }))
      patches.set(id, { ...patches.get(id), ...patch });
  }
  const changes = [...patches].map(([id, patch]) => ({ id, patch, ...ASIDE }));
  if (changes.length === 0) return [];
  for (const { patch } of changes) ours.add(patch);
  await store.updateMany(collection, changes);
  const told = changes.map(({ id }) => ({ collection, id, what: 'counted' }) as const);
  for (const notice of noticesOf(told, {})) await store.notify(CHANGES_TOPIC, notice);
  if (!readers.has(collection)) return [];
  return rows.flatMap((before) => {
    const patch = patches.get(before._id);
    return patch ? [{ collection, before, after: { ...before, ...patch } }] : [];
  });
};

/* What this brings right is right, and nobody else's word. */
const ours = new WeakSet<object>();

export const isOurs = ({ patch }: Pick<Change, 'patch'>): boolean => ours.has(patch);

const ASIDE = { isAside: true, by: 'nobody' } as const;

/**
 * These records as they are when nobody else can write them until the transaction ends: who has written them has ended, and
 * who is about to waits.
 */
export const heldRows = async (
  collection: string,
  ids: readonly string[],
  store: Store,
): Promise<readonly Row[]> => {
  if (ids.length === 0) return [];
  const where = [{ path: '_id', op: 'in', value: ids }] as const;
  const asked = { where, sort: [] as const, offset: 0, limit: ids.length, isUncounted: true };
  const there = await store.list(collection, asked);
  await store.updateMany(
    collection,
    there.rows.map(({ _id }) => ({ id: _id, patch: {}, ...ASIDE })),
  );
  return (await store.list(collection, asked)).rows;
};
