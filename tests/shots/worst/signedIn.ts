import type { Browser, Page } from 'playwright-core';
import { messages as german } from '../../../src/locales/de/messages';
import { messages as english, type Messages } from '../../../src/locales/en/messages';
import { messages as french } from '../../../src/locales/fr/messages';
import { messages as portuguese } from '../../../src/locales/pt/messages';
import { languages as known } from '../../../src/locales/languages';
import { bringAxe } from '../../browser/judge';
import { signIn } from '../../browser/product';

export const languages = {
  English: english,
  Deutsch: german,
  Français: french,
  Português: portuguese,
} as const satisfies Readonly<Record<string, Messages>>;

export type LanguageName = keyof typeof languages;

/** One page for each gateway and language, on which the administrator is signed in. */
export const signedInPages = (browser: Browser) => {
  const pages = new Map<string, Promise<Page>>();
  return (address: string, language: LanguageName): Promise<Page> => {
    const key = `${address} ${language}`;
    const page = pages.get(key) ?? signedIn(browser, { address, language });
    pages.set(key, page);
    return page;
  };
};

type Way = {
  readonly address: string;
  readonly language: LanguageName;
};

const signedIn = async (browser: Browser, { address, language }: Way): Promise<Page> => {
  const page = await browser.newPage({
    baseURL: address,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  await bringAxe(page);
  await signIn(page);
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: language }).click();
  await page.locator(`html[lang=${known.find(({ name }) => name === language)?.locale}]`).waitFor();
  return page;
};
