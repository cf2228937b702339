import { report } from '../report';
import type { Store } from '../store/store';

/**
 * Work that must not keep what it follows from happening: where it fails, it alone is undone, and the terminal says why.
 */
export const aside = <T>(store: Store, work: (store: Store) => Promise<T>): Promise<T | undefined> =>
  store.transaction(work).catch((error: unknown) => {
    report(error);
    return undefined;
  });
