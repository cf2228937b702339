import type { Store } from '../../server/store/store';

/** A store that tells when a list of this collection has been read, and answers it only then. */
export const watched = (store: Store, collection: string, told: (store: Store) => Promise<void>): Store => ({
  ...store,
  heeding: (signal) => watched(store.heeding(signal), collection, told),
  list: async (asked, query) => {
    const answer = await store.list(asked, query);
    if (asked === collection) await told(store);
    return answer;
  },
});
