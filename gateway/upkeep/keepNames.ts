import { setTimeout as delay } from 'node:timers/promises';
import type { Model } from '../../src/model/resolved/model';
import { noteFields } from '../../server/records/formerFields';
import { renameFields, renamesOf, type Renames } from '../../server/records/renameFields';
import { renameUploads } from '../../server/uploads/renameUploads';
import { report } from '../../server/report';
import { renamedStore, type Renamed } from '../../server/store/renamedStore';
import type { Store } from '../../server/store/store';

/** So long a start waits for records to be rewritten, in milliseconds: most have few. */
const PATIENCE = 1500;

/**
 * Rewrites records whose fields have another name by now. The store that is handed out reads both names until all are
 * rewritten. What has to be unique is rewritten first: under two names, the same value would not be noticed.
 */
export const keepNames = (store: Store, patience: number = PATIENCE) => {
  let stopping = new AbortController();
  let underWay: Promise<unknown> = Promise.resolve();

  const stop = async () => {
    stopping.abort();
    await underWay;
  };
  return {
    /**
     * @throws when a field has another name or kind by now than the model knows, or values that are unique under their
     * old name are not so under the new one.
     */
    follow: async (model: Pick<Model, 'resources'>): Promise<Store> => {
      await stop();
      await noteFields(store, model);
      stopping = new AbortController();
      const { signal } = stopping;
      const renames = renamesOf(model);
      await renameUploads(store, renames);
      const left = new Map<string, readonly Renamed[]>();
      for (const { collection, fields } of renames)
        left.set(collection, [...(left.get(collection) ?? []), ...fields]);
      const all = new Map(left);
      const rewrite = async (each: Renames) => {
        await renameFields(store, each, { signal });
        const others = left.get(each.collection)?.filter((field) => !each.fields.includes(field)) ?? [];
        if (!signal.aborted) left.set(each.collection, others);
      };
      for (const each of renames) if (each.uniquesOf) await rewrite(each);
      const rest = renames.filter(({ uniquesOf }) => !uniquesOf);
      const working = (async () => {
        for (const each of rest) await rewrite(each);
      })();
      underWay = working.catch((error: unknown) => (signal.aborted ? undefined : report(error)));
      if (rest.length > 0) await Promise.race([underWay, delay(patience, undefined, { ref: false })]);
      return renames.length === 0 ? store : renamedStore(store, all, left);
    },
    stop,
  };
};
