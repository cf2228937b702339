import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages as german } from '../../src/locales/de/messages';
import { messages as english, type Messages } from '../../src/locales/en/messages';
import type { Resource } from '../../src/model/resolved/resource';
import { bringAxe, faultsOf, resize, skins } from '../browser/judge';
import { signIn, startProduct, type Product } from '../browser/product';
import { visit } from '../browser/steps/visit';
import { contactSheets } from './contactSheet';
import { dashboardPages, pagesOf, resources, type ShotPage } from './pages';
import { rawText } from './rawText';

const folder = '.cache/shots';
const widths = [390, 768, 1440] as const;
const languages = { English: english, Deutsch: german };

let product: Product;
const pages = new Map<string, Page>();
const taken = new Map<string, string[]>();

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  product = await startProduct();
  for (const language of Object.keys(languages)) {
    const page = await product.open({ viewport: { width: 1440, height: 900 } });
    await bringAxe(page);
    await signIn(page);
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('menuitem', { name: language }).click();
    pages.set(language, page);
  }
});

afterAll(async () => {
  for (const [sheet, pictures] of taken) {
    const width = sheet.includes('1440') ? 480 : 300;
    await contactSheets(product.browser, { file: `${folder}/sheet-${sheet}`, pictures, width });
  }
  await product.close();
});

describe.each(Object.entries(languages))('B8 C2 in %s, every page of', (language, messages) => {
  it.each(resources.map((resource) => [resource.key, resource] as const))('%s', async (_, resource) => {
    const found: string[] = [];
    for (const shot of await pagesOf(resource, findId))
      found.push(...(await faultsAt(shot, language, messages)));
    expect(found).toEqual([]);
  });

  it.each(dashboardPages)('$name', async (shot) =>
    expect(await faultsAt(shot, language, messages)).toEqual([]),
  );
});

/* From the list itself: what leads to a record there has its id. */
const findId = async ({ name }: Resource) => {
  const page = pages.get('English');
  if (!page || typeof (await visit(page, `/${name}`)) === 'string') return undefined;
  const title = page.locator('main a.title').first();
  const path = (await title.count()) > 0 ? await title.getAttribute('href') : null;
  return path?.split('/')[name.split('/').length + 1];
};

const faultsAt = async (
  { name, address }: ShotPage,
  language: string,
  messages: Messages,
): Promise<string[]> => {
  const page = pages.get(language);
  if (!page) throw new Error(`Nobody is signed in for ${language}.`);
  const found: string[] = [];
  for (const width of widths) {
    await resize(page, width);
    /* a page that is there already would not be loaded for the new width */
    await visit(page, '/apps/privacyPolicy', messages);
    const seen = await visit(page, address, messages);
    if (typeof seen === 'string') return [seen];
    for (const skin of skins) {
      const faults = [...(await faultsOf(page, skin, { messages })), ...(await rawText(page))];
      found.push(...faults.map((fault) => `${name}, ${width} px, ${skin}: ${fault}`));
      await take(page, name, `${language}-${width}-${skin}`);
    }
  }
  return found;
};

const take = async (page: Page, name: string, sheet: string) => {
  const file = `${folder}/${name}-${sheet}.png`;
  await page.screenshot({ path: file, fullPage: true });
  taken.set(sheet, [...(taken.get(sheet) ?? []), file]);
};
