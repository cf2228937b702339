import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declarationOf, docsPages, type DocsPage } from '../docsPages';
import { cutTexts } from '../shots/cutTexts';
import { rawText } from '../shots/rawText';
import { languages, type LanguageName } from '../shots/worst/signedIn';
import { serveFolder, type StaticServer } from '../servers/staticServer';
import { launchBrowser } from './browser';
import { addEntity } from './editConfig';
import { bringAxe, faultsOf, resize, type Skin } from './judge';
import { copyProduct, type ProductCopy } from './productCopy';

/** One way to look at a page. */
export type Looking = { readonly language: LanguageName; readonly width: number; readonly skin: Skin };

type Walk = {
  readonly looks: readonly Looking[];
  /** The kinds that are looked at beside all views: then each page in one of the ways in turn. Default all of them, in every way. */
  readonly kinds?: readonly string[];
};

/** Where a picture of everything that is looked at is kept; nowhere by default. */
const PICTURES = process.env['PICTURES'];

const LOCALES: Readonly<Record<LanguageName, string>> = {
  English: 'en-GB',
  Deutsch: 'de-DE',
  Français: 'fr-FR',
  Português: 'pt-PT',
};

/**
 * The entity of each page of the documentation about kinds and views, in the static demo: its list, a record and its form.
 * So whatever has a page is looked at, by its place alone, and the demo is known to have it.
 */
export const describeDocsInDemo = ({ looks, kinds }: Walk): void => {
  const pages = docsPages().filter(({ about, name }) => about === 'views' || !kinds || kinds.includes(name));
  let copy: ProductCopy;
  let server: StaticServer;
  let browser: Browser;
  const errors: string[] = [];

  beforeAll(async () => {
    if (PICTURES) mkdirSync(PICTURES, { recursive: true });
    copy = copyProduct();
    for (const page of pages) addEntity(copy, page.key, declarationOf(page));
    const { code, output } = await copy.run('npm', 'run', 'build:demo');
    if (code !== 0) throw new Error(output);
    [server, browser] = await Promise.all([
      serveFolder(join(copy.folder, 'dist-demo'), '/demo/'),
      launchBrowser(),
    ]);
  }, 300_000);

  afterAll(async () => {
    await browser?.close();
    await server?.close();
    copy?.remove();
  });

  const signedIn = async (language: LanguageName): Promise<Page> => {
    const page = await browser.newPage({ locale: LOCALES[language], reducedMotion: 'reduce' });
    page.on('pageerror', (error) => errors.push(error.message));
    await bringAxe(page);
    await page.goto(server.address);
    await page.getByRole('button', { name: /admin@demo\.com/ }).click();
    await page.locator('nav').first().waitFor({ state: 'attached' });
    return page;
  };
  const opened = new Map<LanguageName, Promise<Page>>();
  const pageIn = (language: LanguageName): Promise<Page> => {
    const page = opened.get(language) ?? signedIn(language);
    opened.set(language, page);
    return page;
  };

  const firstRecord = (page: Page) => page.locator(`main :is(${RECORD})`).first();
  /* a page that is there already would not be loaded for the new width */
  const openList = async (page: Page, { about, name, key }: DocsPage) => {
    await page.goto(`${server.address}#/apps/${key}${about === 'views' ? `?look=${name}` : ''}`);
    await page.reload();
    await page.locator('main :is([data-part], [data-index], .fc)').first().waitFor();
  };

  const faultsOfLook = async (page: Page, what: string, { language, width, skin }: Looking) => {
    const faults = [
      ...(await faultsOf(page, skin, { messages: languages[language] })),
      ...(await cutTexts(page)),
      ...(await rawText(page)),
    ];
    const file = `${PICTURES}/${what.replaceAll(/\W+/g, '-')}-${language}-${width}-${skin}.png`;
    if (PICTURES) await page.screenshot({ path: file, fullPage: true });
    return faults.map((fault) => `${what} in ${language}, ${width} px, ${skin}: ${fault}`);
  };

  describe('D2 nothing is found, too wide or cut on', () => {
    it.each(pages.map((each, at) => [`${each.about}/${each.name}`, each, at] as const))(
      '%s',
      async (what, each, at) => {
        const isInTurn = kinds !== undefined;
        const found: string[] = [];
        for (const look of isInTurn ? looks.slice(at % looks.length).slice(0, 1) : looks) {
          const page = await pageIn(look.language);
          await resize(page, look.width);
          await openList(page, each);
          found.push(...(await faultsOfLook(page, what, look)));
          if (each.about === 'views') continue;
          await firstRecord(page).click();
          await page.getByRole('tabpanel').first().waitFor();
          found.push(...(await faultsOfLook(page, `${what}, a record`, look)));
        }
        expect(found).toEqual([]);
      },
    );
  });

  describe('D2 with keys alone somebody comes to the first record and opens it in', () => {
    it.each(pages.filter(({ about }) => about === 'views').map((each) => [each.name, each] as const))(
      '%s',
      async (_, each) => {
        const page = await pageIn('English');
        await resize(page, 1440);
        await openList(page, each);
        await firstRecord(page).waitFor();
        await page.locator('main').first().focus();
        const before = page.url();
        const isThere = () =>
          page.evaluate((record) => document.activeElement?.matches(`main :is(${record})`), RECORD);
        for (let presses = 0; presses < MOST_PRESSES && !(await isThere()); presses += 1)
          await page.keyboard.press('Tab');
        await expect.poll(() => isThere()).toBe(true);
        await page.keyboard.press('Enter');
        await expect.poll(() => page.url()).not.toBe(before);
        await page.locator('main [role=tabpanel], [role=dialog], [data-pane]').first().waitFor();
      },
    );
  });

  it('nothing of it fails in the page, or asks the host for what it has not', () => {
    expect(errors).toEqual([]);
    expect(server.missing.filter((each) => !each.endsWith('/config.json'))).toEqual([]);
  });
};

/** What leads to a record: its title, or its entry in a calendar. */
const RECORD = 'a.title, .fc-event';

const MOST_PRESSES = 60;
