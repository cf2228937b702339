import type { KindShape } from '../../config/fieldKinds';
import { defineKind, type FakeContext, type Issue, type OptionFault } from '../../model/resolved/kind';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import { dateFormat } from '../reading/formats';
import { isDay, readDay, writtenDay } from './calendarDay';

export type DateOptions = { readonly min?: string; readonly max?: string };

interface DateShape extends KindShape {
  readonly options: DateOptions;
  readonly value: string;
}

declare module '../../config/fieldKinds' {
  interface FieldKinds {
    date: DateShape;
  }
}

export default defineKind<'date'>({
  name: 'date',
  summary: 'A day without a time, stored as YYYY-MM-DD.',
  options: {
    min: { type: 'text', doc: 'First day allowed, as YYYY-MM-DD.', default: 'no limit' },
    max: { type: 'text', doc: 'Last day allowed, as YYYY-MM-DD.', default: 'no limit' },
  },
  example: { min: '2020-01-01' },
  names: /(?:^d|D)ate$/,
  inFormula: 'date',
  order: 'text',
  isSortable: true,
  filter: 'range',
  fault: (value) => (isDay(value) ? undefined : 'notDate'),
  validate: (value, field) => dayIssues(value, field),
  fake: (field, context) => fakeDay(field, context),
  toText: (value, _, { dates }) => writtenDay(value, dates),
  inSentence: (value, _, { locale }) => formatDay(value, locale),
  fromText: (text) => {
    const value = readDay(text);
    return value === undefined ? { fault: { path: '', key: 'date' } } : { value };
  },
  check: ({ min, max }) => [
    ...[min, max].flatMap((day) => (day === undefined || isDay(day) ? [] : [noDay(day)])),
    ...(min !== undefined && max !== undefined && min > max
      ? [{ message: `min ${min} is after max ${max}`, hint: 'Swap them.' }]
      : []),
  ],
  jsonSchema: () => ({ type: 'string', format: 'date' }),
});

const noDay = (text: string): OptionFault => ({
  message: `"${text}" is not a day`,
  hint: 'Write a day of the calendar as YYYY-MM-DD: "2026-01-31".',
});

/* Days of four-digit years compare as text. */
const dayIssues = (value: string, { min, max }: ResolvedField<'date'>): Issue[] => {
  if (!isDay(value)) return [{ path: '', key: 'date' }];
  if (min !== undefined && value < min) return [{ path: '', key: 'notBefore', args: { min } }];
  if (max !== undefined && value > max) return [{ path: '', key: 'notAfter', args: { max } }];
  return [];
};

const HALF_A_YEAR = 180 * 24 * 60 * 60 * 1000;

/** A day within half a year of now, moved inside the limits of the field. */
const fakeDay = ({ min, max }: ResolvedField<'date'>, { faker, now }: FakeContext): string => {
  const day = new Date(now.getTime() + faker.number.int({ min: -HALF_A_YEAR, max: HALF_A_YEAR }))
    .toISOString()
    .slice(0, 10);
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
};

/** A day belongs to no zone: read and written in the same one it cannot move. */
export const formatDay = (day: string, locale: string): string =>
  dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
