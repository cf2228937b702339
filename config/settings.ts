import { f } from '../src/config/builders';
import { defineResource } from '../src/config/defineResource';
import { channels, languages, noticeEvents } from './severalGroups';

const channelFlags = {
  email: f.boolean({ default: false }),
  sms: f.boolean({ label: channels.sms.label, default: false }),
  app: f.boolean({ label: channels.app.label, default: false }),
};

const minutes = 'minute |||| minutes' as const;

export const mySetting = defineResource({
  label: { one: 'My Setting', many: 'My Setting' },
  title: 'My Setting',
  icon: 'account',
  group: 'settings',
  single: 'own',
  ofAccount: ['fullName', 'avatar', 'language'],
  rights: { support: ['manage'], finance: ['manage'], admin: ['manage'], customer: ['manage'] },
  fields: {
    fullName: f.text({ label: 'Name', required: true, max: 120 }),
    avatar: f.image({ label: 'Picture' }),
    language: f.choice({ label: 'Language of messages', required: true, default: 'en', values: languages }),
    timeZone: f.timeZone({
      help: 'For example Europe/Lisbon, which includes daylight saving time.',
      required: true,
      default: 'Europe/Berlin',
    }),
    dateFormat: f.choice({
      label: 'Dates in exports',
      help: 'With slashes, an import cannot always tell the day from the month.',
      default: 'iso',
      values: {
        iso: { label: '2026-11-21' },
        dots: { label: '21.11.2026' },
        slashes: { label: '21/11/2026' },
      },
    }),
    signOutMinutes: f.count({
      label: 'Sign me out after',
      help: 'Without any activity. Empty: as in the Role Setting.',
      min: 5,
      max: 1440,
      unit: minutes,
    }),
  },
  layout: [
    {
      label: 'Account',
      sections: [
        { fields: ['fullName', 'avatar'] },
        { label: 'Language and time', fields: ['language', 'timeZone', 'dateFormat'] },
        { label: 'Security', fields: ['signOutMinutes'] },
      ],
    },
  ],
});

export const roleSetting = defineResource({
  label: { one: 'Role Setting', many: 'Role Setting' },
  title: 'Role Setting',
  icon: 'lock',
  group: 'settings',
  single: 'one',
  route: '/apps/setting/roleSetting',
  rights: { admin: ['read'] },
  fields: {
    defaultRole: f.reference({ label: 'Role of new customers', to: 'roles', required: true }),
    selfRegistration: f.boolean({ label: 'Allow registration', default: false }),
    passwordMin: f.count({
      label: 'Minimum password length',
      required: true,
      default: 10,
      min: 8,
      max: 64,
      unit: 'character |||| characters',
    }),
    passwordMixed: f.boolean({ label: 'Letters and digits', default: true }),
    attempts: f.count({
      label: 'Wrong passwords before a lock',
      required: true,
      default: 5,
      min: 3,
      max: 20,
    }),
    lockMinutes: f.count({
      label: 'Locked for',
      help: 'Only for the address that the wrong passwords came from.',
      required: true,
      default: 1,
      min: 1,
      max: 1440,
      unit: minutes,
    }),
    sessionMinutes: f.count({
      label: 'Session',
      help: 'Without any activity, people are signed out after this time.',
      required: true,
      default: 60,
      min: 5,
      max: 1440,
      unit: minutes,
    }),
    sessionHours: f.count({
      label: 'Longest session',
      help: 'After this time people must sign in again, even in the middle of their work.',
      required: true,
      default: 12,
      min: 1,
      max: 72,
      unit: 'hour |||| hours',
    }),
    rememberedDays: f.count({
      label: 'Longest session when remembered',
      required: true,
      default: 30,
      min: 1,
      max: 90,
      unit: 'day |||| days',
    }),
    twoFactorRequired: f.choice({
      label: 'Require two-factor authentication',
      required: true,
      default: 'nobody',
      values: {
        nobody: { tone: 'warning' },
        staff: { label: 'Admins', tone: 'info' },
        everybody: { tone: 'success' },
      },
    }),
    codeMinutes: f.count({
      label: 'Codes expire after',
      help: 'Codes that are sent by email.',
      required: true,
      default: 10,
      min: 1,
      max: 60,
      unit: minutes,
    }),
    codeAttempts: f.count({
      label: 'Wrong codes before a new one is needed',
      required: true,
      default: 5,
      min: 1,
      max: 20,
    }),
    codesPerHour: f.count({
      help: 'To one email address.',
      required: true,
      default: 5,
      min: 1,
      max: 60,
    }),
    invitationDays: f.count({
      label: 'Invitations expire after',
      required: true,
      default: 7,
      min: 1,
      max: 90,
      unit: 'day |||| days',
    }),
    enterMinutes: f.count({
      label: 'Time in a customer’s account',
      help: 'After this time a reason must be given again.',
      required: true,
      default: 30,
      min: 5,
      max: 480,
      unit: minutes,
    }),
  },
  layout: [
    {
      label: 'New accounts',
      sections: [
        { fields: ['defaultRole', 'selfRegistration', 'invitationDays'] },
        { label: 'Passwords', fields: ['passwordMin', 'passwordMixed', 'attempts', 'lockMinutes'] },
        {
          label: 'Signing in',
          fields: [
            'sessionMinutes',
            'sessionHours',
            'rememberedDays',
            'twoFactorRequired',
            'codeMinutes',
            'codeAttempts',
            'codesPerHour',
            'enterMinutes',
          ],
        },
      ],
    },
  ],
});

