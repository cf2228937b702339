import { expect, it } from 'vitest';
import { modelOf } from '../../../tests/fields/FieldScreen';
import { f } from '../../config/builders';
import { defineResource } from '../../config/defineResource';
import { askedLists } from './askedLists';
import type { Sought } from './askedPart';

/* as translations leave it */
const inTwo = (en: string, de: string) => ({ en, de }) as unknown as string;

const { resources, kinds } = modelOf({
  smsLogs: defineResource({
    label: { one: 'SMS log', many: 'SMS logs' },
    title: '{from}',
    icon: 'sms',
    fields: {
      createdAt: f.dateTime({ label: 'Accepted' }),
      from: f.text({ search: true }),
      to: f.phone({ label: inTwo('To', 'An'), search: true }),
      status: f.choice({
        values: {
          failed: { label: inTwo('Failed', 'Fehlgeschlagen') },
          on_way: { label: inTwo('On the way', 'Unterwegs') },
        },
      }),
      charge: f.money({ currency: 'EUR' }),
      paid: f.boolean({}),
      user: f.reference({ label: inTwo('Customer', 'Kunde'), to: 'users' }),
      secret: f.reference({ label: 'Secret', to: 'secrets' }),
    },
    list: { filters: ['status', 'to', 'charge', 'paid', 'user', 'secret'], sort: ['createdAt', 'DESC'] },
  }),
  users: defineResource({
    label: { one: 'User', many: inTwo('Users', 'Benutzer') },
    title: '{name}',
    icon: 'person',
    fields: { name: f.text({}), born: f.date({}) },
    list: { filters: ['born'] },
  }),
  secrets: defineResource({
    label: { one: 'Secret', many: 'Secrets' },
    title: '{name}',
    icon: 'key',
    fields: { name: f.text({}) },
  }),
});

const people: Readonly<Record<string, Sought>> = {
  jonas: [
    { id: '1', title: 'Jonas Brandt' },
    { id: '2', title: 'Jonas Weber' },
  ],
  'Acme Ltd': [{ id: '3', title: 'Acme Ltd' }],
  n: 'many',
  later: [],
};

const asking = (text: string, locale = 'en', known = true) =>
  askedLists(text, {
    entities: resources,
    wording: { kinds, locale, timeZone: 'Europe/Berlin' },
    times: {
      today: ['today', 'heute'],
      yesterday: ['yesterday'],
      thisWeek: ['this week', 'diese Woche'],
      lastWeek: ['last week'],
      thisMonth: ['this month'],
      lastMonth: ['last month'],
      thisYear: ['this year'],
    },
    today: '2026-01-01',
    beginOf: (day) => `${day}T00:00:00.000Z`,
    may: () => true,
    reaches: (key) => key !== 'secrets',
    recordsOf: ({ to, text: name }) => (known && to === 'users' ? (people[name] ?? []) : undefined),
  });

const ask = (text: string, locale = 'en') =>
  asking(text, locale).lists.map(({ entity, filter }) => [entity.key, filter]);

const today = { createdAt_gte: '2026-01-01T00:00:00.000Z', createdAt_lte: '2026-01-01T23:59:59.999Z' };

it('reads the name of an entity, filters by name, and a time', () =>
  expect(ask('sms to:+49 status:failed today')).toEqual([
    ['smsLogs', { to: '+49', status: ['failed'], ...today }],
  ]));

it('reads the words of the language of the reader beside the English ones', () => {
  expect(ask('SMS an:0171 fehlgeschlagen heute', 'de')).toEqual([
    ['smsLogs', { to: '171', status: ['failed'], ...today }],
  ]);
  expect(ask('sms log status:"on the way",failed')).toEqual([['smsLogs', { status: ['on_way', 'failed'] }]]);
});

it('takes values and times of several words without a name', () =>
  expect(ask('sms on the way this week')).toEqual([
    [
      'smsLogs',
      {
        status: ['on_way'],
        createdAt_gte: '2025-12-29T00:00:00.000Z',
        createdAt_lte: '2026-01-04T23:59:59.999Z',
      },
    ],
  ]));

it('takes as many words behind the name of a filter as make a value or a time', () => {
  const week = { createdAt_gte: '2025-12-29T00:00:00.000Z', createdAt_lte: '2026-01-04T23:59:59.999Z' };
  expect(ask('sms status:on the way today')).toEqual([['smsLogs', { status: ['on_way'], ...today }]]);
  expect(ask('sms status:failed, on the way code')).toEqual([
    ['smsLogs', { status: ['failed', 'on_way'], q: 'code' }],
  ]);
  expect(ask('sms status: on the way')).toEqual([['smsLogs', { status: ['on_way'] }]]);
  expect(ask('sms accepted:this week status:failed')).toEqual([['smsLogs', { ...week, status: ['failed'] }]]);
  expect(ask('sms to:+49 0171')).toEqual([['smsLogs', { to: '+49', q: '0171' }]]);
  expect(ask('sms charge:>5 100')).toEqual([['smsLogs', { charge_gte: '5', q: '100' }]]);
});

