import type { KindShape } from '../../config/fieldKinds';
import { defineKind } from '../../model/resolved/kind';
import { countryCode, countryCodes, countryName } from './countries';

interface CountryShape extends KindShape {
  readonly options: Record<never, never>;
  readonly value: string;
}

declare module '../../config/fieldKinds' {
  interface FieldKinds {
    country: CountryShape;
  }
}

export default defineKind<'country'>({
  name: 'country',
  summary:
    'A country, stored as its code of ISO 3166 such as `DE`, shown by its name in the language of the reader; code and names are read.',
  options: {},
  example: {},
  names: /country(?:code)?$/i,
  order: 'text',
  isSortable: true,
  filter: 'oneOf',
  fault: (value) => (typeof value === 'string' ? undefined : 'notText'),
  validate: (value) => (countryCode(value) ? [] : [{ path: '', key: 'country' }]),
  fake: (_, { faker }) => faker.helpers.arrayElement(countryCodes),
  toText: (value) => value,
  inSentence: (value, _, { locale }) => countryName(value, locale),
  fromText: (text) => {
    const value = countryCode(text);
    return value === undefined ? { fault: { path: '', key: 'country' } } : { value };
  },
  searched: countryCode,
  normalise: (value) => countryCode(value) ?? value.trim(),
  headings: [
    'Country',
    'Land',
    'Pays',
    'País',
    'Country code',
    'Ländercode',
    'Country/Region',
    'Land/Region',
  ],
  jsonSchema: () => ({ type: 'string', pattern: '^[A-Z]{2}$' }),
});
