import { f } from '../../src/config/builders';
import { defineAdmin } from '../../src/config/defineAdmin';
import { defineResource, type RecordOf } from '../../src/config/defineResource';

/*
 * Read by the compiler alone: a planted mistake that compiles is an unused directive, and that is an error
 * of `npm run typecheck`.
 */

const label = { one: 'Invoice', many: 'Invoices' };
const base = { label, title: '{number}', icon: 'invoice' } as const;
const fields = {
  number: f.text({ required: true, min: 3 }),
  status: f.choice({ required: true, values: { draft: {}, sent: {}, paid: {} } }),
  note: f.text({ showWhen: { status: 'paid' } }),
  total: f.money({ currency: 'EUR' }),
  lines: f.items({ of: { product: f.text({ required: true }), code: f.text() } }),
  user: f.reference({ to: 'users', required: true }),
};
const row = { on: 'row', call: 'POST /v1/invoices/:id/send' } as const;
const users = defineResource({
  label,
  title: '{name}',
  icon: 'person',
  fields: { name: f.text({ required: true }) },
});

/** Every way to join rules, rightly used. */
export const rules = defineResource({
  ...base,
  fields: {
    ...fields,
    a: f.text({ showWhen: { $or: [{ status: 'paid' }, { $not: { number: { $in: ['x', 'y'] } } }] } }),
    b: f.text({
      requiredWhen: { $and: [{ status: { $ne: 'draft' } }, { note: { $exists: true } }], id: 'x' },
    }),
    c: f.text({ readOnlyWhen: { note: null } }),
  },
});

/** Values that follow from others. */
export const computed = defineResource({
  ...base,
  fields: {
    ...fields,
    entries: f.number({ compute: { count: 'lines' } }),
    twice: f.money({ currency: 'EUR', compute: { total: ['total', 'total'] } }),
    open: f.number({ compute: { sum: 'lines.code' } }),
  },
});

export const invoices = defineResource({
  ...base,
  fields,
  list: { columns: ['number', 'status'], sort: ['createdAt', 'DESC'], filters: ['status'] },
  actions: {
    send: { ...row, when: { status: { $in: ['draft'] } }, effect: { status: 'sent' } },
  },
  transitions: { status: { draft: ['sent'], sent: ['paid'], paid: [] } },
  checks: [{ field: 'number', op: '!=', other: 'note', message: 'The note repeats the number.' }],
});

/** States and their ways in one place. */
const stated = {
  ...fields,
  size: f.count({ required: true, max: 9 }),
  step: f.state({ open: { to: ['done'], tone: 'info' }, done: {} }, { required: true }),
};
export const steps = defineResource({
  ...base,
  fields: { ...stated, end: f.date({ requiredWhen: { step: 'done' } }) },
  actions: { finish: { on: 'row', when: { step: 'open' }, effect: { step: 'done' } } },
});

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Invoice = RecordOf<typeof invoices>;

const holds = (..._facts: true[]): void => {};

holds(
  true satisfies Same<Invoice['id'], string>,
  true satisfies Same<Invoice['number'], string>,
  true satisfies Same<Invoice['status'], 'draft' | 'sent' | 'paid'>,
  true satisfies Same<RecordOf<typeof steps>['step'], 'open' | 'done'>,
  true satisfies Same<RecordOf<typeof steps>['size'], number>,
  true satisfies Same<Invoice['note'], string | null | undefined>,
  true satisfies Same<Invoice['user'], string>,
  true satisfies Same<NonNullable<Invoice['lines']>[number]['product'], string>,
  true satisfies Same<NonNullable<Invoice['lines']>[number]['code'], string | null | undefined>,
);

export const admin = defineAdmin({
  name: 'Shop',
  groups: { sales: { label: 'Sales', icon: 'money' } },
  resources: { users, invoices },
});

export const offered = defineAdmin({
  name: 'Shop',
  groups: {},
  offers: { sms: ['idempotency', 'versions'], auth: [] },
  resources: { users },
});
const words = { event: 'event', channel: 'channel', language: 'language', title: 'title', body: 'body' };
const shop = { name: 'Shop', groups: {}, resources: { users, invoices } } as const;
const byMail = {
  templates: { of: 'users', ...words },
  channels: { mail: { address: 'email', mail: true } },
} as const;

export const telling = defineAdmin({
  ...shop,
  notices: { ...byMail, events: { paid: { of: 'invoices', becomes: { status: 'paid' }, to: 'user' } } },
});
// @ts-expect-error an unknown word in what a host offers
defineAdmin({ name: 'Shop', groups: {}, offers: { sms: ['version'] }, resources: { users } });
const paid = { of: 'invoices', becomes: { status: 'paid' }, to: 'user' } as const;
// @ts-expect-error a notice of an unknown entity
defineAdmin({ ...shop, notices: { ...byMail, events: { paid: { ...paid, of: 'invoces' } } } });
// @ts-expect-error a notice when a field has an unknown value
defineAdmin({ ...shop, notices: { ...byMail, events: { paid: { ...paid, becomes: { status: 'payd' } } } } });
// @ts-expect-error a notice to an unknown field
defineAdmin({ ...shop, notices: { ...byMail, events: { paid: { ...paid, to: 'usr' } } } });
// @ts-expect-error choices in an unknown entity
defineAdmin({ ...shop, notices: { ...byMail, events: { paid }, choices: 'usrs' } });

