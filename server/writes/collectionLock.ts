import type { Parts } from '../parts';
import { StoreConflict, type Row } from '../store/store';

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
  const next = () => store.update(TURNS, collection, { patch: {} });
  const now = clock.iso();
  const first = { _id: collection, __v: 0, createdAt: now, updatedAt: now };
  const taken = (await store.get(TURNS, collection))
    ? await next()
    : await store.transaction((open) => open.insert(TURNS, first)).catch(orMadeMeanwhile(next));
  return taken.__v;
};

/* Somebody else had the first turn meanwhile, and is done. */
const orMadeMeanwhile =
  (next: () => Promise<Row>) =>
  (error: unknown): Promise<Row> => {
    if (error instanceof StoreConflict && error.reason.kind === 'unique') return next();
    throw error;
  };
