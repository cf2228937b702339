import { expect } from 'vitest';
import { Faker, en } from '@faker-js/faker';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import accounts from '../../../fixtures/accounts.json';
import { seeds } from '../../../fixtures/seeds';
import { createClock, type Clock } from '../../../server/clock';
import type { FirstRecords } from '../../../server/seeding/seed';
import { createMemoryStore } from '../../../server/store/memory';
import type { Store } from '../../../server/store/store';
import { uniquesOf } from '../../../server/writes/storedValues';
import product from '../../../fixtures/demo';
import { firstRecords } from '../../../gateway/firstRecords';
import { kinds } from '../../../src/fields/kinds';
import { messages } from '../../../src/locales/en/messages';
import { createAbility, type Ability } from '../../../src/model/access/ability';
import type { Row } from '../../../src/model/values/comparable';
import { createModel } from '../../../src/model/resolve/createModel';
import { fakeRecords } from '../../../src/model/demo/fakeRecords';
import { accountKeys } from '../../../src/model/permissions/accounts';
import type { Resource } from '../../../src/model/resolved/resource';
import type { ResourceProvider } from '../../../src/model/resolved/resourceProvider';
import { serveGateway, type TestGateway } from '../../gateway/testGateway';
import { serveInPage } from '../serveInPage';
import type { Fetch } from '../../../src/providers/http/exchange';
import { restFor } from '../restFor';

/* Without its logs and the times of sign-ins, which would change under the questions about them; both have tests of their own. */
const { log: _, accounts: everybody = expect.fail('nobody signs in'), ...rest } = product;
const { lastSignIn: __, ...holders } = everybody;
const config = { ...rest, accounts: holders };

/* Everything here is read from the configuration: a new entity is tested by being there. */
export const model = createModel(config, kinds);

/* Of what the bell tells, the staff who ask here have none: tests/gateway/bell.test.ts asks whom it is for. */
export const ofStaff = model.resources.filter(({ bell }) => !bell);

/** The words of the screens. */
export const { translate } = polyglotI18nProvider(() => messages, 'en');

export type Account = { readonly ability: Ability; readonly provider: ResourceProvider };

/** The product with its first records, behind one of its doors. */
export type World = {
  /** When the first records were made, in milliseconds since 1970. */
  readonly began: number;
  /** The id of whoever is signed in. */
  readonly me: string;
  readonly provider: ResourceProvider;
  /** Sends what no screen would; the status of the answer. */
  readonly past: (method: string, path: string, body?: unknown) => Promise<number>;
  /** Notes a record; the answer puts it back. */
  readonly keep: (resource: Resource, id: string) => Promise<() => Promise<void>>;
  /** Writes into the store what nobody could ask for. */
  readonly put: (resource: Resource, id: string, values: Row) => Promise<void>;
  /** Takes a record out of the store, whatever points at it. */
  readonly drop: (resource: Resource, id: string) => Promise<void>;
  /** Everybody who may sign in, each with the records as this person sees them. */
  readonly accounts: () => Promise<readonly Account[]>;
  readonly stop: () => Promise<void>;
};

export type Door = () => Promise<World>;

type Served = Pick<TestGateway, 'store' | 'model' | 'url' | 'signIn' | 'callerOf' | 'stop'> & {
  readonly fetch?: Fetch;
};

type Serve = (store: Store, options: { first: FirstRecords; clock: Clock }) => Promise<Served>;

/** Over HTTP, in front of a store; mails that wait are not tried, so that no record changes by itself. */
export const overHttp = (openStore: () => Store | Promise<Store>): Door =>
  doorOf(openStore, (store, options) => serveGateway(store, { config, works: false, ...options }));

/** In the page, as in the static demo. */
export const inPage: Door = () =>
  doorOf(createMemoryStore, (store, options) => serveInPage(store, { config, ...options }))();

