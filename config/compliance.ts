import { f } from '../src/config/builders';
import { defineResource } from '../src/config/defineResource';
import { consent, reasons, switchStates } from './severalGroups';

/* What people answer. It is proof of who left and who came: nobody edits or deletes it. */
export const inboundMessages = defineResource({
  label: { one: 'Reply', many: 'Replies' },
  title: '{from}: {to}',
  icon: 'download',
  group: 'compliance',
  readOnly: true,
  owner: 'user',
  erase: { by: 'from', then: 'clear', clear: ['text', 'reason'], at: 'erasedAt' },
  rights: {
    support: ['read', 'optOut', 'optOutAt', 'dismiss'],
    admin: ['manage'],
    customer: ['read', 'optOut', 'dismiss'],
  },
  fields: {
    createdAt: f.dateTime({ label: 'Received' }),
    from: f.text({ search: true }),
    to: f.text({ label: 'Sender answered', search: true }),
    text: f.longText({ search: true, wide: true, bubble: true }),
    user: f.reference({ label: 'Customer', to: 'users' }),
    understood: f.choice({
      help: 'By its words alone, before anybody has looked at it.',
      values: {
        optOut: { label: 'Opt-out', tone: 'neutral', icon: 'mute' },
        optIn: { label: 'Opt-in', tone: 'success' },
        help: { label: 'Asks for help', tone: 'info', icon: 'help' },
        unclear: { tone: 'warning', icon: 'policy' },
        nothing: { label: 'Nothing to do' },
      },
    }),
    status: f.state({
      open: { label: 'To decide', tone: 'warning', icon: 'policy', to: ['done'] },
      done: { tone: 'success' },
    }),
    result: f.choice({
      label: 'What was done',
      values: {
        optedOut: {},
        leftGroup: { label: 'Left a group' },
        optedIn: { label: 'Opted in again' },
        joined: { label: 'Joined a group' },
        asked: { label: 'Asked for a yes' },
        answered: {},
        dismissed: { label: 'Not an opt-out' },
        none: { label: 'Nothing' },
      },
    }),
    dueAt: f.dateTime({ label: 'Decide by', hidden: true, showWhen: { status: 'open' } }),
    whose: f.choice({
      label: 'Customer found by',
      help: 'Where nobody was found, no marketing goes to this number from anybody until it is decided.',
      hidden: true,
      values: {
        sender: { label: 'The sender answered' },
        messages: { label: 'Earlier messages' },
        several: { label: 'Several customers' },
        nobody: { label: 'Nobody was found', tone: 'warning', icon: 'help' },
      },
    }),
    users: f.references({
      label: 'Customers concerned',
      to: 'users',
      hidden: true,
      showWhen: { whose: 'several' },
    }),
    answer: f.reference({ label: 'Answered with', to: 'smsLogs', hidden: true }),
    reason: f.longText({ wide: true, hidden: true, showWhen: { result: 'dismissed' } }),
    decidedAt: f.dateTime({ label: 'Decided', hidden: true }),
    remoteId: f.text({ label: 'Operator’s message ID', code: true, hidden: true, sortable: false }),
    erasedAt: f.dateTime({
      label: 'Erased',
      help: 'Who it was is no longer kept.',
      readOnly: true,
      hidden: true,
      sortable: false,
      showWhen: { erasedAt: { $exists: true } },
    }),
  },
  list: {
    empty: 'What people answer appears here.',
    columns: [
      'createdAt',
      'from',
      'to',
      'text',
      'understood',
      'status',
      'result',
      'user',
      'dueAt',
      'whose',
      'users',
      'answer',
      'reason',
      'decidedAt',
      'remoteId',
      'erasedAt',
    ],
    filters: ['status', 'understood', 'result', 'from', 'user', 'whose', 'createdAt', 'dueAt', 'remoteId'],
    presets: [{ label: 'To decide', filter: { status: ['open'] }, queue: true }],
    card: { primary: 'from', secondary: 'text', aside: 'status' },
  },
  head: ['status', 'understood', 'result', 'user', 'createdAt'],
  layout: [
    {
      label: 'Reply',
      sections: [
        { fields: ['from', 'to', 'text', 'createdAt', 'remoteId'] },
        { label: 'Customer', fields: ['user', 'whose', 'users'] },
      ],
    },
    {
      label: 'Decision',
      sections: [
        { fields: ['understood', 'status', 'dueAt', 'result', 'reason', 'decidedAt', 'answer', 'erasedAt'] },
      ],
    },
  ],
  actions: {
    optOut: {
      on: 'both',
      ask: 'Opt the sender of %{name} out? |||| Opt the senders of %{smart_count} replies out?',
      icon: 'mute',
      tone: 'warning',
      confirm: 'The customer sends no more messages there.',
      done: 'Opted out. |||| %{smart_count} senders opted out.',
      when: { status: 'open', whose: { $ne: 'nobody' } },
      effect: { status: 'done', result: 'optedOut', decidedAt: { $now: true } },
    },
    optOutAt: {
      label: 'Opt out at a customer',
      on: 'row',
      icon: 'mute',
      tone: 'warning',
      form: { user: f.reference({ label: 'Customer', to: 'users', required: true }) },
      done: 'Opted out.',
      when: { status: 'open', whose: 'nobody' },
      effect: { status: 'done', result: 'optedOut', decidedAt: { $now: true } },
    },
    dismiss: {
      label: 'Not an opt-out',
      on: 'row',
      icon: 'check',
      form: {
        reason: f.longText(
          reasons(
            'It is a question about an order.',
            'It answers what the message asked.',
            'It is not for us.',
          ),
        ),
      },
      done: 'Messages go on.',
      when: { status: 'open' },
      effect: { status: 'done', result: 'dismissed', decidedAt: { $now: true } },
    },
  },
});

