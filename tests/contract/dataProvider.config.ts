import { createModel } from '../../src/model/resolve/createModel';
import type { Model } from '../../src/model/resolved/model';
import { kinds } from '../../src/fields/kinds';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import type { Api } from '../../src/config/api';

const name = { kind: 'text', required: true, search: true, max: 60 };

/* One of everything that a source has to obey: links of both sorts, unique values, states, checks, secrets. */
const resources = (api: Api) => ({
  roles: {
    label: { one: 'Role', many: 'Roles' },
    title: '{name}',
    icon: 'role',
    api,
    fields: { name, abilities: { kind: 'json' } },
    demo: { count: 2 },
  },
  people: {
    label: { one: 'Person', many: 'People' },
    title: '{name}',
    icon: 'person',
    api,
    fields: {
      name,
      email: { kind: 'email', required: true, unique: true, search: true },
      password: { kind: 'password' },
      role: { kind: 'reference', to: 'roles' },
    },
    list: { filters: ['role'] },
  },
  labels: {
    label: { one: 'Label', many: 'Labels' },
    title: '{name}',
    icon: 'tag',
    api,
    fields: { name },
  },
  orders: {
    label: { one: 'Order', many: 'Orders' },
    title: '{number}',
    icon: 'receipt',
    api,
    fields: {
      number: { kind: 'text', required: true, unique: true, search: true, max: 40 },
      status: {
        kind: 'choice',
        values: { open: {}, paid: {}, void: {} },
        default: 'open',
        required: true,
      },
      total: { kind: 'money', currency: 'EUR', min: '0', max: '900' },
      due: { kind: 'date' },
      paidAt: { kind: 'dateTime', readOnly: true },
      note: { kind: 'text' },
      reason: { kind: 'text', requiredWhen: { status: 'void' } },
      person: { kind: 'reference', to: 'people', required: true },
      labels: { kind: 'references', to: 'labels' },
    },
    list: { filters: ['status', 'total', 'due', 'person', 'labels'] },
    transitions: { status: { open: ['paid', 'void'], paid: [], void: [] } },
    actions: {
      pay: {
        on: 'both',
        call: 'POST /v1/orders/:id/pay',
        when: { status: 'open' },
        effect: { status: 'paid', paidAt: { $now: true } },
      },
      cancel: {
        on: 'row',
        call: 'POST /v1/orders/:id/cancel',
        form: { reason: { kind: 'text', required: true } },
        when: { status: 'open' },
        effect: { status: 'void' },
      },
    },
    demo: { count: 37 },
  },
});

/** A small product; `api` says how all of its entities are reached. */
export const contractModel = (api: Api = {}): Model =>
  createModel(
    {
      name: 'Contract',
      groups: {},
      accounts: {
        resources: { people: {} },
        email: 'email',
        password: 'password',
        name: 'name',
        roles: { resource: 'roles', field: 'role', abilities: 'abilities' },
      },
      resources: resources(api),
    } as unknown as DeclaredAdmin,
    kinds,
  );

/** Who may sign in, and with which rights. */
export const accounts = [
  { email: 'all@contract.test', password: 'all-rights' },
  { email: 'none@contract.test', password: 'no-rights' },
];

export const seeds = {
  roles: [
    { name: 'All', abilities: [{ action: 'manage', subject: 'all' }] },
    { name: 'None', abilities: [{ action: 'read', subject: 'ACL' }] },
  ],
  people: [
    { name: 'Ada All', email: accounts[0]?.email, role: 'roles#0' },
    { name: 'Nora None', email: accounts[1]?.email, role: 'roles#1' },
  ],
};
