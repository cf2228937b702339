import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conditionsOf } from './conditions';
import { sampleKinds, sampleResource } from '../resolved/kinds.samples';
import { matchesAll, type Condition } from './matchConditions';

const holds = (record: Record<string, unknown>, condition: Condition) => matchesAll(record, [condition]);

describe('matchesAll', () => {
  it('needs every condition and the search to hold', () => {
    const record = { name: 'Ann Lee', city: 'Bonn' };
    const ann: Condition = { path: 'name', op: 'contains', value: 'ANN' };
    expect(matchesAll(record, [ann, { path: 'city', op: 'eq', value: 'Bonn' }])).toBe(true);
    expect(matchesAll(record, [ann, { path: 'city', op: 'eq', value: 'Rome' }])).toBe(false);
    expect(matchesAll(record, [ann], { text: 'bon', paths: ['name', 'city'] })).toBe(true);
    expect(matchesAll(record, [ann], { text: 'bon', paths: ['name'] })).toBe(false);
    expect(matchesAll(record, [], { text: ' ', paths: [] })).toBe(true);
  });

  it('lets a missing value pass only ne and exists: false', () => {
    for (const record of [{}, { a: null }, { a: { b: 1 } }]) {
      expect(holds(record, { path: 'a', op: 'ne', value: 'x' })).toBe(true);
      for (const op of ['eq', 'gt', 'gte', 'lt', 'lte'] as const) {
        expect(holds(record, { path: 'a', op, value: 'x' })).toBe(false);
      }
      expect(holds(record, { path: 'a', op: 'contains', value: '' })).toBe(false);
    }
    expect(holds({ a: null }, { path: 'a', op: 'exists', value: false })).toBe(true);
  });

  it('joins conditions, and lets a missing value pass what it does not fail', () => {
    const isA: Condition = { path: 'a', op: 'eq', value: 'x' };
    const isB: Condition = { path: 'b', op: 'gt', value: 1, order: 'number' };
    expect(holds({ a: 'x', b: 2 }, { op: 'and', of: [isA, isB] })).toBe(true);
    expect(holds({ a: 'x' }, { op: 'and', of: [isA, isB] })).toBe(false);
    expect(holds({ b: 2 }, { op: 'or', of: [isA, isB] })).toBe(true);
    expect(holds({}, { op: 'or', of: [isA, isB] })).toBe(false);
    expect(holds({}, { op: 'not', of: isB })).toBe(true);
    expect(holds({}, { op: 'and', of: [] })).toBe(true);
    expect(holds({}, { op: 'or', of: [] })).toBe(false);
  });

  it('includes the whole last day of a range of moments', () => {
    const logs = sampleResource({ fields: { at: { kind: 'dateTime' } } });
    const { conditions } = conditionsOf(logs, { at_gte: '2026-01-30', at_lte: '2026-01-31' }, sampleKinds);
    const at = (moment: string) => matchesAll({ at: moment }, conditions);
    expect(at('2026-01-30T00:00:00.000Z')).toBe(true);
    expect(at('2026-01-31T23:59:59.999Z')).toBe(true);
    expect(at('2026-02-01T00:00:00.000Z')).toBe(false);
    expect(at('2026-01-31')).toBe(true);
  });
});

const withoutAccents = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/* What a person means by the filter, said in the slowest and plainest way. */
const oracle = (record: Order, filter: Filter): boolean => {
  if (filter.status && !filter.status.includes(record.status ?? '')) return false;
  const total = record.total === null ? NaN : Number(record.total);
  if (filter.total_gte !== undefined && !(total >= filter.total_gte)) return false;
  if (filter.total_lte !== undefined && !(total <= filter.total_lte)) return false;
  if (filter.day_lte !== undefined && !(record.at.slice(0, 10) <= filter.day_lte)) return false;
  return filter.q === undefined || withoutAccents(record.name).includes(withoutAccents(filter.q));
};

const days = ['2026-01-30', '2026-01-31', '2026-02-01'];
const orders = fc.record({
  name: fc.constantFrom('Ann', 'hannah', 'Bob', 'Öl'),
  status: fc.constantFrom('new', 'old', null),
  total: fc.oneof(
    fc.integer({ min: -20, max: 200 }).map((cents) => (cents / 10).toFixed(2)),
    fc.constant(null),
  ),
  at: fc
    .tuple(fc.constantFrom(...days), fc.constantFrom('00:00', '23:59'))
    .map(([day, time]) => `${day}T${time}:00.000Z`),
});
const filters = fc.record(
  {
    status: fc.subarray(['new', 'old'], { minLength: 1 }),
    total_gte: fc.integer({ min: -3, max: 20 }),
    total_lte: fc.integer({ min: -3, max: 20 }),
    day_lte: fc.constantFrom(...days),
    q: fc.constantFrom('an', 'B', 'ö'),
  },
  { requiredKeys: [] },
);
type Order = typeof orders extends fc.Arbitrary<infer T> ? T : never;
type Filter = typeof filters extends fc.Arbitrary<infer T> ? T : never;

const ordersEntity = sampleResource({
  fields: {
    name: { kind: 'text', search: true },
    status: { kind: 'choice', values: { new: {}, old: {} } },
    total: { kind: 'money' },
    at: { kind: 'dateTime' },
  },
});

describe('conditionsOf and matchesAll', () => {
  it('find what a plain reading of the filter finds', () => {
    fc.assert(
      fc.property(orders, filters, (order, { day_lte, ...filter }) => {
        const asked = { ...filter, ...(day_lte === undefined ? {} : { at_lte: day_lte }) };
        const { conditions, search, unknown } = conditionsOf(ordersEntity, asked, sampleKinds);
        expect(unknown).toEqual([]);
        expect(matchesAll(order, conditions, search)).toBe(
          oracle(order, { ...filter, ...(day_lte === undefined ? {} : { day_lte }) }),
        );
      }),
      { numRuns: 500 },
    );
  });
});
