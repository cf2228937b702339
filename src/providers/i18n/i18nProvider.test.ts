import { expect, it } from 'vitest';
import { locales } from '../../config/label';
import { imports } from '../../locales/en/imports';
import { bringTexts } from '../../locales/brought';
import { createI18nProvider } from './i18nProvider';
import { asSaid } from './said';

it('S2.65 offers exactly English, German, French and Portuguese', async () => {
  const provider = await createI18nProvider();
  expect(provider.getLocales?.().map(({ locale }) => locale)).toEqual(['en', 'de', 'fr', 'pt']);
});

it('speaks every language that a label of the configuration may have', async () => {
  const provider = await createI18nProvider();
  expect(provider.getLocales?.().map(({ locale }) => locale)).toEqual([...locales]);
});

it('begins in the language it is given', async () => {
  const provider = await createI18nProvider({ initialLocale: 'de' });
  expect(provider.getLocale()).toBe('de');
  expect(provider.translate('ra.action.save')).toBe('Speichern');
});

it.each([
  ['de', 'Speichern', 'Erneut versuchen'],
  ['fr', 'Enregistrer', 'Réessayer'],
  ['pt', 'Guardar', 'Tentar novamente'],
])('changes to %s, react-admin’s texts and ours', async (locale, save, retry) => {
  const provider = await createI18nProvider({ initialLocale: 'en' });
  await provider.changeLocale(locale);
  expect(provider.getLocale()).toBe(locale);
  expect(provider.translate('ra.action.save')).toBe(save);
  expect(provider.translate('app.list.error.retry')).toBe(retry);
});

it('comes back to the language it began with', async () => {
  const provider = await createI18nProvider({ initialLocale: 'en' });
  await provider.changeLocale('fr');
  await provider.changeLocale('en');
  expect(provider.translate('ra.action.save')).toBe('Save');
});

it('refuses a language it does not speak, names those it does, and stays', async () => {
  const provider = await createI18nProvider({ initialLocale: 'de' });
  await expect(provider.changeLocale('es')).rejects.toThrow('"es" is unknown. Known: en, de, fr, pt');
  expect(provider.getLocale()).toBe('de');
});

it.each(['100 %{of} it', 'one |||| many', 'Error occured!!', 'constructor', ''])(
  'passes %j through as it is: it is a text, not a key',
  async (text) => {
    const provider = await createI18nProvider({ initialLocale: 'en' });
    expect(provider.translate(text, { of: 'x', smart_count: 1 })).toBe(text);
  },
);

it('C-16 passes through as it is what a server said, also where that is a key', async () => {
  const provider = await createI18nProvider({ initialLocale: 'en' });
  expect(provider.translate('ra.action.delete')).toBe('Delete');
  expect(provider.translate(asSaid('ra.action.delete'), { _: 'x' })).toBe('ra.action.delete');
  expect(asSaid('Not today.')).toBe('Not today.');
});

it('puts values in as they are and picks the form for the count', async () => {
  const provider = await createI18nProvider({ initialLocale: 'en' });
  const notice = (smart_count: number) =>
    provider.translate('app.list.dropped.notice', { smart_count, name: 'A %{x}', reasons: 'b |||| c' });
  expect(notice(1)).toBe('1 row of A %{x} could not be shown: b |||| c');
  expect(notice(2)).toBe('2 rows of A %{x} could not be shown: b |||| c');
});

it('adds the labels of the configuration, in the language that is shown', async () => {
  const names = { en: 'Invoice |||| Invoices', de: 'Rechnung |||| Rechnungen', fr: 'F', pt: 'P' };
  const provider = await createI18nProvider({
    initialLocale: 'en',
    labels: (language) => ({ resources: { invoices: { name: names[language] } } }),
  });
  expect(provider.translate('resources.invoices.name', { smart_count: 2 })).toBe('Invoices');
  await provider.changeLocale('de');
  expect(provider.translate('resources.invoices.name', { smart_count: 1 })).toBe('Rechnung');
});

it('lets no label replace a text of the product', async () => {
  const provider = await createI18nProvider({ initialLocale: 'en', labels: () => ({ ra: {}, app: 'x' }) });
  expect(provider.translate('ra.action.save')).toBe('Save');
  expect(provider.translate('app.list.error.retry')).toBe('Try again');
});

it('asks for a label that is made when it is wanted before it looks among the messages', async () => {
  const label = (key: string, language: string) =>
    key === 'resources.bills.fields.due' ? `${language}: 5 |||| %{x}` : undefined;
  const provider = await createI18nProvider({ initialLocale: 'en', label });
  expect(provider.translate('resources.bills.fields.due', { _: 'Due' })).toBe('en: 5 |||| %{x}');
  await provider.changeLocale('fr');
  expect(provider.translate('resources.bills.fields.due')).toBe('fr: 5 |||| %{x}');
  expect(provider.translate('resources.bills.fields.none', { _: 'None' })).toBe('None');
});

it('says in English what a part has brought, with values and plurals, and every other language says it itself', async () => {
  const provider = await createI18nProvider({ initialLocale: 'en' });
  expect(provider.translate('app.import.title', { name: 'X' })).toBe('app.import.title');
  bringTexts({ app: imports });
  expect(provider.translate('app.import.title', { name: 'Contacts' })).toBe('Import Contacts');
  const found = [1, 2].map((count) => provider.translate('app.import.columns.found', { smart_count: count }));
  expect(found).toEqual(['1 row.', '2 rows.']);
  await provider.changeLocale('de');
  expect(provider.translate('app.import.title', { name: 'Kontakte' })).not.toContain('Import Contacts');
});
