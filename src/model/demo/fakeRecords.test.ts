import { en, Faker } from '@faker-js/faker';
import { describe, expect, it } from 'vitest';
import { valueAt } from '../values/comparable';
import { fakeRecords, type FakeOptions } from './fakeRecords';
import { sampleKinds as kinds, sampleModel, type SampleEntity } from '../resolved/kinds.samples';
import { matches } from '../rules/rules';
import type { Row } from '../values/comparable';
import { validateRecord } from '../rules/validateRecord';

const now = new Date('2026-03-01T12:00:00Z');

const users: SampleEntity = {
  fields: {
    name: { kind: 'text', required: true, fake: 'person.fullName' },
    code: { kind: 'text', required: true, unique: true, fake: { oneOf: ['a', 'b'] } },
    boss: { kind: 'reference', to: 'users' },
    secret: { kind: 'password', required: true },
    born: { kind: 'date', fake: 'date.past' },
  },
  api: { scope: { role: 'user' }, stamp: { role: 'user' } },
};

const invoices: SampleEntity = {
  fields: {
    number: { kind: 'text', required: true, unique: true },
    user: { kind: 'reference', to: 'users', required: true },
    status: {
      kind: 'choice',
      values: { Draft: {}, Sent: {}, Paid: {}, Lost: {} },
      default: 'Draft',
      required: true,
    },
    paidAt: { kind: 'dateTime', showWhen: { status: 'Paid' }, required: true },
    from: { kind: 'date', required: true },
    to: { kind: 'date', required: true },
    total: { kind: 'money', required: true },
    balance: { kind: 'money', required: true },
    lines: { kind: 'items', of: { qty: { kind: 'number', required: true } } },
  },
  transitions: { status: { Draft: ['Sent'], Sent: ['Paid'], Paid: [], Lost: [] } },
  checks: [
    { field: 'from', op: '<', other: 'to', message: 'From before to' },
    { field: 'balance', op: '<=', other: 'total', message: 'Not above the total' },
    { field: 'balance', op: '=', value: 0, when: { status: 'Paid' }, message: 'Nothing left' },
    { field: 'balance', op: '>', value: 0, when: { status: { $ne: 'Paid' } }, message: 'Something left' },
  ],
};

const model = sampleModel({ invoices, users });

const make = (options: Partial<FakeOptions> = {}, of = model) =>
  fakeRecords(of, { faker: new Faker({ locale: en }), now, seed: 1, ...options });

const rows = (made: ReturnType<typeof make>, key: string) => made[key] ?? [];

