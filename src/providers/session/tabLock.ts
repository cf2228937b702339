import type { KeyStorage } from './safeStorage';

/** The part of navigator.locks that is used. */
export type TabLocks = { request(name: string, callback: () => Promise<void>): Promise<unknown> };

/** Runs one task at a time over all tabs. */
export type TabLock = (task: () => Promise<void>) => Promise<void>;

export type TabLockOptions = {
  locks?: TabLocks | undefined;
  storage: KeyStorage;
  /** Milliseconds after which a holder that says nothing counts as gone; default 5000. */
  holdMs?: number;
  /** Milliseconds between two looks at a taken lock; default 50. */
  lookMs?: number;
};

/** Web Locks where the browser has them (a closed tab frees its lock), else an expiring entry in the storage. */
export const createTabLock = ({ locks, storage, holdMs = 5000, lookMs = 50 }: TabLockOptions): TabLock => {
  if (locks) return async (task) => void (await locks.request(LOCK_KEY, task));
  return async (task) => {
    const mark = createMark({ storage, holdMs, owner: crypto.randomUUID?.() ?? String(Math.random()) });
    while (!(await take(mark, lookMs))) await pause(lookMs);
    const beat = setInterval(mark.set, holdMs / 3);
    try {
      await task();
    } finally {
      clearInterval(beat);
      if (mark.isOwn()) storage.removeItem(LOCK_KEY);
    }
  };
};

const LOCK_KEY = 'sms.renewal';

type Mark = { isFree: () => boolean; isOwn: () => boolean; set: () => void };

// A storage has no "set if absent": write, wait a moment, and see whose mark stayed.
const take = async (mark: Mark, lookMs: number) => {
  if (!mark.isFree()) return false;
  mark.set();
  await pause(lookMs / 5);
  return mark.isOwn();
};

const createMark = ({
  storage,
  holdMs,
  owner,
}: {
  storage: KeyStorage;
  holdMs: number;
  owner: string;
}): Mark => {
  const read = () => (storage.getItem(LOCK_KEY) ?? '').split(' ');
  return {
    isFree: () => !(Number(read()[1]) > Date.now()),
    isOwn: () => read()[0] === owner,
    set: () => storage.setItem(LOCK_KEY, `${owner} ${Date.now() + holdMs}`),
  };
};

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