it('takes the name of the list also behind its values, where nothing is read with a name in front', () => {
  expect(ask('on the way sms')).toEqual([['smsLogs', { status: ['on_way'] }]]);
  expect(ask('yesterday Benutzer', 'de')).toEqual([
    ['users', { born_gte: '2025-12-31', born_lte: '2025-12-31' }],
  ]);
  expect(ask('sms failed users')).toEqual([['smsLogs', { status: ['failed'], q: 'users' }]]);
  expect(ask('code sms')).toEqual([]);
});

it('reads days of days, bounds of numbers, and yes and no', () => {
  expect(ask('users born:yesterday')).toEqual([
    ['users', { born_gte: '2025-12-31', born_lte: '2025-12-31' }],
  ]);
  expect(ask('users last month')).toEqual([['users', { born_gte: '2025-12-01', born_lte: '2025-12-31' }]]);
  expect(ask('sms charge:>0.05')).toEqual([['smsLogs', { charge_gte: '0.05' }]]);
  expect(ask('sms paid:no')).toEqual([['smsLogs', { paid: false }]]);
});

it('searches for what is no filter', () => {
  expect(ask('sms your code failed')).toEqual([['smsLogs', { status: ['failed'], q: 'your code' }]]);
  expect(ask('sms from:weiland')).toEqual([['smsLogs', { q: 'weiland' }]]);
});

it('offers nothing for a name alone, for no name, and for what it cannot read', () => {
  for (const text of [
    'sms',
    'sms ',
    'today',
    '',
    'xyz today',
    'sms status:nonsense',
    'sms user:nobody',
    ':',
    '"',
  ])
    expect([text, ask(text)]).toEqual([text, []]);
});

it('reads names of records: any of several, and those of several words in quotation marks', () => {
  expect(ask('sms user:jonas failed')).toEqual([['smsLogs', { user: ['1', '2'], status: ['failed'] }]]);
  expect(ask('sms kunde:"Acme Ltd"', 'de')).toEqual([['smsLogs', { user: ['3'] }]]);
  expect(asking('sms user:jonas').lists[0]?.said).toMatchObject([{ text: 'Jonas Brandt, Jonas Weber' }]);
});

it('says which names it does not know yet, and asks for the rest all the same', () =>
  expect(asking('sms user:jonas failed', 'en', false)).toMatchObject({
    lists: [{ filter: { status: ['failed'] }, seeks: [{ to: 'users', text: 'jonas' }] }],
  }));

it('says why a word cannot be read, and which ones can', () => {
  const faultOf = (text: string) => {
    const { fault } = asking(text);
    return fault && [fault.why, fault.field.name, fault.text, fault.values, fault.names.map(({ en }) => en)];
  };
  const names = ['Status', 'To', 'Charge', 'Paid', 'Customer', 'Accepted'];
  expect(faultOf('sms user:nobody')).toEqual(['none', 'user', 'nobody', [], names]);
  expect(faultOf('sms user:n')).toEqual(['many', 'user', 'n', [], names]);
  expect(faultOf('sms status:lost')).toEqual(['value', 'status', 'lost', ['Failed', 'On the way'], names]);
  expect(faultOf('sms status:')).toEqual(['value', 'status', '', ['Failed', 'On the way'], names]);
  expect(faultOf('sms user:jonas')).toBeUndefined();
  expect(faultOf('status:lost sms')).toEqual(['value', 'status', 'lost', ['Failed', 'On the way'], names]);
});

it('finds no fault with a word that may become a value, and says what the values are', () => {
  const wrong = (text: string, locale = 'en') => asking(text, locale).fault?.text;
  for (const text of [
    'status:f',
    'status:on t',
    'status:on_',
    'status:failed,on th',
    'accepted:yes',
    'accepted:this w',
    'accepted:2026-0',
    'charge:>',
    'paid:ye',
  ])
    expect([text, wrong(`sms ${text}`)]).toEqual([text, '']);
  expect([wrong('sms status:fehl', 'de'), wrong('sms status:fai', 'de')]).toEqual(['', '']);
  expect([wrong('sms status:on fire'), wrong('sms status:lost,fai'), wrong('sms charge:tod')]).toEqual([
    'on',
    'lost,fai',
    'tod',
  ]);
});

it('looks for no records that this person may not see', () =>
  expect(ask('sms secret:plan')).toEqual([['smsLogs', { q: 'secret:plan' }]]));
