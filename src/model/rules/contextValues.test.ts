import { describe, expect, it } from 'vitest';
import { sampleKinds as kinds, sampleResource } from '../resolved/kinds.samples';
import { contextPaths, inContext, isContextValue, type Context } from './contextValues';
import { defaultValues } from './defaultValues';
import { matches, pathsOf } from './rules';

const context: Context = {
  me: 'ada',
  now: Date.parse('2026-01-31T22:30:00Z'),
  record: { total: '12.50', count: 3, none: '0.00', owed: '-4', client: { city: 'Porto' } },
};

describe('values from the context', () => {
  it.each([
    [{ $me: 'id' }, 'ada'],
    [{ $now: true }, '2026-01-31T22:30:00.000Z'],
    [{ $today: true }, '2026-01-31'],
    [{ $today: '+7d' }, '2026-02-07'],
    [{ $today: '-31d' }, '2025-12-31'],
    [{ $of: 'total' }, '12.50'],
    [{ $of: 'client.city' }, 'Porto'],
    [{ $of: 'nothing' }, null],
    [{ $minus: 'total' }, '-12.50'],
    [{ $minus: 'owed' }, '4'],
    [{ $minus: 'none' }, '0.00'],
    [{ $minus: 'count' }, -3],
    [{ $minus: 'client' }, null],
  ])('fills %j in as %j', (value, expected) => {
    expect(inContext({ a: [value, 'x'], b: { value } }, context)).toEqual({
      a: [expected, 'x'],
      b: { value: expected },
    });
  });

  it('come over a reference from where the record does not reach', () => {
    const at = (path: string) => (path === 'plan.price' ? '9.90' : undefined);
    expect(
      inContext({ price: { $of: 'plan.price' }, city: { $of: 'client.city' } }, { ...context, at }),
    ).toEqual({
      price: '9.90',
      city: 'Porto',
    });
  });

  it('leave data without any the very same', () => {
    const data = { status: { $in: ['a', 'b'] }, when: null };
    expect(inContext(data, context)).toBe(data);
    expect([isContextValue({ $in: [] }), isContextValue({ $me: 'id', $now: true })]).toEqual([false, false]);
  });

  it('tell what they read of the record', () => {
    expect(contextPaths([{ $of: 'plan.price' }, { a: { $minus: 'total' } }, { $me: 'id' }])).toEqual([
      'plan.price',
      'total',
    ]);
  });
});

describe('a rule with values from the context', () => {
  const { fields } = sampleResource({
    fields: {
      by: { kind: 'text' },
      total: { kind: 'money' },
      limit: { kind: 'money' },
      due: { kind: 'dateTime' },
    },
  });

  it('is about somebody else than whoever is signed in', () => {
    const rule = { by: { $ne: { $me: 'id' } } } as const;
    expect(matches(rule, { by: 'bob' }, { fields, kinds, me: 'ada' })).toBe(true);
    expect(matches(rule, { by: 'ada' }, { fields, kinds, me: 'ada' })).toBe(false);
  });

  it('compares one field with another, and reads both', () => {
    const rule = { total: { $gt: { $of: 'limit' } } } as const;
    expect(matches(rule, { total: '10.00', limit: '9.5' }, { fields, kinds })).toBe(true);
    expect(matches(rule, { total: '9.5', limit: '10.00' }, { fields, kinds })).toBe(false);
    expect(pathsOf({ $or: [rule] })).toEqual(['total', 'limit']);
  });

  it('compares with the moment at which it is asked', () => {
    const rule = { due: { $lt: { $now: true } } } as const;
    const now = Date.parse('2026-01-31T08:00:00Z');
    expect(matches(rule, { due: '2026-01-31T07:59:59.000Z' }, { fields, kinds, now })).toBe(true);
    expect(matches(rule, { due: '2026-01-31T08:00:00.000Z' }, { fields, kinds, now })).toBe(false);
  });
});

it('fills in the defaults of a new record as they are at this moment', () => {
  const { fields } = sampleResource({
    fields: {
      due: { kind: 'date', default: { $today: '+14d' } },
      by: { kind: 'text', default: { $me: 'id' } },
      note: { kind: 'text', default: 'none' },
      empty: { kind: 'text' },
    },
  });
  const now = Date.parse('2026-01-31T08:00:00Z');
  expect(defaultValues(fields, { me: 'ada', now })).toEqual({ due: '2026-02-14', by: 'ada', note: 'none' });
});
