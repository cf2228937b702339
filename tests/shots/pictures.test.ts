import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn, startProduct, type Product } from '../browser/product';
import { scenes, type Scene } from './pictures/scenes';
import { takeWebp } from './takeWebp';

/** `PICTURES=docs/pictures npm run shots -- pictures` makes those of the documentation anew, and their list. */
const folder = process.env['PICTURES'] ?? '.cache/shots/pictures';

/** Bytes: they are part of every clone. */
const MOST = 120_000;

let product: Product;

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  product = await startProduct();
});
afterAll(async () => {
  writeFileSync(`${folder}/README.md`, overview());
  await product.close();
});

it.each(scenes.map((scene) => [scene.name, scene] as const))('the picture %s', async (name, scene) => {
  const page = await product.open({
    viewport: { width: 1440, height: 900 },
    colorScheme: scene.skin ?? 'light',
  });
  await enter(page, scene);
  await page.setViewportSize({ width: scene.width ?? 1440, height: 900 });
  await scene.open(page);
  await page.evaluate(() => document.fonts.ready);
  /* at the left it would open the menu */
  await page.mouse.move((scene.width ?? 1440) - 2, 898);
  await page.waitForLoadState('networkidle');
  const picture = await takeWebp(page);
  writeFileSync(`${folder}/${name}.webp`, picture);
  await page.context().close();
  expect(picture.length).toBeLessThan(MOST);
});

const enter = async (page: Page, { account = 'admin', skin, language }: Scene) => {
  if (account === 'nobody') return;
  await signIn(page, account);
  if (skin === 'dark') await page.getByRole('button', { name: 'Use dark colors' }).click();
  if (language === undefined) return;
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: language.label }).click();
  await page.locator(`html[lang=${language.code}]`).waitFor();
};

const overview = (): string =>
  [
    '# Pictures',
    '',
    'Made by `PICTURES=docs/pictures npm run shots -- pictures` from the demonstration; what each shows and why stands in',
    '`tests/shots/pictures/scenes.ts`.',
    '',
    '| Picture | What has become better |',
    '|---|---|',
    ...scenes.map(({ name, improved }) => `| [${name}](${name}.webp) | ${improved} |`),
    '',
  ].join('\n');