/* What staff have read somewhere and keep up: no code knows a country by its name. */
export const countryRules = defineResource({
  label: { one: 'Country rule', many: 'Country rules' },
  title: '{country}',
  icon: 'language',
  group: 'compliance',
  bin: true,
  shared: 'read',
  import: { key: 'country' },
  rights: { support: ['read'], finance: ['read'], admin: ['manage'], customer: ['read'] },
  fields: {
    country: f.country({ required: true, unique: true }),
    alphaSender: f.choice({
      label: 'Alphanumeric senders',
      help: 'Registered: they have to name the operator that they are registered with.',
      required: true,
      default: 'allowed',
      values: {
        allowed: { tone: 'success' },
        registered: { label: 'Registered only', tone: 'warning', icon: 'badge' },
        notAllowed: { tone: 'danger', icon: 'block' },
      },
    }),
    optOutStopsAll: f.boolean({
      label: 'Opt-out stops everything',
      help: 'Off: it stops marketing; service messages and codes are still sent.',
      default: false,
    }),
    needsWayOut: f.boolean({
      label: 'Marketing needs a way out',
      help: 'Marketing from an alphanumeric sender has to say how to opt out.',
      default: false,
    }),
    quietFrom: f.time({
      help: 'From this time on, no marketing is sent there; service messages and codes still are. It is quiet as long as it is in any time zone of the country.',
      hidden: true,
    }),
    quietTo: f.time({ label: 'Quiet until', hidden: true }),
    quietDays: f.group({
      help: 'No marketing on these days of the week.',
      hidden: true,
      of: {
        monday: f.boolean({ default: false }),
        tuesday: f.boolean({ default: false }),
        wednesday: f.boolean({ default: false }),
        thursday: f.boolean({ default: false }),
        friday: f.boolean({ default: false }),
        saturday: f.boolean({ default: false }),
        sunday: f.boolean({ default: false }),
      },
    }),
    holidays: f.items({
      help: 'No marketing on these days.',
      hidden: true,
      wide: true,
      max: 200,
      of: {
        day: f.date({ required: true }),
        yearly: f.boolean({ label: 'Each year', default: false }),
        name: f.text({ max: 80 }),
      },
    }),
    status: f.choice({ required: true, default: 'active', values: switchStates }),
    source: f.url({
      note: true,
      help: 'Where it was read. No legal advice: ask whoever knows the law of the country.',
      required: true,
    }),
    asOf: f.date({ note: true, required: true }),
    note: f.longText({ note: true, max: 500, wide: true, hidden: true }),
  },
  list: {
    empty: 'Country rules say what may be sent where. They are no legal advice.',
    sort: ['country', 'ASC'],
    filters: ['status', 'alphaSender', 'optOutStopsAll', 'needsWayOut', 'asOf'],
    card: { primary: 'country', secondary: 'alphaSender', aside: 'status' },
  },
  head: ['status', 'alphaSender', 'asOf'],
});

