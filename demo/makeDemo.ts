import accounts from '../fixtures/accounts.json';
import calendar from '../fixtures/calendar.json';
import { seeds } from '../fixtures/seeds';
import config from '../fixtures/demo';
import { createClock } from '../server/clock';
import { OFFERED } from '../server/createServer';
import { seedNew } from '../server/seeding/seed';
import { createMemoryStore } from '../server/store/memory';
import type { Entry } from '../server/store/memoryEntries';
import { kinds } from '../src/fields/kinds';
import { createModel } from '../src/model/resolve/createModel';
import type { DemoRecords, DemoSettings } from './demo';
import { demoPasswords } from './standIns';

/** What a server would have stored after its first start. */
const entries = async (): Promise<DemoRecords['entries']> => {
  const held = new Map<string, readonly [string, string, Entry]>();
  const store = createMemoryStore({
    entries: [],
    keep: (collection, id, entry) => {
      if (entry) held.set(`${collection}/${id}`, [collection, id, entry]);
      else held.delete(`${collection}/${id}`);
    },
  });
  const first = { seeds, accounts, writtenOn: calendar.writtenOn };
  await seedNew({ model, store, clock, passwords: demoPasswords, first });
  return [...held.values()];
};

const model = createModel(config, kinds);
const clock = createClock();
const { name, color, logo } = model;

/** In the form of a config.json. */
export const settings: DemoSettings = {
  name,
  ...(color && { color }),
  ...(logo && { logo }),
  offers: OFFERED,
  demo: accounts.map(({ email, password }) => ({ email, password })),
};

/* Made while the module is loaded: what loads it can load nothing more afterwards. */
export const records: DemoRecords = { madeAt: clock.iso(), entries: await entries() };
