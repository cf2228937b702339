import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { f } from '../../src/config/builders';
import { defineAdmin } from '../../src/config/defineAdmin';
import { defineResource } from '../../src/config/defineResource';
import '../../src/fields/kinds';
import { linkedWays, type Asker } from './owners/linkedWays';
import { recordOf, rowsOf, serveGateway, type Answer, type OpenStore, type TestGateway } from './testGateway';

const label = (one: string) => ({ one, many: `${one}s` });
const shown = { title: '{name}', icon: 'tag', demo: { count: 0 } } as const;
const name = f.text({ required: true, search: true });
const person = {
  name,
  email: f.email({ unique: true }),
  password: f.password(),
  role: f.reference({ to: 'roles' }),
};
const euro = { currency: 'EUR' } as const;

const roles = defineResource({ ...shown, label: label('Role'), fields: { name, abilities: f.json() } });
const staff = defineResource({ ...shown, label: label('Clerk'), fields: person });
const customers = defineResource({
  ...shown,
  label: label('Customer'),
  owner: 'id',
  fields: {
    ...person,
    orders: f.count({ compute: { rollup: { of: 'orders.customer', by: 'count' } } }),
    spent: f.money({ ...euro, compute: { rollup: { of: 'orders.customer', take: 'total', by: 'sum' } } }),
  },
});
/* Of no bound account, and for half of the staff not there. */
const plans = defineResource({
  ...shown,
  label: label('Plan'),
  fields: { name, price: f.money(euro), code: f.text(), cost: f.money({ ...euro, guarded: true }) },
});
const tariffs = defineResource({
  ...shown,
  label: label('Tariff'),
  shared: 'read',
  fields: { name, rate: f.money(euro), cost: f.money({ ...euro, guarded: true }) },
});
const orders = defineResource({
  ...shown,
  label: label('Order'),
  owner: 'customer',
  list: { filters: ['name'], sort: ['name', 'ASC'], bulkEdit: ['note'] },
  fields: {
    name,
    note: f.text(),
    customer: f.reference({ to: 'customers', required: true }),
    friend: f.reference({ to: 'customers' }),
    plan: f.reference({ to: 'plans' }),
    tariff: f.reference({ to: 'tariffs' }),
    price: f.lookup('plan.price'),
    code: f.text({ search: true, compute: { lookup: 'plan.code' } }),
    total: f.money({ ...euro, compute: { formula: 'price * 2' } }),
    thrice: f.money({ ...euro, compute: { formula: 'plan.price * 3' } }),
    letters: f.count({ compute: { formula: 'length(plan.name)', over: 'all' } }),
    friendMail: f.email({ compute: { lookup: 'friend.email' } }),
    paid: f.rollup({ of: 'payments', by: 'order', take: 'sum', field: 'amount' }),
    cost: f.money({ ...euro, compute: { lookup: 'tariff.cost' } }),
    ownMail: f.email({ compute: { lookup: 'customer.email' } }),
    rate: f.money({ ...euro, compute: { lookup: 'tariff.rate' } }),
    lines: f.rollup({ of: 'lines', by: 'order', take: 'count' }),
    lastPaid: f.rollup({ of: 'payments', by: 'order', take: 'newest', field: 'amount' }),
    lastLine: f.rollup({ of: 'lines', by: 'order', take: 'newest', field: 'name', at: 'day' }),
    lastPacked: f.rollup({ of: 'parcels', by: 'order', take: 'newest', field: 'name', at: 'packed' }),
    known: f.lookup('plan.name', { over: 'all' }),
  },
  actions: { touch: { on: 'both', call: 'POST /v1/orders/:id/touch', effect: { note: 'touched' } } },
});
/* Of whoever pays, who need not be whose order it is. */
const payments = defineResource({
  ...shown,
  label: label('Payment'),
  owner: 'payer',
  fields: {
    name,
    payer: f.reference({ to: 'customers' }),
    order: f.reference({ to: 'orders' }),
    amount: f.money(euro),
  },
});
const lines = defineResource({
  ...shown,
  label: label('Line'),
  owner: 'order.customer',
  fields: {
    name,
    order: f.reference({ to: 'orders' }),
    day: f.date(),
  },
});
/* Theirs, but for when it was packed. */
const parcels = defineResource({
  ...shown,
  label: label('Parcel'),
  owner: 'order.customer',
  fields: { name, order: f.reference({ to: 'orders' }), packed: f.date({ guarded: true }) },
});

