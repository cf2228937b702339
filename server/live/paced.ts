/** Notes of a second that are told each by itself; from the next on, one a second tells of all together. */
export const AT_ONCE = 10;

const SECOND = 1000;

/** Hands over what it takes: each by itself while there are few, else together once a second. */
export const createPaced = <T>(tell: (taken: readonly T[]) => void) => {
  let begun = -Infinity;
  let told = 0;
  let waiting: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tellTogether = () => {
    timer = undefined;
    const together = waiting;
    waiting = [];
    // Whatever comes within the next second waits for its end, too.
    [begun, told] = [performance.now(), AT_ONCE];
    tell(together);
  };
  return {
    take: (each: T) => {
      const now = performance.now();
      if (!timer && now - begun >= SECOND) [begun, told] = [now, 0];
      if (!timer && told < AT_ONCE) {
        told += 1;
        return tell([each]);
      }
      waiting.push(each);
      timer ??= setTimeout(tellTogether, SECOND);
    },
    stop: () => clearTimeout(timer),
  };
};
