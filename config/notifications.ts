import { f } from '../src/config/builders';
import { defineResource } from '../src/config/defineResource';
import { channels, languages, noticeEvents, switchStates, times } from './severalGroups';

export const notificationTemplates = defineResource({
  label: { one: 'Notification template', many: 'Notification templates' },
  menuLabel: 'Notification Template',
  title: '{name}',
  icon: 'draft',
  group: 'notifications',
  bin: true,
  rights: { support: ['read', 'edit'], admin: ['manage'] },
  fields: {
    name: f.text({ required: true, unique: true, search: true, max: 80 }),
    event: f.choice({ required: true, values: noticeEvents }),
    channel: f.choice({ required: true, default: 'email', values: channels }),
    group: f.reference({
      label: 'Recipients',
      help: 'Empty: only the person it concerns.',
      to: 'notificationGroups',
    }),
    language: f.choice({ required: true, default: 'en', values: languages }),
    title: f.text({
      requiredWhen: { channel: { $ne: 'sms' } },
      showWhen: { channel: { $ne: 'sms' } },
      search: true,
      max: 120,
      wide: true,
      hidden: true,
    }),
    body: f.longText({
      required: true,
      search: true,
      rows: 8,
      max: 5000,
      wide: true,
      hidden: true,
    }),
    critical: f.boolean({ label: 'Always sent', default: false }),
    status: f.choice({
      readOnly: true,
      default: 'draft',
      values: { draft: { tone: 'neutral', icon: 'draft' }, ...switchStates },
    }),
  },
  list: {
    views: {
      table: {},
      lines: { line: ['name', 'event', 'channel'], marks: ['status', 'critical'], expand: ['title', 'body'] },
      board: { by: 'status', facts: ['event', 'channel'], marks: ['critical'] },
    },
    columns: ['name', 'event', 'channel', 'group', 'language', 'status', 'critical', 'title', 'body'],
    sort: ['name', 'ASC'],
    filters: ['event', 'channel', 'status', 'language', 'group', 'critical'],
    presets: [{ label: 'Not in use', filter: { status: ['draft', 'inactive'] } }],
    card: { primary: 'name', secondary: 'event', aside: 'status' },
  },
  layout: [
    {
      label: 'Template',
      sections: [
        { fields: ['name', 'event', 'channel', 'language', 'group', 'critical', 'status'] },
        { label: 'Message', fields: ['title', 'body'] },
      ],
    },
  ],
  actions: {
    activate: {
      on: 'both',
      tone: 'success',
      done: '%{name} activated. |||| %{smart_count} notification templates activated.',
      when: { status: { $in: ['draft', 'inactive'] } },
      effect: { status: 'active' },
    },
    deactivate: {
      on: 'both',
      icon: 'pause',
      tone: 'warning',
      confirm: 'Nobody is notified this way anymore.',
      done: '%{name} deactivated. |||| %{smart_count} notification templates deactivated.',
      when: { status: 'active' },
      effect: { status: 'inactive' },
    },
  },
  transitions: { status: { draft: ['active'], active: ['inactive'], inactive: ['active'] } },
});

export const notificationGroups = defineResource({
  label: { one: 'Notification group', many: 'Notification groups' },
  menuLabel: 'Notification Group',
  title: '{name}',
  icon: 'label',
  group: 'notifications',
  bin: true,
  rights: { support: ['read'], admin: ['manage'] },
  fields: {
    name: f.text({ required: true, unique: true, search: true, max: 60 }),
    description: f.longText({ search: true, max: 300, wide: true, note: true }),
    status: f.choice({ required: true, default: 'active', values: switchStates }),
  },
  list: {
    sort: ['name', 'ASC'],
    filters: ['status'],
  },
  related: [
    { resource: 'subscribers', target: 'groups', label: 'Members' },
    { resource: 'notificationTemplates', target: 'group' },
  ],
});

export const subscribers = defineResource({
  label: { one: 'Subscriber', many: 'Subscribers' },
  title: '{name}',
  icon: 'group',
  group: 'notifications',
  bin: true,
  erase: { by: 'phone', then: 'remove' },
  rights: { support: ['manage'], admin: ['manage'] },
  fields: {
    name: f.person({ secondary: 'email', required: true, search: true }),
    email: f.email({
      requiredWhen: { phone: null },
      unique: true,
      search: true,
      hidden: true,
    }),
    phone: f.phone({ search: true }),
    language: f.choice({ required: true, default: 'en', values: languages }),
    groups: f.references({ to: 'notificationGroups' }),
    status: f.choice({
      help: 'Inactive: nothing is sent.',
      required: true,
      default: 'active',
      values: switchStates,
    }),
  },
  list: {
    columns: ['name', 'phone', 'language', 'groups', 'status', 'email'],
    sort: ['name', 'ASC'],
    filters: ['groups', 'language', 'status'],
    inlineEdit: ['status', 'language'],
    bulkEdit: ['status', 'language'],
    presets: [{ label: 'Active', filter: { status: ['active'] } }],
    card: { primary: 'name', secondary: 'groups', aside: 'status' },
  },
});

