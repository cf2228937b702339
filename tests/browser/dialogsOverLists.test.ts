import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectVisible } from './expectVisible';
import { holdRequests } from './holdRequests';
import { signIn, startProduct, type Product } from './product';
import { openList } from './steps/listSteps';
import { toasts } from './steps/pageSteps';

let product: Product;
let page: Page;

beforeAll(async () => {
  product = await startProduct();
  page = await product.open();
  await signIn(page);
});
afterAll(() => product.close());

const button = (name: string | RegExp, within: Locator | Page = page) =>
  within.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const all = () => page.getByRole('checkbox', { name: 'Select all rows on this page' });

it('Back closes a dialog and a menu over a list, one press each, and leaves the list only then', async () => {
  await openList(page, 'Spam words');
  const { pathname } = new URL(page.url());
  const openMenu = async () => {
    await button(/^Actions for /)
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
  };
  const select = async (name: RegExp) => {
    await all().check();
    await button(name, page.getByRole('toolbar')).click();
  };
  for (const open of [
    () => button('Bin').click(),
    () => button('Export').click(),
    openMenu,
    () => select(/^Edit \(/),
    () => select(/^Delete$/),
  ]) {
    await open();
    await dialog().waitFor();
    await page.waitForFunction(() => (history.state as { usr?: { over?: boolean } }).usr?.over === true);
    await page.goBack();
    await dialog().waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(pathname);
  }
  await button(/^Actions for /)
    .first()
    .click();
  await page.getByRole('menu').waitFor();
  await page.waitForFunction(() => (history.state as { usr?: { over?: boolean } }).usr?.over === true);
  await page.goBack();
  await page.getByRole('menu').waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe(pathname);
  await page.goBack();
  await page.waitForURL((url) => url.pathname !== pathname);
});

it('Back closes the menu of a record', async () => {
  await openList(page, 'Users');
  await page.locator('tbody a.title').first().click();
  await button('More actions').click();
  const address = page.url();
  await page.getByRole('menu').waitFor();
  await page.waitForFunction(() => (history.state as { usr?: { over?: boolean } }).usr?.over === true);
  await page.goBack();
  await page.getByRole('menu').waitFor({ state: 'detached' });
  expect(page.url()).toBe(address);
});

it('a deletion of many says how far it is, stays in sight, and stops when it is told to', async () => {
  await openList(page, 'Spam words');
  await all().check();
  const count = await page.locator('tbody').getByRole('row').count();
  const held = await holdRequests(product, '/v1/spamWords/*');
  await button('Delete', page.getByRole('toolbar')).click();
  await button('Delete', dialog()).click();
  await dialog().getByText(`Delete: 0 of ${count}`).waitFor();
  await held.arrived();
  await page.keyboard.press('Escape');
  await button('Stop', dialog()).click();
  await held.release();
  await dialog().waitFor({ state: 'detached' });
  await toasts(page)
    .getByText(/^Spam word .+ deleted$/)
    .waitFor();
  await expectVisible(page.getByRole('toolbar').getByText(`${count - 1} selected`));
});

it('a form begins with the tab of its record, and Cancel leads back to it', async () => {
  await openList(page, 'Users');
  await page.locator('tbody a.title').first().click();
  await page.getByRole('tab').nth(1).click();
  await page.waitForURL(/tab=2/);
  const address = page.url();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('link', { name: 'Cancel' }).waitFor();
  await expect.poll(() => page.getByRole('tab').nth(1).getAttribute('aria-selected')).toBe('true');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.waitForURL(address);
});