// @ts-expect-error an unknown column
defineResource({ ...base, fields, list: { columns: ['nubmer'] } });
// @ts-expect-error an unknown field to sort by
defineResource({ ...base, fields, list: { sort: ['nubmer', 'ASC'] } });
// @ts-expect-error an unknown order
defineResource({ ...base, fields, list: { sort: ['number', 'UP'] } });
// @ts-expect-error an unknown filter
defineResource({ ...base, fields, list: { filters: ['nubmer'] } });
// @ts-expect-error an unknown field on the card
defineResource({ ...base, fields, list: { card: { primary: 'nubmer' } } });
// @ts-expect-error an unknown field in a preset
defineResource({ ...base, fields, list: { presets: [{ label: 'Open', filter: { stats: 'draft' } }] } });
// @ts-expect-error an unknown value in a preset
defineResource({ ...base, fields, list: { presets: [{ label: 'Open', filter: { status: 'draught' } }] } });
// @ts-expect-error an unknown one of several values in a preset
defineResource({ ...base, fields, list: { presets: [{ label: 'Open', filter: { status: ['draught'] } }] } });
// @ts-expect-error what no list is asked in a preset
defineResource({ ...base, fields, list: { presets: [{ label: 'Open', filter: { note: { $gt: 'a' } } }] } });
// @ts-expect-error an unknown field in the layout
defineResource({ ...base, fields, layout: [{ label: 'Main', sections: [{ fields: ['nubmer'] }] }] });
// @ts-expect-error an unknown value in the rule of an action
defineResource({ ...base, fields, actions: { go: { ...row, when: { status: 'payd' } } } });
// @ts-expect-error an unknown value in the effect of an action
defineResource({ ...base, fields, actions: { go: { ...row, effect: { status: 'payd' } } } });
// @ts-expect-error an unknown field in the effect of an action
defineResource({ ...base, fields, actions: { go: { ...row, effect: { stats: 'paid' } } } });
// @ts-expect-error an unknown field to take a value of
defineResource({ ...base, fields, actions: { go: { ...row, effect: { note: { $of: 'nubmer' } } } } });
// @ts-expect-error an unknown field in a rule to compare with
defineResource({ ...base, fields, actions: { go: { ...row, when: { note: { $ne: { $of: 'nubmer' } } } } } });
// @ts-expect-error something that nobody knows of whoever is signed in
defineResource({ ...base, fields, actions: { go: { ...row, effect: { note: { $me: 'age' } } } } });
// @ts-expect-error a bad verb in a call
defineResource({ ...base, fields, actions: { go: { on: 'row', call: 'FETCH /x/:id' } } });
// @ts-expect-error an unknown icon of an action
defineResource({ ...base, fields, actions: { go: { ...row, icon: 'rocket' } } });
// @ts-expect-error a transition to an unknown value
defineResource({ ...base, fields, transitions: { status: { draft: ['payd'] } } });
// @ts-expect-error a transition from an unknown value
defineResource({ ...base, fields, transitions: { status: { drft: ['paid'] } } });
// @ts-expect-error transitions of a field that does not exist
defineResource({ ...base, fields, transitions: { stats: { draft: ['paid'] } } });
// @ts-expect-error a comparison that does not exist
defineResource({ ...base, fields, checks: [{ field: 'number', op: '=>', other: 'note', message: 'No.' }] });
// @ts-expect-error an unknown field in a check
defineResource({ ...base, fields, checks: [{ field: 'number', op: '=', other: 'notes', message: 'No.' }] });
// @ts-expect-error a check against nothing
defineResource({ ...base, fields, checks: [{ field: 'number', op: '=', message: 'No.' }] });
// @ts-expect-error an unknown field in a group of unique fields
defineResource({ ...base, fields, unique: [['number', 'usr']] });
// @ts-expect-error an unknown icon
defineResource({ ...base, fields, icon: 'rocket' });
// @ts-expect-error a label in another language: it belongs into translations/
defineResource({ ...base, fields, label: { one: { de: 'Rechnung' }, many: 'Invoices' } });
// @ts-expect-error an unknown source
defineResource({ ...base, fields, api: { source: 'sm' } });
// @ts-expect-error an unknown dialect
defineResource({ ...base, fields, api: { dialect: 'v2' } });
// @ts-expect-error a path without its slash
defineResource({ ...base, fields, api: { path: 'v1/invoices' } });
// @ts-expect-error an unknown option of an entity
defineResource({ ...base, fields, lst: { columns: ['number'] } });
// @ts-expect-error a missing title
defineResource({ label, icon: 'invoice', fields });
// @ts-expect-error a rule naming an unknown sibling
defineResource({ ...base, fields: { ...fields, b: f.text({ showWhen: { state: 'paid' } }) } });
// @ts-expect-error a rule naming an unknown value of a sibling
defineResource({ ...base, fields: { ...fields, b: f.text({ showWhen: { status: 'payd' } }) } });
// @ts-expect-error a rule with an unknown value in an operator
defineResource({ ...base, fields: { ...fields, b: f.text({ readOnlyWhen: { status: { $ne: 'payd' } } }) } });
// @ts-expect-error a rule naming an unknown sibling beside a known one
defineResource({ ...base, fields: { ...fields, b: f.text({ showWhen: { status: 'paid', state: 'x' } }) } });
// @ts-expect-error a rule naming an unknown sibling deep inside
defineResource({ ...base, fields: { ...fields, b: f.text({ showWhen: { $not: { id: 'a', c: 1 } } }) } });
// @ts-expect-error an unknown field deep in the rule of an action
defineResource({ ...base, fields, actions: { go: { ...row, when: { $or: [{ id: 'a', c: 1 }] } } } });
// @ts-expect-error a computed value of an unknown field
defineResource({ ...base, fields: { ...fields, b: f.number({ compute: { count: 'lins' } }) } });
// @ts-expect-error a computed value by an unknown function
f.number({ compute: { cuont: 'lines' } });
// @ts-expect-error a misspelt option
f.text({ requird: true });
// @ts-expect-error an option of another kind
f.text({ currency: 'EUR' });
// @ts-expect-error a missing required option
f.money({});
// @ts-expect-error a choice without values
f.choice();
// @ts-expect-error an unknown kind
f.texts();
// @ts-expect-error an unknown tone of a value
f.choice({ values: { paid: { tone: 'green' } } });
// @ts-expect-error a field without a kind
defineResource({ ...base, fields: { number: { required: true } } });
const orders = defineResource({
  ...base,
  fields: { ...fields, parts: f.items({ of: { maker: f.reference({ to: 'makers' }) } }) },
});
// @ts-expect-error a reference to an undeclared entity
defineAdmin({ name: 'Shop', groups: {}, resources: { invoices } });
// @ts-expect-error a reference to an undeclared entity inside a row
defineAdmin({ name: 'Shop', groups: {}, resources: { users, orders } });
const noted = defineResource({ ...base, fields: { ...fields, author: f.account({ to: ['user'] }) } });
// @ts-expect-error accounts of an undeclared entity
defineAdmin({ name: 'Shop', groups: {}, resources: { users, noted } });
// @ts-expect-error an unknown icon of a menu group
defineAdmin({ name: 'Shop', groups: { sales: { label: 'Sales', icon: 'rocket' } }, resources: { users } });
// @ts-expect-error a product without a name
defineAdmin({ groups: {}, resources: { users } });

