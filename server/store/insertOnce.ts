import type { Row, Store } from './store';
import { StoreConflict } from './store';

/** Makes a record unless one of this id is there; false when it was, whoever made it. Inside a transaction too. */
export const insertOnce = async (store: Store, collection: string, row: Row): Promise<boolean> => {
  try {
    await store.transaction((inner) => inner.insert(collection, row));
    return true;
  } catch (error) {
    if (error instanceof StoreConflict) return false;
    throw error;
  }
};
