import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../server/store/memory';
import { f } from '../../src/config/builders';
import { defineAdmin } from '../../src/config/defineAdmin';
import { defineResource } from '../../src/config/defineResource';
import '../../src/fields/kinds';
import { recordOf, serveGateway, type Json, type TestGateway } from './testGateway';

const label = (one: string) => ({ one, many: `${one}s` });
const shown = { title: '{name}', icon: 'tag', demo: { count: 0 } } as const;
const name = f.text({ required: true, search: true });
const euro = { currency: 'EUR' } as const;
const person = {
  name,
  email: f.email({ unique: true }),
  password: f.password(),
  role: f.reference({ to: 'roles' }),
};

const roles = defineResource({ ...shown, label: label('Role'), fields: { name, abilities: f.json() } });
const staff = defineResource({ ...shown, label: label('Clerk'), fields: person });
const customers = defineResource({ ...shown, label: label('Customer'), owner: 'id', fields: person });
const plans = defineResource({
  ...shown,
  label: label('Plan'),
  public: { read: { when: { shown: true }, fields: ['name', 'city'] } },
  fields: {
    name,
    city: f.choice({ values: { bern: {}, chur: {} } }),
    shown: f.boolean(),
    price: f.money(euro),
    votes: f.count({ compute: { rollup: { of: 'offers.plan', by: 'count' } } }),
  },
});
const offers = defineResource({
  ...shown,
  label: label('Offer'),
  public: { read: { when: { open: true }, fields: ['name', 'plan', 'price', 'double'] } },
  fields: {
    name,
    open: f.boolean(),
    plan: f.reference({ to: 'plans' }),
    price: f.money({ ...euro, compute: { lookup: 'plan.price' } }),
    double: f.money({ ...euro, compute: { formula: 'price * 2' } }),
  },
});
const totals = defineResource({
  ...shown,
  label: label('Total'),
  public: { read: { when: {}, fields: ['name', 'double'] } },
  fields: {
    name,
    plan: f.reference({ to: 'plans' }),
    price: f.money({ ...euro, compute: { lookup: 'plan.price' } }),
    double: f.money({ ...euro, compute: { formula: 'price * 2' } }),
  },
});
const asks = defineResource({
  ...shown,
  label: label('Ask'),
  public: { create: ['name', 'plan', 'count'] },
  fields: {
    name,
    plan: f.reference({ to: 'plans', required: true, filter: { city: 'bern' } }),
    count: f.number({ required: true }),
    price: f.money({ ...euro, compute: { lookup: 'plan.price' } }),
    total: f.money({ ...euro, max: '1000.00', compute: { formula: 'price * count' } } as never),
  },
});
const goods = defineResource({
  ...shown,
  label: label('Good'),
  owner: 'customer',
  fields: { name, customer: f.reference({ to: 'customers' }), price: f.money(euro) },
});
const orders = defineResource({
  ...shown,
  label: label('Order'),
  owner: 'customer',
  fields: {
    name,
    customer: f.reference({ to: 'customers' }),
    good: f.reference({ to: 'goods' }),
    count: f.number({ required: true }),
    price: f.money({ ...euro, compute: { lookup: 'good.price' } }),
    total: f.money({ ...euro, max: '1000.00', compute: { formula: 'price * count' } } as never),
  },
});

const config = defineAdmin({
  name: 'Shop',
  groups: {},
  accounts: {
    resources: { customers: { bound: true }, staff: {} },
    email: 'email',
    password: 'password',
    name: 'name',
    roles: { resource: 'roles', field: 'role', abilities: 'abilities' },
  },
  resources: { roles, staff, customers, plans, offers, totals, asks, goods, orders },
} as never);

const all = [{ action: 'manage', subject: 'all' }];
const seeds = {
  roles: [
    { id: 'all', name: 'All', abilities: all },
    { id: 'own', name: 'Own', abilities: all },
    {
      id: 'half',
      name: 'Half',
      abilities: ['asks', 'offers'].map((subject) => ({ action: 'manage', subject })),
    },
  ],
  staff: [
    { id: 'root', name: 'Root', email: 'root@x.com', role: 'all' },
    { id: 'clerk', name: 'Clerk', email: 'clerk@x.com', role: 'half' },
  ],
  customers: [
    { id: 'ann', name: 'Ann', email: 'ann@x.com', role: 'own' },
    { id: 'ben', name: 'Ben', email: 'ben@x.com', role: 'own' },
  ],
  plans: [
    { id: 'open', name: 'Open', shown: true, city: 'bern', price: '5.00' },
    { id: 'hid', name: 'Hid', shown: false, city: 'bern', price: '100.00' },
    { id: 'hidchur', name: 'Hid2', shown: false, city: 'chur', price: '100.00' },
  ],
  offers: [{ id: 'o', name: 'O', open: true, plan: 'hid' }],
  totals: [{ id: 't', name: 'T', plan: 'hid' }],
  goods: [
    { id: 'g', name: 'G', customer: 'ben', price: '100.00' },
    { id: 'h', name: 'H', customer: 'ann', price: '1.00' },
  ],
};

describe('records that are hidden', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    const emails = ['root@x.com', 'clerk@x.com', 'ann@x.com'];
    const accounts = emails.map((email) => ({ email, password: 'correct horse' }));
    gateway = await serveGateway(createMemoryStore(), {
      config: config as never,
      first: { seeds, accounts } as never,
    });
  }, 60_000);
  afterAll(() => gateway.stop());
  const post = (path: string, body: object) => gateway.send('POST', path, { body });
  const told = ({ body: { requestId: _, ...body } }: { body: Json }) => JSON.stringify(body);

  it('nobody reads or finds by what follows from a plan that is not public', async () => {
    for (const path of ['offers', 'totals'])
      expect(told(await gateway.send('GET', `/api/public/${path}`))).not.toMatch(/[12]00\.00/);
    expect((await gateway.send('GET', '/api/public/totals?double_gte=150')).status).toBe(400);
  });
  it('nobody learns of a hidden record by what it would make of a form', async () => {
    const none = told(await post('/api/public/asks', { name: 'x', plan: 'none', count: 50 }));
    for (const [plan, count] of [
      ['hid', 5],
      ['hid', 50],
      ['hidchur', 5],
    ] as const)
      expect(told(await post('/api/public/asks', { name: 'x', plan, count }))).toBe(none);
    expect((await post('/api/public/asks', { name: 'x', plan: 'open', count: 5 })).status).toBe(201);
  });
  it('nor does a bound account, of what is somebody else’s', async () => {
    const { accessToken } = await gateway.signIn('ann@x.com', 'correct horse');
    const call = gateway.callerOf(accessToken);
    const made = recordOf(await call('POST', '/v1/orders', { name: 'x', good: 'h', count: 2 } as Json));
    for (const [method, path] of [
      ['POST', '/v1/orders'],
      ['PATCH', `/v1/orders/${String(made['_id'])}`],
    ] as const) {
      const none = told(await call(method, path, { name: 'x', good: 'none', count: 50 } as Json));
      for (const count of [5, 50])
        expect(told(await call(method, path, { name: 'x', good: 'g', count } as Json))).toBe(none);
    }
  });
});
