/** Works that wait, of all together. One more is not taken: whoever waits longer than this takes thinks it is broken. */
const MOST_WAITING = 500;

/**
 * Runs one work after the other, and of several who have some, one of each by turns: whoever brings two hundred waits for
 * them, and nobody else does.
 */
export const createTurns = (most = MOST_WAITING) => {
  // In the order of their next turns.
  const waiting = new Map<string, (() => Promise<unknown>)[]>();
  let count = 0;
  let running: Promise<void> | undefined;
  const runAll = async () => {
    for (let next = taken(waiting); next; next = taken(waiting)) {
      count -= 1;
      await next();
    }
    running = undefined;
  };
  return {
    /** `busy` where too many wait already. */
    take: async <T>(by: string, work: () => Promise<T>): Promise<T | 'busy'> => {
      if (count >= most) return 'busy';
      count += 1;
      return new Promise<T>((resolve, reject) => {
        const turn = () => work().then(resolve, reject);
        waiting.set(by, [...(waiting.get(by) ?? []), turn]);
        running ??= runAll();
      });
    },
    /** When nothing is left to be done. */
    end: async (): Promise<void> => running,
  };
};

/* The next of whoever has waited longest for a turn, who comes last then. */
const taken = <T>(waiting: Map<string, T[]>): T | undefined => {
  for (const [by, [next, ...others]] of waiting) {
    waiting.delete(by);
    if (others.length > 0) waiting.set(by, others);
    return next;
  }
  return undefined;
};