export const reservedNames = defineResource({
  label: { one: 'Reserved sender name', many: 'Reserved sender names' },
  title: '{name}',
  icon: 'ban',
  group: 'compliance',
  form: 'dialog',
  bin: true,
  import: { key: 'name' },
  rights: { support: ['manage'], admin: ['manage'] },
  fields: {
    name: f.text({
      help: 'No sender ID may read like it: O and 0, l, I and 1, spaces and signs make no difference.',
      required: true,
      unique: true,
      search: true,
      min: 2,
      max: 16,
    }),
    kind: f.choice({
      required: true,
      default: 'general',
      values: {
        keyword: { label: 'Word that people answer', tone: 'neutral' },
        general: { label: 'Says not who is writing', tone: 'neutral' },
      },
    }),
    status: f.choice({ required: true, default: 'active', values: switchStates }),
  },
  list: {
    empty: 'Sender IDs that read like one of these names are refused.',
    sort: ['name', 'ASC'],
    filters: ['status', 'kind'],
  },
});

const lifted = { status: 'lifted', liftedAt: { $now: true } } as const;

/* Nobody edits or deletes what is on this list: it is what is left when the contact is gone. */
export const optOuts = defineResource({
  label: { one: 'Opt-out', many: 'Opt-outs' },
  title: '{phone} {erasedAt}',
  icon: 'mute',
  group: 'compliance',
  can: { edit: false, delete: false },
  import: {
    key: ['user', 'phone'],
    among: { status: 'active', scope: 'all', erasedAt: null },
    keep: { status: 'active' },
    country: 'DE',
  },
  owner: 'user',
  outlives: 'restore',
  erase: {
    by: 'phone',
    then: 'clear',
    clear: ['words', 'proof', 'liftReason'],
    at: 'erasedAt',
    hash: 'hash',
  },
  rights: { support: ['manage'], admin: ['manage'], customer: ['read', 'create', 'export', 'lift'] },
  fields: {
    at: f.dateTime({ label: 'Opted out', readOnly: true }),
    phone: f.phone({
      help: 'With country code, such as +49 151 23456789.',
      requiredWhen: { erasedAt: null },
      search: true,
    }),
    erasedAt: f.dateTime({
      label: 'Erased',
      help: 'Only a keyed hash of the number is left. Whoever writes or types the number is still found by it.',
      readOnly: true,
      hidden: true,
      showWhen: { erasedAt: { $exists: true } },
    }),
    hash: f.text({ label: 'Hash of the number', readOnly: true, code: true, only: ['export'] }),
    user: f.reference({ label: 'Customer', to: 'users', required: true }),
    scope: f.choice({
      label: 'Wants nothing from',
      required: true,
      default: 'all',
      values: {
        all: { label: 'This customer', tone: 'danger', icon: 'block' },
        group: { label: 'One group', tone: 'warning', icon: 'groups' },
      },
    }),
    group: f.reference({
      label: 'Contact group',
      to: 'contactGroups',
      filter: { user: { $of: 'user' } },
      onDelete: 'clear',
      showWhen: { scope: 'group' },
      requiredWhen: { scope: 'group' },
    }),
    way: f.choice({
      label: 'How',
      required: true,
      default: 'person',
      values: {
        reply: { label: 'Sent a word', icon: 'sms' },
        operator: { label: 'Reported by the operator', icon: 'operator' },
        person: { label: 'Written down by a person', icon: 'person' },
        import: { icon: 'upload' },
      },
      note: true,
    }),
    words: f.text({
      label: 'In which words',
      help: 'What was sent, or the reason that was given.',
      search: true,
      max: 480,
      wide: true,
    }),
    sender: f.text({ label: 'Sender answered', search: true, max: 20, hidden: true, note: true }),
    message: f.reference({
      label: 'Message before',
      to: 'smsLogs',
      onDelete: 'clear',
      readOnly: true,
      hidden: true,
    }),
    status: f.state(
      {
        active: { label: 'Gets nothing', tone: 'danger', icon: 'mute', to: ['lifted'] },
        lifted: { tone: 'neutral', icon: 'undo' },
      },
      { readOnly: true, default: 'active' },
    ),
    blocked: f.boolean({
      help: 'Only whoever may unblock contacts lifts it.',
      readOnly: true,
      hidden: true,
    }),
    liftedAt: f.dateTime({ label: 'Lifted', readOnly: true, hidden: true, showWhen: { status: 'lifted' } }),
    liftedBy: f.reference({
      to: 'admins',
      onDelete: 'clear',
      readOnly: true,
      hidden: true,
      showWhen: { status: 'lifted' },
    }),
    liftReason: f.text({
      label: 'Reason for lifting',
      readOnly: true,
      max: 300,
      hidden: true,
      showWhen: { status: 'lifted' },
    }),
    proof: f.text({
      label: 'Proof of consent',
      readOnly: true,
      max: 480,
      hidden: true,
      wide: true,
      showWhen: { status: 'lifted' },
    }),
  },
  list: {
    empty: 'Numbers that want nothing more from a customer appear here.',
    sort: ['at', 'DESC'],
    filters: ['status', 'phone', 'user', 'scope', 'group', 'way', 'at'],
    presets: [
      { label: 'Active', filter: { status: ['active'] } },
      { label: 'Lifted', filter: { status: ['lifted'] } },
    ],
    card: { primary: 'phone', secondary: 'user', aside: 'status' },
  },
  head: ['status', 'user', 'at'],
  layout: [
    {
      label: 'Opt-out',
      sections: [
        {
          fields: ['phone', 'erasedAt', 'user', 'scope', 'group', 'words', 'way', 'sender', 'message', 'at'],
        },
        {
          label: 'Lifting',
          fields: ['status', 'blocked', 'liftedAt', 'liftedBy', 'liftReason', 'proof'],
        },
      ],
    },
  ],
  actions: {
    lift: {
      on: 'row',
      icon: 'undo',
      tone: 'warning',
      form: consent,
      done: '%{name} lifted.',
      when: { status: 'active', blocked: { $ne: true }, erasedAt: null },
      effect: lifted,
    },
    unblock: {
      on: 'row',
      icon: 'undo',
      tone: 'warning',
      form: consent,
      done: '%{name} unblocked.',
      when: { status: 'active', blocked: true, erasedAt: null },
      effect: lifted,
    },
    liftErased: {
      label: 'Lift by its number',
      on: 'row',
      icon: 'undo',
      tone: 'warning',
      form: {
        phone: f.phone({
          label: 'Number',
          help: 'Only whoever knows the number can lift it. It is not kept.',
          required: true,
        }),
        ...consent,
      },
      done: 'Lifted.',
      when: { status: 'active', erasedAt: { $exists: true } },
      effect: lifted,
    },
  },
});

