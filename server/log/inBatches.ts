import type { Row, Store } from '../store/store';

/**
 * A store that keeps what is inserted for the end, when `flush` writes all of a collection together. For records that
 * claim nothing, and that nobody reads meanwhile.
 */
export const inBatches = (store: Store): { readonly store: Store; readonly flush: () => Promise<void> } => {
  const waiting = new Map<string, Row[]>();
  return {
    store: {
      ...store,
      insert: async (collection, row) => {
        const rows = waiting.get(collection) ?? [];
        waiting.set(collection, rows);
        rows.push(row);
        return row;
      },
    },
    flush: async () => {
      for (const [collection, rows] of waiting) await store.insertMany(collection, rows);
      waiting.clear();
    },
  };
};
