import type { KindShape } from '../../config/fieldKinds';
import type { Label } from '../../config/label';
import { defineKind, type Issue } from '../../model/resolved/kind';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import { boundsFaults } from './boundsFaults';
import { numberFormat } from '../reading/formats';
import { readNumber } from '../reading/writtenNumber';

export type NumberOptions = {
  readonly integer?: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly unit?: Label;
};

interface NumberShape extends KindShape {
  readonly options: NumberOptions;
  readonly value: number;
}

declare module '../../config/fieldKinds' {
  interface FieldKinds {
    number: NumberShape;
  }
}

/** True for a finite number, or the text of one: some servers send `"12.5"` (D-23). */
export const isNumeric = (value: unknown): value is number | `${number}` =>
  typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string' && isNumericText(value);

/** The number in an import cell: as we write it, or as people do; undefined when it is none or could be two. */
export const parseNumber = (text: string): number | undefined => {
  const value = isNumeric(text.trim()) ? Number(text) : Number(readNumber(text) ?? Number.NaN);
  return Number.isFinite(value) ? value : undefined;
};

/** Every digit that is there; and no minus before a zero. */
export const formatNumber = (value: number, locale: string): string =>
  numberFormat(locale, { maximumFractionDigits: 20, signDisplay: 'negative' }).format(value);

export default defineKind<'number'>({
  name: 'number',
  summary: 'A number; whole numbers only with `integer`.',
  options: {
    integer: { type: 'boolean', doc: 'Whole numbers only.', default: 'false' },
    min: { type: 'number', doc: 'Smallest value.', default: 'no limit' },
    max: { type: 'number', doc: 'Largest value.', default: 'no limit' },
    unit: {
      type: 'label',
      doc: 'What is counted, shown after the number, for example "ms"; singular and plural as `day |||| days`.',
    },
  },
  example: { integer: true, min: 0, max: 500, unit: 'ms' },
  align: 'right',
  inFormula: 'number',
  order: 'number',
  isSortable: true,
  filter: 'range',
  fault: (value) => (isNumeric(value) ? undefined : 'notNumber'),
  validate: (value, field) => numberIssues(Number(value), field),
  fake: ({ integer, min, max }, { faker }) => {
    const least = min ?? Math.min(0, max ?? 0);
    const range = { min: least, max: max ?? least + 1000 };
    return integer ? faker.number.int(range) : faker.number.float({ ...range, fractionDigits: 2 });
  },
  toText: (value) => String(value),
  inSentence: (value, _, { locale }) => formatNumber(Number(value), locale),
  fromText: (text) => {
    const value = parseNumber(text);
    return value === undefined ? { fault: { path: '', key: 'number' } } : { value };
  },
  normalise: (value) => Number(value),
  decimals: ({ integer }) => (integer ? 0 : undefined),
  check: ({ min, max, integer }) => [
    ...boundsFaults(min, max),
    ...(integer && [min, max].some((bound) => bound !== undefined && !Number.isInteger(bound))
      ? ['min and max of an integer are whole numbers']
      : []),
  ],
  jsonSchema: ({ integer, min, max }) => ({
    type: integer ? 'integer' : 'number',
    ...(min === undefined ? {} : { minimum: min }),
    ...(max === undefined ? {} : { maximum: max }),
  }),
});

const isNumericText = (text: string): boolean =>
  /^-?\d+(?:\.\d+)?(?:e[+-]?\d{1,3})?$/i.test(text) && Number.isFinite(Number(text));

const numberIssues = (value: number, { integer, min, max }: ResolvedField<'number'>): Issue[] => {
  if (integer && !Number.isInteger(value)) return [{ path: '', key: 'notInteger' }];
  if (min !== undefined && value < min) return [{ path: '', key: 'min', args: { min } }];
  if (max !== undefined && value > max) return [{ path: '', key: 'max', args: { max } }];
  return [];
};
