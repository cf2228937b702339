import { numberFormat } from './formats'; /** A number as people write it: which of the two separators starts the decimals. */
export type DecimalSign = '.' | ',';

/**
 * The exact decimal in a written number, as text with a point and without grouping: `1.234,50` is `1234.50`.
 * Undefined when it is no number, or when it could be two: `1,234` is a thousand to some and a bit more than one to
 * others. `decimal` settles that case, and only for its own sign: with `.` (what we export) `1.234` is `1.234`.
 */
export const readNumber = (text: string, decimal: DecimalSign = '.'): string | undefined => {
  const written = text
    .trim()
    .replace(/^[\u2212\u2013]/, '-')
    .replace(/^\+/, '');
  const readings = [readWith('.', written), readWith(',', written)];
  const own = readings[decimal === '.' ? 0 : 1];
  const [first, second] = readings;
  if (own?.includes('.')) return own;
  return first === undefined || second === undefined || first === second ? (first ?? second) : undefined;
};

/** The separator that a language writes before the decimals. */
export const decimalSignOf = (locale: string): DecimalSign => {
  const parts = numberFormat(locale).formatToParts(1.5);
  return parts.find((part) => part.type === 'decimal')?.value === ',' ? ',' : '.';
};

const readWith = (decimal: DecimalSign, written: string): string | undefined => {
  const match = patterns[decimal].exec(written);
  if (!match) return undefined;
  const [, sign = '', whole = '', , fraction] = match;
  const digits = whole.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
  return `${sign}${digits}${fraction === undefined ? '' : `.${fraction}`}`;
};

/* groups of three after the first, all with the same sign between them: 1.234.567 but not 1.234 567 */
const patterns: { readonly [D in DecimalSign]: RegExp } = {
  '.': /^(-?)(\d+|[1-9]\d{0,2}([,'\u2019 \u00a0\u2009\u202f])\d{3}(?:\3\d{3})*)(?:\.(\d+))?$/,
  ',': /^(-?)(\d+|[1-9]\d{0,2}([.'\u2019 \u00a0\u2009\u202f])\d{3}(?:\3\d{3})*)(?:,(\d+))?$/,
};
