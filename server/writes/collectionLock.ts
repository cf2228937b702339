import type { Parts } from '../parts';

/** A record for each collection whose only use is that two transactions cannot write it at once. */
const TURNS = 'turns';

/**
 * Until the transaction ends, whoever takes a turn at the same collection waits here; what they then read is as it left
 * it. Answers which turn it is: they are counted up.
 */
export const lockCollection = async (
  collection: string,
  { store, clock }: Pick<Parts, 'store' | 'clock'>,
): Promise<number> => {
  const turn = await store.get(TURNS, collection);
  const now = clock.iso();
  const taken = await (turn
    ? store.update(TURNS, collection, { patch: {} })
    : store.insert(TURNS, { _id: collection, __v: 0, createdAt: now, updatedAt: now }));
  return taken.__v;
};
