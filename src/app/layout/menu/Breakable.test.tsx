// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Breakable } from './Breakable';

afterEach(cleanup);

it.each([
  ['Benachrichtigungsvorlagen', 'Benachrichtigungs<span data-hyphen="true"></span>vorlagen'],
  ['Abrechnungseinstellungen', 'Abrechnungs<span data-hyphen="true"></span>einstellungen'],
  ['Datenschutz&Richtlinien', 'Datenschutz&amp;<wbr>Richtlinien'],
  ['Rechnungen', 'Rechnungen'],
  ['Sendungsnummern', 'Sendungsnummern'],
  [
    'Verbindungs Benachrichtigungseinstellung',
    'Verbindungs Benachrichtigungs<span data-hyphen="true"></span>einstellung',
  ],
  ['Privacy&Policy', 'Privacy&amp;Policy'],
])(
  'a word too long for the menu breaks where its parts are joined, and its text stays: %s',
  (text, expected) => {
    const { container } = render(<Breakable text={text} />);
    expect(container.innerHTML).toBe(expected);
    expect(container.textContent).toBe(text);
  },
);
