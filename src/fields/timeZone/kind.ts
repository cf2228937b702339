import type { KindShape } from '../../config/fieldKinds';
import { defineKind } from '../../model/resolved/kind';
import { isTimeZone } from '../../model/values/timeZone';

interface TimeZoneShape extends KindShape {
  readonly options: Record<never, never>;
  readonly value: string;
}

declare module '../../config/fieldKinds' {
  interface FieldKinds {
    timeZone: TimeZoneShape;
  }
}

/** The names that are offered; older ones of the same zones are taken as well. */
export const timeZones = (): readonly string[] => ['UTC', ...Intl.supportedValuesOf('timeZone')];

export default defineKind<'timeZone'>({
  name: 'timeZone',
  summary: 'A time zone by its name of area and city, such as `Europe/Lisbon`, which knows summer time.',
  options: {},
  example: {},
  names: /time_?zone$/i,
  inFormula: 'zone',
  order: 'text',
  isSortable: true,
  filter: 'contains',
  fault: (value) => (typeof value === 'string' ? undefined : 'notText'),
  validate: (value) => (isTimeZone(value.trim()) ? [] : [{ path: '', key: 'noTimeZone' }]),
  fake: (_, { faker }) => faker.helpers.arrayElement(timeZones()),
  toText: (value) => value,
  fromText: (text) => {
    const value = text.trim();
    return isTimeZone(value) ? { value } : { fault: { path: '', key: 'noTimeZone' } };
  },
  normalise: (value) => value.trim(),
  jsonSchema: () => ({ type: 'string' }),
});
