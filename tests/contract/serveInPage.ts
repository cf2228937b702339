import { serverInPage } from '../../demo/serverInPage';
import { demoPasswords } from '../../demo/standIns';
import { createClock, type Clock } from '../../server/clock';
import { seedNew, type FirstRecords } from '../../server/seeding/seed';
import type { Store } from '../../server/store/store';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { asking } from '../gateway/testGateway';

type Options = { readonly config: DeclaredAdmin; readonly first: FirstRecords; readonly clock?: Clock };

/** The server of the static demo over first records of one's own; it is asked like one behind a network. */
export const serveInPage = async (store: Store, { config, first, clock = createClock() }: Options) => {
  const url = 'http://page.test';
  const model = createModel(config, kinds);
  await seedNew({ model, store, clock, passwords: demoPasswords, first });
  const fetch = await serverInPage({ config, accounts: first.accounts, store });
  return { url, model, store, fetch, ...asking(url, fetch), stop: () => Promise.resolve() };
};
