/** An exact decimal number as text: `-1234.50`. No exponent, no grouping, no currency. */
export type Decimal = `${number}`;

/**
 * The decimal a stored amount stands for, or undefined when it is none (`-$253`, `1e3`, NaN).
 * Numbers are taken as JavaScript writes them, since some servers send them.
 */
export const toDecimal = (value: unknown): Decimal | undefined => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && DECIMAL.test(text) ? (text as Decimal) : undefined;
};

/** Negative, zero or positive, as for sorting. Exact: digits are compared, never floats. */
export const compareDecimals = (a: Decimal, b: Decimal): number => {
  const digits = Math.max(decimalsOf(a), decimalsOf(b));
  const difference = scaled(a, digits) - scaled(b, digits);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

/** How many decimals are written: 2 for `12.50`. */
export const decimalsOf = (value: Decimal): number => value.split('.')[1]?.length ?? 0;

/** The same number without decimals that say nothing: `12.500` becomes `12.5`, `12.00` becomes `12`. */
export const shortDecimal = (value: Decimal): Decimal =>
  (value.includes('.') ? value.replace(/(?<!0)0+$/, '').replace(/\.$/, '') : value) as Decimal;

/** The same number without leading zeros and with at least `digits` decimals: `012.5` becomes `12.50`. */
export const padDecimal = (value: Decimal, digits: number): Decimal =>
  unscaled(scaled(value, Math.max(digits, decimalsOf(value))), Math.max(digits, decimalsOf(value)));

/** `-5n` with two digits is `-0.05`. */
export const unscaled = (units: bigint, digits: number): Decimal => {
  const sign = units < 0n ? '-' : '';
  const text = String(units < 0n ? -units : units).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  return (digits === 0 ? `${sign}${whole}` : `${sign}${whole}.${text.slice(-digits)}`) as Decimal;
};

/** The number in its smallest units: `12.5` with two digits is `1250n`. Decimals beyond `digits` are cut off. */
export const scaled = (value: Decimal, digits: number): bigint => {
  const [whole = '0', fraction = ''] = value.split('.');
  const units = BigInt(whole.replace('-', '') + fraction.slice(0, digits).padEnd(digits, '0'));
  return value.startsWith('-') ? -units : units;
};

/** The sum; `0` of nothing. */
export const addDecimals = (values: readonly Decimal[]): Decimal => {
  const digits = Math.max(0, ...values.map(decimalsOf));
  return unscaled(
    values.reduce((sum, each) => sum + scaled(each, digits), 0n),
    digits,
  );
};

/** The same with the other sign; nothing has none. */
export const negateDecimal = (value: Decimal): Decimal => {
  if (value.startsWith('-')) return value.slice(1) as Decimal;
  return /^[0.]+$/.test(value) ? value : (`-${value}` as Decimal);
};

/** The product, with as many decimals as its factors have together. */
export const multiplyDecimals = (values: readonly Decimal[]): Decimal => {
  const units = values.reduce((product, each) => product * scaled(each, decimalsOf(each)), 1n);
  return unscaled(
    units,
    values.reduce((digits, each) => digits + decimalsOf(each), 0),
  );
};

/** With at most `digits` decimals; a half goes away from zero, as in bookkeeping. */
export const roundDecimal = (value: Decimal, digits: number): Decimal => {
  if (decimalsOf(value) <= digits) return value;
  const tenths = scaled(value, digits + 1);
  return unscaled((tenths + (tenths < 0n ? -5n : 5n)) / 10n, digits);
};

const DECIMAL = /^-?\d+(?:\.\d+)?$/;