describe('fakeRecords', () => {
  it('makes as many records as the entity says, or as asked for, the same every time', () => {
    expect(rows(make(), 'users')).toHaveLength(24);
    expect(rows(make({ count: 3 }), 'users')).toHaveLength(3);
    expect(make()).toEqual(make());
    expect(make({ seed: 2 })).not.toEqual(make());
  });

  it('makes records that nothing is wrong with', () => {
    for (const [key, records] of Object.entries(make({ count: 60 }))) {
      const resource = model.resource(key);
      expect(records.flatMap((record) => validateRecord(record, { resource, kinds }))).toEqual([]);
    }
  });

  it('gives every record an id of 24 hex digits, stable for entity and index, and version 0', () => {
    const made = make();
    const ids = Object.values(made).flatMap((records) => records.map(({ id }) => id));
    expect(ids.every((id) => /^[0-9a-f]{24}$/.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
    expect(rows(make({ seed: 9, count: 2 }), 'users')[1]?.id).toBe(rows(made, 'users')[1]?.id);
    expect(rows(made, 'users')[0]?.__v).toBe(0);
  });

  it('spreads the times over the last 28 days, newest first', () => {
    const created = rows(make(), 'users').map(({ createdAt }) => createdAt);
    expect(created).toEqual(created.toSorted().reverse());
    expect(created.every((at) => at <= now.toISOString() && at >= '2026-02-01T12')).toBe(true);
    expect(rows(make(), 'users').every(({ createdAt, updatedAt }) => createdAt <= updatedAt)).toBe(true);
  });

  it('points only at records that are there, also in circles', () => {
    const made = make();
    const ids = rows(made, 'users').map(({ id }) => id);
    for (const record of [...rows(made, 'users'), ...rows(made, 'invoices')]) {
      expect(ids).toContain(record['boss'] ?? record['user']);
    }
  });

  it('keeps unique values unique where the kind runs out of them', () => {
    const codes = rows(make(), 'users').map(({ code }) => code);
    expect(new Set(codes).size).toBe(24);
  });

  it('keeps to the states that can be reached, and leaves hidden fields out', () => {
    const made = rows(make({ count: 60 }), 'invoices');
    expect(new Set(made.map(({ status }) => status))).toEqual(new Set(['Draft', 'Paid', 'Sent']));
    for (const record of made) expect('paidAt' in record).toBe(record['status'] === 'Paid');
  });

  it('follows the hints, counting dates from the moment given', () => {
    const [user] = rows(make(), 'users');
    expect(user?.['name']).toMatch(/ /);
    expect(user?.['born']).toMatch(/^202[56]-\d\d-\d\d$/);
    expect(String(user?.['born']) < '2026-03-01').toBe(true);
  });

  it('writes the stamp, so that the record is in its scope', () => {
    const { api, fields } = model.resource('users');
    const isInScope = (record: Row) => matches(api.scope, record, { fields, kinds: model.kinds });
    expect(rows(make(), 'users').every(isInScope)).toBe(true);
  });

  it('changes no other value when a field is added', () => {
    const wider = sampleModel({
      invoices,
      users: { ...users, fields: { first: { kind: 'text' }, ...users.fields } },
    });
    const without = rows(make({}, wider), 'users').map(({ first: _, ...record }) => record);
    expect(without).toEqual(rows(make(), 'users'));
  });
});

describe('fakeRecords with hand-written records', () => {
  const seeds = {
    users: [
      { name: 'Ann', code: 'b' },
      { name: 'Ben', boss: 'users#0' },
    ],
    invoices: [{ number: 'A1', user: 'users#1', status: 'Paid', total: '5.00' }],
  };

  it('puts them first, as they are, and makes up what they leave out', () => {
    const made = make({ seeds });
    const [ann, ben] = rows(made, 'users');
    const [invoice] = rows(made, 'invoices');
    expect(ann).toMatchObject({ name: 'Ann', code: 'b', secret: 'placeholder', role: 'user' });
    expect(ben).toMatchObject({ name: 'Ben', boss: ann?.id });
    expect(invoice).toMatchObject({ number: 'A1', user: ben?.id, status: 'Paid', total: '5.00' });
    expect(Number(invoice?.['balance'])).toBe(0);
    expect(valueAt(invoice, 'paidAt')).toBeDefined();
    expect(rows(made, 'users').filter(({ code }) => code === 'b')).toHaveLength(1);
  });

  it('makes room for all of them', () => {
    expect(rows(make({ seeds, count: 1 }), 'users')).toHaveLength(2);
  });

  it('refuses a link that points nowhere, with its place', () => {
    const lost = { users: [{ boss: 'users#99' }] };
    expect(() => make({ seeds: lost })).toThrow(
      'users#0.boss: there is no "users#99"; users has 24 records, from 0.',
    );
  });

  it('refuses a hint that is no faker path', () => {
    const wrong = sampleModel({ users: { fields: { name: { kind: 'text', fake: 'person.nothing' } } } });
    expect(() => make({}, wrong)).toThrow('"person.nothing" is not a faker path');
  });
});

describe('the records of some entities', () => {
  const code = { kind: 'text', required: true, unique: true, fake: { oneOf: ['a', 'b'] } };
  const some = sampleModel({
    members: { fields: { code }, api: { collection: 'people', scope: { role: 'member' } } },
    guests: { fields: { code }, api: { collection: 'people', scope: { role: 'guest' } } },
    bills: {
      fields: {
        number: { kind: 'text', required: true },
        payer: { kind: 'reference', to: 'members', required: true },
        payments: { kind: 'number', fake: { countOf: 'payments', by: 'bill' } },
      },
    },
    payments: {
      fields: {
        bill: { kind: 'reference', to: 'bills', required: true },
        billed: { kind: 'text', fake: { from: 'bill.number' } },
      },
    },
    unmade: { fields: { name: { kind: 'text', fake: 'person.nothing' } } },
  });
  const together = make({ only: ['members', 'guests', 'bills', 'payments'] }, some);

  it.each(['members', 'guests', 'bills', 'payments'])(
    'are those of all, made without what they do not need: %s',
    (key) => {
      const made = make({ only: [key] }, some);
      expect(made[key]?.length).toBeGreaterThan(0);
      expect(made[key]).toEqual(together[key]);
    },
  );

  it('leave to those of the same collection what is unique there', () => {
    const codes = Object.values(make({ only: ['guests'] }, some)).flatMap((records) =>
      records.map((record) => record['code']),
    );
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length).toBeGreaterThan(24);
  });

  it('are made among all where some are written by hand, which may tell of any other', () => {
    const written = { payments: [{ billed: 'By hand' }] };
    expect(() => make({ only: ['payments'], seeds: written }, some)).toThrow('"person.nothing"');
  });
});
