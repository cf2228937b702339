import type { Passwords } from '../accounts/passwords';
import type { Model } from '../../src/model/resolved/model';
import type { DemoRecord } from '../../src/model/demo/demoRecord';
import type { Clock } from '../clock';
import { seedNew } from '../seeding/seed';
import { createMemoryStore } from '../store/memory';
import type { Entry } from '../store/memoryEntries';
import { numbered } from './sampleIds';

type Parts = {
  /** Of `servedSamples`. */
  readonly model: Model;
  readonly clock: Clock;
  readonly passwords: Pick<Passwords, 'hash'>;
  readonly made: Readonly<Record<string, readonly DemoRecord[]>>;
};

type Held = readonly [collection: string, id: string, entry: Entry];

/** What the store of the samples holds at first. */
export const firstSamples = async ({ made, ...parts }: Parts): Promise<Held[]> => {
  const held = new Map<string, Held>();
  const store = createMemoryStore({
    entries: [],
    keep: (collection, id, entry) => {
      if (entry) held.set(`${collection}/${id}`, [collection, id, entry]);
      else held.delete(`${collection}/${id}`);
    },
  });
  await seedNew({ ...parts, store, first: { seeds: {}, accounts: [], made: numbered(made) } });
  return [...held.values()];
};
