import { f } from '../../src/config/builders';
import { defineAdmin } from '../../src/config/defineAdmin';
import { defineResource } from '../../src/config/defineResource';
import '../../src/fields/kinds';

const label = (one: string) => ({ one, many: `${one}s` });

const roles = defineResource({
  label: label('Role'),
  title: '{name}',
  icon: 'role',
  fields: { name: f.text({ required: true }), abilities: f.json() },
  demo: { count: 0 },
});

const person = {
  name: f.text({ required: true, search: true }),
  email: f.email({ required: true, unique: true }),
  password: f.password(),
};

/** Shares its collection and its writing calls with the admins, as the users service of the specification does. */
const users = defineResource({
  label: label('User'),
  title: '{name}',
  icon: 'person',
  api: {
    source: 'remote',
    path: '/users',
    collection: 'people',
    query: { role: 'user' },
    scope: { role: 'user' },
    stamp: { role: 'user' },
    claim: 'superAdmin',
  },
  fields: {
    ...person,
    role: f.reference({ to: 'roles', readOnly: true }),
    memo: f.text({ guarded: true, search: true }),
  },
  demo: { count: 3 },
});

const admins = defineResource({
  label: label('Admin'),
  title: '{name}',
  icon: 'shield',
  api: {
    source: 'remote',
    path: '/users',
    calls: { list: 'GET /dashboardUsers', one: 'GET /dashboardUsers/:id' },
    collection: 'people',
    scope: { role: { $in: ['admin', 'superAdmin', 'client', 'support'] } },
    claim: 'superAdmin',
  },
  fields: { ...person, role: f.reference({ to: 'roles', required: true }) },
  demo: { count: 0 },
});

const groups = defineResource({
  label: label('Group'),
  title: '{name}',
  icon: 'group',
  import: { key: 'name' },
  fields: { name: f.text({ required: true }) },
  demo: { count: 2 },
});

const products = defineResource({
  label: label('Product'),
  title: '{name}',
  icon: 'inventory',
  bookmarked: true,
  list: { perPage: 4, sort: ['createdAt', 'DESC'] },
  import: { key: 'name' },
  fields: {
    name: f.text({ required: true, unique: true, search: true, max: 4000 }),
    status: f.choice({ values: { draft: {}, active: {}, archived: {} }, default: 'draft' }),
    code: f.text({ readOnly: true }),
    hotline: f.phone({ search: true }),
    price: f.money({ currency: 'EUR', min: '0' }),
    quantity: f.number(),
    isPublic: f.boolean(),
    released: f.date(),
    activatedAt: f.dateTime({ readOnly: true }),
    reason: f.text({ readOnly: true }),
    tags: f.tags(),
    margin: f.number({ guarded: true }),
    owner: f.reference({ to: 'users' }),
    groups: f.references({ to: 'groups' }),
    mainGroup: f.reference({ to: 'groups' }),
    lines: f.items({ of: { product: f.reference({ to: 'products' }), count: f.number() } }),
    extra: f.json(),
  },
  transitions: { status: { draft: ['active', 'archived'], active: ['archived'], archived: [] } },
  actions: {
    activate: {
      on: 'both',
      call: 'POST /v1/products/:id/activate',
      when: { status: 'draft' },
      effect: { status: 'active', activatedAt: { $now: true } },
    },
    retire: {
      on: 'row',
      call: 'POST /v1/products/:id/retire',
      form: { reason: f.text({ required: true, min: 3 }) },
      effect: { status: 'archived' },
    },
  },
  demo: { count: 0 },
});

const logs = defineResource({
  label: label('Log'),
  title: '{text}',
  icon: 'history',
  readOnly: true,
  fields: { text: f.text({ search: true }) },
  demo: { count: 5 },
});

const notes = defineResource({
  label: label('Note'),
  title: '{text}',
  icon: 'draft',
  api: { source: 'demo' },
  fields: { text: f.text() },
});

/** A product with one of everything the gateway has a rule for. */
export const testConfig = defineAdmin({
  name: 'Shop',
  groups: {},
  accounts: {
    resources: { users: {}, admins: {} },
    email: 'email',
    password: 'password',
    name: 'name',
    roles: { resource: 'roles', field: 'role', abilities: 'abilities', claims: { superAdmin: 'superAdmin' } },
  },
  resources: { roles, users, admins, groups, products, logs, notes },
});

const role = (id: string, ...pairs: [string, string][]) => ({
  id,
  name: id,
  abilities: pairs.map(([action, subject]) => ({ action, subject })),
});

export const testAccounts = ['root', 'admin', 'client', 'support'].map((name) => ({
  email: `${name}@demo.com`,
  password: `${name} pass`,
}));

export const testSeeds = {
  roles: [
    role('superAdmin', ['manage', 'all']),
    role('admin', ['manage', 'all']),
    role('client', ['read', 'ACL'], ['read', 'Auth']),
    role('support', ['read', 'products'], ['edit', 'products'], ['read', 'users']),
    role('user'),
  ],
  admins: ['superAdmin', 'admin', 'client', 'support'].map((name, index) => ({
    name,
    email: testAccounts[index]?.email,
    role: name,
  })),
};
