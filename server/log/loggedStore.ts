import type { Store } from '../store/store';
import { watchingStore } from '../store/watchingStore';
import type { Doing } from './doing';
import type { Entries } from './entries';
import { inBatches } from './inBatches';

/** A store that writes an entry for each record that it changes, in the transaction of the change. */
export const loggedStore = (
  store: Store,
  entries: Pick<Entries, 'logged' | 'change'>,
  doing: Doing,
): Store => {
  const system: Doing = { requestId: doing.requestId };
  return watchingStore(store, {
    collections: new Set(entries.logged.map(({ api }) => api.collection)),
    except: 'nobody',
    settle: async (changes, part) => {
      const batches = inBatches(part);
      for (const { by, ...changed } of changes)
        await entries.change(changed, by === 'system' ? system : doing, batches.store);
      await batches.flush();
    },
  });
};
