import { expect, it, onTestFinished, vi } from 'vitest';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { createMemoryStore } from '../../server/store/memory';
import type { Store } from '../../server/store/store';
import { row } from '../store/rows.samples';
import { keepKinds } from './keepKinds';
import { soon } from '../../tests/soon';

const label = { one: 'One', many: 'Many' };

const modelOf = (kind: string) =>
  createModel(
    {
      name: 'Test',
      groups: {},
      resources: {
        parcels: {
          label,
          title: '{weight}',
          icon: 'person',
          fields: { weight: { kind } },
          api: { collection: 'post' },
        },
      },
    } as unknown as DeclaredAdmin,
    kinds,
  );

const saying = () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => said.mockRestore());
  return said;
};

/* What one start leaves in the store. */
const start = async (store: Store, kind: string) => {
  const values = keepKinds(60_000);
  await values.follow(modelOf(kind), store);
  await values.stop();
};

it('The new form is read while records are rewritten, and what cannot be read is said at every start', async () => {
  const said = saying();
  const store = createMemoryStore();
  await start(store, 'text');
  const many = Array.from({ length: 8 }, (_, n) => row(`x${n}`, { weight: `${n} kg` }));
  await store.insertMany('post', [row('a', { weight: '1' }), ...many]);
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  const held: Store = { ...store, transaction: (run) => gate.then(() => store.transaction(run)) };
  const values = keepKinds(1);
  const reread = await values.follow(modelOf('number'), held);
  expect(await store.get('post', 'a')).toMatchObject({ weight: '1' });
  expect(await reread.get('post', 'a')).toMatchObject({ weight: 1 });
  expect(await reread.get('post', 'x1')).toMatchObject({ weight: '1 kg' });
  open();
  await soon(async () => expect(await store.get('post', 'a')).toMatchObject({ weight: 1 }));
  await soon(() => expect(said).toHaveBeenCalledTimes(1));
  await values.stop();
  await start(store, 'number');
  const sentence =
    'parcels: 8 records keep values in "weight" that it does not take by now (number). Correct them: x0, x1, x2, x3, x4, ...';
  expect(said.mock.calls).toEqual([[sentence], [sentence]]);
  for (const { _id } of many) await store.update('post', _id, { patch: { weight: 3 } });
  await start(store, 'number');
  expect(said).toHaveBeenCalledTimes(2);
});

it('The program before reads what it can in its own form again, and says what it cannot', async () => {
  const said = saying();
  const store = createMemoryStore();
  await store.insertMany('post', [row('a', { weight: '12.5' })]);
  await start(store, 'number');
  await store.insertMany('post', [row('b', { weight: 3 }), row('c', { weight: { odd: true } })]);
  await start(store, 'text');
  const weights = await Promise.all(
    ['a', 'b', 'c'].map(async (id) => (await store.get('post', id))?.['weight']),
  );
  expect(weights).toEqual(['12.5', '3', { odd: true }]);
  expect(said.mock.calls).toEqual([
    ['parcels: 1 record keeps a value in "weight" that it does not take by now (text). Correct them: c'],
  ]);
});

it('What ended half done goes on at the next start, and nothing stands before a store where all is known', async () => {
  const store = createMemoryStore();
  await start(store, 'text');
  await store.insertMany('post', [row('a', { weight: '1' })]);
  const said = saying();
  const broken: Store = { ...store, transaction: () => Promise.reject(new Error('the database is away')) };
  await start(broken, 'number');
  expect(said).toHaveBeenCalledTimes(1);
  expect(await store.get('post', 'a')).toMatchObject({ weight: '1' });
  await start(store, 'number');
  expect(await store.get('post', 'a')).toMatchObject({ weight: 1 });
  const values = keepKinds();
  onTestFinished(values.stop);
  expect(await values.follow(modelOf('number'), store)).toBe(store);
});

it('Stops after the piece of work under way, and goes on with the rest at the next start', async () => {
  const atOnce = 500;
  const store = createMemoryStore();
  await start(store, 'text');
  const rows = Array.from({ length: 2 * atOnce }, (_, at) => row(`${at}`, { weight: `${at}` }));
  await store.insertMany('post', rows);
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  let reach = () => {};
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const held: Store = { ...store, transaction: (run) => (reach(), gate.then(() => store.transaction(run))) };
  const values = keepKinds(1);
  await values.follow(modelOf('number'), held);
  await reached;
  const stopped = values.stop();
  open();
  await stopped;
  const left = async () => {
    const { rows: all } = await store.list('post', { where: [], sort: [], offset: 0, limit: 2 * atOnce });
    return all.filter(({ weight }) => typeof weight === 'string').length;
  };
  expect(await left()).toBe(atOnce);
  await start(store, 'number');
  expect(await left()).toBe(0);
});
