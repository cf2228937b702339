import type { KindShape } from '../../config/fieldKinds';
import { defineKind } from '../../model/resolved/kind';
import { readDay, writtenDay } from '../date/calendarDay';
import { dateFormat } from '../reading/formats';
import { isInstant, toUtc, withOffset } from './instant';

interface DateTimeShape extends KindShape {
  readonly options: Record<never, never>;
  readonly value: string;
}

declare module '../../config/fieldKinds' {
  interface FieldKinds {
    dateTime: DateTimeShape;
  }
}

export default defineKind<'dateTime'>({
  name: 'dateTime',
  summary: 'A moment, stored as ISO 8601 in UTC and shown in the time zone of the reader.',
  options: {},
  example: {},
  inFormula: 'moment',
  order: 'text',
  isSortable: true,
  filter: 'range',
  fault: (value) => (isInstant(value) ? undefined : 'notDate'),
  validate: (value) => (isInstant(value) ? [] : [{ path: '', key: 'dateTime' }]),
  fake: (_, { faker, now }) => faker.date.recent({ days: 90, refDate: now }).toISOString(),
  /* with its offset, for an exported file outlives the place it was made in */
  toText: (value, _, { locale, timeZone, dates }) => {
    if (timeZone === undefined) return value;
    if (dates === undefined) return dateFormat(locale, { ...SHORT, timeZone }).format(new Date(value));
    const [day = '', time = ''] = withOffset(value, timeZone).split('T');
    return dates === 'iso' ? `${day}T${time}` : `${writtenDay(day, dates)} ${time}`;
  },
  fromText: (text) => {
    const [day = '', ...time] = text.trim().split(/[ T]/);
    const value = [readDay(day) ?? day, ...time].join('T');
    return isInstant(value) ? { value: toUtc(value) } : { fault: { path: '', key: 'dateTime' } };
  },
  normalise: toUtc,
  jsonSchema: () => ({ type: 'string', format: 'date-time' }),
});

const SHORT = { dateStyle: 'medium', timeStyle: 'short' } as const;