const config = defineAdmin({
  name: 'Linked',
  groups: {},
  accounts: {
    resources: { customers: { bound: true }, staff: {} },
    email: 'email',
    password: 'password',
    name: 'name',
    roles: { resource: 'roles', field: 'role', abilities: 'abilities' },
  },
  resources: { roles, staff, customers, plans, tariffs, orders, payments, lines, parcels },
});

const all = [{ action: 'manage', subject: 'all' }];
const half = ['orders', 'customers', 'tariffs'].map((subject) => ({ action: 'manage', subject }));

const own = ['customers', 'plans', 'tariffs', 'orders', 'payments', 'lines', 'parcels'].map((subject) => ({
  action: 'manage',
  subject,
}));

/** What nobody may learn to whose rights it does not belong. */
const HIDDEN = {
  price: '777.77',
  code: 'hush4711',
  total: '1555.54',
  thrice: '2333.31',
  friendMail: 'ben-the-hidden@x.com',
  paid: '888.88',
  cost: '999.99',
  plan$price: '777.77',
  lastPaid: '888.88',
  lastPacked: 'packed-last',
} as const;

const seeds = {
  roles: [
    {
      id: 'all',
      name: 'All',
      abilities: [
        ...all,
        ...['tariffs.cost', 'parcels.packed'].map((subject) => ({ action: 'manage', subject })),
      ],
    },
    { id: 'half', name: 'Half', abilities: half },
    { id: 'own', name: 'Own', abilities: own },
  ],
  staff: [
    { id: 'root', name: 'Root', email: 'root@x.com', role: 'all' },
    { id: 'clerk', name: 'Clerk', email: 'clerk@x.com', role: 'half' },
  ],
  customers: [
    { id: 'ann', name: 'Ann', email: 'ann@x.com', role: 'own' },
    { id: 'ben', name: 'Ben', email: HIDDEN.friendMail, role: 'own' },
  ],
  plans: [
    { id: 'big', name: 'Big', price: HIDDEN.price, code: HIDDEN.code },
    { id: 'small', name: 'Small', price: '1.00', code: 'plain' },
  ],
  tariffs: [{ id: 'day', name: 'Day', rate: '5.00', cost: HIDDEN.cost }],
  orders: [
    { id: 'a', name: 'First', customer: 'ann', friend: 'ben', plan: 'big', tariff: 'day' },
    { id: 'b', name: 'Second', customer: 'ann', plan: 'small' },
  ],
  payments: [{ id: 'p', name: 'P', payer: 'ben', order: 'a', amount: HIDDEN.paid }],
  lines: [
    { id: 'x', name: 'X', order: 'a', day: '2030-01-01' },
    { id: 'y', name: 'Y', order: 'a', day: '2030-01-02' },
  ],
  parcels: [
    { id: 'x', name: HIDDEN.lastPacked, order: 'a', packed: '2030-01-02' },
    { id: 'y', name: 'other', order: 'a', packed: '2030-01-01' },
  ],
};

const WRONG = '123456.78';

/* As it reads whoever asks with whatever value, without what counts the writes of this test. */
const alike = ({ status, body }: Answer, value: string): string =>
  JSON.stringify([status, body], (key, each: unknown) =>
    ['__v', 'updatedAt', 'current', 'requestId'].includes(key) ? undefined : each,
  )
    .replaceAll(value, '?')
    .replaceAll(value.slice(0, -1), '?');

