import { expect, it } from 'vitest';
import { breakable } from './breakable';

it.each([
  ['Benachrichtigungsvorlagen', 'Benachrichtigungs\u00ADvorlagen'],
  ['Abrechnungseinstellungen', 'Abrechnungs\u00ADeinstellungen'],
  ['Datenschutz&Richtlinien', 'Datenschutz&\u200BRichtlinien'],
  ['Rechnungen', 'Rechnungen'],
  ['Sendungsnummern', 'Sendungsnummern'],
  ['Privacy&Policy', 'Privacy&Policy'],
])('a word too long for the menu breaks where its parts are joined: %s', (text, expected) => {
  expect(breakable(text)).toBe(expected);
});
