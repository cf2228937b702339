/**
 * Runs `work` for every item, at most `limit` at a time; results in the order of the items. One failure does not
 * stop the others: when all are done, the first one is thrown.
 */
export const atMost = async <Item, Result>(
  limit: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const outcomes: PromiseSettledResult<Result>[] = [];
  const queue = items.map((item, index) => ({ item, index }));
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [outcome] = await Promise.allSettled([work(next.item)]);
      outcomes[next.index] = outcome;
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, lane));
  return outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
};
