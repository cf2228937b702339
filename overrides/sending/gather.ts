/**
 * Does work of many callers together: what comes while the work before is under way is done as one, and each caller waits
 * for what it brought.
 */
export const gathered = <Item, Place>(work: (items: readonly Item[], place: Place) => Promise<void>) => {
  let waiting: Item[] = [];
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  return (items: readonly Item[], place: Place): Promise<void> => {
    waiting.push(...items);
    next ??= running
      .catch(() => undefined)
      .then(() => {
        const taken = waiting;
        waiting = [];
        next = undefined;
        running = work(taken, place);
        return running;
      });
    return next;
  };
};
