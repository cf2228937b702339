import { expect, it } from 'vitest';
import { kinds, shop, shopWith } from '../../../tests/config/shop';
import { englishTexts } from './englishTexts';

it('names the texts of entities and of everything else by their places', () => {
  const texts = englishTexts(shop, kinds);
  expect(texts.get('invoices.one')).toBe('Invoice');
  expect(texts.get('groups.sales')).toBe('Sales');
});

it('finds the texts inside lists and inside the values of a choice', () => {
  const values = { draft: { label: 'Not sent yet' }, sent: {}, paid: {} };
  const texts = englishTexts(shopWith('invoices.fields.status.values', values), kinds);
  expect(texts.get('invoices.layout.0')).toBe('Main');
  expect(texts.get('invoices.fields.status.values.draft')).toBe('Not sent yet');
});

it('has the labels that are made from a key', () => {
  const texts = englishTexts(shopWith('invoices.fields.dueDate', { kind: 'date' }), kinds);
  expect(texts.get('invoices.fields.dueDate')).toBe('Due date');
});

it('takes no text that is data', () => {
  const texts = englishTexts(shop, kinds);
  expect([...texts.keys()].filter((key) => /icon|kind|default|title$/.test(key))).toEqual([]);
});

it('keeps the order of the configuration', () => {
  const keys = [...englishTexts(shop, kinds).keys()];
  expect(keys.indexOf('groups.sales')).toBeLessThan(keys.indexOf('invoices.one'));
  expect(keys.indexOf('invoices.one')).toBeLessThan(keys.indexOf('invoices.fields.status'));
});
