import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { filledIn } from '../../src/config/links/filledIn';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import type { Row, Store } from '../store/store';

export const money = { kind: 'money', currency: 'EUR' };
const reference = (to: string) => ({ kind: 'reference', to });
const sum = { of: 'orders.customer', take: 'total', by: 'sum' };

export const entity = (collection: string, fields: object, more: object = {}) => ({
  label: { one: collection, many: collection },
  title: '{name}',
  icon: 'tag',
  fields: { name: { kind: 'text' }, ...fields },
  api: { collection },
  ...more,
});

export const modelOf = (over: object = {}) =>
  createModel(
    filledIn({
      name: 'Test',
      groups: {},
      resources: {
        plans: entity('plans', { price: money }),
        orders: entity(
          'orders',
          {
            plan: reference('plans'),
            customer: reference('customers'),
            count: { kind: 'number' },
            isPaid: { kind: 'boolean' },
            paidAt: { kind: 'date' },
            price: { ...money, compute: { lookup: 'plan.price' } },
            total: { ...money, compute: { formula: 'price * count' } },
            plain: { ...money, compute: { formula: 'plan.price * count' } },
            erasedAt: { kind: 'dateTime' },
          },
          { erase: { when: 'erased', at: 'erasedAt' } },
        ),
        customers: entity('customers', {
          group: reference('groups'),
          orders: { kind: 'number', compute: { rollup: { of: 'orders.customer', by: 'count' } } },
          spent: { ...money, compute: { rollup: sum } },
          paid: { ...money, compute: { rollup: { ...sum, where: { isPaid: true } } } },
          mean: { ...money, compute: { rollup: { ...sum, by: 'avg' } } },
          least: { ...money, compute: { rollup: { ...sum, by: 'min' } } },
          most: { ...money, compute: { rollup: { ...sum, by: 'max' } } },
          last: { ...money, compute: { rollup: { ...sum, by: 'newest' } } },
          first: {
            kind: 'number',
            compute: { rollup: { ...sum, take: 'count', by: 'oldest', at: 'paidAt' } },
          },
        }),
        groups: entity('groups', {
          spent: { ...money, compute: { rollup: { of: 'customers.group', take: 'spent', by: 'sum' } } },
        }),
        ...over,
      },
    }) as unknown as DeclaredAdmin,
    kinds,
  );

export const model = modelOf();

const all = { where: [], sort: [] as const, offset: 0, limit: 10_000 };
export const ids = ['a', 'b', 'c'];
export const NAMES = ['plans', 'orders', 'customers', 'groups'];

/* Those that have such a time, by it and by their ids. */
const inOrder = <R extends Row>(rows: readonly R[], at: string): readonly R[] => {
  const said = (row: R) => `${String(row[at])} ${row._id}`;
  return rows.filter((row) => typeof row[at] === 'string').sort((a, b) => (said(a) < said(b) ? -1 : 1));
};

/* What has to stand there, by the plainest of ways. */
export const rightIn = async (store: Store) => {
  const rows = new Map<string, readonly Row[]>();
  for (const name of NAMES) rows.set(name, (await store.list(name, all)).rows);
  const of = (name: string) => rows.get(name) ?? [];
  const cents = (value: unknown) =>
    value === null || value === undefined ? undefined : Math.round(Number(value) * 100);
  const asMoney = (amount: number | undefined) => (amount === undefined ? null : (amount / 100).toFixed(2));
  const orders = of('orders').map((order) => {
    const price = cents(of('plans').find(({ _id }) => _id === order['plan'])?.['price']);
    const total =
      price === undefined || typeof order['count'] !== 'number' ? undefined : price * order['count'];
    return { ...order, price, total } as Row & { price?: number; total?: number };
  });
  const customers = of('customers').map((customer) => {
    const own = orders.filter((order) => order['customer'] === customer._id);
    const totals = own.flatMap(({ total }) => total ?? []);
    const spent = totals.reduce((whole, each) => whole + each, 0);
    const paid = own.filter((order) => order['isPaid'] === true).flatMap(({ total }) => total ?? []);
    return {
      _id: customer._id,
      group: customer['group'],
      cents: spent,
      orders: own.length,
      spent: asMoney(spent),
      paid: asMoney(paid.reduce((whole, each) => whole + each, 0)),
      mean: asMoney(totals.length === 0 ? undefined : Math.round(spent / totals.length)),
      least: asMoney(totals.length === 0 ? undefined : Math.min(...totals)),
      most: asMoney(totals.length === 0 ? undefined : Math.max(...totals)),
      last: asMoney(inOrder(own, 'createdAt').at(-1)?.total),
      first: inOrder(own, 'paidAt')[0]?.['count'] ?? null,
    };
  });
  const groups = of('groups').map(({ _id }) => {
    const own = customers.filter(({ group }) => group === _id);
    return { _id, spent: asMoney(own.reduce((whole, each) => whole + each.cents, 0)) };
  });
  return {
    orders: orders.map(({ _id, price, total }) => ({
      _id,
      price: asMoney(price),
      total: asMoney(total),
      plain: asMoney(total),
    })),
    customers: customers.map(({ cents: _, group: __, ...each }) => each),
    groups,
  };
};

export const storedIn = async (store: Store) => {
  const part = async (name: string, names: readonly string[]) =>
    (await store.list(name, all)).rows.map((each) =>
      Object.fromEntries(['_id', ...names].map((field) => [field, each[field] ?? null])),
    );
  return {
    orders: await part('orders', ['price', 'total', 'plain']),
    customers: await part('customers', ['orders', 'spent', 'paid', 'mean', 'least', 'most', 'last', 'first']),
    groups: await part('groups', ['spent']),
  };
};
