import accounts from '../fixtures/accounts.json';
import calendar from '../fixtures/calendar.json';
import { seeds } from '../fixtures/seeds';
import { words } from '../fixtures/words';
import config from '../fixtures/demo';
import { createClock } from '../server/clock';
import { OFFERED } from '../server/settingsOf';
import { makeRecords, seedNew } from '../server/seeding/seed';
import { createMemoryStore } from '../server/store/memory';
import type { Entry } from '../server/store/memoryEntries';
import { kinds } from '../src/fields/kinds';
import { createModel } from '../src/model/resolve/createModel';
import type { Language } from '../src/locales/languages';
import type { DemoRecords, DemoSettings } from './demo';
import { demoPasswords } from './standIns';

/** What a server would have stored after its first start in this language: the same records, with other texts. */
const recordsIn = async (language: Language): Promise<DemoRecords> => {
  const held = new Map<string, readonly [string, string, Entry]>();
  const store = createMemoryStore({
    entries: [],
    keep: (collection, id, entry) => {
      if (entry) held.set(`${collection}/${id}`, [collection, id, entry]);
      else held.delete(`${collection}/${id}`);
    },
  });
  await seedNew({
    model,
    store,
    clock,
    passwords: demoPasswords,
    first: { ...first, made, words: words[language] },
  });
  return { madeAt: clock.iso(), entries: [...held.values()] };
};

const model = createModel(config, kinds);
const clock = createClock();
const first = { seeds, accounts, writtenOn: calendar.writtenOn };
const made = await makeRecords(model, first, { now: new Date(clock.now()) });
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
export const records: Readonly<Record<Language, DemoRecords>> = {
  en: await recordsIn('en'),
  de: await recordsIn('de'),
  fr: await recordsIn('fr'),
  pt: await recordsIn('pt'),
};
