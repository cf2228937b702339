import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addDecimals,
  compareDecimals,
  multiplyDecimals,
  padDecimal,
  roundDecimal,
  scaled,
  toDecimal,
  unscaled,
} from './decimal';

const units = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
const digits = fc.integer({ min: 0, max: 8 });

it.each([
  '-$253',
  '$1',
  '1e3',
  '',
  ' 1',
  '1,5',
  '.5',
  '5.',
  '--1',
  'NaN',
  Number.NaN,
  Infinity,
  1e21,
  null,
  {},
  [1],
  true,
])('takes %j for no amount', (value) => expect(toDecimal(value)).toBeUndefined());

it.each([
  ['12.50', '12.50'],
  [12.5, '12.5'],
  ['-0.01', '-0.01'],
  ['007', '007'],
])('takes %j for %j', (value, decimal) => expect(toDecimal(value)).toBe(decimal));

it('goes to the smallest units and back without losing anything', () => {
  fc.assert(fc.property(units, digits, (n, d) => void expect(scaled(unscaled(n, d), d)).toBe(n)));
});

it('compares as whole numbers of the smallest unit would, however long', () => {
  const sign = (n: bigint) => (n < 0n ? -1 : n > 0n ? 1 : 0);
  fc.assert(
    fc.property(units, units, digits, (a, b, d) => {
      expect(compareDecimals(unscaled(a, d), unscaled(b, d))).toBe(sign(a - b));
    }),
  );
  expect(compareDecimals('0.1', '0.10')).toBe(0);
  expect(compareDecimals('9007199254740993.01', '9007199254740993.02')).toBe(-1);
});

it('fills up decimals and never takes one away', () => {
  expect(padDecimal('012.5', 2)).toBe('12.50');
  expect(padDecimal('12.345', 2)).toBe('12.345');
  expect(padDecimal('-0', 2)).toBe('0.00');
});

it('adds and multiplies as whole numbers of the smallest unit would', () => {
  fc.assert(
    fc.property(fc.tuple(units, digits), fc.tuple(units, digits), ([a, d], [b, e]) => {
      const [one, other] = [unscaled(a, d), unscaled(b, e)];
      expect(scaled(addDecimals([one, other]), 8)).toBe(scaled(one, 8) + scaled(other, 8));
      expect(multiplyDecimals([one, other])).toBe(unscaled(a * b, d + e));
    }),
  );
  expect(addDecimals(['0.1', '0.2'])).toBe('0.3');
});

it.each([
  ['1.005', 2, '1.01'],
  ['1.004999', 2, '1.00'],
  ['-1.005', 2, '-1.01'],
  ['0.5', 0, '1'],
  ['-0.4', 0, '0'],
  ['12', 2, '12'],
] as const)('rounds %s to %i decimals as %s', (value, to, rounded) =>
  expect(roundDecimal(value, to)).toBe(rounded),
);
