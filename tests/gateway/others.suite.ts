import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { f } from '../../src/config/builders';
import { defineAdmin } from '../../src/config/defineAdmin';
import { testAccounts, testConfig, testSeeds } from './testConfig';
import {
  rowsOf,
  serveGateway,
  statusesOf,
  type Caller,
  type OpenStore,
  type TestGateway,
} from './testGateway';

const { products } = testConfig.resources;

const rows = f.items({
  max: 2,
  of: {
    product: f.reference({ to: 'products', required: true }),
    qty: f.number({ integer: true, min: 1, default: 1 }),
    margin: f.number(),
  },
});

const config = defineAdmin({
  ...testConfig,
  resources: {
    ...testConfig.resources,
    products: {
      ...products,
      fields: { ...products.fields, list: f.reference({ to: 'lists' }) },
      actions: {
        ...products.actions,
        addToCart: {
          on: 'both',
          when: { status: 'active' },
          form: { qty: f.number({ integer: true, min: 1 }) },
          adds: {
            to: 'carts.items',
            row: { product: { $of: 'id' }, qty: { $of: 'qty' }, margin: { $of: 'margin' } },
            once: 'product',
          },
        },
        keep: {
          on: 'row',
          adds: { to: 'carts.kept', row: { product: { $of: 'id' } }, once: 'product' },
        },
        enlist: { on: 'row', adds: { to: 'list.rows', row: { product: { $of: 'id' } } } },
        bill: {
          on: 'row',
          creates: { bills: { $once: 'product', product: { $of: 'id' }, text: { $of: 'name' } } },
        },
      },
    },
    carts: {
      label: { one: 'Cart', many: 'Carts' },
      title: 'Cart',
      icon: 'money',
      single: 'own',
      fields: { items: rows, kept: { ...rows, guarded: true } },
    },
    lists: {
      label: { one: 'List', many: 'Lists' },
      title: '{name}',
      icon: 'money',
      can: { edit: { name: { $ne: 'Closed' } } },
      fields: { name: f.text(), rows },
    },
    bills: {
      label: { one: 'Bill', many: 'Bills' },
      title: '{text}',
      icon: 'money',
      fields: { product: f.reference({ to: 'products', required: true }), text: f.text() },
    },
  },
} as never);

const may = (id: string, ...pairs: [string, string][]) => ({
  id,
  name: id,
  abilities: pairs.map(([action, subject]) => ({ action, subject })),
});

/* Support has a cart, and sees no margin; a client has the actions alone. */
const first = {
  accounts: testAccounts,
  seeds: {
    ...testSeeds,
    roles: [
      ...testSeeds.roles.filter(({ id }) => id !== 'support' && id !== 'client'),
      may(
        'support',
        ['read', 'products'],
        ['addToCart', 'products'],
        ['keep', 'products'],

        ['bill', 'products'],
        ['manage', 'carts'],
      ),
      may(
        'client',
        ['read', 'products'],
        ['addToCart', 'products'],
        ['enlist', 'products'],
        ['read', 'lists'],
      ),
    ],
  },
};

const made = '2026-01-01T00:00:00.000Z';
const stamp = { __v: 0, createdAt: made, updatedAt: made };