/** Who may act is checked against the entity it is said of. */
const accounts = {
  email: 'name',
  password: 'name',
  name: 'name',
  roles: { resource: 'users', field: 'name', abilities: 'name' },
} as const;
const product = { name: 'Shop', groups: {}, resources: { users, invoices } } as const;

export const admitted = defineAdmin({
  ...product,
  accounts: {
    ...accounts,
    resources: { users: {}, invoices: { may: { status: { $in: ['paid', 'sent'] } } } },
  },
});

// @ts-expect-error
defineAdmin({ ...product, accounts: { ...accounts, resources: { invoices: { may: { state: 'paid' } } } } });
// @ts-expect-error
defineAdmin({ ...product, accounts: { ...accounts, resources: { invoices: { may: { status: 'payed' } } } } });
// @ts-expect-error
defineAdmin({ ...product, accounts: { ...accounts, resources: { usrs: {} } } });

const policy = defineResource({ ...base, title: 'Rules', single: 'one', fields: { shortest: f.number() } });
const withRules = { ...product, resources: { users, policy } } as const;

export const decided = defineAdmin({ ...withRules, settings: { passwordMin: 'policy.shortest' } });
// @ts-expect-error an unknown setting
defineAdmin({ ...withRules, settings: { pasword: 'policy.shortest' } });
// @ts-expect-error a setting in a field that is not there
defineAdmin({ ...withRules, settings: { passwordMin: 'policy.shortst' } });
// @ts-expect-error a setting in an entity that is not there
defineAdmin({ ...withRules, settings: { passwordMin: 'polcy.shortest' } });
// @ts-expect-error a way to an unknown state
f.state({ open: { to: ['dne'] }, done: {} });
// @ts-expect-error an unknown tone of a state
f.state({ open: { to: ['done'], tone: 'green' }, done: {} });
// @ts-expect-error a misspelt option of a count
f.count({ digts: 1 });
// @ts-expect-error a misspelt option of a choice of states
f.state({ open: { to: ['done'] }, done: {} }, { requird: true });
// @ts-expect-error an action to a state that there is none of
defineResource({ ...base, fields: stated, actions: { go: { on: 'row', effect: { step: 'dne' } } } });
