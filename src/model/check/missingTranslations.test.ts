import { expect, it } from 'vitest';
import { kinds, shop, shopWith } from '../../../tests/config/shop';
import { missingTranslations } from './missingTranslations';

const localesAt = (config: unknown, path: string) =>
  missingTranslations(config, kinds).find((missing) => missing.path === path)?.locales;

it('reports a plain text as English alone', () => {
  expect(localesAt(shop, 'invoices.label.one')).toEqual(['de', 'fr', 'pt']);
});

it('reports only the languages that a label leaves out', () => {
  expect(localesAt(shop, 'invoices.label.many')).toEqual(['fr', 'pt']);
});

it('says nothing about a label in every language', () => {
  const label = { en: 'Sales', de: 'Verkauf', fr: 'Ventes', pt: 'Vendas' };
  expect(localesAt(shopWith('/groups.sales.label', label), 'groups.sales.label')).toBeUndefined();
});

it('finds the labels inside lists and inside the values of a choice', () => {
  expect(localesAt(shop, 'invoices.layout[0].label')).toEqual(['de', 'fr', 'pt']);
  const values = { draft: { label: 'Draft' }, sent: {}, paid: {} };
  const config = shopWith('invoices.fields.status.values', values);
  expect(localesAt(config, 'invoices.fields.status.values.draft.label')).toEqual(['de', 'fr', 'pt']);
});
