import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { callAsAdmin } from './callAsAdmin';
import { bringAxe } from './judge';
import { signIn, startProduct, type Product } from './product';
import { choose } from './steps/pageSteps';

/** A product of its own, and somebody who brings contacts into it. */
export const importProduct = () => {
  let product: Product;
  let page: Page;
  let customer: string;

  const contacts = async (query: string) => {
    const { body } = await callAsAdmin(product.address, `GET /v1/contacts?entriesPerPage=1000&${query}`);
    return body['contacts'] as Record<string, unknown>[];
  };

  beforeAll(async () => {
    product = await startProduct();
    page = await product.open({ viewport: { width: 1280, height: 900 } });
    await bringAxe(page);
    await signIn(page);
    customer = String((await contacts('status=subscribed'))[0]?.['user']);
  });
  afterAll(() => product.close());

  const button = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: typeof name === 'string' });

  const phoneOf = (index: number) => `+49151${String(7_000_000 + index)}`;

  const chooseBytes = async (name: string, buffer: Buffer) => {
    await choose(page, 'Contact list');
    await button('Import').click();
    await page.getByLabel('Choose a file').setInputFiles({ name, mimeType: '', buffer });
    await page.getByRole('heading', { name: 'Step 2 of 4: Columns' }).waitFor();
  };
  const chooseFile = (text: string) => chooseBytes('contacts.csv', Buffer.from(text, 'latin1'));

  const counter = (name: string) =>
    page
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${name}$`) })
      .locator('xpath=following-sibling::dd')
      .textContent();

  const counters = async (...names: string[]) => Promise.all(names.map(counter));

  const now = { product: () => product, page: () => page, customer: () => customer };
  return { ...now, contacts, button, phoneOf, chooseFile, chooseBytes, counters };
};
