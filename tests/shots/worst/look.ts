import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { messages as german } from '../../../src/locales/de/messages';
import { messages as english, type Messages } from '../../../src/locales/en/messages';
import { bringAxe, faultsOf, resize, type Skin } from '../../browser/judge';
import { signIn } from '../../browser/product';
import { visit } from '../../browser/steps/visit';
import { contactSheets } from '../contactSheet';
import { cutTexts } from '../cutTexts';
import { rawText } from '../rawText';
import type { WorstPage } from './worstPages';
import { openWorst } from './worstProduct';

export const languages: Readonly<Record<string, Messages>> = { English: english, Deutsch: german };

export type Way = { readonly language: string; readonly width: number; readonly skins: readonly Skin[] };

const FOLDER = '.cache/shots';
const PRIVACY = '/apps/privacyPolicy';

/** Looks at pages with the hardest records as an administrator, judges them and keeps a picture of each. */
export const startLooking = async () => {
  mkdirSync(FOLDER, { recursive: true });
  const product = await openWorst();
  const taken = new Map<string, string[]>();
  const pages = new Map<string, Promise<Page>>();

  const pageOf = (address: string, language: string): Promise<Page> => {
    const key = `${address} ${language}`;
    const page = pages.get(key) ?? signedIn(address, language);
    pages.set(key, page);
    return page;
  };

  const signedIn = async (baseURL: string, language: string): Promise<Page> => {
    const page = await product.browser.newPage({
      baseURL,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      viewport: { width: 1440, height: 900 },
    });
    await bringAxe(page);
    await signIn(page);
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('menuitem', { name: language }).click();
    return page;
  };

  const take = async (page: Page, name: string, sheet: string) => {
    const file = `${FOLDER}/${name}-${sheet}.png`;
    await page.screenshot({ path: file, fullPage: true });
    taken.set(sheet, [...(taken.get(sheet) ?? []), file]);
  };

  return {
    /** What is wrong with a page, each with its place: findings of axe, what is too wide or cut, and what is no text. */
    faultsAt: async ({ name, address, isEmpty }: WorstPage, { language, width, skins }: Way) => {
      const messages = languages[language] ?? english;
      const page = await pageOf(isEmpty ? product.empty : product.full, language);
      await resize(page, width);
      /* a page that is there already would not be loaded for the new width */
      await visit(page, PRIVACY, messages);
      const seen = await visit(page, address, messages);
      if (typeof seen === 'string') return [`${name}: ${seen}`];
      const found: string[] = [];
      for (const skin of skins) {
        const faults = [
          ...(await faultsOf(page, skin, { messages })),
          ...(await cutTexts(page)),
          ...(await rawText(page)),
        ];
        found.push(...faults.map((fault) => `${name}, ${language}, ${width} px, ${skin}: ${fault}`));
        await take(page, name, `${language}-${width}-${skin}`);
      }
      return found;
    },
    close: async () => {
      for (const [sheet, pictures] of taken) {
        const width = sheet.includes('1440') ? 480 : 300;
        await contactSheets(product.browser, { file: `${FOLDER}/sheet-${sheet}`, pictures, width });
      }
      await product.close();
    },
  };
};
