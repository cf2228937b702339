import { followsBeyond, headsOf } from '../../src/model/compute/followsBeyond';
import { isLinked } from '../../src/model/compute/isLive';
import { pathsOf } from '../../src/model/rules/rules';
import { isInScope } from '../records/scope';
import { oneByOne } from '../store/oneByOne';
import type { Change, Row, Store } from '../store/store';
import { noteFound, noteWritten } from './asWritten';
import { heldRows, isOurs, type LinkPlace } from './bringRight';
import { idAt, linkedValues } from './linkedValues';
import type { Holder, LinkPlan } from './linkPlan';

/** A store whose records are written with what follows from other records: nobody else has a word in it. */
export const fillingLinks = (store: Store, plan: LinkPlan): Store => {
  const touched = namesTouched(plan);
  const isTouching = (collection: string, change: Change): boolean =>
    !isOurs(change) &&
    [...Object.keys(change.patch), ...(change.without ?? [])].some((name) =>
      touched.get(collection)?.has(name),
    );
  const filling = (inner: Store): Store => ({
    ...inner,
    insert: (collection, row, ...more) => {
      if (!touched.has(collection)) return inner.insert(collection, row, ...more);
      return inner.transaction(async (open) => {
        const [whole = row] = await filled(collection, [row], { plan, store: open });
        return open.insert(collection, whole, ...more);
      });
    },
    insertMany: (collection, rows, ...more) => {
      if (!touched.has(collection)) return inner.insertMany(collection, rows, ...more);
      return inner.transaction(async (open) => {
        const whole = await filled(collection, rows, { plan, store: open });
        noteWritten(rows, whole);
        return open.insertMany(collection, whole, ...more);
      });
    },
    update: (collection, id, change) => {
      if (isTouching(collection, change))
        return inner.transaction((open) => updateFilled([collection, id, change], { plan, store: open }));
      // What is asked for with its version is as it was read in all that others do not write beside it.
      if (change.ifVersion !== undefined || isOurs(change) || !plan.readers.has(collection))
        return inner.update(collection, id, change);
      return inner.transaction(async (open) => {
        const [before] = await heldRows(collection, [id], open);
        if (before) noteFound(change, before);
        return open.update(collection, id, change);
      });
    },
    heeding: (signal) => within(inner.heeding(signal)),
    transaction: (run) => inner.transaction((open) => run(within(open))),
  });
  const within = (inner: Store): Store => {
    const whole = filling(inner);
    const each = oneByOne(whole, inner, () => true);
    const updateMany: Store['updateMany'] = (collection, changes) =>
      changes.some((change) => isTouching(collection, change))
        ? each.updateMany(collection, changes)
        : inner.updateMany(collection, changes);
    return { ...whole, updateMany };
  };
  return within(store);
};

const updateFilled = async (
  [collection, id, change]: Parameters<Store['update']>,
  { plan, store }: LinkPlace,
): Promise<Row> => {
  // Others first, in the order in which whoever changes these goes on to those that follow from them.
  const seen = await store.get(collection, id);
  const held: Held = new Set();
  if (seen) await holdAll(collection, [withChange(seen, change)], { plan, store, held });
  // What is written beside others raises no version: what was read before may be no more.
  const [before] = seen ? await heldRows(collection, [id], store) : [];
  if (before) noteFound(change, before);
  const after = before && withChange(before, change);
  const [whole] = after ? await filled(collection, [after], { plan, store, held }) : [];
  const more = Object.entries(whole ?? {}).filter(([name, value]) => value !== after?.[name]);
  return store.update(collection, id, { ...change, patch: { ...change.patch, ...Object.fromEntries(more) } });
};

const withChange = (before: Row, { patch, without = [] }: Change): Row => {
  const kept = Object.entries(before).filter(([name]) => !without.includes(name));
  return { ...(Object.fromEntries(kept) as Row), ...patch };
};

/* By collection: the fields by which a record gets other values, and these themselves. */
const namesTouched = ({ holders }: LinkPlan): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    [...holders].map(([collection, all]) => {
      const names = all.flatMap(({ resource, links }) => [
        ...pathsOf(resource.api.scope),
        ...links.flatMap(({ field, via, rollup }) => [field.name, ...(rollup ? [] : [via])]),
        // What follows from these and from others of the record is worked out anew with what stands there by now.
        ...resource.fields.flatMap((field) =>
          isLinked(field.compute) || !followsBeyond(field, resource.fields)
            ? []
            : [field.name, ...headsOf(field)],
        ),
      ]);
      return [collection, new Set(names)] as const;
    }),
  );

/* Others that are held already, by collection and id: who holds a record twice asks four times. */
type Held = Set<string>;

type HoldingPlace = LinkPlace & { readonly held?: Held };

const holdAll = async (
  collection: string,
  rows: readonly Row[],
  { plan, store, held }: HoldingPlace,
): Promise<void> => {
  for (const holder of plan.holders.get(collection) ?? []) {
    const own = rows.filter((row) => isInScope(holder.resource, row, plan.kinds));
    await holdOthers(own, holder, { store, held });
  }
};

const filled = async (
  collection: string,
  rows: readonly Row[],
  { plan: { holders, kinds }, store, held }: HoldingPlace,
): Promise<readonly Row[]> => {
  const patches = new Map<string, Record<string, unknown>>();
  for (const holder of holders.get(collection) ?? []) {
    const own = rows.filter((row) => isInScope(holder.resource, row, kinds));
    await holdOthers(own, holder, { store, held });
    for (const [id, patch] of await linkedValues(own, holder, { store, kinds }))
      patches.set(id, { ...patches.get(id), ...patch });
  }
  return rows.map((row) => ({ ...row, ...patches.get(row._id) }));
};

/*
 * Whoever changes them at the same time waits, and finds these records as such that point there; or they wait, and read what
 * that one has left.
 */
const holdOthers = async (
  rows: readonly Row[],
  { links }: Holder,
  { store, held = new Set() }: Pick<HoldingPlace, 'store'> & { readonly held: Held | undefined },
): Promise<void> => {
  const ids = new Map<string, Set<string>>();
  for (const { collection, via, rollup } of links) {
    const here = ids.get(collection) ?? new Set();
    ids.set(collection, here);
    for (const row of rollup ? [] : rows) here.add(idAt(row, via));
  }
  for (const [collection, each] of ids) {
    const missing = [...each].filter((id) => id !== '' && !held.has(`${collection} ${id}`));
    await heldRows(collection, missing, store);
    for (const id of missing) held.add(`${collection} ${id}`);
  }
};
