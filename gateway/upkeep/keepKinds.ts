import { setTimeout as delay } from 'node:timers/promises';
import type { Model } from '../../src/model/resolved/model';
import { knownKinds, type ChangedKinds } from '../../server/records/changedKinds';
import { rereadFields, rereadStore, type Unread } from '../../server/records/rereadFields';
import { relink } from '../../server/links/relink';
import { report } from '../../server/report';
import { isLinked } from '../../src/model/compute/isLive';
import type { Store } from '../../server/store/store';

/** So long a start waits for records to be rewritten, in milliseconds: most have few. */
const PATIENCE = 1500;

/**
 * Rewrites values of before as their fields store them by now: the kind of a field may be another one, or take other
 * values. The store that is handed out reads those that are yet to be rewritten. What cannot be read is said.
 */
export const keepKinds = (patience: number = PATIENCE) => {
  let stopping = new AbortController();
  let underWay: Promise<unknown> = Promise.resolve();

  const stop = async () => {
    stopping.abort();
    await underWay;
  };
  return {
    follow: async (model: Pick<Model, 'resources' | 'kinds' | 'resource'>, store: Store): Promise<Store> => {
      await stop();
      stopping = new AbortController();
      const { signal } = stopping;
      const { kinds } = model;
      const known = await knownKinds(model, store);
      const reading = new Set(known.changed);
      const work = async () => {
        const left: ChangedKinds[] = [];
        for (const each of known.changed) {
          const { rewritten, unread } = await rereadFields(store, each, { kinds, signal });
          if (signal.aborted) return;
          if (rewritten === 0) reading.delete(each);
          for (const one of unread) report(unreadText(each, one));
          const fields = each.fields.filter(({ name }) => unread.some(({ field }) => field === name));
          left.push({ resource: each.resource, fields });
        }
        const linked = known.changed.filter(({ fields }) => fields.some(({ compute }) => isLinked(compute)));
        await relink(
          store,
          linked.map(({ resource }) => resource),
          { model, signal },
        );
        if (signal.aborted) return;
        await known.keep(left);
      };
      underWay = work().catch((error: unknown) => (signal.aborted ? undefined : report(error)));
      if (known.changed.length === 0) await underWay;
      else await Promise.race([underWay, delay(patience, undefined, { ref: false })]);
      return reading.size === 0 ? store : rereadStore(store, reading, kinds);
    },
    stop,
  };
};

const unreadText = ({ resource, fields }: ChangedKinds, { field, count, ids }: Unread): string => {
  const kind = fields.find(({ name }) => name === field)?.kind ?? '';
  const records = `${count} ${count === 1 ? 'record keeps a value' : 'records keep values'}`;
  const more = count > ids.length ? ', ...' : '';
  return `${resource.key}: ${records} in "${field}" that it does not take by now (${kind}). Correct them: ${ids.join(', ')}${more}`;
};
