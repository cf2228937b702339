import { decimalsOf, scaled, unscaled, type Decimal } from '../values/decimal';

/** An exact number as a fraction in lowest terms; `d` is above zero. */
export type Rational = { readonly n: bigint; readonly d: bigint };

export const rational = (n: bigint, d = 1n): Rational => {
  const divisor = greatestDivisor(n, d) * (d < 0n ? -1n : 1n);
  return { n: n / divisor, d: d / divisor };
};

export const fromDecimal = (value: Decimal): Rational => {
  const digits = decimalsOf(value);
  return rational(scaled(value, digits), 10n ** BigInt(digits));
};

/** With so many decimals; a half goes away from zero, as in all that is computed. */
export const toDigits = ({ n, d }: Rational, digits: number): Decimal => {
  const units = n * 10n ** BigInt(digits);
  const size = ((units < 0n ? -units : units) * 2n + d) / (d * 2n);
  return unscaled(units < 0n ? -size : size, digits);
};

export const add = (a: Rational, b: Rational): Rational => rational(a.n * b.d + b.n * a.d, a.d * b.d);

export const subtract = (a: Rational, b: Rational): Rational => add(a, negate(b));

export const multiply = (a: Rational, b: Rational): Rational => rational(a.n * b.n, a.d * b.d);

/** Null where there is nothing to divide by. */
export const divide = (a: Rational, b: Rational): Rational | null =>
  b.n === 0n ? null : rational(a.n * b.d, a.d * b.n);

export const negate = ({ n, d }: Rational): Rational => ({ n: -n, d });

/** Negative, zero or positive. */
export const compare = (a: Rational, b: Rational): number => {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : Number(difference > 0n);
};

/** The greatest whole number that is not above it. */
export const floor = ({ n, d }: Rational): bigint => (n - (((n % d) + d) % d)) / d;

export const ZERO: Rational = { n: 0n, d: 1n };
export const HUNDREDTH: Rational = { n: 1n, d: 100n };

const greatestDivisor = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
};
