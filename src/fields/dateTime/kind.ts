import type { KindShape } from '../../config/fieldKinds';
import { defineKind } from '../../model/resolved/kind';
import { isInstant, toUtc } from './instant';

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
  order: 'text',
  isSortable: true,
  filter: 'range',
  fault: (value) => (isInstant(value) ? undefined : 'notDate'),
  validate: (value) => (isInstant(value) ? [] : [{ path: '', key: 'dateTime' }]),
  fake: (_, { faker, now }) => faker.date.recent({ days: 90, refDate: now }).toISOString(),
  /* UTC, not the reader's zone: an exported file outlives the place it was made in */
  toText: (value) => value,
  fromText: (text) => {
    const value = text.trim().replace(/^(\d{4}-\d{2}-\d{2}) (?=\d)/, '$1T');
    return isInstant(value) ? { value: toUtc(value) } : { fault: { path: '', key: 'dateTime' } };
  },
  normalise: toUtc,
  jsonSchema: () => ({ type: 'string', format: 'date-time' }),
});
