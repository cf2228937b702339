import type { Model } from '../../src/model/resolved/model';
import type { Resource } from '../../src/model/resolved/resource';
import { batchAfter } from '../records/batches';
import { scopeConditions } from '../records/scope';
import { StoreDeadlock, StoreMissing, type Store } from '../store/store';
import { bringRight } from './bringRight';
import { settleLinks } from './keepingLinks';
import { linkPlan } from './linkPlan';

/**
 * Brings right what follows from other records in all records of these entities, some at a time while others read and
 * write. What is right stays as it is.
 */
export const relink = async (
  store: Store,
  resources: readonly Pick<Resource, 'api' | 'fields'>[],
  {
    model,
    signal,
  }: { readonly model: Pick<Model, 'resources' | 'kinds' | 'resource'>; readonly signal?: AbortSignal },
): Promise<void> => {
  const plan = linkPlan(model);
  for (const { api } of resources) {
    const { collection } = api;
    for (const { resource } of plan.holders.get(collection) ?? []) {
      const asked = { collection, where: scopeConditions(resource, model.kinds) };
      for (let last: string | undefined; !signal?.aborted;) {
        const rows = await batchAfter(store, asked, last);
        const end = rows.at(-1);
        if (!end) break;
        const isDone = await store
          .transaction(async (open) => {
            const place = { plan, store: open };
            await settleLinks(await bringRight(collection, rows, place), place);
          })
          .then(() => true, wasBetween);
        if (isDone) last = end._id;
      }
    }
  }
};

/* Somebody wrote one of them meanwhile: they are read again. */
const wasBetween = (error: unknown): boolean => {
  if (error instanceof StoreDeadlock || error instanceof StoreMissing) return false;
  throw error;
};