/** Who learns what of records that their rights do not cover, from values that follow from these. */
export const describeLinkedRights = (openStore: OpenStore): void => {
  describe('a value that follows from other records', () => {
    let gateway: TestGateway;
    const people = new Map<string, Asker>();
    beforeAll(async () => {
      const emails = ['root@x.com', 'clerk@x.com', 'ann@x.com'];
      const accounts = emails.map((email) => ({ email, password: 'correct horse' }));
      gateway = await serveGateway(await openStore(), { config, first: { seeds, accounts } });
      for (const email of emails) {
        const { accessToken } = await gateway.signIn(email, 'correct horse');
        people.set(email.split('@')[0] ?? '', {
          call: gateway.callerOf(accessToken),
          file: async (path, body) => {
            const headers = { 'content-type': 'application/json', authorization: accessToken };
            const given = { method: 'POST', headers, body: JSON.stringify(body) };
            const answer = await fetch(gateway.url + path, given);
            const text = (await answer.text()).replace(/"requestId":"[^"]*"/, '');
            return { status: answer.status, body: { text } };
          },
        });
      }
    }, 60_000);
    afterAll(() => gateway.stop());

    const as = (who: string): Asker => people.get(who) ?? expect.fail(who);
    const first = async (who: string) => recordOf(await as(who).call('GET', '/v1/orders/a'));
    const customersOf = async (who: string) => rowsOf(await as(who).call('GET', '/v1/customers?sort=name'));

    it('is for whoever may read what it follows from', async () => {
      expect(await first('root')).toMatchObject({
        ...HIDDEN,
        known: 'Big',
        letters: 3,
        lines: 2,
        lastLine: 'Y',
        rate: '5.00',
      });
      expect((await customersOf('root'))[0]).toMatchObject({ _id: 'ann', orders: 2, spent: '1557.54' });
      const sorted = await as('root').call('GET', '/v1/orders?sort=-price');
      expect(rowsOf(sorted).map(({ _id }) => _id)).toEqual(['a', 'b']);
      const found = await as('root').call('GET', `/v1/orders?total_gte=1000`);
      expect(rowsOf(found).map(({ _id }) => _id)).toEqual(['a']);
    });

    it('is for bound accounts where both are theirs or shared, and where everybody may know it', async () => {
      const told = { ownMail: 'ann@x.com', rate: '5.00', lines: 2, lastLine: 'Y', known: 'Big', letters: 3 };
      expect(await first('ann')).toMatchObject(told);
      expect(await customersOf('ann')).toMatchObject([{ _id: 'ann', orders: 2 }]);
    });

    const hidden: Readonly<Record<string, readonly (keyof typeof HIDDEN)[]>> = {
      ann: [
        'price',
        'code',
        'total',
        'thrice',
        'plan$price',
        'friendMail',
        'paid',
        'cost',
        'lastPaid',
        'lastPacked',
      ],
      clerk: ['price', 'code', 'total', 'thrice', 'plan$price', 'paid', 'cost', 'lastPaid', 'lastPacked'],
    };
    const table = Object.entries(hidden).flatMap(([who, fields]) =>
      linkedWays.flatMap((way) => fields.map((field) => [way.name, who, field, way] as const)),
    );

    it('might be learnt in 40 ways', () => expect(linkedWays.length).toBeGreaterThanOrEqual(40));

    it.each(table)('is not learnt by %s as %s of %s', async (...given) => {
      const [, who, field, way] = given;
      const right = await way.ask(as(who), field, HIDDEN[field]);
      const wrong = await way.ask(as(who), field, WRONG);
      expect(alike(right, HIDDEN[field])).toBe(alike(wrong, WRONG));
      for (const row of rowsOf(right)) expect(Object.keys(row)).not.toContain(field);
      expect(Object.keys(recordOf(right))).not.toContain(field);
    });
  });
};
