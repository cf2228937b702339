import type { Store } from './store';

/**
 * A store that has something to do with every change of some collections: of these, many records are changed one by one,
 * so that it sees each; of all others at once, by the store below it.
 */
export const oneByOne = (store: Store, below: Store, isWatched: (collection: string) => boolean): Store => ({
  ...store,
  updateMany: (collection, changes) =>
    isWatched(collection)
      ? store.transaction(async (open) => {
          for (const { id, ...change } of changes) await open.update(collection, id, change);
        })
      : below.updateMany(collection, changes),
});
