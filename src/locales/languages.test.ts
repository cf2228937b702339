import { expect, it } from 'vitest';
import { isLanguage, languageFor, languages } from './languages';

it('S2.65 offers exactly English, German, French and Portuguese', () =>
  expect(languages.map(({ locale }) => locale)).toEqual(['en', 'de', 'fr', 'pt']));

it.each([
  [['de-AT', 'en'], 'de'],
  [['es-ES', 'pt-BR', 'en'], 'pt'],
  [['FR'], 'fr'],
  [['fa', 'zh-Hans'], 'en'],
  [[], 'en'],
] as const)('takes, of a reader with %j, the language %s', (preferred, language) =>
  expect(languageFor(preferred)).toBe(language),
);

it.each(['es', 'de-AT', '', 'constructor', null, 1])('does not take %j for a language', (value) =>
  expect(isLanguage(value)).toBe(false),
);
