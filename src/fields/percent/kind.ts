import type { KindShape } from '../../config/fieldKinds';
import { defineKind, type Issue } from '../../model/resolved/kind';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import { isNumeric, parseNumber } from '../number/kind';
import { numberFormat } from '../reading/formats';

export type PercentOptions = { readonly digits?: number };

interface PercentShape extends KindShape {
  readonly options: PercentOptions;
  readonly value: number;
}

declare module '../../config/fieldKinds' {
  interface FieldKinds {
    percent: PercentShape;
  }
}

/** Decimals of a percentage unless the field says otherwise. */
export const PERCENT_DIGITS = 2;

export default defineKind<'percent'>({
  name: 'percent',
  summary: 'A share from 0 to 100, stored as that number.',
  options: { digits: { type: 'integer', doc: 'Most decimals.', default: String(PERCENT_DIGITS) } },
  example: { digits: 1 },
  align: 'right',
  inFormula: 'percent',
  order: 'number',
  isSortable: true,
  filter: 'range',
  fault: (value) => (isNumeric(value) ? undefined : 'notNumber'),
  validate: (value, field) => percentIssues(Number(value), field),
  fake: ({ digits = PERCENT_DIGITS }, { faker }) =>
    faker.number.float({ min: 0, max: 100, fractionDigits: digits }),
  toText: (value) => String(value),
  inSentence: (value, field, { locale }) => formatPercent(Number(value), field, locale),
  fromText: (text) => {
    const written = text.trim();
    const value = parseNumber(written.endsWith('%') ? written.slice(0, -1) : written);
    return value === undefined ? { fault: { path: '', key: 'number' } } : { value };
  },
  normalise: (value) => Number(value),
  decimals: ({ digits = PERCENT_DIGITS }) => digits,
  check: ({ digits }) =>
    digits === undefined || (Number.isInteger(digits) && digits >= 0 && digits <= MOST_DIGITS)
      ? []
      : [`digits ${digits} is not a whole number from 0 to ${MOST_DIGITS}`],
  jsonSchema: () => ({ type: 'number', minimum: 0, maximum: 100 }),
});

/** A unit, not `style: 'percent'`, which would divide by a hundred on the way and drift. */
export const formatPercent = (
  value: number,
  { digits = PERCENT_DIGITS }: Pick<ResolvedField<'percent'>, 'digits'>,
  locale: string,
): string =>
  numberFormat(locale, {
    style: 'unit',
    unit: 'percent',
    maximumFractionDigits: digits,
    signDisplay: 'negative',
  }).format(value);

const MOST_DIGITS = 10;

const percentIssues = (value: number, { digits = PERCENT_DIGITS }: ResolvedField<'percent'>): Issue[] => {
  if (value < 0) return [{ path: '', key: 'min', args: { min: 0 } }];
  if (value > 100) return [{ path: '', key: 'max', args: { max: 100 } }];
  return Number(value.toFixed(digits)) === value ? [] : [{ path: '', key: 'digits', args: { max: digits } }];
};
