/** Milliseconds in which whatever arrives is taken together: ten thousand are drawn some times, not ten thousand (F-07). */
const TOGETHER = 100;

/** Hands over what is added soon after each other, together and in order. */
export const createGathering = <T>(take: (gathered: readonly T[]) => void) => {
  let waiting: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const emptied = () => {
    const gathered = waiting;
    clearTimeout(timer);
    timer = undefined;
    waiting = [];
    return gathered;
  };
  return {
    add: (each: T) => {
      waiting.push(each);
      timer ??= setTimeout(() => take(emptied()), TOGETHER);
    },
    /** Forgets what has not been handed over. */
    drop: () => void emptied(),
  };
};
