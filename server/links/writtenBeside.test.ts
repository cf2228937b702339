import { expect, it } from 'vitest';
import { row } from '../../gateway/store/rows.samples';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { createMemoryStore } from '../store/memory';
import { keepingLinks } from './keepingLinks';

const money = { kind: 'money', currency: 'EUR' };
const entity = (collection: string, fields: object) => ({
  label: { one: collection, many: collection },
  title: '{name}',
  icon: 'tag',
  fields: { name: { kind: 'text' }, ...fields },
  api: { collection },
});
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
