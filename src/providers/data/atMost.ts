import pMap from 'p-map';

/**
 * Runs `work` for every item, at most `limit` at a time; results in the order of the items. One failure does not
 * stop the others: when all are done, the first one is thrown.
 */
export const atMost = async <Item, Result>(
  limit: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Awaited<Result>[]> => {
  const failures: unknown[] = [];
  const kept = async (item: Item) => work(item).catch((failure: unknown) => void failures.push(failure));
  const results = await pMap(items, kept, { concurrency: limit });
  if (failures.length > 0) throw failures[0];
  return results as Awaited<Result>[];
};
