import { f } from '../src/config/builders';
import { defineResource } from '../src/config/defineResource';

const offerStates = {
  active: { tone: 'success' },
  inactive: { label: 'Not for sale yet', tone: 'neutral', icon: 'draft' },
  archived: { tone: 'warning', icon: 'archive' },
} as const;

export const creditNotes = defineResource({
  label: { one: 'Credit note', many: 'Credit notes' },
  title: '{number}',
  icon: 'undo',
  group: 'billing',
  readOnly: true,
  owner: 'user',
  rights: { finance: ['read', 'export'], customer: ['read', 'export'] },
  fields: {
    number: f.text({ search: true, code: true, serial: 'CN-{0000}' }),
    createdAt: f.dateTime({ label: 'Issued' }),
    invoice: f.reference({ to: 'invoices' }),
    user: f.reference({ label: 'Customer', to: 'users' }),
    amount: f.money({ currency: 'EUR' }),
    note: f.text({ label: 'Reason', search: true, max: 200 }),
    issuedBy: f.reference({ to: 'admins', hidden: true }),
  },
  head: ['user', 'invoice', 'amount'],
  list: {
    empty: 'Credit notes appear here once an invoice is taken back.',
    filters: ['user', 'invoice', 'createdAt', 'amount'],
    card: { primary: 'number', secondary: 'user', aside: 'amount' },
  },
});

export const adjustments = defineResource({
  label: { one: 'Balance adjustment', many: 'Balance adjustments' },
  title: '{note}',
  icon: 'balance',
  group: 'billing',
  readOnly: true,
  rights: { finance: ['manage'] },
  fields: {
    createdAt: f.dateTime({ label: 'Requested' }),
    user: f.reference({ label: 'Customer', to: 'users' }),
    kind: f.choice({
      values: {
        topup: { label: 'Top-up', tone: 'success', icon: 'add' },
        refund: { tone: 'progress', icon: 'undo' },
        correction: { tone: 'warning', icon: 'edit' },
      },
    }),
    amount: f.money({ currency: 'EUR' }),
    note: f.text({ label: 'Reason', search: true, max: 200 }),
    status: f.state(
      {
        waiting: {
          label: 'Waiting for a second person',
          tone: 'info',
          to: ['booked', 'refused'],
        },
        booked: { tone: 'success' },
        refused: { label: 'Declined', tone: 'danger', icon: 'block' },
      },
      { default: 'waiting' },
    ),
    requestedBy: f.reference({ to: 'admins' }),
    decidedBy: f.reference({ to: 'admins', hidden: true, showWhen: { status: { $ne: 'waiting' } } }),
    decidedAt: f.dateTime({ label: 'Decided', hidden: true, showWhen: { status: { $ne: 'waiting' } } }),
    comment: f.text({ hidden: true, max: 200, showWhen: { status: 'refused' } }),
  },
  head: ['status', 'user', 'amount'],
  list: {
    empty: 'Top-ups, refunds and corrections that a second person has to confirm appear here.',
    filters: ['status', 'kind', 'user', 'requestedBy', 'createdAt', 'amount'],
    presets: [{ label: 'To confirm', filter: { status: ['waiting'] }, queue: true }],
    card: { primary: 'note', secondary: 'user', aside: 'status' },
  },
  actions: {
    confirm: {
      on: 'row',
      icon: 'check',
      tone: 'success',
      confirm: 'The customer’s balance changes immediately.',
      done: '%{name} confirmed.',
      when: { status: 'waiting', requestedBy: { $ne: { $me: 'id' } } },
      effect: { status: 'booked', decidedBy: { $me: 'id' }, decidedAt: { $now: true } },
      creates: {
        balanceEntries: {
          user: { $of: 'user' },
          kind: { $of: 'kind' },
          amount: { $of: 'amount' },
          note: { $of: 'note' },
          bookedBy: { $of: 'requestedBy' },
          confirmedBy: { $me: 'id' },
        },
      },
    },
    refuse: {
      on: 'row',
      label: 'Decline',
      icon: 'block',
      tone: 'danger',
      form: { comment: f.text({ label: 'Reason', required: true, min: 5, max: 200 }) },
      done: '%{name} declined.',
      when: { status: 'waiting' },
      effect: { status: 'refused', decidedBy: { $me: 'id' }, decidedAt: { $now: true } },
    },
  },
});

export const packages = defineResource({
  label: { one: 'Package', many: 'Packages' },
  title: '{name}',
  icon: 'inventory',
  group: 'billing',
  bin: true,
  shared: 'read',
  rights: { support: ['read'], finance: ['manage'], admin: ['manage'], customer: ['read'] },
  fields: {
    name: f.text({ required: true, unique: true, search: true, max: 60 }),
    description: f.longText({ search: true, max: 500, wide: true, hidden: true, note: 'shared' }),
    credits: f.count({
      label: 'SMS',
      required: true,
      min: 1,
      max: 100000000,
      note: 'shared',
    }),
    bonusCredits: f.count({ label: 'Bonus SMS', max: 100000000, note: 'shared' }),
    price: f.money({ currency: 'EUR', min: '0', required: true, note: 'shared' }),
    validityDays: f.count({
      label: 'Valid for',
      help: 'Empty: no limit.',
      min: 1,
      max: 3650,
      unit: 'day |||| days',
      note: 'shared',
    }),
    status: f.choice({ required: true, default: 'inactive', values: offerStates, note: 'shared' }),
    isPopular: f.boolean({ label: 'Recommended', default: false, hidden: true, note: 'shared' }),
  },
  list: {
    views: {
      table: {},
      cards: {
        title: 'name',
        text: 'description',
        facts: ['price', 'credits', 'bonusCredits', 'validityDays'],
        marks: ['status', 'isPopular'],
      },
    },
    columns: [
      'name',
      'credits',
      'bonusCredits',
      'price',
      'validityDays',
      'status',
      'description',
      'isPopular',
    ],
    sort: ['price', 'ASC'],
    filters: ['status', 'price', 'credits', 'isPopular'],
    presets: [{ label: 'For sale', filter: { status: ['active'] } }],
    card: { primary: 'name', secondary: 'price', aside: 'status' },
  },
});

