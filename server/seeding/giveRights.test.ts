import { expect, it } from 'vitest';
import { f } from '../../src/config/builders';
import { testConfig } from '../../tests/gateway/testConfig';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { createClock } from '../clock';
import { createMemoryStore } from '../store/memory';
import type { Store } from '../store/store';
import { giveRights, SEEDED } from './giveRights';

const { accounts, resources } = testConfig;
const key = f.choice({ values: { clerk: {} }, readOnly: true });
const rights = { clerk: ['read'] };
const config = {
  ...testConfig,
  accounts: { ...accounts, roles: { ...accounts?.roles, key: 'key' } },
  resources: {
    ...resources,
    roles: { ...resources.roles, fields: { ...resources.roles.fields, key } },
    groups: { ...resources.groups, rights },
    products: { ...resources.products, rights },
    logs: { ...resources.logs, rights },
  },
} as unknown as DeclaredAdmin;

it('asks how old entities are where a right is new, in one question, and at no other start', async () => {
  const store = createMemoryStore();
  const clock = createClock();
  const at = { __v: 0, createdAt: clock.iso(), updatedAt: clock.iso() };
  await store.insertMany('roles', [{ ...at, _id: 'clerk', key: 'clerk', abilities: [] }]);
  const asked: string[] = [];
  const watched: Store = {
    ...store,
    list: (collection, query) => {
      asked.push(collection);
      return store.list(collection, query);
    },
    get: (collection, id) => {
      asked.push(collection);
      return store.get(collection, id);
    },
    transaction: (run) => run(watched),
  };
  const start = () =>
    giveRights({ model: createModel(config, kinds), store: watched, clock, first: { seeds: {} } });
  await start();
  expect((await store.get('roles', 'clerk'))?.['abilities']).toHaveLength(3);
  expect(asked.filter((collection) => collection === SEEDED)).toHaveLength(1);
  asked.length = 0;
  await start();
  expect(asked).not.toContain(SEEDED);
});
