import { Temporal } from 'temporal-polyfill';

/*
 * The arithmetic of formulas once more, in another way than the product does it: by fractions that are never made shorter,
 * and by the calendar of a library.
 */

export type Fraction = readonly [n: bigint, d: bigint];

export type Known = Fraction | Temporal.PlainDate | Temporal.Instant | string | boolean | null;

export const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];
export const minus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d - c * b, b * d];
export const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d];
export const over = ([a, b]: Fraction, [c, d]: Fraction): Fraction | null =>
  c === 0n ? null : [a * d, b * c];
export const whole = (n: number | bigint): Fraction => [BigInt(n), 1n];
export const ofHundred = (a: Fraction, b: Fraction): Fraction => times(times(a, b), [1n, 100n]);
export const sizeOf = ([n, d]: Fraction): Fraction => [n < 0n ? -n : n, d < 0n ? -d : d];

export const isFraction = (value: unknown): value is Fraction => Array.isArray(value);

/** As of a decimal text or a number. */
export const fraction = (written: string | number): Fraction => {
  const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(String(written)) ?? [];
  return [BigInt(`${sign}1`) * BigInt(whole + decimals), 10n ** BigInt(decimals.length)];
};

const positive = ([n, d]: Fraction): Fraction => (d < 0n ? [-n, -d] : [n, d]);

/** The whole number that is not above it. */
export const down = (value: Fraction): bigint => {
  const [n, d] = positive(value);
  return n / d - (n % d < 0n ? 1n : 0n);
};

/** With so many decimals; halves go away from zero. */
export const rounded = (value: Fraction, digits: number): Fraction => {
  const [n, d] = sizeOf(value);
  const units = down([n * 10n ** BigInt(digits) * 2n + d, d * 2n]);
  const isNegative = positive(value)[0] < 0n;
  return [isNegative ? -units : units, 10n ** BigInt(digits)];
};

/** Of fractions, dates and moments. */
export const order = (a: Known, b: Known): number => {
  if (isFraction(a) && isFraction(b))
    return Number(positive(minus(a, b))[0] > 0n) - Number(positive(minus(a, b))[0] < 0n);
  if (a instanceof Temporal.PlainDate && b instanceof Temporal.PlainDate)
    return Temporal.PlainDate.compare(a, b);
  return Temporal.Instant.compare(a as Temporal.Instant, b as Temporal.Instant);
};

export const isSame = (a: Known, b: Known): boolean => (typeof a === 'object' ? order(a, b) === 0 : a === b);

/** A date so many seconds after its midnight; none beyond the years 1 to 9999. */
export const dateLater = (date: Temporal.PlainDate, seconds: Fraction): Temporal.PlainDate | null => {
  const days = down(over(seconds, whole(86_400)) ?? seconds);
  if (days > 4_000_000n || days < -4_000_000n) return null;
  const later = date.add({ days: Number(days) });
  return later.year < 1 || later.year > 9999 ? null : later;
};

export const momentLater = (moment: Temporal.Instant, seconds: Fraction): Temporal.Instant | null => {
  const time = BigInt(moment.epochMilliseconds) + down(times(seconds, whole(1000)));
  if (time > 10n ** 15n || time < -(10n ** 15n)) return null;
  const later = Temporal.Instant.fromEpochMilliseconds(Number(time));
  const { year } = later.toZonedDateTimeISO('UTC');
  return year < 1 || year > 9999 ? null : later;
};

export const daysFrom = (from: Temporal.PlainDate, to: Temporal.PlainDate): Fraction =>
  whole(from.until(to, { largestUnit: 'days' }).days);

export const secondsFrom = (from: Temporal.Instant, to: Temporal.Instant): Fraction => [
  BigInt(to.epochMilliseconds - from.epochMilliseconds),
  1000n,
];

export const dateIn = (moment: Temporal.Instant, zone: string): Temporal.PlainDate =>
  moment.toZonedDateTimeISO(zone).toPlainDate();

/** The value as it is stored. */
export const stored = (value: Known, digits: number): string | boolean | null => {
  if (typeof value === 'string') return value.trim() === '' ? null : value;
  if (typeof value === 'boolean' || value === null) return value;
  if (value instanceof Temporal.PlainDate) return value.toString();
  if (value instanceof Temporal.Instant) return new Date(value.epochMilliseconds).toISOString();
  const [n] = rounded(value, digits);
  const written = String(n < 0n ? -n : n).padStart(digits + 1, '0');
  const sign = n < 0n ? '-' : '';
  return digits === 0 ? sign + written : `${sign}${written.slice(0, -digits)}.${written.slice(-digits)}`;
};
