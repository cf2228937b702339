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
