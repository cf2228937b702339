import { expect, it } from 'vitest';
import { kinds } from '../../../tests/config/shop';
import { resolveFields } from '../resolve/resolveField';
import { mergedText } from './mergedText';

const fields = resolveFields(
  {
    name: { kind: 'person' },
    born: { kind: 'date' },
    paid: { kind: 'money', currency: 'EUR' },
    state: { kind: 'choice', values: { new: { label: { en: 'New', de: 'Neu' } } } },
    language: { kind: 'text' },
    secret: { kind: 'text' },
  } as never,
  kinds,
);

const merge = { of: 'people', fields: ['name', 'born', 'paid', 'state'], language: 'language' };

const record = { name: 'Ann', born: '1990-02-01', paid: '12.50', state: 'new', secret: 'x' };

const said = (text: string, more: object = {}, locale = 'en') =>
  mergedText(text, { ...record, ...more }, { merge, fields, kinds, locale });

it.each([
  ['en', '{name}, {born}, {state}', 'Ann, Feb 1, 1990, New'],
  ['de', '{name}, {born}, {state}', 'Ann, 01.02.1990, Neu'],
  ['fr', '{born}', '1 févr. 1990'],
  ['pt', '{born}', '01/02/1990'],
])('is in the language of its reader: %s', (language, text, expected) => {
  expect(said(text, { language }).text).toBe(expected);
  expect(said(text, {}, language).text).toBe(expected);
  expect(said(text, { language }, 'en').text).toBe(expected);
});

it('says nothing that is not named, and of the wrong shape', () => {
  expect(said('{secret}').text).toBe('{secret}');
  expect(said('{name}{born}', { name: 7, born: 'soon' })).toEqual({ text: '', empty: ['name', 'born'] });
  expect(said('{name|friend}', { name: '  ' }).text).toBe('friend');
});
