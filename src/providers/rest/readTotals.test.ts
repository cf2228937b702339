import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readTotals } from './readTotals';

const all = { count: 3, sum: '1.50', average: '0.50' };

it('reads what a server counted, and numbers written as numbers', () => {
  const groups = [
    { key: 'a', count: 2, sum: 1.5 },
    { key: null, count: 1 },
  ];
  expect(readTotals({ all, groups, cut: true, more: 1 })).toEqual({
    all,
    groups: [
      { key: 'a', count: 2, sum: '1.5' },
      { key: null, count: 1 },
    ],
    cut: true,
  });
  expect(readTotals({ all })).toEqual({ all, groups: [] });
});

it.each([
  undefined,
  null,
  [],
  '3',
  {},
  { all: 3 },
  { all: { count: '3' } },
  { all: { count: -1 } },
  { all: { count: 1.5 } },
  { all: { count: null } },
  { all, groups: {} },
  { all, groups: [{ count: 1 }] },
  { all, groups: [{ key: 1, count: 1 }] },
  { all, groups: [{ key: 'a', count: 1 }, 'b'] },
])('takes nothing else for one: %o', (answer) => {
  expect(readTotals(answer)).toBeUndefined();
});

it('never throws, whatever it is given', () => {
  fc.assert(
    fc.property(fc.anything(), (answer) => {
      expect(() => readTotals(answer)).not.toThrow();
      expect(() => readTotals({ all: answer, groups: [answer] })).not.toThrow();
    }),
  );
});
