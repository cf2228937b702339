import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectVisible } from './expectVisible';
import { heading } from './steps/pageSteps';
import { signIn, startProduct, type Product } from './product';
import { requestsTo } from './requestsTo';

let product: Product;
let page: Page;

beforeAll(async () => {
  product = await startProduct();
  page = await product.open();
  await signIn(page, 'admin', '/apps/plans');
});

afterAll(() => product.close());

const bar = (where: Page) => where.getByRole('navigation', { name: 'Bookmarks' }).getByRole('link');
const star = (where: Page, name: string) =>
  where.getByRole('banner').getByRole('button', { name: `Bookmark ${name}` });
const box = () => page.getByRole('combobox', { name: 'Search pages, actions and records' });
const kept = async (times: number) => {
  await expect
    .poll(async () => (await requestsTo(product, /^\/api\/bookmarks\/update$/, 'POST')).length)
    .toBe(times);
};
const result = (name: string | RegExp) => page.getByRole('option', { name });

it('S2.06 has Plan bookmarked in a fresh profile, and nothing else', async () => {
  await expect.poll(() => bar(page).allTextContents()).toEqual(['Plan']);
  await expect.poll(() => star(page, 'Plan').getAttribute('aria-pressed')).toBe('true');
});

it('S2.72 opens with the keyboard, finds pages and records, and goes where it is told', async () => {
  await page.keyboard.press('Control+k');
  await box().fill('hanna pet');
  await result(/Hanna Petersen/)
    .first()
    .waitFor();
  const sizes = await page
    .getByRole('listbox')
    .getByRole('group')
    .evaluateAll((groups) => groups.map((group) => group.querySelectorAll('[role=option]').length));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(4);
  await box().fill('role set');
  await result('Role Setting').waitFor();
  await page.keyboard.press('Enter');
  await expectVisible(heading(page, 'Role Setting'));
  await box().waitFor({ state: 'detached' });
});

it('S2.73 does nothing with Enter where nothing was found', async () => {
  await page.keyboard.press('Control+k');
  await box().fill('xyzzy');
  await page.getByText('No Result').waitFor();
  await page.keyboard.press('Enter');
  expect([await box().inputValue(), new URL(page.url()).pathname]).toEqual([
    'xyzzy',
    '/apps/setting/roleSetting',
  ]);
  await page.keyboard.press('Escape');
  await box().waitFor({ state: 'detached' });
});

it('S2.72 does what the list of the page offers for all of it, by the keyboard alone', async () => {
  await page.keyboard.press('Control+k');
  await box().fill('contact list');
  await result('Contact list').first().waitFor();
  await page.keyboard.press('Enter');
  await heading(page, 'Contact list').waitFor();
  await page.getByRole('button', { name: 'Import' }).waitFor();
  for (const [typed, title] of [
    ['export', /^Export/],
    ['import', /^Import/],
  ] as const) {
    await page.keyboard.press('Control+k');
    await box().fill(typed);
    await result(title).first().waitFor();
    await page.keyboard.press('Enter');
    await expectVisible(page.getByRole('dialog', { name: title }));
    await box().waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await page.goto('/apps/setting/roleSetting');
  await heading(page, 'Role Setting').waitFor();
});

it('S2.70 keeps a bookmark for the next machine, and takes one away', async () => {
  await star(page, 'Role Setting').press('Enter');
  await expect.poll(() => bar(page).allTextContents()).toEqual(['Plan', 'Role Setting']);
  await kept(1);
  const elsewhere = await product.open();
  await signIn(elsewhere, 'admin', '/apps/setting/roleSetting');
  await expect.poll(() => bar(elsewhere).allTextContents()).toHaveLength(2);
  await star(elsewhere, 'Role Setting').click();
  await expect.poll(() => bar(elsewhere).allTextContents()).toEqual(['Plan']);
  await kept(2);
  await elsewhere.reload();
  await expect.poll(() => bar(elsewhere).allTextContents()).toEqual(['Plan']);
});
