import config from '../../fixtures/demo';
import { firstRecords } from '../../gateway/firstRecords';
import { createClock } from '../../server/clock';
import { createMemoryStore } from '../../server/store/memory';
import type { Entry } from '../../server/store/memoryEntries';
import type { Store } from '../../server/store/store';
import { serveGateway } from './testGateway';

type Held = readonly [collection: string, id: string, entry: Entry];

/* Seeding takes most of the start of a gateway. Entries are never changed in place, so stores may share them. */
const seeded = new Map<string, Promise<readonly Held[]>>();

const seed = async (count: number | undefined, at: string | undefined): Promise<readonly Held[]> => {
  const held = new Map<string, Held>();
  const keep = (collection: string, id: string, entry: Entry | undefined) => {
    const key = `${collection} ${id}`;
    if (entry) held.set(key, [collection, id, entry]);
    else held.delete(key);
  };
  const store = createMemoryStore({ entries: [], keep });
  const clock = createClock(at === undefined ? undefined : () => Date.parse(at));
  await (await serveGateway(store, { config, first: firstOf(count), clock, works: false })).stop();
  return [...held.values()];
};

const firstOf = (count: number | undefined) => ({
  ...firstRecords({ DEMO: 'on' }),
  ...(count !== undefined && { count }),
});

/** A store of its own with these records; they are made once, as of a moment that is now by default. */
export const demoStore = async (count?: number, at?: string): Promise<Store> => {
  const key = `${count} ${at}`;
  const made = seeded.get(key) ?? seed(count, at);
  seeded.set(key, made);
  return createMemoryStore({ entries: await made, keep: () => undefined });
};

type Options = Omit<NonNullable<Parameters<typeof serveGateway>[1]>, 'first'> & {
  /** So many made-up records of each entity; default as many as it says itself. */
  readonly count?: number;
  /** Offers the accounts of the demonstration at sign-in; default yes. */
  readonly isOffered?: boolean;
};

/** The product with the records of its demonstration, in memory. */
export const serveDemo = async ({ count, isOffered = true, ...options }: Options = {}) => {
  const first = { ...firstOf(count), ...(!isOffered && { accounts: [] }) };
  return serveGateway(await demoStore(count), { config, first, ...options });
};
