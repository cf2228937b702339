import type { Entry, Keeper } from '../server/store/memoryEntries';
import type { DemoChanges } from '../src/providers/session/connection';
import type { DemoRecords } from './demo';

type Kept = { readonly keeper: Keeper; readonly changes: DemoChanges };

/** What the keys of the static demo begin with. */
const DEMO = 'sms-demo.changes.';

/** And those of samples, which are kept beside it. */
export const SAMPLES = 'sms-samples.changes.';

/** Milliseconds in which writes are gathered. */
const PAUSE = 200;

/**
 * The first records, and what a visitor made of them: each changed entry is one item of the local storage. Other tabs
 * hear of it. What another build began with is no longer there to be changed, so its changes are dropped.
 */
export const keptInBrowser = (
  { madeAt, entries }: DemoRecords,
  { storage, events }: Browser,
  prefix = DEMO,
): Kept => {
  const own = `${prefix}${madeAt}.`;
  const pending = new Map<string, Entry | undefined>();
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFull = false;
  let isReset = false;

  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    try {
      for (const [key, entry] of pending) {
        storage?.setItem(own + key, JSON.stringify(entry ?? null));
        pending.delete(key);
      }
      if (storage) return;
    } catch {
      // There is no room left: it stays in memory, and is tried again with the next change.
    }
    isFull = true;
    listeners.forEach((listener) => listener());
  };
  const forget = forgettingIn(storage);
  forget((key) => key.startsWith(prefix) && !key.startsWith(own));
  events?.addEventListener('pagehide', () => !isReset && write());

  return {
    keeper: {
      entries: laidOver(entries, changesIn(storage, own)),
      keep: (collection, id, entry) => {
        pending.set(`${collection}/${id}`, entry);
        timer ??= setTimeout(write, PAUSE);
      },
      follow: (take) =>
        events?.addEventListener('storage', ({ key, newValue }) => {
          if (!key?.startsWith(own)) return;
          // Another tab began anew.
          if (newValue === null) return window.location.reload();
          const [collection, id] = placeIn(key.slice(own.length));
          take(collection, id, entryIn(newValue));
        }),
    },
    changes: {
      isFull: () => isFull,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      reset: (collection) => {
        isReset = true;
        clearTimeout(timer);
        // The static demo begins anew with its samples.
        const all = prefix === DEMO ? [DEMO, SAMPLES] : [prefix];
        const of = collection === undefined ? all : [`${own}${collection}/`];
        forget((key) => of.some((start) => key.startsWith(start)));
      },
    },
  };
};

export type Browser = {
  /** None where the browser forbids it. */
  readonly storage: Storage | undefined;
  readonly events?: Pick<Window, 'addEventListener'>;
};

const forgettingIn = (storage: Storage | undefined) => (isForgotten: (key: string) => boolean) => {
  for (const key of keysIn(storage)) if (isForgotten(key)) storage?.removeItem(key);
};

const keysIn = (storage: Storage | undefined): string[] =>
  Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? '');

const placeIn = (key: string): [collection: string, id: string] => {
  const at = key.indexOf('/');
  return [key.slice(0, at), key.slice(at + 1)];
};

const entryIn = (text: string | null): Entry | undefined =>
  (JSON.parse(text ?? 'null') as Entry | null) ?? undefined;

const changesIn = (storage: Storage | undefined, own: string): ReadonlyMap<string, Entry | undefined> =>
  new Map(
    keysIn(storage)
      .filter((key) => key.startsWith(own))
      .map((key) => [key.slice(own.length), entryIn(storage?.getItem(key) ?? null)]),
  );

const laidOver = (
  entries: DemoRecords['entries'],
  changes: ReadonlyMap<string, Entry | undefined>,
): Keeper['entries'] => {
  const held = new Map(entries.map(([collection, id, entry]) => [`${collection}/${id}`, entry]));
  for (const [key, entry] of changes) {
    if (entry) held.set(key, entry);
    else held.delete(key);
  }
  return [...held].map(([key, entry]) => [...placeIn(key), entry] as const);
};
