import type { Store } from '../../server/store/store';

/** A store whose next transactions may fail at their very end, as if the power were cut there. */
export const cuttable = (store: Store) => {
  const state = { isCut: false };
  const transaction: Store['transaction'] = (run) =>
    store.transaction(async (inner) => {
      const result = await run(inner);
      if (state.isCut) throw new Error('the power is cut');
      return result;
    });
  return { store: { ...store, transaction }, state };
};
