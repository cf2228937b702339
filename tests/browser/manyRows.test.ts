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

it('draws of a page of more than 200 rows those in sight, and all of them for keys, paper and the search of the browser', async () => {
  await choose(page, 'SMS logs');
  const range = await page
    .getByRole('navigation', { name: 'Pages' })
    .getByText(/^1-10 of \d+$/)
    .innerText();
  const all = Number(range.split(' of ')[1]);
  expect(all).toBeGreaterThan(200);
  await page.getByLabel('Rows per page').selectOption('250');
  await expectRange(page, `1-${all} of ${all}`);
  // The head is a row, too.
  const last = String(all + 1);
  await page.locator(`table[aria-rowcount="${last}"]`).waitFor();
  // Until the code that draws them is there, the first quarter of a hundred stands for them.
  await page.locator(`tr[aria-rowindex="${last}"]`).waitFor();
  await expect.poll(() => rows().count()).toBeLessThan(80);

  await page.locator('tbody a.title').first().focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown');
  await expect.poll(focusedRow).toBe('5');
  await page.keyboard.press('End');
  await expect.poll(focusedRow).toBe(last);
  await expectVisible(page.locator(`tr[aria-rowindex="${last}"]`));
  await page.keyboard.press('ArrowUp');
  await expect.poll(focusedRow).toBe(String(all));

  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight / 2 }));
  await page.locator(`tr[aria-rowindex="${Math.round(all / 2)}"]`).waitFor();
  await expect.poll(() => rows().count()).toBeLessThan(80);
  await expect.poll(() => focusedRow()).toBe(String(all));
  await page.keyboard.press('Home');
  await expect.poll(focusedRow).toBe('2');

  await page.pdf();
  await expect.poll(() => rows().count()).toBe(all);
});
