import type { KindShape } from '../../config/fieldKinds';
import { defineKind } from '../../model/resolved/kind';
import { dateFormat } from '../reading/formats';
import { isClock, readClock } from './clock';

interface TimeShape extends KindShape {
  readonly options: Record<never, never>;
  readonly value: string;
}

declare module '../../config/fieldKinds' {
  interface FieldKinds {
    time: TimeShape;
  }
}

export default defineKind<'time'>({
  name: 'time',
  summary: 'A time of the day as a clock on the wall shows it, from 00:00 to 23:59, stored as `HH:MM`.',
  options: {},
  example: {},
  names: /(?:^t|T)ime$|(?:quiet|open|closed)(?:From|To|Until)$/,
  order: 'text',
  isSortable: true,
  filter: 'range',
  fault: (value) => (typeof value === 'string' ? undefined : 'notText'),
  validate: (value) => (isClock(value) ? [] : [{ path: '', key: 'time' }]),
  fake: (_, { faker }) =>
    `${String(faker.number.int({ max: 23 })).padStart(2, '0')}:${faker.helpers.arrayElement(['00', '15', '30', '45'])}`,
  toText: (value) => value,
  inSentence: (value, _, { locale }) => formatClock(value, locale),
  fromText: (text) => {
    const value = readClock(text);
    return value === undefined ? { fault: { path: '', key: 'time' } } : { value };
  },
  normalise: (value) => readClock(value) ?? value,
  jsonSchema: () => ({ type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' }),
});

/** As the language writes it; what is no time stays as it is. */
export const formatClock = (value: string, locale: string): string =>
  isClock(value)
    ? dateFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }).format(
        new Date(`1970-01-01T${value}:00Z`),
      )
    : value;