/* Numbers that were stored before they were read as they are by now. Nobody writes here: what is corrected leaves. */
export const doubtfulNumbers = defineResource({
  label: { one: 'Number to look at', many: 'Numbers to look at' },
  title: '{value}',
  icon: 'warning',
  group: 'compliance',
  readOnly: true,
  history: false,
  owner: 'user',
  erase: { by: 'value', then: 'remove' },
  rights: { support: ['read', 'export'], admin: ['read', 'export'], customer: ['read', 'export'] },
  fields: {
    value: f.text({ label: 'Stored number', search: true, code: true }),
    why: f.choice({
      label: 'What is wrong',
      values: {
        impossible: { label: 'Not a possible number', tone: 'danger' },
        unknown: { label: 'No such number is known', tone: 'warning', icon: 'help' },
        spelling: { label: 'Another spelling', tone: 'info', icon: 'edit' },
        ambiguous: { label: 'May be another number', tone: 'warning', icon: 'help' },
        twice: { label: 'Stored twice', tone: 'danger', icon: 'groups' },
      },
    }),
    meant: f.text({ label: 'Probably meant', code: true, search: true }),
    resource: f.entity({ label: 'Record', record: 'recordId' }),
    record: f.text({ label: 'Title of the record', search: true, hidden: true }),
    recordId: f.text({ label: 'Record ID', code: true, hidden: true }),
    user: f.reference({ label: 'Customer', to: 'users', onDelete: 'clear' }),
  },
  list: {
    empty: 'Stored numbers that are not possible, not known, or another’s as well appear here.',
    columns: ['value', 'why', 'meant', 'resource', 'user', 'record', 'recordId'],
    sort: ['value', 'ASC'],
    filters: ['why', 'resource', 'user'],
    card: { primary: 'value', secondary: 'resource', aside: 'why' },
  },
});

