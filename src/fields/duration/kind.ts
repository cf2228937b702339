import type { KindShape } from '../../config/fieldKinds';
import { defineKind, type Issue } from '../../model/resolved/kind';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import { boundsFaults } from '../number/boundsFaults';
import { isNumeric } from '../number/kind';
import { clockText, formatSpan, readSpan, secondsOf, units, type Unit } from './span';

interface DurationShape extends KindShape {
  readonly options: { readonly unit?: Unit; readonly min?: number; readonly max?: number };
  readonly value: number;
}

declare module '../../config/fieldKinds' {
  interface FieldKinds {
    duration: DurationShape;
  }
}

export const unitOf = ({ unit = 'minute' }: Pick<ResolvedField<'duration'>, 'unit'>): Unit => unit;

/* Seconds: the length of a call is told in them, and what is counted in minutes loses nothing and still adds up exactly. */
export default defineKind<'duration'>({
  name: 'duration',
  summary:
    'How long something takes, stored in whole seconds; read as people write it: `1:30`, `90 min`, `1h 30`.',
  options: {
    unit: { type: 'text', oneOf: units, doc: 'What a number alone counts.', default: '`minute`' },
    min: { type: 'integer', doc: 'Shortest, in seconds.', default: '0' },
    max: { type: 'integer', doc: 'Longest, in seconds.', default: 'no limit' },
  },
  example: { unit: 'minute', max: 28_800 },
  names: /(?:^d|D)uration$/,
  align: 'right',
  inFormula: 'duration',
  order: 'number',
  isSortable: true,
  filter: 'range',
  fault: (value) => (isNumeric(value) ? undefined : 'badDuration'),
  validate: (value, field) => spanIssues(Number(value), field),
  fake: (field, { faker }) => {
    const step = secondsOf[unitOf(field)];
    const { min = 0, max = min + 90 * step } = field;
    return faker.number.int({ min: Math.ceil(min / step), max: Math.floor(max / step) }) * step;
  },
  toText: (value) => clockText(Number(value)),
  inSentence: (value, field, { locale }) => formatSpan(Number(value), unitOf(field), locale),
  fromText: (text, field) => {
    const value = readSpan(text, unitOf(field));
    return value === undefined ? { fault: { path: '', key: 'duration' } } : { value };
  },
  normalise: (value) => Number(value),
  decimals: () => 0,
  check: ({ min = 0, max }) => [
    ...boundsFaults(min, max),
    ...(min < 0 ? [`min ${min} is less than no time`] : []),
  ],
  jsonSchema: ({ min = 0, max }) => ({
    type: 'integer',
    minimum: min,
    ...(max === undefined ? {} : { maximum: max }),
  }),
});

const spanIssues = (seconds: number, { min = 0, max = Infinity }: ResolvedField<'duration'>): Issue[] => {
  if (!Number.isInteger(seconds)) return [{ path: '', key: 'duration' }];
  if (seconds < min) return [{ path: '', key: 'min', args: { min: clockText(min) } }];
  return seconds > max ? [{ path: '', key: 'max', args: { max: clockText(max) } }] : [];
};
