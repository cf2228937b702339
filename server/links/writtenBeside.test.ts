import { expect, it } from 'vitest';
import { row } from '../../gateway/store/rows.samples';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { createMemoryStore } from '../store/memory';
import type { Store } from '../store/store';
import { keepingLinks } from './keepingLinks';
import { entity, model as linked, modelOf, money } from './linked.samples';

it('keeps what follows in each of two entities over the same records', async () => {
  const plan = { kind: 'reference', to: 'plans' };
  const model = createModel(
    {
      name: 'T',
      groups: {},
      resources: {
        plans: entity('plans', { price: money, code: { kind: 'text' } }),
        orders: entity('orders', { plan, price: { ...money, compute: { lookup: 'plan.price' } } }),
        bookings: entity('orders', { plan, code: { kind: 'text', compute: { lookup: 'plan.code' } } }),
      },
    } as never,
    kinds,
  );
  const store = keepingLinks(createMemoryStore(), model);
  await store.insert('plans', row('a', { price: '1.00', code: 'x' }));
  const made = await store.insert('orders', row('o', { plan: 'a' }));
  expect(made).toMatchObject({ price: '1.00', code: 'x' });
  await store.update('plans', 'a', { patch: { price: '2.00', code: 'y' } });
  expect(await store.get('orders', 'o')).toMatchObject({ price: '2.00', code: 'y' });
});
it('works out anew what was worked out before the other record changed', async () => {
  const model = createModel(
    {
      name: 'T',
      groups: {},
      resources: {
        plans: entity('plans', { price: money }),
        orders: entity('orders', {
          plan: { kind: 'reference', to: 'plans' },
          amount: { kind: 'number' },
          price: { ...money, compute: { lookup: 'plan.price' } },
          total: { ...money, compute: { formula: 'price * amount' } },
        }),
      },
    } as never,
    kinds,
  );
  const store = keepingLinks(createMemoryStore(), model);
  await store.insert('plans', row('p', { price: '5.00' }));
  await store.insert('orders', row('o', { plan: 'p', amount: 3 }));
  // T1 (READ COMMITTED) reads the order; T2 writes the plan and commits; T1 writes what it has worked out.
  const before = await store.get('orders', 'o');
  expect(before).toMatchObject({ price: '5.00', total: '15.00' });
  await store.update('plans', 'p', { patch: { price: '6.00' } });
  await store.update('orders', 'o', { patch: { amount: 4, total: '20.00' }, ifVersion: before?.__v });
  expect(await store.get('orders', 'o')).toMatchObject({ amount: 4, price: '6.00', total: '24.00' });
});
it('adds up what the record was when it was taken, whatever was read before', async () => {
  const below = createMemoryStore();
  const outer = keepingLinks(below, linked);
  await outer.insert('plans', row('p', { price: '5.00' }));
  await outer.insert('customers', row('c', {}));
  await outer.insert('orders', row('o', { plan: 'p', customer: 'c', count: 3, isPaid: true }));
  expect(await below.get('customers', 'c')).toMatchObject({ spent: '15.00', paid: '15.00' });
  /* T1 (READ COMMITTED) reads the order; then T2 writes and commits; T1 writes. */
  const between = (other: (open: Store) => Promise<unknown>): Store => {
    let due = true;
    const late = (open: Store): Store => ({
      ...open,
      get: async (...asked) => {
        const read = await open.get(...asked);
        if (due && asked[0] === 'orders') {
          due = false;
          await other(keepingLinks(open, linked));
        }
        return read;
      },
      transaction: (run) => open.transaction((inner) => run(late(inner))),
    });
    return keepingLinks(late(below), linked);
  };
  const dearer = between((open) => open.update('plans', 'p', { patch: { price: '7.50' } }));
  await dearer.update('orders', 'o', { patch: { count: 2 } });
  expect(await below.get('orders', 'o')).toMatchObject({ total: '15.00' });
  expect(await below.get('customers', 'c')).toMatchObject({ spent: '15.00', paid: '15.00' });
  const unpaid = between((open) => open.update('orders', 'o', { patch: { isPaid: false } }));
  await unpaid.update('orders', 'o', { patch: { isPaid: true } });
  expect(await below.get('customers', 'c')).toMatchObject({ paid: '15.00' });
});
it('finds many new records by what was filled in', async () => {
  const model = modelOf({
    customers: entity('customers', {
      dear: {
        kind: 'number',
        compute: { rollup: { of: 'orders.customer', by: 'count', where: { price_gte: '5.00' } } },
      },
    }),
    groups: entity('groups', {}),
  });
  const store = keepingLinks(createMemoryStore(), model);
  await store.insert('plans', row('p', { price: '5.00' }));
  await store.insert('customers', row('c', {}));
  await store.insertMany('orders', [row('o', { plan: 'p', customer: 'c' }), row('n', { customer: 'c' })]);
  expect(await store.get('customers', 'c')).toMatchObject({ dear: 1 });
});