/* What is left of it says that it was done, and not to whom. */
const counted = (label: string) => f.count({ label, readOnly: true, hidden: true });

export const erasures = defineResource({
  label: { one: 'Erasure', many: 'Erasures' },
  title: '{createdAt} {reason}',
  icon: 'block',
  group: 'compliance',
  form: 'dialog',
  can: { edit: false, delete: false },
  outlives: 'restore',
  fields: {
    createdAt: f.dateTime({ label: 'Begun', readOnly: true }),
    phone: f.phone({
      label: 'Number',
      help: 'Whose data is erased: contacts, texts and names, also in the bin and the history. Amounts, times and states stay without the person. An opt-out stays as a hash. What was sent, exported, or lies in backups elsewhere cannot be reached.',
      requiredWhen: { hash: null },
      only: ['create'],
    }),
    user: f.reference({
      label: 'Customer',
      help: 'Erased at this customer alone; without one, at all of them.',
      to: 'users',
    }),
    reason: f.longText({
      help: 'It is kept, so name nobody.',
      ...reasons('Asked us by letter to be erased.', 'Asked a customer to be erased.'),
    }),
    status: f.choice({
      readOnly: true,
      default: 'running',
      values: {
        running: { tone: 'progress', icon: 'clock' },
        done: { label: 'Erased', tone: 'success' },
      },
    }),
    doneAt: f.dateTime({ label: 'Ended', readOnly: true, showWhen: { status: 'done' } }),
    erasedBy: f.reference({ to: 'admins', onDelete: 'clear', readOnly: true }),
    contacts: counted('Contacts removed'),
    messages: counted('Messages emptied'),
    replies: counted('Replies emptied'),
    listed: counted('Opt-outs kept as a hash'),
    hash: f.text({ label: 'Hash of the number', readOnly: true, code: true, only: ['export'] }),
  },
  list: {
    empty: 'Whoever asks to be erased is erased here.',
    filters: ['status', 'user', 'createdAt'],
    card: { primary: 'reason', secondary: 'createdAt', aside: 'status' },
  },
  head: ['status', 'user', 'createdAt'],
  estimate: {
    of: ['phone', 'user'],
    fields: {
      contacts: f.number({ label: 'Contacts that are removed', integer: true }),
      messages: f.number({ label: 'Messages that are emptied', integer: true }),
      replies: f.number({ label: 'Replies that are emptied', integer: true }),
      listed: f.number({ label: 'Opt-outs that stay as a hash', integer: true }),
      others: f.number({ label: 'Subscribers of notifications that are removed', integer: true }),
      accounts: f.number({ label: 'Accounts with this number, which stay', integer: true }),
    },
  },
});

export const replySetting = defineResource({
  label: { one: 'Reply Setting', many: 'Reply Setting' },
  title: 'Reply Setting',
  icon: 'schedule',
  group: 'compliance',
  single: 'one',
  rights: { admin: ['read'] },
  fields: {
    decideDays: f.count({
      label: 'Decide unclear replies within',
      help: 'No marketing goes to the number before somebody has decided.',
      required: true,
      default: 3,
      min: 1,
      max: 30,
      unit: 'day |||| days',
    }),
    lookBackDays: f.count({
      label: 'Find the customer among messages of the last',
      help: 'Where the sender that was answered does not tell whose it is.',
      required: true,
      default: 180,
      min: 1,
      max: 730,
      unit: 'day |||| days',
    }),
    keepDays: f.count({
      label: 'Keep replies for',
      help: 'Those that wait for a decision stay.',
      required: true,
      default: 400,
      min: 30,
      max: 3650,
      unit: 'day |||| days',
    }),
    confirmOptOut: f.boolean({
      label: 'Confirm opt-outs',
      help: 'With one message. Switch it off where the operator does so.',
      default: true,
    }),
  },
  layout: [
    { label: 'Replies', sections: [{ fields: ['decideDays', 'lookBackDays', 'keepDays', 'confirmOptOut'] }] },
  ],
});
