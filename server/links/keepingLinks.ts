import type { Model } from '../../src/model/resolved/model';
import type { Store } from '../store/store';
import { watchingStore } from '../store/watchingStore';
import { foundBy, writtenFor } from './asWritten';
import { bringRight, type LinkPlace } from './bringRight';
import { dueLinks, type Changed, type Due } from './dueLinks';
import { fillingLinks } from './fillingLinks';
import { linkPlan } from './linkPlan';

/**
 * A store that keeps every value right that follows from records of another entity, whichever way a write came: those of
 * the record itself are written with it, those of others at the end of the transaction, many at once, and whoever has these
 * open is told. Nobody's edit becomes a conflict by it.
 */
export const keepingLinks = (store: Store, model: Pick<Model, 'resources' | 'kinds' | 'resource'>): Store => {
  const plan = linkPlan(model);
  return plan.holders.size === 0
    ? store
    : watchingStore(fillingLinks(store, plan), {
        collections: new Set(plan.readers.keys()),
        seesForgotten: true,
        really: { found: foundBy, written: writtenFor },
        settle: (changes, open) => settleLinks(changes, { plan, store: open }),
      });
};

/** Brings right what follows from these records, and what follows from that, within their transaction. */
export const settleLinks = async (changes: readonly Changed[], place: LinkPlace): Promise<void> => {
  for (let changed = changes; changed.length > 0;) {
    const next: Changed[] = [];
    for (const due of dueLinks(changed, place.plan)) next.push(...(await follow(due, place)));
    changed = next;
  }
};

/** Records that are looked at together. */
const AT_ONCE = 500;

/* In pieces, however many there are; what became of those that others follow from in turn. */
const follow = async ({ link, ids }: Due, place: LinkPlace): Promise<readonly Changed[]> => {
  const { collection } = link.holder.api;
  const path = link.rollup ? '_id' : link.via;
  const all = [...ids];
  const changed: Changed[] = [];
  for (let start = 0; start < all.length; start += AT_ONCE) {
    const where = [{ path, op: 'in', value: all.slice(start, start + AT_ONCE) }] as const;
    let last: string | undefined;
    do {
      const from =
        last === undefined ? {} : { from: { side: 'after', row: { key: null, id: last } } as const };
      const asked = { where, sort: [] as const, ...from, offset: 0, limit: AT_ONCE, isUncounted: true };
      const { rows } = await place.store.list(collection, asked);
      changed.push(...(await bringRight(collection, rows, place)));
      last = rows.length === AT_ONCE ? rows.at(-1)?._id : undefined;
    } while (last !== undefined);
  }
  return changed;
};