/** Actions that change other records: a row added to a list of one, a record made once of another. */
export const describeOthers = (openStore: OpenStore): void => {
  describe('what an action does to other records', () => {
    let gateway: TestGateway;
    let root: Caller;
    let support: Caller;
    beforeAll(async () => {
      gateway = await serveGateway(await openStore(), { config, first });
      [root, support] = [await gateway.as('root'), await gateway.as('support')];
    }, 120_000);
    afterAll(() => gateway.stop());
    beforeEach(async () => {
      for (const each of ['products', 'carts', 'lists', 'bills']) await gateway.store.clear(each);
      await gateway.store.insertMany('lists', [{ _id: 'l1', name: 'Wanted', ...stamp }]);
      const all = ['lamp', 'table', 'chair'].map((_id) => {
        return { _id, name: _id, status: 'active', margin: 41, list: 'l1', ...stamp };
      });
      await gateway.store.insertMany('products', [
        ...all,
        { _id: 'draft', name: 'draft', status: 'draft', ...stamp },
      ]);
    });

    const act = (what: string, call = support, body: object = {}) =>
      call('POST', `/v1/products/${what}`, body);
    const inCart = async (call = support) => {
      const { body } = await call('GET', '/v1/carts');
      return (body['cart'] as { readonly items?: readonly object[] }).items ?? [];
    };

    it('adds one row to the own record of whoever does it, says where, and leaves its own record as it was', async () => {
      const answer = await act('lamp/addToCart', root, { qty: 3 });
      expect(answer).toMatchObject({
        status: 200,
        body: { made: [{ resource: 'carts', id: 'carts', isNew: true }] },
      });
      expect(await inCart(root)).toEqual([{ product: 'lamp', qty: 3, margin: 41 }]);
      expect(await inCart()).toEqual([]);
      expect(await gateway.store.get('products', 'lamp')).toMatchObject({ __v: 0, updatedAt: made });
    });

    it('adds nothing that is there already, and writes nothing then', async () => {
      await act('lamp/addToCart');
      const before = await support('GET', '/v1/carts');
      const answer = await act('lamp/addToCart', support, { qty: 9 });
      expect(answer).toMatchObject({ status: 200, body: { made: [{ resource: 'carts', isNew: false }] } });
      expect(answer.body).not.toHaveProperty('undo');
      expect(await support('GET', '/v1/carts')).toEqual(before);
    });

    it('takes nothing along that is closed to whoever does it', async () => {
      await act('lamp/addToCart');
      expect(await inCart()).toEqual([{ product: 'lamp', qty: 1 }]);
    });

    it('says of a list that is closed to whoever does it neither that a row is there nor that it is not', async () => {
      const before = await act('lamp/keep');
      expect(before).toMatchObject({ status: 422, body: { errors: { kept: expect.any(String) as string } } });
      await inCart();
      const [cart] = (await gateway.store.list('carts', { where: [], sort: [], offset: 0, limit: 1 })).rows;
      await gateway.store.update('carts', cart?._id ?? '', { patch: { kept: [{ product: 'lamp' }] } });
      expect(await act('lamp/keep')).toEqual(before);
    });

    it('leaves one row of two at the same time, and both of two records', async () => {
      const answers = await Promise.all([
        ...Array.from({ length: 4 }, () => act('lamp/addToCart')),
        act('table/addToCart'),
      ]);
      expect(statusesOf(answers)).toEqual([200, 200, 200, 200, 200]);
      const names = (await inCart()).map((row) => Object(row) as { readonly product: string });
      expect(names.map(({ product }) => product).toSorted()).toEqual(['lamp', 'table']);
    });

    it('is refused as an edit of that record is: by its rules, in its state, without a right to it', async () => {
      await act('lamp/addToCart');
      await act('table/addToCart');
      expect(await act('chair/addToCart')).toMatchObject({
        status: 422,
        body: { errors: { items: expect.any(String) as string } },
      });
      expect(await inCart()).toHaveLength(2);
      expect(await act('draft/addToCart')).toMatchObject({ status: 409 });
      const client = await gateway.as('client');
      const denied = { status: 403, body: { right: { action: 'edit', subject: 'carts' } } };
      expect(await act('lamp/addToCart', client)).toMatchObject(denied);
      expect(await act('lamp/enlist', client)).toMatchObject({
        status: 403,
        body: { right: { subject: 'lists' } },
      });
      expect((await act('lamp/enlist', root)).status).toBe(200);
      await root('PATCH', '/v1/lists/l1', { name: 'Closed' });
      expect((await act('table/enlist', root)).status).toBe(409);
      expect(await gateway.store.get('lists', 'l1')).toMatchObject({ rows: [{ product: 'lamp' }] });
    });

    it('adds over a reference, each time where nothing says once, and says what is missing where there is none', async () => {
      await act('lamp/enlist', root);
      const again = await act('lamp/enlist', root);
      expect(again).toMatchObject({
        status: 200,
        body: { made: [{ resource: 'lists', id: 'l1', isNew: true }] },
      });
      expect(await gateway.store.get('lists', 'l1')).toMatchObject({
        rows: [
          { product: 'lamp', qty: 1 },
          { product: 'lamp', qty: 1 },
        ],
      });
      await gateway.store.update('products', 'lamp', { patch: { list: null } });
      expect(await act('lamp/enlist', root)).toMatchObject({
        status: 422,
        body: { errors: { list: 'Required' } },
      });
      await gateway.store.update('products', 'lamp', { patch: { list: 'gone' } });
      expect((await act('lamp/enlist', root)).status).toBe(404);
    });

    it('creates once of each record, and leads to the first when it is done again', async () => {
      const answers = await Promise.all(Array.from({ length: 4 }, () => act('lamp/bill', root)));
      expect(statusesOf(answers)).toEqual([200, 200, 200, 200]);
      const told = answers.flatMap(
        ({ body }) => body['made'] as { readonly id: string; readonly isNew: boolean }[],
      );
      expect(new Set(told.map(({ id }) => id)).size).toBe(1);
      expect(told.filter(({ isNew }) => isNew)).toHaveLength(1);
      await act('table/bill', root);
      expect(rowsOf(await root('GET', '/v1/bills?entriesPerPage=10&page=0'))).toHaveLength(2);
    });

    it('tells nothing of what it created to whoever may not see it', async () => {
      const answer = await act('lamp/bill');
      expect(answer.status).toBe(200);
      expect(answer.body).not.toHaveProperty('made');
      expect(rowsOf(await root('GET', '/v1/bills?entriesPerPage=10&page=0'))).toMatchObject([
        { text: 'lamp' },
      ]);
    });
  });
};
