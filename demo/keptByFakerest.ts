import fakerest from 'ra-data-fakerest';
import type { Keeper } from '../server/store/memoryEntries';

/**
 * The records of the samples, as ra-data-fakerest keeps them for as long as the page is open: a resource for each collection.
 * What was written goes on to where the browser keeps it.
 */
export const keptByFakerest = (keeper: Keeper): Keeper => {
  const entries = [...keeper.entries];
  const known = new Set<string>();
  const records = fakerest({});
  const take: Keeper['keep'] = (collection, id, entry) => {
    const key = `${collection}/${id}`;
    const previousData = { id };
    if (!entry) void (known.delete(key) && records.delete(collection, { id, previousData }));
    else if (known.has(key)) void records.update(collection, { id, previousData, data: { entry } });
    else {
      known.add(key);
      void records.create(collection, { data: { id, entry } });
    }
  };
  for (const held of entries) take(...held);
  return {
    ...keeper,
    entries,
    keep: (...held) => {
      take(...held);
      keeper.keep(...held);
    },
  };
};
