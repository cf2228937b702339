import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn, startProduct, type Product } from '../browser/product';

let product: Product;
let page: Page;

beforeAll(async () => {
  product = await startProduct();
  page = await product.open({ viewport: { width: 1440, height: 900 }, forcedColors: 'active' });
  await signIn(page);
});
afterAll(() => product.close());

const groundsOf = (places: Locator) =>
  places.evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));

/** What is pressed stands on another ground than each that is not. */
const expectToldApart = async (pressed: Locator, others: Locator) => {
  await pressed.first().waitFor();
  const [grounds, plain] = await Promise.all([groundsOf(pressed), groundsOf(others)]);
  expect(grounds).toHaveLength(1);
  expect(plain.length).toBeGreaterThan(0);
  expect(plain).not.toContain(grounds[0]);
};

it('keeps the colours of a ring in its legend where the colours are those of the reader', async () => {
  await page.goto('/dashboard/analytics');
  const marks = page.getByRole('region', { name: 'Messages by status' }).locator('li > [aria-hidden]');
  await marks.first().waitFor();
  const colours = await marks.evaluateAll((all) => all.map((each) => getComputedStyle(each).borderTopColor));
  expect(colours.length).toBeGreaterThan(2);
  expect(new Set(colours).size).toBe(colours.length);
});

it('tells the range that is chosen, the open view of a list and a kind of a timeline apart', async () => {
  await page.goto('/dashboard/analytics');
  const ranges = page.getByRole('group', { name: 'Period' });
  await expectToldApart(
    ranges.getByRole('button', { pressed: true }),
    ranges.getByRole('button', { pressed: false }),
  );
  await page.goto('/apps/senderIds');
  const views = page.locator('[data-views]');
  await expectToldApart(views.locator('[aria-pressed=true]'), views.locator('[aria-pressed=false]'));
});

it('shows whether a switch and a choice of a menu are on', async () => {
  await page.goto('/apps/plans/create');
  const toggle = page.getByRole('switch').first();
  await toggle.waitFor();
  expect(await toggle.evaluate((each) => getComputedStyle(each).appearance)).toBe('auto');
  await page.goto('/apps/senderIds');
  await page.getByRole('banner').getByRole('button').last().click();
  const choices = page.getByRole('menuitemcheckbox');
  /* the menu stays open, as for every box in it */
  await choices.first().click();
  await expectToldApart(
    page.locator('[role=menuitemcheckbox][aria-checked=true]'),
    page.locator('[role=menuitemcheckbox][aria-checked=false]'),
  );
});

it('shows the mark of the product', async () => {
  const mark = page.locator('a[href="/"] i').first();
  const [ground, behind] = await Promise.all([groundsOf(mark), groundsOf(page.locator('body'))]);
  expect(ground).not.toEqual(behind);
});
