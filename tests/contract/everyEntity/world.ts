import { accountKeys } from '../../../src/model/permissions/accounts';
import { Faker, en } from '@faker-js/faker';
import { createClock } from '../../../server/clock';
import { createMemoryStore } from '../../../server/store/memory';
import { uniquesOf } from '../../../server/writes/storedValues';
import accounts from '../../../fixtures/accounts.json';
import { seeds } from '../../../fixtures/seeds';
import config from '../../../resources.config';
import { kinds } from '../../../src/fields/kinds';
import type { Row } from '../../../src/model/values/comparable';
import { createModel } from '../../../src/model/resolve/createModel';
import type { DemoRecord } from '../../../src/model/demo/demoRecord';
import { fakeRecords } from '../../../src/model/demo/fakeRecords';
import type { Resource } from '../../../src/model/resolved/resource';
import type { ResourceProvider } from '../../../src/model/resolved/resourceProvider';
import { createDemoDialect } from '../../../src/providers/demo/demoDialect';
import { createDemo } from '../../../src/providers/demo/demoProvider';
import { messages } from '../../../src/locales/en/messages';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { createDialectProvider } from '../../../src/providers/rest/dialectProvider';
import { createAbility, type Ability } from '../../../src/model/access/ability';
import { serveGateway, type Caller } from '../../gateway/testGateway';
import { restFor } from '../restFor';

/* Everything here is read from the configuration: a new entity is tested by being there. */
export const model = createModel(config, kinds);

/** The words of the screens. */
export const { translate } = polyglotI18nProvider(() => messages, 'en');

export type SourceName = 'gateway' | 'demo';

type Sources = { readonly [S in SourceName]: ResourceProvider };

export type Account = { readonly ability: Ability; readonly sources: Sources };

/** The reference gateway and the demo, with the same first records under the same ids. */
export type World = {
  /** When the first records were made, in milliseconds since 1970. */
  readonly began: number;
  readonly sources: Sources;
  /** Of whoever asks these. */
  readonly password: string;
  /** Sends what no screen would. */
  readonly root: Caller;
  /** Records nobody has yet, by entity: what they point at is there. */
  readonly fresh: Readonly<Record<string, readonly DemoRecord[]>>;
  /** Notes a record of both sources; the answer puts it back. */
  readonly keep: (resource: Resource, id: string) => Promise<() => Promise<void>>;
  /** Writes into both stores what nobody could ask for. */
  readonly put: (resource: Resource, id: string, valuesOn: (source: SourceName) => Row) => Promise<void>;
  /** Takes a record out of both stores, whatever points at it. */
  readonly drop: (resource: Resource, idOn: (source: SourceName) => string) => Promise<void>;
  /** Everybody who may sign in, each with the sources as this person sees them. */
  readonly accounts: () => Promise<readonly Account[]>;
  readonly stop: () => Promise<void>;
};

export const openWorld = async (): Promise<World> => {
  const began = Date.now();
  let isOpen = false;
  const clock = createClock(() => (isOpen ? Date.now() : began));
  const gateway = await serveGateway(createMemoryStore(), { config, first: { seeds, accounts }, clock });
  isOpen = true;
  const now = new Date(began);
  let me: string | undefined;
  let people: Promise<Account[]> | undefined;
  const demo = await createDemo({ model, seeds, now, accounts, me: () => me });
  const [{ email, password } = { email: '', password: '' }] = accounts;
  const { accessToken, userData } = await gateway.signIn(email, password);
  me = String(userData['id']);
  /* What is a person's own has that person in its id on the gateway. */
  const storedId = ({ key, single }: Resource, id: string) => (single === 'own' ? `${key}-${me}` : id);
  const signedIn = async (account: (typeof accounts)[number]): Promise<Account> => {
    const { userData } = await gateway.signIn(account.email, account.password);
    const ability = createAbility(userData['ability']);
    const dialect = createDemoDialect({ model, store: demo.store, ability: () => ability });
    const name = account.email.split('@')[0] ?? '';
    return {
      ability,
      sources: {
        gateway: await restFor(gateway, name, account.password),
        demo: createDialectProvider(
          model,
          () => dialect,
          () => true,
        ),
      },
    };
  };
  const keepRecord: World['keep'] = async (resource, id) => {
    const { collection } = resource.api;
    const stored = storedId(resource, id);
    const row = await gateway.store.get(collection, stored);
    const record = await demo.store.get(collection, id);
    return async () => {
      const rowNow = await gateway.store.get(collection, stored);
      const recordNow = await demo.store.get(collection, id);
      if (!row || !record || !rowNow || !recordNow) return;
      const change = { patch: undoing(row, rowNow), uniques: uniquesOf(row, resource) };
      await gateway.store.update(collection, stored, change);
      await demo.store.change(collection, recordNow, undoing(record, recordNow));
    };
  };
  /* Of all entities that hold accounts one has the person who asks. */
  const holders = accountKeys(model).map((key) => model.resource(key));
  return {
    began,
    sources: {
      gateway: await restFor(gateway, email.split('@')[0] ?? '', password),
      demo: demo.provider,
    },
    password,
    root: gateway.callerOf(accessToken),
    fresh: freshRecords(now),
    keep: async (resource, id) => {
      const accounts = resource.ofAccount.length > 0 ? holders : [];
      const putBacks = await Promise.all([
        keepRecord(resource, id),
        ...accounts.map((holder) => keepRecord(holder, String(me))),
      ]);
      return async () => {
        for (const putBack of putBacks) await putBack();
      };
    },
    put: async (resource, id, valuesOn) => {
      const { collection } = resource.api;
      await gateway.store.update(collection, storedId(resource, id), { patch: valuesOn('gateway') });
      const record = await demo.store.get(collection, id);
      if (record) await demo.store.change(collection, record, valuesOn('demo'));
    },
    drop: async ({ api: { collection } }, idOn) => {
      const id = idOn('gateway');
      if (await gateway.store.get(collection, id)) await gateway.store.remove(collection, id);
      if (await demo.store.get(collection, idOn('demo'))) await demo.store.remove(collection, idOn('demo'));
    },
    accounts: () => (people ??= Promise.all(accounts.map(signedIn))),
    stop: () => gateway.stop(),
  };
};

/* The same ids with other values: references find their records, and what is unique is free. */
const freshRecords = (now: Date) => {
  const ids = Object.entries(seeds).map(([key, list]) => [key, list.map(idAlone)] as const);
  return fakeRecords(model, {
    faker: new Faker({ locale: en }),
    now,
    seed: 99,
    seeds: Object.fromEntries(ids),
  });
};

const idAlone = (seed: object) => ('id' in seed ? { id: seed.id } : {});

/* What is new since then was nothing then. */
const undoing = (before: object, after: object): Record<string, unknown> => ({
  ...Object.fromEntries(Object.keys(after).map((name) => [name, null])),
  ...before,
});
