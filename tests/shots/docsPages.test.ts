import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kinds } from '../../src/fields/kinds';
import type { Kind } from '../../src/model/resolved/kind';
import { launchBrowser } from '../browser/browser';
import type { Running } from '../browser/command';
import { addEntity } from '../browser/editConfig';
import { signIn } from '../browser/product';
import { copyProduct, type ProductCopy } from '../browser/productCopy';
import { declarationsOf, docsPages } from '../docsPages';
import { takeWebp } from './takeWebp';

/** `PICTURES=docs/pictures npm run shots -- docsPages` makes those of the pages about kinds and views anew. */
const folder = process.env['PICTURES'] ?? '.cache/shots/pictures';

/** Bytes: they are part of every clone. */
const MOST = 80_000;

const pages = docsPages();

let copy: ProductCopy;
let running: Running;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  for (const about of ['kinds', 'views']) mkdirSync(`${folder}/${about}`, { recursive: true });
  copy = copyProduct();
  for (const [key, declaration] of pages.flatMap(declarationsOf)) addEntity(copy, key, declaration);
  [running, browser] = await Promise.all([copy.start(), launchBrowser()]);
  const context = await browser.newContext({ baseURL: running.address, locale: 'en-GB', viewport: SIZE });
  page = await context.newPage();
  await signIn(page, 'admin');
});

const SIZE = { width: 1240, height: 800 };

afterAll(async () => {
  await browser?.close();
  await running?.stop();
  copy?.remove();
});

const written = async (file: string, part: Parameters<typeof takeWebp>[1]) => {
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.locator('main .MuiSkeleton-root').count(), { timeout: 60_000 }).toBe(0);
  await page.mouse.move(SIZE.width - 2, SIZE.height - 2);
  const picture = await takeWebp(page, part);
  writeFileSync(`${folder}/${file}.webp`, picture);
  expect(picture.length).toBeLessThan(MOST);
};

const named = (wanted: string) =>
  pages.filter(({ about }) => about === wanted).map((each) => [each.name, each] as const);

describe('the picture of a kind', () => {
  beforeAll(() => page.setViewportSize({ ...SIZE, width: 900 }));

  it.each(named('kinds'))('%s', async (name, { key }) => {
    await page.goto(`/apps/${key}`);
    await page.locator('main a.title').first().click();
    await page.getByRole('tabpanel').first().waitFor();
    const { views } = (kinds as Readonly<Record<string, Kind>>)[name] ?? {};
    if (views?.includes('edit') !== false) {
      await page.getByRole('link', { name: 'Edit' }).first().click();
      await page.getByRole('textbox', { name: 'Name' }).waitFor();
    }
    const drawn = page.locator('main form, [role=tabpanel]').first();
    const box = (await drawn.boundingBox()) ?? expect.fail('nothing is drawn');
    await written(`kinds/${name}`, { ...box, height: Math.min(box.height, 420) });
  });
});

describe('the picture of a way to look at a list', () => {
  beforeAll(() => page.setViewportSize(SIZE));

  it.each(named('views'))('%s', async (name, { key }) => {
    await page.goto(`/apps/${key}?look=${name}`);
    await page.locator('main a.title').first().waitFor();
    await written(`views/${name}`, undefined);
  });
});
