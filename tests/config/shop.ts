import type { Json } from '../../src/config/json';
import type { Kinds } from '../../src/model/resolved/kind';
import type { KnownListViews } from '../../src/model/resolved/listView';
import { kinds as allKinds } from '../../src/fields/kinds';
import { listViews as allListViews } from '../../src/listViews/views';

/** The kinds of the product, for tests of layers that may not import them. */
export const kinds: Kinds = allKinds;

/** And its ways to look at a list. */
export const listViews: KnownListViews = allListViews;

const name = { kind: 'text', required: true, search: true };

/** A small configuration without a fault, as JSON: what a person would have written, after `defineAdmin`. */
export const shop: Json = {
  name: 'Shop',
  groups: { sales: { label: 'Sales', icon: 'money' } },
  accounts: {
    resources: { users: { may: { name: { $ne: 'Nobody' } } } },
    email: 'email',
    password: 'password',
    name: 'name',
    roles: { resource: 'roles', field: 'role', abilities: 'abilities', key: 'key' },
  },
  resources: {
    roles: {
      label: { one: 'Role', many: 'Roles' },
      title: '{name}',
      icon: 'role',
      fields: {
        name,
        abilities: { kind: 'json' },
        key: { kind: 'choice', values: { clerk: {}, guest: {} }, readOnly: true },
      },
      rights: { clerk: ['read'] },
    },
    users: {
      label: { one: 'User', many: 'Users' },
      title: '{name} ({address.city})',
      icon: 'person',
      fields: {
        name,
        email: { kind: 'email', required: true },
        password: { kind: 'password' },
        role: { kind: 'reference', to: 'roles' },
        address: { kind: 'group', of: { city: { kind: 'text' } } },
      },
      related: [{ resource: 'invoices', target: 'user', columns: ['number'] }],
    },
    invoices: {
      label: { one: 'Invoice', many: 'Invoices' },
      title: '{number} – {status}',
      icon: 'invoice',
      group: 'sales',
      fields: {
        number: { kind: 'text', required: true, min: 3, search: true },
        status: { kind: 'choice', values: { draft: {}, sent: {}, paid: {} }, default: 'draft' },
        amount: { kind: 'money', currency: 'EUR' },
        due: { kind: 'date' },
        serialNo: { kind: 'text', serial: 'S{0}' },
        size: { kind: 'number', compute: { count: 'lines' } },
        note: { kind: 'text', max: 200, showWhen: { status: 'paid' } },
        user: { kind: 'reference', to: 'users' },
        lines: { kind: 'items', of: { product: { kind: 'text', required: true }, code: { kind: 'text' } } },
      },
      live: { event: 'invoice', owner: 'user' },
      list: {
        columns: ['number', 'status', 'user'],
        sort: ['number', 'ASC'],
        filters: ['status', 'user'],
        presets: [{ label: 'Open', filter: { status: ['draft', 'sent'] } }],
        card: { primary: 'number' },
      },
      layout: [{ label: 'Main', sections: [{ fields: ['number', 'status'] }, { fields: ['user'] }] }],
      actions: {
        send: {
          on: 'row',
          call: 'POST /v1/invoices/:id/send',
          when: { status: 'draft' },
          effect: { status: 'sent' },
        },
      },
      transitions: { status: { draft: ['sent'], sent: ['paid'], paid: [] } },
      checks: [{ field: 'number', op: '!=', other: 'note', message: 'The note repeats the number.' }],
    },
  },
};

/** A copy of the shop in which one thing is different; `undefined` takes it away. The path begins in `resources`. */
export const shopWith = (path: string, value: unknown): unknown => changedAt(shop, path, value);

/** The same of any configuration; a path that begins with a slash begins at the top. */
export const changedAt = (whole: unknown, path: string, value: unknown): unknown => {
  const steps = path.startsWith('/') ? path.slice(1).split('.') : ['resources', ...path.split('.')];
  return changed(whole, steps, value);
};

const changed = (whole: unknown, [step, ...rest]: string[], value: unknown): unknown => {
  if (step === undefined) return value;
  const inner: unknown = Object.getOwnPropertyDescriptor(Object(whole), step)?.value;
  const next = changed(inner, rest, value);
  if (Array.isArray(whole))
    return whole.map((each: unknown, index) => (String(index) === step ? next : each));
  const entries = Object.entries(Object(whole) as object).filter(([key]) => key !== step);
  return Object.fromEntries(next === undefined ? entries : [...entries, [step, next]]);
};
