import type { KindShape } from '../../config/fieldKinds';
import { defineKind } from '../../model/resolved/kind';
import { countryCode, countryCodes } from '../country/countries';
import { maxOption, severalOf, type SeveralOptions } from '../reading/severalOf';

interface CountriesShape extends KindShape {
  readonly options: SeveralOptions;
  readonly value: string[];
}

declare module '../../config/fieldKinds' {
  interface FieldKinds {
    countries: CountriesShape;
  }
}

export default defineKind<'countries'>({
  ...severalOf({ read: countryCode, fault: 'countries' }),
  name: 'countries',
  summary: 'Several countries, stored as a list of their codes of ISO 3166; codes and names are read.',
  options: { max: maxOption },
  example: { max: 20 },
  names: /countries$/i,
  fake: ({ max = 3 }, { faker }) =>
    faker.helpers.arrayElements(countryCodes, { min: 1, max: Math.min(max, 3) }),
});
