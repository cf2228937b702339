import { expect, it } from 'vitest';
import { countryName } from './countries';

it('a country has its name in the language of the reader, however it was written', () => {
  expect(['Deutschland', 'germany', 'DE', ' Allemagne ', 'Alemanha'].map((each) => countryName(each, 'en'))).toEqual(
    ['Germany', 'Germany', 'Germany', 'Germany', 'Germany'],
  ); // prettier-ignore
  expect(countryName('United Kingdom', 'de')).toBe('Vereinigtes Königreich');
  expect(countryName('Germany', 'fr')).toBe('Allemagne');
});

it('what is no known country stays as it was written', () => {
  expect(['Freistaat Flaschenhals', '', 'QQ'].map((each) => countryName(each, 'en'))).toEqual([
    'Freistaat Flaschenhals',
    '',
    'QQ',
  ]);
});