export const billingSetting = defineResource({
  label: { one: 'Billing Setting', many: 'Billing Setting' },
  title: 'Billing Setting',
  icon: 'card',
  group: 'settings',
  single: 'one',
  rights: { admin: ['read'] },
  fields: {
    refundLimit: f.money({
      label: 'By one person to one customer',
      help: 'Top-ups, refunds and corrections within 24 hours. More is confirmed by a second person. Empty: one person is enough.',
      default: '100.00',
      currency: 'EUR',
      min: '0',
    }),
    refundLimitAll: f.money({
      label: 'By one person to all customers',
      help: 'The same together. Empty: one person is enough.',
      default: '1000.00',
      currency: 'EUR',
      min: '0',
    }),
    lowestBalance: f.money({
      help: 'No charge takes a balance below this amount.',
      required: true,
      default: '0.00',
      currency: 'EUR',
      max: '0',
    }),
  },
  layout: [{ label: 'Money', sections: [{ fields: ['refundLimit', 'refundLimitAll', 'lowestBalance'] }] }],
});

export const emailSetting = defineResource({
  label: { one: 'Email Setting', many: 'Email Setting' },
  title: 'Email Setting',
  icon: 'email',
  group: 'settings',
  single: 'one',
  rights: { admin: ['read'] },
  fields: {
    host: f.text({
      label: 'Server',
      required: true,
      max: 253,
      pattern: '^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$',
      patternMessage: 'The name of a server, such as smtp.example.com.',
    }),
    port: f.count({ required: true, default: 587, min: 1, max: 65535 }),
    encryption: f.choice({
      required: true,
      default: 'starttls',
      values: {
        starttls: { label: 'STARTTLS', tone: 'success', icon: 'lock' },
        tls: { label: 'TLS', tone: 'success', icon: 'lock' },
        none: {
          tone: 'danger',
          icon: 'warning',
          advice: 'Username and password are sent unencrypted.',
        },
      },
    }),
    username: f.text({ max: 120 }),
    password: f.password({ min: 1, sealed: true }),
    fromName: f.text({ label: 'Sender name', required: true, max: 80 }),
    fromEmail: f.email({ label: 'Sender address', required: true }),
    testedAt: f.dateTime({ label: 'Last test', readOnly: true }),
    testedTo: f.email({ label: 'Sent to', readOnly: true }),
    testResult: f.choice({
      label: 'Result',
      readOnly: true,
      values: {
        accepted: { label: 'Accepted by the server', tone: 'success' },
        refused: { label: 'Not accepted', tone: 'danger' },
      },
    }),
    testAnswer: f.longText({ label: 'Response of the server', readOnly: true }),
  },
  actions: {
    sendTest: {
      on: 'row',
      label: 'Send a test email',
      icon: 'send',
      can: ['edit', 'emailSetting'],
      form: { testedTo: f.email({ label: 'Address', required: true }) },
      complete: true,
      testMail: { to: 'testedTo', result: 'testResult', answer: 'testAnswer' },
      effect: { testedAt: { $now: true } },
      done: 'The result appears here.',
    },
  },
  layout: [
    {
      label: 'Outgoing email',
      sections: [
        { label: 'Server', fields: ['host', 'port', 'encryption', 'username', 'password'] },
        { label: 'Sender', fields: ['fromName', 'fromEmail'] },
        { label: 'Test email', fields: ['testedAt', 'testedTo', 'testResult', 'testAnswer'] },
      ],
    },
  ],
});

export const notificationSetting = defineResource({
  label: { one: 'Notification Setting', many: 'Notification Setting' },
  title: 'Notification Setting',
  icon: 'bellSettings',
  group: 'settings',
  single: 'own',
  ofAccount: ['lowCredit'],
  rights: { support: ['manage'], finance: ['manage'], admin: ['manage'], customer: ['manage'] },
  fields: {
    lowCredit: f.money({
      label: 'Balance is low below',
      required: true,
      default: '25.00',
      currency: 'EUR',
      min: '0',
      max: '1000',
    }),
    lowBalance: f.group({
      ...noticeEvents.lowBalance,
      default: { email: true, sms: false, app: true },
      of: channelFlags,
    }),
    zeroBalance: f.group({
      ...noticeEvents.zeroBalance,
      default: { email: true, sms: true, app: true },
      of: channelFlags,
    }),
    invoiceSent: f.group({
      ...noticeEvents.invoiceSent,
      default: { email: true, sms: false, app: false },
      of: channelFlags,
    }),
    invoicePastDue: f.group({
      ...noticeEvents.invoicePastDue,
      default: { email: true, sms: false, app: true },
      of: channelFlags,
    }),
    paymentReceived: f.group({
      ...noticeEvents.paymentReceived,
      default: { email: false, sms: false, app: true },
      of: channelFlags,
    }),
    senderIdReviewed: f.group({
      ...noticeEvents.senderIdReviewed,
      default: { email: true, sms: false, app: true },
      of: channelFlags,
    }),
    campaignFinished: f.group({
      ...noticeEvents.campaignFinished,
      default: { email: false, sms: false, app: true },
      of: channelFlags,
    }),
    newDevice: f.group({
      ...noticeEvents.newDevice,
      default: { email: true, sms: false, app: true },
      of: channelFlags,
    }),
  },
  layout: [
    {
      label: 'Notifications',
      sections: [
        {
          label: 'Money',
          fields: [
            'lowCredit',
            'lowBalance',
            'zeroBalance',
            'invoiceSent',
            'invoicePastDue',
            'paymentReceived',
          ],
        },
        { label: 'Sending', fields: ['senderIdReviewed', 'campaignFinished'] },
        { label: 'Security', fields: ['newDevice'] },
      ],
    },
  ],
});
