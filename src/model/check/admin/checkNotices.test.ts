import { expect, it } from 'vitest';
import type { Json } from '../../../config/json';
import { changedAt, kinds, shop } from '../../../../tests/config/shop';
import { checkConfig } from '../checkConfig';

const label = { one: 'Entity', many: 'Entities' };
const entity = (fields: object, more: object = {}) => ({
  label,
  title: '{name}',
  icon: 'bell',
  fields: { name: { kind: 'text', required: true }, ...fields },
  ...more,
});
const languages = { en: {}, de: {} };

const more = {
  groups: entity({}),
  words: entity({
    event: { kind: 'choice', values: { paid: {} } },
    channel: { kind: 'choice', values: { mail: {}, bell: {} } },
    language: { kind: 'choice', values: languages },
    title: { kind: 'text' },
    body: { kind: 'longText' },
    group: { kind: 'reference', to: 'groups' },
  }),
  readers: entity({
    email: { kind: 'email' },
    language: { kind: 'choice', values: languages },
    groups: { kind: 'references', to: 'groups' },
  }),
  bells: entity({ text: { kind: 'longText' }, user: { kind: 'reference', to: 'users' } }),
  chosen: {
    ...entity({
      paid: { kind: 'group', of: { mail: { kind: 'boolean' }, bell: { kind: 'boolean' } } },
    }),
    single: 'own',
  },
  outbox: entity(
    {
      to: { kind: 'text' },
      subject: { kind: 'text' },
      body: { kind: 'longText' },
      status: { kind: 'choice', values: { waiting: {}, sent: {}, failed: {} } },
      reason: { kind: 'text' },
      answer: { kind: 'text' },
      tries: { kind: 'number' },
      sentAt: { kind: 'dateTime' },
    },
    { readOnly: true, history: false },
  ),
};

const notices = {
  events: { paid: { of: 'invoices', becomes: { status: 'paid' }, to: 'user' } },
  templates: {
    of: 'words',
    event: 'event',
    channel: 'channel',
    language: 'language',
    title: 'title',
    body: 'body',
  },
  choices: 'chosen',
  channels: {
    mail: { address: 'email', mail: true },
    bell: { creates: 'bells', values: { name: 'x', text: { $of: 'body' }, user: { $of: 'account' } } },
  },
  subscribers: { of: 'readers', group: 'group', groups: 'groups', language: 'language' },
};

const problemsWith = (where: string, value: Json | undefined) => {
  let all: unknown = shop;
  for (const [key, each] of Object.entries(more)) all = changedAt(all, key, each);
  const whole = changedAt(changedAt(all, '/mail', { outbox: 'outbox' }), '/notices', notices);
  return checkConfig(where === '' ? whole : changedAt(whole, where, value), kinds).map(
    ({ id, path, message }) => `${id} ${path}: ${message}`,
  );
};

it('finds nothing in notices that are sound', () => {
  expect(problemsWith('', undefined)).toEqual([]);
});

it.each([
  ['/notices.events.paid.of', 'invoces', 'RC126 notices.events.paid.of: unknown entity "invoces"'],
  [
    '/notices.events.paid.becomes',
    { status: 'payd' },
    'RC011 notices.events.paid.becomes.status: "payd" is not a value of "status"',
  ],
  ['/notices.events.paid.to', 'number', 'RC126 notices.events.paid.to: "number" is no account'],
  ['/notices.events.paid.to', 'id', 'RC126 notices.events.paid.to: "id" is no account'],
  [
    '/notices.events.paid.with',
    { bel: {} },
    'RC126 notices.events.paid.with.bel: "bel" is no channel that creates a record',
  ],
  [
    '/notices.events.paid.with',
    { bell: { txt: '' } },
    'RC010 notices.events.paid.with.bell: unknown field "txt"',
  ],
  ['/notices.templates.of', 'wrds', 'RC126 notices.templates.of: unknown entity "wrds"'],
  ['/notices.templates.title', 'event', 'RC126 notices.templates.title: "event" is no text or longText'],
  ['/notices.templates.when', { stats: 'x' }, 'RC010 notices.templates.when.stats: unknown field "stats"'],
  [
    'words.fields.event.values',
    { paid: {}, lost: {} },
    'RC126 notices.templates.event: nothing is known of "lost"',
  ],
  ['/notices.choices', 'users', 'RC126 notices.choices: "users" has no record of each person’s own'],
  [
    'chosen.fields.paid.of',
    { mail: { kind: 'boolean' } },
    'RC126 notices.choices: nobody can choose bell for "paid"',
  ],
  [
    '/notices.channels.mail',
    { address: 'email' },
    'RC126 notices.channels.mail: leads nowhere, or to two places',
  ],
  ['/notices.channels.mail', { mail: true }, 'RC126 notices.channels.mail: a mail needs an address'],
  ['/mail', undefined, 'RC126 notices.channels.mail.mail: no mail is sent'],
  ['/notices.channels.mail.address', 'phone', 'RC010 notices.channels.mail.address: unknown field "phone"'],
  ['/notices.channels.bell.creates', 'bels', 'RC126 notices.channels.bell.creates: unknown entity "bels"'],
  [
    '/notices.channels.bell.values',
    { text: { $of: 'txt' } },
    'RC010 notices.channels.bell.values.text: unknown field "txt"',
  ],
  ['/notices.subscribers.of', 'reders', 'RC126 notices.subscribers.of: unknown entity "reders"'],
  [
    'readers.fields.groups.to',
    'users',
    'RC126 notices.subscribers.groups: "groups" does not point where "group" does',
  ],
  ['/notices.subscribers.groupWhen', { x: 1 }, 'RC010 notices.subscribers.groupWhen.x: unknown field "x"'],
])('finds a mistake at %s, which is %j', (where, value, problem) => {
  expect(problemsWith(where, value)).toContain(problem);
});
