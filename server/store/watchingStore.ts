import { oneByOne } from './oneByOne';
import type { Change, Row, Store } from './store';

/** A record that was changed, as it was before and as it is by now; whose doing it is, see `Change`. */
export type Watched = {
  readonly collection: string;
  readonly before: Row | null;
  readonly after: Row | null;
  readonly by: NonNullable<Change['by']>;
};

type Watching = {
  readonly collections: ReadonlySet<string>;
  /** Whose doings are passed over. Default: nobody’s. */
  readonly except?: Watched['by'];
  /** Also what leaves because its time is over, of which nobody is told. */
  readonly seesForgotten?: true;
  /** What a write has really found and written, where the store below knows better than who asks it. */
  readonly really?: {
    readonly found: (change: Change) => Row | undefined;
    readonly written: (row: Row) => Row;
  };
  /**
   * What each transaction has changed in them, at its end and still within it: `store` is that of the transaction,
   * unwatched.
   */
  readonly settle: (changes: readonly Watched[], store: Store) => Promise<void>;
};

/** A store that tells what was changed, whichever way the write came. Written twice in one transaction is one change. */
export const watchingStore = (store: Store, { settle, ...which }: Watching): Store => {
  const { collections } = which;
  const within = (inner: Store, seen: Seen | undefined): Store => {
    /* What a part of a transaction did counts when that part is kept. */
    const open = async <T>(run: (store: Store, seen: Seen) => Promise<T>): Promise<T> => {
      const own: Seen = new Map(seen);
      const result = await inner.transaction(async (part) => {
        // A transaction that is undone and run again begins with what was seen before it.
        own.clear();
        seen?.forEach((each, key) => own.set(key, each));
        const done = await run(part, own);
        if (!seen) await settle([...own.values()].filter(isThere), part);
        return done;
      });
      if (seen) own.forEach((each, key) => seen.set(key, each));
      return result;
    };
    const watching: Store = {
      ...inner,
      ...watchedWrites(inner, open, which),
      heeding: (signal) => within(inner.heeding(signal), seen),
      transaction: (run) => open((part, own) => run(within(part, own))),
    };
    return oneByOne(watching, inner, (collection) => collections.has(collection));
  };
  return collections.size === 0 ? store : within(store, undefined);
};

type Open = <T>(run: (store: Store, seen: Seen) => Promise<T>) => Promise<T>;

const watchedWrites = (
  inner: Store,
  open: Open,
  { collections, except, seesForgotten, really }: Omit<Watching, 'settle'>,
): Pick<Store, 'insert' | 'insertMany' | 'update' | 'remove' | 'forget'> => ({
  insert: (...asked) => {
    const [collection] = asked;
    if (!collections.has(collection)) return inner.insert(...asked);
    return open(async (part, own) => {
      const row = await part.insert(...asked);
      note(own, { collection, before: null, after: row, by: 'person' });
      return row;
    });
  },
  insertMany: (...asked) => {
    const [collection, rows] = asked;
    if (!collections.has(collection)) return inner.insertMany(...asked);
    return open(async (part, own) => {
      await part.insertMany(...asked);
      for (const row of rows)
        note(own, { collection, before: null, after: really?.written(row) ?? row, by: 'person' });
    });
  },
  update: (...asked) => {
    const [collection, id, change] = asked;
    const { by = 'person' } = change;
    if (by === except || !collections.has(collection)) return inner.update(...asked);
    return open(async (part, own) => {
      const read = (await part.get(collection, id)) ?? null;
      const row = await part.update(...asked);
      const found = really?.found(change);
      // One change may be that of several records.
      const before = found?._id === id ? found : read;
      note(own, { collection, before, after: row, by });
      return row;
    });
  },
  remove: (...asked) => {
    const [collection] = asked;
    if (!collections.has(collection)) return inner.remove(...asked);
    return open(async (part, own) => {
      const row = await part.remove(...asked);
      note(own, { collection, before: row, after: null, by: 'person' });
      return row;
    });
  },
  forget: (...asked) =>
    seesForgotten && collections.has(asked[0])
      ? open((part, own) => forgotten(asked, part, own))
      : inner.forget(...asked),
});

const forgotten = async (asked: Parameters<Store['forget']>, part: Store, seen: Seen): Promise<Row[]> => {
  const [collection] = asked;
  const rows = await part.forget(...asked);
  for (const row of rows) note(seen, { collection, before: row, after: null, by: 'nobody' });
  return rows;
};

type Seen = Map<string, Watched>;

/* From before the first write to after the last. */
const note = (seen: Seen, { collection, before, after, by }: Watched): void => {
  const key = `${by} ${collection} ${(after ?? before)?._id ?? ''}`;
  const first = seen.get(key);
  seen.set(key, { collection, by, after, before: first ? first.before : before });
};

/* What was made and removed again was never there. */
const isThere = ({ before, after }: Watched): boolean => before !== null || after !== null;
