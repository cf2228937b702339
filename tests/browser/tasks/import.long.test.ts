import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAsAdmin } from '../callAsAdmin';
import { startProduct, type Product } from '../product';
import { storedRows } from '../storedRows';
import { personOf, type Person } from './person';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product.close());

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

/** Chooses a file in the window of the system, which counts as the click that opens it. */
const chooseFile = async ({ page, click }: Person, lines: readonly string[]): Promise<void> => {
  const chooser = page.waitForEvent('filechooser');
  await click(page.getByText('Choose a file'));
  await (
    await chooser
  ).setFiles({ name: 'contacts.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) });
  await page.getByRole('heading', { name: 'Step 2 of 4: Columns' }).waitFor();
};

it('Task 8: imports 500 contacts with bad rows among them in 6 clicks, with both parts of their names', async () => {
  const person = await personOf(product, 'customer');
  const { page } = person;
  const rows = Array.from({ length: 500 }, (_, at) => {
    const phone = at % 100 === 99 ? '12' : `+4915170${String(10_000 + at)}`;
    return `Test ${at};Anna;${phone};a${at}@example.com`;
  });
  person.startTask();
  await person.go('Contact list');
  await person.click(page.getByRole('button', { name: 'Import', exact: true }));
  await chooseFile(person, ['Last name;First name;Phone;Email', ...rows]);
  await page.getByText('these columns are joined by a space: First name, Last name').waitFor();
  await person.click(button(page, 'Next'));
  await button(page, 'Import 495 rows').waitFor();
  await page.getByRole('heading', { name: '5 rows skipped' }).waitFor();
  await person.click(button(page, 'Import 495 rows'));
  await person.hears('The import is done.');
  expect(person.clicks()).toBeLessThanOrEqual(6);
  const [made, ...others] = await storedRows(product, '/v1/contacts?search=a7%40example.com', 'contacts');
  expect([made?.['fullName'], others]).toEqual(['Anna Test 7', []]);
});

it('Task 8: as staff, imports contacts for a customer whom no column names', async () => {
  const person = await personOf(product);
  const { page } = person;
  person.startTask();
  await person.find('Contact list');
  await person.click(page.getByRole('button', { name: 'Import', exact: true }));
  await chooseFile(person, ['Name;Phone', 'Olaf Once;+4915198000001', 'Olga Once;+4915198000002']);
  await person.click(button(page, 'Next'));
  await page.getByText('Required', { exact: true }).waitFor();
  await person.click(page.getByRole('combobox', { name: 'Customer' }));
  await person.type('Clara');
  await person.click(page.getByRole('option', { name: 'Clara Client' }));
  await person.click(button(page, 'Next'));
  await person.click(button(page, 'Import 2 rows'));
  await person.hears('The import is done.');
  const { body } = await callAsAdmin(product.address, 'GET /users?search=Clara%20Client');
  const [clara] = body['users'] as Record<string, unknown>[];
  const made = await storedRows(product, '/v1/contacts?search=Once', 'contacts');
  expect(made.map(({ user }) => user)).toEqual([clara?.['_id'], clara?.['_id']]);
});

it('CSV import: shows what would become of each row before, knows records by name, gives back what is wrong, and is undone as a whole', async () => {
  const person = await personOf(product);
  const { page } = person;
  const { body } = await callAsAdmin(product.address, 'GET /users?search=Clara%20Client');
  const [clara] = body['users'] as Record<string, unknown>[];
  await callAsAdmin(product.address, 'POST /v1/contactGroups', {
    name: 'Walkers',
    code: 'walkers',
    user: clara?.['_id'],
  });
  await person.find('Contact list');
  await person.click(page.getByRole('button', { name: 'Import', exact: true }));
  await chooseFile(person, [
    'Name;Vorname;Telefon;Kunde;Groups;Shoe size',
    'Row;Rita;+4915199000001;Clara Client;Walkers;x',
    `Row;Rudi;+4915199000002;${String(clara?.['email'])};;x`,
    'Row;Ralf;+49 151 99000002;Clara Client;;x',
    'Row;Rosa;+4915199000003;Clara Clent;;x',
    'Row;Robin;12;Clara Client;;x',
  ]);
  await page.getByText('these columns are joined by a space: Vorname, Name').waitFor();
  await page.getByText('Not imported: Shoe size').waitFor();
  await person.click(button(page, 'Next'));
  await button(page, 'Import 2 rows').waitFor();
  await expect.poll(() => storedRows(product, '/v1/contacts?search=Rita%20Row', 'contacts')).toEqual([]);
  const wrong = page.getByRole('row').filter({ hasText: 'Clara Clent' });
  await expect
    .poll(() => wrong.getByRole('cell').allInnerTexts())
    .toEqual([
      '5',
      'Customer',
      'Clara Clent',
      expect.stringMatching(/^No customer has “Clara Clent” as .*Email.* or ID$/),
    ]);
  const download = page.waitForEvent('download');
  await person.click(button(page, 'Download these rows'));
  const file = await readFile(await (await download).path(), 'utf8');
  for (const name of ['Ralf', 'Rosa', 'Robin']) expect(file).toContain(name);
  expect(file).not.toContain('Rita');
  await person.click(button(page, 'Import 2 rows'));
  await person.hears('The import is done.');
  const [rita, ...others] = await storedRows(product, '/v1/contacts?search=Rita%20Row', 'contacts');
  expect([rita?.['user'], others]).toEqual([clara?.['_id'], []]);
  expect(rita?.['groups']).toHaveLength(1);
  await person.click(button(page, 'Undo this import'));
  await person.click(page.getByRole('button', { name: 'Undo', exact: true }));
  await person.hears(/The import is undone\. Deleted: 2\./);
  await expect.poll(() => storedRows(product, '/v1/contacts?search=Rita%20Row', 'contacts')).toEqual([]);
});
