import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProduct, type Product } from '../product';
import { choose, toasts } from '../steps/pageSteps';
import { storedRows } from '../storedRows';
import { personOf, type Person } from './person';

let product: Product;
let person: Person;

beforeAll(async () => {
  product = await startProduct();
  person = await personOf(product);
});
afterAll(() => product.close());

const button = (name: string | RegExp, within: Locator | Person['page']) =>
  within.getByRole('button', { name, exact: true });

/* Ten seconds pass before each of these writes is done, so that a dozen take longer than an undo lasts. */
const slowly = (method: string, path: string) =>
  person.page.route(path, async (route) => {
    if (route.request().method() === method) await product.control('POST', 'clock', { addSeconds: 10 });
    await route.continue();
  });

const languages = async () => {
  const rows = await storedRows(product, '/v1/spamWords?entriesPerPage=1000', 'spamWords');
  return Object.fromEntries(rows.map((each) => [String(each['_id']), each['language']]));
};

it('Undo: what took longer than an undo lasts is taken back as a whole, edited together or deleted together', async () => {
  const { page } = person;
  await choose(page, 'Spam words');
  await page.locator('tbody a.title').first().waitFor();
  const all = page.getByRole('checkbox', { name: 'Select all rows on this page' });
  const before = await languages();
  await slowly('PATCH', '**/v1/spamWords/*');
  await slowly('DELETE', '**/v1/spamWords/*');

  await person.click(all);
  await person.click(button(/^Edit \(\d+\)$/, page));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Language' }).selectOption('pt');
  await person.click(button(/^Change \d+$/, dialog));
  await person.click(button('Undo', toasts(page)));
  await person.hears(/\d+ changes undone/);
  await expect.poll(() => languages()).toEqual(before);

  await person.click(all);
  await person.click(button('Delete', page.getByRole('toolbar')));
  await person.click(button('Delete', dialog));
  await person.click(button('Undo', toasts(page)));
  await person.hears(/\d+ changes undone/);
  await expect.poll(languages).toEqual(before);
});
