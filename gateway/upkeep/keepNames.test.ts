import { expect, it, onTestFinished } from 'vitest';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { createMemoryStore } from '../../server/store/memory';
import type { Store } from '../../server/store/store';
import { row } from '../store/rows.samples';
import { keepNames } from './keepNames';
import { soon } from '../../tests/soon';

const label = { one: 'One', many: 'Many' };

const modelOf = (isUnique: boolean) =>
  createModel(
    {
      name: 'Test',
      groups: {},
      resources: {
        parcels: {
          label,
          title: '{code}',
          icon: 'person',
          fields: { code: { kind: 'text', was: 'number', unique: isUnique } },
          api: { collection: 'post' },
        },
      },
    } as unknown as DeclaredAdmin,
    kinds,
  );

/* Records of before, and a rewriting that ends when the test says so. */
const waiting = async (rows = [row('a', { number: '1' }), row('b', { number: '2' })]) => {
  const store = createMemoryStore();
  await store.insertMany('post', rows);
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  let reach = () => {};
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const held: Store = {
    ...store,
    transaction: (run) => {
      reach();
      return gate.then(() => store.transaction(run));
    },
  };
  return { store, held, open, reached };
};

const byCode = { where: [], by: 'code' };

it('Both names are read while records are rewritten, and totals are there afterwards', async () => {
  const { store, held, open } = await waiting();
  const names = keepNames(held, 1);
  onTestFinished(names.stop);
  const named = await names.follow(modelOf(false));
  expect(await named.get('post', 'a')).toEqual(row('a', { code: '1' }));
  expect(await named.count('post', [{ path: 'code', op: 'ne', value: '2' }])).toBe(1);
  await expect(named.totals('post', byCode)).rejects.toThrow('"code" is being renamed');
  open();
  await soon(async () => expect((await named.totals('post', byCode)).groups).toHaveLength(2));
  expect(await store.get('post', 'b')).toEqual(row('b', { code: '2' }));
});

it('What is unique is rewritten before anything is served', async () => {
  const { store, held, open, reached } = await waiting();
  const names = keepNames(held, 1);
  onTestFinished(names.stop);
  let isServed = false;
  const following = names.follow(modelOf(true)).then(() => (isServed = true));
  await reached;
  expect(isServed).toBe(false);
  open();
  await following;
  await expect(store.insert('post', row('c', {}), { code: '1' })).rejects.toThrow('already in use');
});

it('Nothing stands before the store where nothing was renamed', async () => {
  const store = createMemoryStore();
  const config = { name: 'Test', groups: {}, resources: {} } as unknown as DeclaredAdmin;
  expect(await keepNames(store).follow(createModel(config, kinds))).toBe(store);
});

it('Stops after the piece of work under way, and goes on with the rest when it is called again', async () => {
  const atOnce = 500;
  const rows = Array.from({ length: 2 * atOnce }, (_, at) => row(`${at}`, { number: `${at}` }));
  const { store, held, open, reached } = await waiting(rows);
  const names = keepNames(held, 1);
  await names.follow(modelOf(false));
  await reached;
  const stopped = names.stop();
  open();
  await stopped;
  const left = () => store.count('post', [{ path: 'number', op: 'exists', value: true }]);
  expect(await left()).toBe(atOnce);
  const again = keepNames(store, 60_000);
  await again.follow(modelOf(false));
  await again.stop();
  expect(await left()).toBe(0);
});
