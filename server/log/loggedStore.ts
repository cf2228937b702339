import { oneByOne } from '../store/oneByOne';
import type { Store } from '../store/store';
import type { Doing } from './doing';
import type { Changed, Entries } from './entries';

/**
 * A store that writes an entry for each record that it changes, in the transaction of the change: whichever way the
 * write came. Written twice in one transaction, a record has one entry.
 */
export const loggedStore = (
  store: Store,
  entries: Pick<Entries, 'logged' | 'change'>,
  doing: Doing,
): Store => {
  const collections = new Set(entries.logged.map(({ api }) => api.collection));
  const system: Doing = { requestId: doing.requestId };

  const within = (inner: Store, seen: Seen | undefined): Store => {
    /* What a part of a transaction did counts when that part is kept. */
    const open = async <T>(run: (store: Store, seen: Seen) => Promise<T>): Promise<T> => {
      const own: Seen = new Map(seen);
      const result = await inner.transaction(async (part) => {
        // A transaction that is undone and run again begins with what was seen before it.
        own.clear();
        seen?.forEach((each, key) => own.set(key, each));
        const done = await run(part, own);
        if (seen) return done;
        for (const { by, ...changed } of own.values())
          await entries.change(changed, by === 'system' ? system : doing, part);
        return done;
      });
      if (seen) own.forEach((each, key) => seen.set(key, each));
      return result;
    };
    const watching: Store = {
      ...inner,
      insert: (...asked) => {
        const [collection] = asked;
        if (!collections.has(collection)) return inner.insert(...asked);
        return open(async (part, own) => {
          const row = await part.insert(...asked);
          note(own, { collection, before: null, after: row, by: 'person' });
          return row;
        });
      },
      update: (...asked) => {
        const [collection, id, { by = 'person' }] = asked;
        if (by === 'nobody' || !collections.has(collection)) return inner.update(...asked);
        return open(async (part, own) => {
          const before = (await part.get(collection, id)) ?? null;
          const row = await part.update(...asked);
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
      heeding: (signal) => within(inner.heeding(signal), seen),
      transaction: (run) => open((part, own) => run(within(part, own))),
    };
    return oneByOne(watching, inner, (collection) => collections.has(collection));
  };
  return collections.size === 0 ? store : within(store, undefined);
};

type Noted = Changed & { readonly by: 'person' | 'system' };

type Seen = Map<string, Noted>;

/* From before the first write to after the last. */
const note = (seen: Seen, { collection, before, after, by }: Noted): void => {
  const key = `${by} ${collection} ${(after ?? before)?._id ?? ''}`;
  const first = seen.get(key);
  seen.set(key, { collection, by, after, before: first ? first.before : before });
};
