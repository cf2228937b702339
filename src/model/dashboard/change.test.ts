import { expect, it } from 'vitest';
import { changeOf } from './change';

it.each([
  ['106.2', '100', { direction: 'up', amount: '6.2', unit: 'percent' }],
  ['5', '7', { direction: 'down', amount: '28.6', unit: 'percent' }],
  ['12.50', '12.5', { direction: 'same', amount: '0.000', unit: 'percent' }],
  ['0', '410.00', { direction: 'down', amount: '100.0', unit: 'percent' }],
  ['5', '-10', { direction: 'up', amount: '150.0', unit: 'percent' }],
] as const)('%s after %s is %j', (now, before, change) => {
  const { amount, ...rest } = changeOf(now, before, 'count') ?? expect.fail('no change');
  expect({ ...rest, amount: Number(amount) }).toEqual({ ...change, amount: Number(change.amount) });
});

it('calls the same what would read as no percent at all', () =>
  expect(changeOf('100001', '100000', 'sum')?.direction).toBe('same'));

it('tells the change of a share in points, also where the share was nothing', () => {
  expect(changeOf('78.5', '80', 'share')).toEqual({ direction: 'down', amount: '1.5', unit: 'points' });
  expect(changeOf('78.5', '0', 'share')).toEqual({ direction: 'up', amount: '78.5', unit: 'points' });
});

it.each([
  ['3', '0'],
  ['0', '0'],
  [undefined, '3'],
  ['3', undefined],
] as const)('has nothing to say of %s after %s', (now, before) =>
  expect(changeOf(now, before, 'count')).toBeUndefined(),
);
