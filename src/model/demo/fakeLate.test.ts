import { en, Faker } from '@faker-js/faker';
import { describe, expect, it } from 'vitest';
import { kinds } from '../../../tests/config/shop';
import type { DeclaredAdmin } from '../../config/defineAdmin';
import { createModel } from '../resolve/createModel';
import type { DemoRecord } from './demoRecord';
import { fakeRecords } from './fakeRecords';

const money = { kind: 'money', currency: 'EUR' };

/* The owner comes first: what is followed from is finished before. */
const model = createModel(
  {
    name: 'Bank',
    groups: {},
    resources: Object.fromEntries(
      Object.entries({
        owners: { credit: { ...money, fake: { sumOf: 'entries.amount', by: 'owner' } } },
        entries: {
          createdAt: {
            kind: 'dateTime',
            fake: { from: 'parcel.sentAt', else: { from: 'gift.sentAt' } },
          },
          owner: {
            kind: 'reference',
            to: 'owners',
            fake: { from: 'parcel.owner', else: { from: 'gift.owner' } },
          },
          parcel: { kind: 'reference', to: 'parcels', fake: { oneOf: [null] } },
          amount: { ...money, fake: { minus: 'parcel.cost', else: { from: 'gift.worth' } } },
          gift: { kind: 'reference', to: 'gifts', fake: { oneOf: [null] } },
          balance: { ...money, fake: { runningSum: 'amount', by: 'owner' } },
        },
        gifts: {
          owner: { kind: 'reference', to: 'owners' },
          sentAt: { kind: 'dateTime' },
          openedAt: { kind: 'dateTime', fake: { minutesAfter: 'sentAt', minutes: [5, 10] } },
          worth: money,
          before: { ...money, fake: { sumOf: 'entries.balance', by: 'gift', less: 'amount' } },
          after: { ...money, fake: { sumOf: 'entries.balance', by: 'gift' } },
        },
        parcels: {
          owner: { kind: 'reference', to: 'owners' },
          state: { kind: 'choice', values: { sent: {}, waiting: {} } },
          sentAt: { kind: 'dateTime' },
          due: { kind: 'date', fake: { daysAfter: 'sentAt', days: [14, 30] } },
          cost: { ...money, fake: { sumOf: 'things.price', by: 'parcel' } },
        },
        things: { parcel: { kind: 'reference', to: 'parcels' }, price: { ...money, digits: 4 } },
      }).map(([key, fields]) => [
        key,
        {
          label: { one: 'One', many: 'Many' },
          title: '{id}',
          icon: 'tag',
          fields,
          ...(key === 'entries' && {
            demo: { count: 0, each: [{ field: 'parcel', when: { state: 'sent' } }, { field: 'gift' }] },
          }),
        },
      ]),
    ),
  } as unknown as DeclaredAdmin,
  kinds,
);

const day = (date: number) => `2026-02-${date}T08:00:00.000Z`;

const seeds = {
  owners: [{}, {}, {}],
  parcels: [
    { owner: 'owners#0', state: 'sent', sentAt: day(20) },
    { owner: 'owners#1', state: 'sent', sentAt: day(12) },
    { owner: 'owners#0', state: 'waiting', sentAt: null },
  ],
  things: [
    { parcel: 'parcels#0', price: '1.1055' },
    { parcel: 'parcels#0', price: '2.0000' },
    { parcel: 'parcels#1', price: '5.0000' },
  ],
  gifts: [
    { owner: 'owners#2', sentAt: day(14), worth: '7.00' },
    { owner: 'owners#2', sentAt: '2026-03-01T11:59:00.000Z', worth: '2.50' },
  ],
  entries: [
    { createdAt: day(22), owner: 'owners#0', amount: '0.30' },
    { createdAt: day(10), owner: 'owners#0', amount: '10.00' },
    { createdAt: day(10), owner: 'owners#1', amount: '1.00' },
  ],
};

const now = new Date('2026-03-01T12:00:00Z');
const made = fakeRecords(model, { faker: new Faker({ locale: en }), now, seed: 1, seeds, count: 0 });
const at = (value: unknown): number => Date.parse(String(value));
const rows = (key: string): DemoRecord[] => made[key] ?? [];

describe('demo values that follow from all others', () => {
  it('make a record for each one that a rule chooses', () => {
    const parcels = rows('entries').map(({ parcel }) => parcel);
    const [first, second] = rows('parcels');
    expect(parcels).toEqual([null, null, null, first?.id, second?.id, null, null]);
  });

  it('take off what something cost in the end, whatever stands first in the configuration', () => {
    const amounts = rows('entries').map(({ amount }) => amount);
    expect(amounts.slice(0, 5)).toEqual(['0.30', '10.00', '1.00', '-3.11', '-5.00']);
    expect(amounts.slice(5)).toEqual(['7.00', '2.50']);
  });

  it('run through the records in the order of their creation, for each owner apart', () => {
    const balances = rows('entries').map(({ balance }) => balance);
    expect(balances).toEqual(['7.19', '10.00', '1.00', '6.89', '-4.00', '7.00', '9.50']);
    expect(rows('owners').map(({ credit }) => credit)).toEqual(['7.19', '-4.00', '9.50']);
  });

  it('add up one field less another, in the end', () => {
    const spans = rows('gifts').map(({ before, after }) => [before, after]);
    expect(spans).toEqual([
      ['0.00', '7.00'],
      ['7.00', '9.50'],
    ]);
  });

  it('lie as many minutes after a moment as they may, and never in the future', () => {
    const [old, fresh] = rows('gifts');
    const minutes = (at(old?.['openedAt']) - at(old?.['sentAt'])) / 60_000;
    expect(minutes >= 5 && minutes <= 10, String(minutes)).toBe(true);
    expect(fresh?.['openedAt']).toBe(now.toISOString());
  });

  it('lie as many days after a moment as they may', () => {
    const days = rows('parcels')
      .slice(0, 2)
      .map(({ due, sentAt }) => (at(due) - at(String(sentAt).slice(0, 10))) / at('1970-01-02'));
    for (const count of days) expect(count >= 14 && count <= 30, String(days)).toBe(true);
  });
});
