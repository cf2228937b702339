import { oneByOne } from '../store/oneByOne';
import type { Store } from '../store/store';

type Waking = {
  /** Where the settings of the mail server are kept. */
  readonly collections: ReadonlySet<string>;
  /** Leaves the work in the transaction of the store. */
  readonly wake: (store: Store) => Promise<void>;
};

/** A store whose writes to these collections leave work: whichever way the write came, and in the same transaction. */
export const wakingStore = (store: Store, { collections, wake }: Waking): Store => {
  const within = (inner: Store): Store =>
    oneByOne(watching(inner), inner, (collection) => collections.has(collection));
  const watching = (inner: Store): Store => ({
    ...inner,
    insert: (...asked) =>
      collections.has(asked[0]) ? woken(inner, (open) => open.insert(...asked)) : inner.insert(...asked),
    update: (...asked) =>
      collections.has(asked[0]) ? woken(inner, (open) => open.update(...asked)) : inner.update(...asked),
    heeding: (signal) => within(inner.heeding(signal)),
    transaction: (run) => inner.transaction((open) => run(within(open))),
  });
  const woken = <T>(inner: Store, write: (open: Store) => Promise<T>): Promise<T> =>
    inner.transaction(async (open) => {
      const written = await write(open);
      await wake(open);
      return written;
    });
  return collections.size === 0 ? store : within(store);
};
