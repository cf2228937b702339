import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { faultsOf, resize, type Skin } from '../../browser/judge';
import { visit } from '../../browser/steps/visit';
import { contactSheets } from '../contactSheet';
import { cutTexts } from '../cutTexts';
import { rawText } from '../rawText';
import { languages, signedInPages, type LanguageName } from './signedIn';
import type { WorstPage } from './worstPages';
import { openWorst } from './worstProduct';

export type Way = {
  readonly language: LanguageName;
  readonly width: number;
  readonly skins: readonly Skin[];
};

const FOLDER = '.cache/shots';
const PRIVACY = '/apps/privacyPolicy';

/** Looks at pages with the hardest records as an administrator, judges them and keeps a picture of each. */
export const startLooking = async () => {
  mkdirSync(FOLDER, { recursive: true });
  const product = await openWorst();
  const taken = new Map<string, string[]>();
  const pageOf = signedInPages(product.browser);

  const take = async (page: Page, name: string, sheet: string) => {
    const file = `${FOLDER}/${name}-${sheet}.png`;
    await page.screenshot({ path: file, fullPage: true });
    taken.set(sheet, [...(taken.get(sheet) ?? []), file]);
  };

  return {
    /** What is wrong with a page, each with its place: findings of axe, what is too wide or cut, and what is no text. */
    faultsAt: async ({ name, address, isEmpty }: WorstPage, { language, width, skins }: Way) => {
      const messages = languages[language];
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