export const plans = defineResource({
  label: { one: 'Plan', many: 'Plans' },
  menuLabel: 'Plan',
  title: '{name}',
  icon: 'plan',
  group: 'billing',
  form: 'dialog',
  bookmarked: true,
  bin: true,
  shared: 'read',
  rights: { support: ['read'], finance: ['manage'], admin: ['manage'], customer: ['read'] },
  fields: {
    name: f.text({ required: true, unique: true, search: true, max: 60 }),
    description: f.longText({ search: true, max: 500, wide: true, hidden: true, note: 'shared' }),
    price: f.money({
      help: 'A change applies from the next period on.',
      currency: 'EUR',
      min: '0',
      required: true,
      note: 'shared',
    }),
    billingCycle: f.choice({
      label: 'Billed',
      required: true,
      default: 'monthly',
      values: {
        monthly: { icon: 'calendar' },
        yearly: { icon: 'calendar' },
        custom: { label: 'By agreement', icon: 'edit' },
      },
      note: 'shared',
    }),
    status: f.choice({
      help: 'An archived plan stays with the customers who have it.',
      required: true,
      default: 'inactive',
      values: offerStates,
      note: 'shared',
    }),
    contactsMax: f.count({
      label: 'Contacts',
      help: 'A customer of this plan adds no more than so many. Empty: no limit.',
      min: 1,
      max: 100000000,
    }),
    smsPerMinute: f.count({
      label: 'Sending speed',
      help: 'All campaigns of a customer together. Empty: no limit.',
      min: 1,
      max: 60000,
      unit: 'SMS per minute',
    }),
    taxRate: f.percent({ label: 'Tax', hidden: true, note: 'shared' }),
    isPopular: f.boolean({ label: 'Recommended', default: false, hidden: true, note: 'shared' }),
    website: f.url({ label: 'Terms', hidden: true, note: 'shared' }),
  },
  list: {
    views: {
      table: {},
      cards: {
        title: 'name',
        text: 'description',
        facts: ['price', 'billingCycle', 'contactsMax', 'smsPerMinute'],
        marks: ['status', 'isPopular'],
      },
    },
    columns: [
      'name',
      'price',
      'billingCycle',
      'contactsMax',
      'smsPerMinute',
      'status',
      'description',
      'taxRate',
      'isPopular',
      'website',
    ],
    sort: ['price', 'ASC'],
    filters: ['status', 'billingCycle', 'price', 'contactsMax'],
    presets: [{ label: 'For sale', filter: { status: ['active'] } }],
    card: { primary: 'name', secondary: 'price', aside: 'status' },
  },
  head: ['status', 'price', 'billingCycle'],
  layout: [
    {
      label: 'Plan',
      sections: [
        { fields: ['name', 'status', 'isPopular', 'description', 'website'] },
        { label: 'Price', fields: ['price', 'billingCycle', 'taxRate'] },
      ],
    },
    {
      label: 'Limits',
      sections: [{ fields: ['contactsMax', 'smsPerMinute'] }],
    },
  ],
  related: [
    { resource: 'users', target: 'currentPlan' },
    { resource: 'subscriptions', target: 'plan' },
  ],
});

export const addons = defineResource({
  label: { one: 'Add-on', many: 'Add-ons' },
  menuLabel: 'Addon',
  title: '{name}',
  icon: 'extension',
  group: 'billing',
  bin: true,
  shared: 'read',
  rights: { support: ['read'], finance: ['manage'], admin: ['manage'], customer: ['read'] },
  fields: {
    name: f.text({ required: true, unique: true, search: true, max: 60 }),
    type: f.choice({
      required: true,
      default: 'sender_id',
      values: {
        sender_id: { label: 'Sender ID', icon: 'badge' },
        keyword: { icon: 'tag' },
        number: { icon: 'cell' },
        throughput: { icon: 'up' },
        support: { icon: 'help' },
      },
      note: 'shared',
    }),
    price: f.money({ currency: 'EUR', min: '0', required: true, note: 'shared' }),
    months: f.count({
      label: 'Duration',
      help: 'Charged again after that. Empty: charged once.',
      min: 1,
      max: 60,
      unit: 'month |||| months',
      note: 'shared',
    }),
    plans: f.references({ label: 'For plans', help: 'Empty: with every plan.', to: 'plans', note: 'shared' }),
    status: f.choice({ required: true, default: 'inactive', values: offerStates, note: 'shared' }),
    description: f.longText({ search: true, max: 500, wide: true, hidden: true, note: 'shared' }),
  },
  list: {
    sort: ['name', 'ASC'],
    filters: ['status', 'type', 'plans', 'price', 'months'],
    card: { primary: 'name', secondary: 'price', aside: 'status' },
  },
  related: [{ resource: 'subscriptions', target: 'addons' }],
});
