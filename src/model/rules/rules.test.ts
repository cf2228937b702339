import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rule } from '../../config/rule';
import { sampleFields, sampleKinds } from '../resolved/kinds.samples';
import { matches, pathsOf } from './rules';

const fields = sampleFields({
  status: { kind: 'text' },
  total: { kind: 'money' },
  qty: { kind: 'number' },
  due: { kind: 'date' },
  tags: { kind: 'tags' },
  paid: { kind: 'boolean' },
  client: { kind: 'group', of: { name: { kind: 'text' } } },
});

const holds = (rule: Rule | undefined, record: object): boolean =>
  matches(rule, record as Record<string, unknown>, { fields, kinds: sampleKinds });

describe('matches', () => {
  it('takes no rule and an empty rule as a yes', () => {
    expect(holds(undefined, {})).toBe(true);
    expect(holds({}, { status: 'x' })).toBe(true);
  });

  it('compares with a value, several values and by operators, all of which must hold', () => {
    expect(holds({ status: 'sent' }, { status: 'sent' })).toBe(true);
    expect(holds({ status: { $in: ['sent', 'paid'] } }, { status: 'draft' })).toBe(false);
    expect(holds({ status: { $nin: ['sent'] }, qty: { $gt: 1, $lte: 3 } }, { status: 'draft', qty: 3 })).toBe(
      true,
    );
    expect(holds({ status: { $nin: ['sent'] }, qty: { $gt: 1, $lt: 3 } }, { status: 'draft', qty: 3 })).toBe(
      false,
    );
    expect(holds({ paid: true }, { paid: false })).toBe(false);
  });

  it('takes a list for one of several values, and finds a part of a text', () => {
    expect(holds({ status: ['sent', 'paid'] }, { status: 'paid' })).toBe(true);
    expect(holds({ status: ['sent', 'paid'] }, { status: 'draft' })).toBe(false);
    expect(holds({ tags: ['vip', 'new'] }, { tags: ['new', 'old'] })).toBe(true);
    expect(holds({ tags: ['vip'] }, { tags: ['new'] })).toBe(false);
    expect(holds({ status: { $contains: 'ENT' } }, { status: 'sent' })).toBe(true);
    expect(holds({ status: { $contains: 'x' } }, { status: 'sent' })).toBe(false);
  });

  it('compares money as numbers, however it is written', () => {
    expect(holds({ total: { $gt: '9' } }, { total: '10.00' })).toBe(true);
    expect(holds({ total: { $lt: '9' } }, { total: '10.00' })).toBe(false);
    expect(holds({ total: '0' }, { total: '0.00' })).toBe(true);
    expect(holds({ total: { $in: [5] } }, { total: '5.00' })).toBe(true);
    expect(holds({ total: { $gt: '0' } }, { total: 12 })).toBe(true);
  });

  it('compares dates as text', () => {
    expect(holds({ due: { $lt: '2026-02-01' } }, { due: '2026-01-31' })).toBe(true);
  });

  it('finds a missing value equal to null, and neither smaller nor greater than anything', () => {
    for (const record of [{}, { qty: null }, { qty: undefined }]) {
      expect(holds({ qty: null }, record)).toBe(true);
      expect(holds({ qty: { $exists: false } }, record)).toBe(true);
      expect(holds({ qty: { $ne: 3 } }, record)).toBe(true);
      for (const operator of ['$gt', '$gte', '$lt', '$lte']) {
        expect(holds({ qty: { [operator]: 3 } }, record)).toBe(false);
      }
    }
  });

  it('finds a value that cannot be read present, but comparable to nothing', () => {
    expect(holds({ qty: { $exists: true } }, { qty: 'many' })).toBe(true);
    expect(holds({ qty: { $lt: 3 } }, { qty: 'many' })).toBe(false);
    expect(holds({ client: { $exists: true } }, { client: { name: 'A' } })).toBe(true);
    expect(holds({ qty: { $lt: 'few' } }, { qty: 1 })).toBe(false);
    expect(holds({ qty: { $ne: 'few' } }, { qty: 1 })).toBe(true);
  });

  it('finds an entry of a list', () => {
    expect(holds({ tags: 'vip' }, { tags: ['new', 'vip'] })).toBe(true);
    expect(holds({ tags: { $ne: 'vip' } }, { tags: ['new', 'vip'] })).toBe(false);
    expect(holds({ tags: { $nin: ['vip', 'old'] } }, { tags: ['new'] })).toBe(true);
    expect(holds({ tags: { $nin: ['vip', 'old'] } }, {})).toBe(true);
    expect(holds({ tags: { $in: ['vip', 'old'] } }, { tags: ['new'] })).toBe(false);
  });

  it('joins rules with $and, $or and $not', () => {
    const rule: Rule = { $or: [{ status: 'a' }, { $and: [{ qty: 1 }, { $not: { status: 'b' } }] }] };
    expect(holds(rule, { status: 'a', qty: 5 })).toBe(true);
    expect(holds(rule, { status: 'c', qty: 1 })).toBe(true);
    expect(holds(rule, { status: 'b', qty: 1 })).toBe(false);
    expect(holds({ $or: [] }, {})).toBe(false);
    expect(holds({ status: 'a', $not: { qty: 1 } }, { status: 'a', qty: 1 })).toBe(false);
  });

  it('tells the same rule apart for two entities', () => {
    const rule: Rule = { total: { $gt: '9' } };
    const asText = sampleFields({ total: { kind: 'text' } });
    expect(matches(rule, { total: '10' }, { fields, kinds: sampleKinds })).toBe(true);
    expect(matches(rule, { total: '10' }, { fields: asText, kinds: sampleKinds })).toBe(false);
  });

  it('refuses an operator that it does not know, and names those it does', () => {
    expect(() => holds({ qty: { $near: 9 } } as Rule, { qty: 10 })).toThrow('Valid: $eq, $ne, $in');
  });

  it('says the opposite under $not, for any rule and record', () => {
    const value = fc.oneof(fc.constantFrom('a', 'b', 1, 2, null, true), fc.string());
    const comparison = fc.dictionary(fc.constantFrom('$gt', '$lte', '$eq', '$ne'), value, { maxKeys: 2 });
    const part = fc.dictionary(fc.constantFrom('status', 'qty', 'paid'), fc.oneof(value, comparison), {
      maxKeys: 2,
    });
    fc.assert(
      fc.property(part, fc.dictionary(fc.constantFrom('status', 'qty', 'paid'), value), (rule, record) => {
        expect(holds({ $not: rule as Rule }, record)).toBe(!holds(rule as Rule, record));
      }),
    );
  });
});

describe('pathsOf', () => {
  it('names each field of a rule once, however deep it stands', () => {
    expect(pathsOf({ a: 1, $or: [{ b: 2 }, { $not: { a: { $gt: 1 }, c: null } }] })).toEqual(['a', 'b', 'c']);
    expect(pathsOf(undefined)).toEqual([]);
  });
});
