import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectVisible } from './expectVisible';
import { expectRange } from './steps/listSteps';
import { choose } from './steps/pageSteps';
import { signIn, startProduct, type Product } from './product';

let product: Product;
let page: Page;

beforeAll(async () => {
  product = await startProduct();
  page = await product.open();
  await signIn(page);
});

afterAll(() => product.close());

const rows = () => page.locator('tbody tr[data-index]');
const focusedRow = () => page.evaluate(() => document.activeElement?.closest('tr')?.ariaRowIndex);

it('draws of a page of 245 rows those in sight, and all of them for keys, paper and the search of the browser', async () => {
  await choose(page, 'SMS logs');
  await expectRange(page, '1-10 of 245');
  await page.getByLabel('Rows per page').selectOption('250');
  await expectRange(page, '1-245 of 245');
  await page.locator('table[aria-rowcount="246"]').waitFor();
  // Until the code that draws them is there, the first quarter of a hundred stands for them.
  await page.locator('tr[aria-rowindex="246"]').waitFor();
  await expect.poll(() => rows().count()).toBeLessThan(80);

  await page.locator('tbody a.title').first().focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown');
  expect(await focusedRow()).toBe('5');
  await page.keyboard.press('End');
  expect(await focusedRow()).toBe('246');
  await expectVisible(page.locator('tr[aria-rowindex="246"]'));
  await page.keyboard.press('ArrowUp');
  expect(await focusedRow()).toBe('245');

  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight / 2 }));
  await page.locator('tr[aria-rowindex="124"]').waitFor();
  expect([await focusedRow(), await rows().count()]).toEqual([
    '245',
    expect.toSatisfy((count: number) => count < 80),
  ]);
  await page.keyboard.press('Home');
  expect(await focusedRow()).toBe('2');

  await page.pdf();
  expect(await rows().count()).toBe(245);
});
