import { expect, it } from 'vitest';
import { createI18nProvider } from './i18nProvider';

it('tells the document which language it is in, for screen readers', async () => {
  const provider = await createI18nProvider({ initialLocale: 'pt' });
  expect(document.documentElement.lang).toBe('pt');
  await provider.changeLocale('fr');
  expect(document.documentElement.lang).toBe('fr');
});

it('S2.65 begins in English for a browser that prefers English', async () => {
  expect(navigator.languages).toEqual(['en-US', 'en']);
  expect((await createI18nProvider()).getLocale()).toBe('en');
});
