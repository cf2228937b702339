/**
 * How long a statement takes, as far as that can be known before: `short` is a record by its id, a write or a
 * transaction; `list` a page, a count or a sum; `search` one that looks into the texts of all.
 */
export type Weight = 'short' | 'list' | 'search';

/** Lets one piece of work at a time to a database that can do no more. */
export type Lanes = <T>(weight: Weight, work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** Work that took as long as this has kept others waiting, in milliseconds. */
const LONG_MS = 50;

/**
 * After long work the next but a short one waits as long as this, in milliseconds: requests that came meanwhile are
 * read and checked first, and clients that left meanwhile are noticed.
 */
const REST_MS = 25;

/**
 * Short work goes before lists, and lists before searches; each kind in the order in which it came. Work whose signal
 * aborts while it waits is never begun: it rejects with the signal's reason.
 */
export const createLanes = (): Lanes => {
  const waiting: Readonly<Record<Weight, Set<() => Promise<void>>>> = {
    short: new Set(),
    list: new Set(),
    search: new Set(),
  };
  let isBusy = false;
  let isResting = false;

  const next = (): (() => Promise<void>) | undefined => {
    for (const weight of isResting ? (['short'] as const) : (['short', 'list', 'search'] as const)) {
      const [first] = waiting[weight];
      if (first) return first;
    }
    return undefined;
  };
  const rest = () => {
    isResting = true;
    setTimeout(() => {
      isResting = false;
      go();
    }, REST_MS);
  };
  const go = () => {
    if (isBusy) return;
    const job = next();
    if (!job) return;
    isBusy = true;
    const began = performance.now();
    void job().then(() => {
      isBusy = false;
      if (!isResting && performance.now() - began > LONG_MS) rest();
      go();
    });
  };

  return (weight, work, signal) =>
    new Promise((resolve, reject) => {
      const lane = waiting[weight];
      const job = async () => {
        leave();
        // Whoever called decides what becomes of a failure; here only the turn is over.
        await work().then(resolve, reject);
      };
      const giveUp = () => {
        leave();
        reject(signal?.reason as Error);
      };
      const leave = () => {
        lane.delete(job);
        signal?.removeEventListener('abort', giveUp);
      };
      if (signal?.aborted) return giveUp();
      signal?.addEventListener('abort', giveUp);
      lane.add(job);
      go();
    });
};
