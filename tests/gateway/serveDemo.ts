import accounts from '../../fixtures/accounts.json';
import config from '../../fixtures/demo';
import { seeds } from '../../fixtures/seeds';
import { createMemoryStore } from '../../server/store/memory';
import type { Entry } from '../../server/store/memoryEntries';
import type { Store } from '../../server/store/store';
import { serveGateway } from './testGateway';

type Held = readonly [collection: string, id: string, entry: Entry];

/* Seeding takes most of the start of a gateway. Entries are never changed in place, so stores may share them. */
const seeded = new Map<number | undefined, Promise<readonly Held[]>>();

const seed = async (count: number | undefined): Promise<readonly Held[]> => {
  const held = new Map<string, Held>();
  const keep = (collection: string, id: string, entry: Entry | undefined) => {
    const key = `${collection} ${id}`;
    if (entry) held.set(key, [collection, id, entry]);
    else held.delete(key);
  };
  const store = createMemoryStore({ entries: [], keep });
  await (await serveGateway(store, { config, first: firstOf(count) })).stop();
  return [...held.values()];
};

const firstOf = (count: number | undefined) => ({ seeds, accounts, ...(count !== undefined && { count }) });

const demoStore = async (count?: number): Promise<Store> => {
  const made = seeded.get(count) ?? seed(count);
  seeded.set(count, made);
  return createMemoryStore({ entries: await made, keep: () => undefined });
};

type Options = Omit<NonNullable<Parameters<typeof serveGateway>[1]>, 'config' | 'first'> & {
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
