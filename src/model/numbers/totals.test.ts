import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unscaled } from '../values/decimal';
import { sampleModel } from '../resolved/kinds.samples';
import { decimalIn, MOST_GROUPS, totalsOf } from './totals';
import { totalsFault } from './totalsFault';

const rows = [
  { at: '2026-01-31T23:59:59.999Z', price: '0.10', status: 'sent' },
  { at: '2026-02-01T00:00:00.000Z', price: '0.20', status: 'sent' },
  { at: '2026-02-28', price: null, status: 'open' },
  { at: 'yesterday', price: 'free', status: '' },
];

describe('totals', () => {
  it('count, add up and average exactly, and leave out what is no number', () => {
    expect(totalsOf(rows, { of: 'price' })).toEqual({
      all: { count: 4, sum: '0.30', average: '0.150000' },
      groups: [],
    });
    expect(totalsOf([], { of: 'price' })).toEqual({ all: { count: 0, sum: '0' }, groups: [] });
    expect(totalsOf(rows, {})).toEqual({ all: { count: 4 }, groups: [] });
  });

  it('group by value, the largest first, with nothing as a group of its own', () => {
    const { groups } = totalsOf(rows, { by: 'status', of: 'price' });
    expect(groups).toEqual([
      { key: 'sent', count: 2, sum: '0.30', average: '0.150000' },
      { key: 'open', count: 1, sum: '0' },
      { key: null, count: 1, sum: '0' },
    ]);
  });

  it('bring moments together into days and months of UTC', () => {
    const keys = (per: 'day' | 'month') => totalsOf(rows, { by: 'at', per }).groups.map(({ key }) => key);
    expect(keys('month')).toEqual(['2026-02', '2026-01', null]);
    expect(keys('day')).toEqual(['2026-01-31', '2026-02-01', '2026-02-28', null]);
  });

  it('have no more groups than can be shown, and say that there are others', () => {
    const many = Array.from({ length: MOST_GROUPS + 1 }, (_, n) => ({ n: `n${n}` }));
    const { all, groups, cut } = totalsOf(many, { by: 'n' });
    expect([all.count, groups.length, cut]).toEqual([MOST_GROUPS + 1, MOST_GROUPS, true]);
    expect(totalsOf(many.slice(1), { by: 'n' })).not.toHaveProperty('cut');
  });

  it('are the same in any order, however small or large the amounts are', () => {
    const amount = fc.tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.nat({ max: 6 }));
    const amounts = fc.array(amount, { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(amounts, (all) => {
        const records = all.map(([units, digits]) => ({ price: unscaled(units, digits) }));
        const [there, back] = [records, records.toReversed()].map((each) => totalsOf(each, { of: 'price' }));
        expect(back).toEqual(there);
        const sum = all.reduce((total, [units, digits]) => total + units * 10n ** BigInt(6 - digits), 0n);
        expect(decimalIn(there?.all.sum)).toBe(there?.all.sum);
        const [whole = '', part = ''] = (there?.all.sum ?? '').split('.');
        expect(BigInt(whole + part.padEnd(6, '0'))).toBe(sum);
      }),
    );
  });

  it('read numbers that JavaScript writes with an exponent', () => {
    expect([1.5e-7, -2.5e21, 0.1, Number.NaN, '1e3', true].map(decimalIn)).toEqual([
      '0.00000015',
      '-2500000000000000000000',
      '0.1',
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('a question for totals', () => {
  const model = sampleModel({
    things: {
      fields: {
        name: { kind: 'text' },
        status: { kind: 'choice', values: { a: {}, b: {} } },
        price: { kind: 'money' },
        tags: { kind: 'tags' },
        due: { kind: 'date' },
        left: { kind: 'number', compute: { daysUntil: 'due' } },
        secret: { kind: 'password' },
      },
    },
  });
  const faultOf = (question: object) => totalsFault(question, model.resource('things'), model.kinds);

  it.each([
    {},
    { by: 'status', of: 'price' },
    { by: 'name' },
    { by: 'tags' },
    { by: 'due' },
    { by: 'due', per: 'month' },
    { by: 'createdAt', per: 'day' },
  ])('is answered: %o', (question) => {
    expect(faultOf(question)).toBeUndefined();
  });

  it.each([
    [{ by: 'price' }, 'Records cannot be grouped by "price".'],
    [{ by: 'secret' }, 'Records cannot be grouped by "secret".'],
    [{ by: 'nothing' }, 'Records cannot be grouped by "nothing".'],
    [{ by: 'name', per: 'day' }, '"name" has no days or months to group by.'],
    [{ per: 'day' }, '"" has no days or months to group by.'],
    [{ of: 'name' }, '"name" cannot be added up.'],
    [{ of: 'left' }, '"left" cannot be added up.'],
    [{ of: 'price.0' }, '"price.0" cannot be added up.'],
  ])('is refused in words: %o', (question, fault) => {
    expect(faultOf(question)).toBe(fault);
  });
});
