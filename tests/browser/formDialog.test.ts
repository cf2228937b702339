import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn, startProduct, type Product } from './product';
import { storedRows } from './storedRows';

let product: Product;
let page: Page;

beforeAll(async () => {
  product = await startProduct();
  page = await product.open();
  await signIn(page);
});

afterAll(() => product.close());

const dialog = () => page.getByRole('dialog');
const openCreate = async (name: string) => {
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true }).click();
  await page.getByRole('table').waitFor();
  await page.getByRole('link', { name: 'Create' }).click();
  await dialog().getByRole('button', { name: 'Save' }).waitFor();
};

it('S4.12 opens the form of a contact group over the list, and saving closes it', async () => {
  await openCreate('Contact groups');
  await page.getByRole('table', { includeHidden: true }).waitFor();
  await dialog().getByLabel('Name').fill('Newsletter readers');
  await dialog().getByLabel('Code').fill('news-readers');
  const user = dialog().getByRole('combobox', { name: /Customer/ });
  if (await user.count()) {
    await user.click();
    await page.getByRole('listbox').getByRole('option').first().click();
  }
  await dialog().getByRole('button', { name: 'Save' }).click();
  await dialog().waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/apps/contactGroups');
  const rows = await storedRows(product, '/v1/contactGroups', 'contactGroups');
  expect(rows.map(({ name }) => name)).toContain('Newsletter readers');
});

it('closes the dialog by Escape, and opens it again empty', async () => {
  await openCreate('Contact groups');
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/apps/contactGroups');
  await openCreate('Contact groups');
  expect(await dialog().getByLabel('Name').inputValue()).toBe('');
});

it('asks before a dialog with something typed is closed, and keeps it', async () => {
  await dialog().getByLabel('Name').fill('Half typed');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Stay|Keep editing/ }).click();
  expect(await dialog().getByLabel('Name').inputValue()).toBe('Half typed');
});

it('S4.12 edits a contact group in a dialog that the back button closes', async () => {
  await page.goto('/apps/contactGroups');
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  await dialog().getByLabel('Name').waitFor();
  await page.goBack();
  await dialog().waitFor({ state: 'detached' });
  await page.getByRole('table').waitFor();
});
