import { expect, it } from 'vitest';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import countries from '../countries/kind';
import { kinds } from '../kinds';
import { countryCodes } from './countries';
import country from './kind';

const one = { kind: 'country' } as ResolvedField<'country'>;
const several = { kind: 'countries' } as ResolvedField<'countries'>;

it.each([
  ['de', 'DE'], ['Deutschland', 'DE'], ['GERMANY', 'DE'], ['Allemagne', 'DE'], ['Alemanha', 'DE'],
  ['Cote d\'Ivoire', 'CI'], ['Österreich', 'AT'], ['Osterreich', 'AT'], ['USA', 'US'], ['U.S.', 'US'], ['UK', 'GB'],
  ['Vereinigtes Königreich', 'GB'], ['Czech Republic', 'CZ'], ['Czechia', 'CZ'], [' Suíça ', 'CH'], ['Kosovo', 'XK'],
])('an import reads %j as %s', (text, value) => {
  expect(country.fromText(text, one)).toEqual({ value });
  expect(country.normalise?.(text, one)).toBe(value);
}); // prettier-ignore

it.each(['QQ', 'EU', 'ZZ', 'D', 'Freistaat Flaschenhals', '49', ''])('takes %j for no country', (text) => {
  expect(country.validate(text, one, kinds)).toEqual([{ path: '', key: 'country' }]);
});

it('is found by its name, and written as one in a sentence', () => {
  expect(country.searched?.('Deutschland')).toBe('DE');
  expect(country.searched?.('Telekom')).toBeUndefined();
  expect(country.inSentence?.('DE', one, { locale: 'pt' })).toBe('Alemanha');
  expect(country.toText('DE', one, { locale: 'pt' })).toBe('DE');
});

it('has a name for each code in each language', () => {
  const names = new Intl.DisplayNames(['de'], { type: 'region', fallback: 'none' });
  expect(countryCodes.filter((code) => names.of(code) === undefined)).toEqual([]);
  expect(new Set(countryCodes).size).toBe(250);
});

it('several are read as each is, and one that is none is named', () => {
  expect(countries.fromText('Germany, at, "France"', several)).toEqual({ value: ['DE', 'AT', 'FR'] });
  expect(countries.fromText('DE, Atlantis', several)).toEqual({
    fault: { path: '', key: 'countries', args: { text: 'Atlantis' } },
  });
  expect(countries.validate(['DE', 'XX'], several, kinds)).toEqual([
    { path: '1', key: 'countries', args: { text: 'XX' } },
  ]);
});
