import { refuse } from '../refusal';
import type { Store } from '../store/store';
import { StoreConflict, StoreDeadlock, StoreMissing } from '../store/store';
import { Awaited } from './outsideTransaction';

/** How often a write is begun anew because somebody else was faster. */
const TRIES = 20;

/**
 * Runs the whole of a write in one transaction: all that it stores is kept together, or nothing of it. When a record
 * that it has read was changed, made or removed meanwhile, it is undone and runs again from the beginning: so `run` may do
 * nothing but ask and write the store that it is handed, and wait for nothing slow (that is what `OutsideTransaction` is for).
 * @throws what `run` throws; Refusal 409 when somebody else was faster each time.
 */
export const inTransaction = async <T>(store: Store, run: (store: Store) => Promise<T>): Promise<T> => {
  for (let tries = 1; ;) {
    try {
      return await store.transaction(run);
    } catch (error) {
      if (error instanceof Awaited) await error.work();
      else if (!isBeaten(error)) throw error;
      else if (tries === TRIES) throw refuse(409, 'changedMeanwhile');
      else tries += 1;
    }
  }
};

/* A value that is taken stays taken: that is for a person to read. An id was free when it was looked for. */
const isBeaten = (error: unknown): boolean => {
  if (error instanceof StoreMissing || error instanceof StoreDeadlock) return true;
  if (!(error instanceof StoreConflict)) return false;
  return error.reason.kind === 'version' || error.reason.field === '_id';
};
