import { expect, it } from 'vitest';
import { f } from './builders';

it('writes a count as the number that it is, and lets what it is given come first', () => {
  expect(f.count()).toEqual({ kind: 'number', integer: true, min: 0 });
  expect(f.count({ min: 1, unit: 'day |||| days' })).toEqual({
    kind: 'number',
    integer: true,
    min: 1,
    unit: 'day |||| days',
  });
  expect(Object.isFrozen(f.count({ max: 60 }))).toBe(true);
});

it('writes what follows from other records as fields that leave their kind to what they take', () => {
  expect(f.lookup('plan.price', { label: 'Price', over: 'all' })).toEqual({
    label: 'Price',
    compute: { lookup: 'plan.price', over: 'all' },
  });
  const taken = {
    of: 'orders',
    by: 'customer',
    take: 'sum',
    field: 'total',
    where: { status: 'paid' },
  } as const;
  expect(f.rollup({ ...taken, guarded: true })).toEqual({
    guarded: true,
    compute: { rollup: { of: 'orders.customer', by: 'sum', take: 'total', where: { status: 'paid' } } },
  });
});