const doorOf =
  (openStore: () => Store | Promise<Store>, serve: Serve): Door =>
  async () => {
    const began = Date.now();
    let isOpen = false;
    const clock = createClock(() => (isOpen ? Date.now() : began));
    const store = await openStore();
    const gateway = await withoutTrace(
      await serve(store, { first: firstRecords({ DEMO: 'on' }), clock }),
      store,
    );
    isOpen = true;
    let people: Promise<Account[]> | undefined;
    const [{ email, password } = { email: '', password: '' }] = accounts;
    const { accessToken, userData } = await gateway.signIn(email, password);
    const me = String(userData['id']);
    /* What is a person's own has that person in its id. */
    const storedId = ({ key, single }: Resource, id: string) => (single === 'own' ? `${key}-${me}` : id);
    const signedIn = async (account: (typeof accounts)[number]): Promise<Account> => {
      const { userData } = await gateway.signIn(account.email, account.password);
      return {
        ability: createAbility(userData['ability']),
        provider: await restFor(gateway, account.email.split('@')[0] ?? '', account.password),
      };
    };
    const keepRecord: World['keep'] = async (resource, id) => {
      const { collection } = resource.api;
      const stored = storedId(resource, id);
      const row = await store.get(collection, stored);
      return async () => {
        const now = await store.get(collection, stored);
        if (!row || !now) return;
        await store.update(collection, stored, {
          patch: undoing(row, now),
          uniques: uniquesOf(row, resource),
        });
      };
    };
    return {
      began,
      me,
      provider: await restFor(gateway, email.split('@')[0] ?? '', password),
      past: async (...asked) => (await gateway.callerOf(accessToken)(...asked)).status,
      keep: withHolders(keepRecord, me),
      put: async (resource, id, patch) => {
        await store.update(resource.api.collection, storedId(resource, id), { patch });
      },
      drop: async ({ api: { collection } }, id) => {
        if (await store.get(collection, id)) await store.remove(collection, id);
      },
      accounts: () => (people ??= Promise.all(accounts.map(signedIn))),
      stop: async () => {
        await gateway.stop();
        await store.close();
      },
    };
  };

/* A sign-in writes down when it was: the records stay those of the beginning. */
const withoutTrace = async (gateway: Served, store: Store): Promise<Served> => {
  const { lastSignIn = '' } = model.accounts ?? {};
  const everything = { where: [], sort: [] as const, offset: 0, limit: Infinity };
  const holders = [...new Set(accountKeys(model).map((key) => model.resource(key).api.collection))];
  const before = new Map<string, unknown>();
  for (const holder of holders)
    for (const row of (await store.list(holder, everything)).rows) before.set(row._id, row[lastSignIn]);
  const signIn: Served['signIn'] = async (...asked) => {
    const answer = await gateway.signIn(...asked);
    const id = String(answer.userData['id']);
    for (const holder of holders)
      if (await store.get(holder, id))
        await store.update(holder, id, { patch: { [lastSignIn]: before.get(id) ?? null } });
    return answer;
  };
  return { ...gateway, signIn };
};

/** What is about the account of a person changes the record of that person: of all entities that hold accounts one has it. */
const withHolders = (keep: World['keep'], me: string): World['keep'] => {
  const holders = accountKeys(model).map((key) => model.resource(key));
  return async (resource, id) => {
    const accounts = resource.ofAccount.length > 0 ? holders : [];
    const putBacks = await Promise.all([
      keep(resource, id),
      ...accounts.map((holder) => keep(holder, String(me))),
    ]);
    return async () => {
      for (const putBack of putBacks) await putBack();
    };
  };
};

const idAlone = (seed: object) => ('id' in seed ? { id: seed.id } : {});

/** Records nobody has yet, by entity: what they point at is there, and what is unique is free. */
export const fresh = fakeRecords(model, {
  faker: new Faker({ locale: en }),
  now: new Date(),
  seed: 99,
  // The same ids with other values.
  seeds: Object.fromEntries(Object.entries(seeds).map(([key, list]) => [key, list.map(idAlone)] as const)),
});

/** Back to what was before: what is new since then was nothing then. */
const undoing = (before: object, after: object): Record<string, unknown> => ({
  ...Object.fromEntries(Object.keys(after).map((name) => [name, null])),
  ...before,
});
