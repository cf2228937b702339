/**
 * How long a statement takes, as far as that can be known before: `short` is a record by its id; `write` a transaction;
 * `list` a page, a count or a sum; `search` one that looks into the texts of all.
 */
export type Weight = 'short' | 'write' | 'list' | 'search';

/** Lets one piece of work at a time to a database that can do no more. */
export type Lanes = <T>(weight: Weight, work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** Reading that took as long as this has kept others waiting, in milliseconds. */
const LONG_MS = 50;

/**
 * After long reading the next but a short one waits as long as this, in milliseconds: requests that came meanwhile are
 * read and checked first, and clients that left meanwhile are noticed. Between the statements of a write they are.
 */
const REST_MS = 25;

/**
 * Short work goes before writes and lists, and these before searches; each in the order in which it came: many writes in
 * a row let each list go between two of them. Work whose signal aborts while it waits is never begun: it rejects with the
 * signal's reason.
 */
export const createLanes = (): Lanes => {
  const inOrder = new Set<() => Promise<void>>();
  const waiting: Readonly<Record<Weight, Set<() => Promise<void>>>> = {
    short: new Set(),
    write: inOrder,
    list: inOrder,
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
    if (isResting) return;
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
    void job().then(() => {
      isBusy = false;
      go();
    });
  };

  return (weight, work, signal) =>
    new Promise((resolve, reject) => {
      const lane = waiting[weight];
      const job = async () => {
        leave();
        const began = performance.now();
        // Whoever called decides what becomes of a failure; here only the turn is over.
        await work().then(resolve, reject);
        if (weight !== 'write' && performance.now() - began > LONG_MS) rest();
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