/* What the bell of a customer shows. Staff see here what went to whom and whether it was read. */
export const outbox = defineResource({
  label: { one: 'Outgoing email', many: 'Outgoing emails' },
  menuLabel: 'Outbox',
  title: '{subject}',
  icon: 'send',
  group: 'notifications',
  readOnly: true,
  history: false,
  fields: {
    createdAt: f.dateTime({ label: 'Written' }),
    to: f.email({ label: 'Recipient', search: true }),
    subject: f.text({ search: true, wide: true }),
    body: f.longText({
      label: 'Message',
      help: 'A code is shown here only while the demonstration is on.',
      wide: true,
      hidden: true,
    }),
    status: f.choice({
      values: {
        waiting: { tone: 'warning', icon: 'clock' },
        sent: { tone: 'success' },
        failed: { tone: 'danger' },
      },
    }),
    reason: f.choice({
      values: {
        noServer: {
          label: 'No mail server is set',
          tone: 'warning',
          advice: 'Name one in the Email Setting.',
        },
        away: {
          label: 'The mail server cannot be reached or used',
          tone: 'warning',
          advice: 'It will be tried again.',
        },
        refused: { label: 'Refused by the mail server', tone: 'danger' },
        givenUp: { label: 'Too many attempts', tone: 'danger', advice: 'Check the Email Setting.' },
        nowhere: { label: 'This demonstration sends no email', tone: 'info' },
      },
    }),
    answer: f.longText({ label: 'Response of the mail server', wide: true, hidden: true }),
    tries: f.count({ label: 'Attempts', hidden: true }),
    sentAt: f.dateTime({ label: 'Sent' }),
  },
  list: {
    empty: 'Emails appear here once they are sent or wait to be sent.',
    columns: ['createdAt', 'to', 'subject', 'status', 'reason', 'sentAt', 'body', 'answer', 'tries'],
    filters: ['status', 'reason', 'createdAt'],
    presets: [{ label: 'Not sent', filter: { status: ['waiting', 'failed'] } }],
    card: { primary: 'subject', secondary: 'to', aside: 'status' },
  },
  actions: {
    sendAgain: {
      on: 'both',
      ask: 'Send this email again? |||| Send %{smart_count} emails again?',
      icon: 'send',
      tone: 'info',
      when: { status: 'failed' },
      effect: { status: 'waiting', reason: null, answer: null, tries: 0 },
      done: 'The email is queued to be sent again. |||| %{smart_count} emails queued to be sent again.',
    },
  },
});

const noticeFields = {
  createdAt: f.dateTime({ label: times }),
  user: f.reference({ label: 'Customer', to: 'users', required: true }),
  title: f.text({ required: true, search: true }),
  body: f.longText({ label: 'Text', hidden: true, search: true }),
  category: f.choice({
    values: {
      billing: { icon: 'payments' },
      sender_id: { label: 'Sender ID', icon: 'badge' },
      campaign: { icon: 'campaign' },
      security: { icon: 'shield' },
      system: { icon: 'settings' },
    },
  }),
  severity: f.choice({
    values: {
      info: { label: 'Information', tone: 'info', icon: 'help' },
      success: { tone: 'success' },
      warning: { tone: 'warning' },
      error: { tone: 'danger' },
    },
  }),
  read: f.boolean(),
  resource: f.entity({ label: 'Area', hidden: true }),
  recordId: f.text({ label: 'Record ID', code: true, hidden: true }),
  expiresAt: f.dateTime({ label: 'Shown until', hidden: true }),
} as const;

/* What each person is told, by the calls that the specification shows. */
export const dashboardNotis = defineResource({
  label: { one: 'Dashboard notification', many: 'Dashboard notifications' },
  title: '{title}',
  icon: 'bell',
  group: 'notifications',
  can: { create: false, edit: false },
  optimisticDelete: true,
  history: false,
  live: { event: 'notification', owner: 'user' },
  bell: {
    read: 'read',
    text: 'body',
    severity: 'severity',
    about: { entity: 'resource', record: 'recordId' },
  },
  api: {
    paged: false,
    calls: {
      list: 'GET /v1/dashboardNotis/customer',
      one: false,
      delete: 'DELETE /v1/dashboardNotis/:id/customer',
      markRead: 'PATCH /v1/dashboardNotis/customer',
      clear: 'DELETE /v1/dashboardNotis/customer/clear',
    },
    shown: ['path', 'idKey', 'rows', 'list', 'delete', 'markRead', 'clear'],
  },
  owner: 'user',
  rights: { customer: ['read', 'delete'] },
  fields: noticeFields,
  list: {
    empty: 'What needs your attention appears here.',
    columns: ['createdAt', 'title', 'category', 'severity', 'read', 'expiresAt'],
    filters: ['category', 'severity', 'read', 'createdAt'],
    presets: [{ label: 'Not read', filter: { read: false } }],
    card: { primary: 'title', secondary: 'category', aside: 'severity' },
  },
});

/* What all customers are told, for the back office. */
export const customerNotis = defineResource({
  label: { one: 'Dashboard notification', many: 'Dashboard notifications' },
  title: '{title}',
  icon: 'bell',
  group: 'notifications',
  can: { create: false, edit: false },
  history: false,
  api: { collection: 'dashboardNotis' },
  fields: noticeFields,
  list: {
    empty: 'What needs a customer’s attention appears here.',
    columns: ['createdAt', 'user', 'title', 'category', 'severity', 'read', 'expiresAt'],
    filters: ['user', 'category', 'severity', 'read', 'createdAt'],
    presets: [{ label: 'Not read', filter: { read: false } }],
    card: { primary: 'title', secondary: 'user', aside: 'severity' },
  },
  demo: { count: 0 },
});
