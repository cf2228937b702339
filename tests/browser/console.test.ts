import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn, startProduct, type Product } from './product';
import { deleteRow } from './steps/listSteps';
import { createPackage, editLink, save, textbox } from './steps/packageSteps';
import { choose, heading } from './steps/pageSteps';

let product: Product;
let page: Page;
const said: string[] = [];

beforeAll(async () => {
  product = await startProduct();
  page = await product.open();
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', ({ message }) => said.push(message));
});

afterAll(() => product.close());

it('says nothing in the console, signed out and in, while somebody works and the page is loaded anew', async () => {
  await signIn(page);
  await createPackage(page, 'Said aloud');
  await editLink(page).click();
  await textbox(page, 'Description').fill('Nothing');
  await save(page);
  await editLink(page).waitFor();
  for (const address of [page.url(), '/', '/apps/packages']) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  await deleteRow(page, 'Said aloud');
  await choose(page, 'Invoices');
  await heading(page, 'Invoices').waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: 'Deutsch' }).click();
  await heading(page, 'Rechnungen').waitFor();
  expect(said).toEqual([]);
});
