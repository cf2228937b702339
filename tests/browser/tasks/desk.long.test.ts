import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startProduct, type Product } from '../product';
import { entryOf } from '../steps/pageSteps';
import { storedRows } from '../storedRows';
import { personOf } from './person';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product.close());

afterEach(() => product.control('DELETE', 'faults'));

const rowWith = (page: Page, text: string | RegExp) =>
  page.getByRole('main').getByRole('row').filter({ hasText: text }).first();

it('every page has one heading of the first level, in its main part and before all others there', async () => {
  const person = await personOf(product);
  const { page } = person;
  const headings = () =>
    page
      .locator('h1, h2')
      .evaluateAll((all) => all.map((each) => `${each.tagName} ${each.closest('main') ? 'main' : 'beside'}`));
  const expectOne = async () => {
    const found = (await headings()).filter((each) => each.startsWith('H1'));
    expect(found).toEqual(['H1 main']);
    expect((await headings())[0]).toBe('H1 main');
    const first = page.getByRole('main').getByRole('heading').first();
    await expect.poll(() => first.evaluate(({ tagName }) => tagName)).toBe('H1');
  };
  await expectOne();
  await person.find('Users');
  await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
  await expectOne();
  await expect.poll(() => page.title()).toBe('Users · SMS Gateway');
  await person.click(page.getByRole('link', { name: 'Clara Client' }));
  await page.getByRole('heading', { level: 1, name: 'Clara Client' }).waitFor();
  await expectOne();
  await expect.poll(() => page.title()).toBe('Clara Client · SMS Gateway');
  await expect.poll(() => page.getByRole('banner').innerText()).not.toContain('Clara Client');
  await person.click(page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }));
  await page.getByRole('heading', { level: 1, name: /Clara Client/ }).waitFor();
  await expectOne();
  await page.goto('/nowhere');
  await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
  await expectOne();
  const stranger = await product.open();
  await stranger.goto('/');
  await stranger.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => stranger.getByRole('heading', { level: 1 }).count()).toBe(1);
});

it('Task 12: issues one invoice in 4 clicks, and all drafts in 4 with what they come to', async () => {
  const person = await personOf(product);
  const { page } = person;
  const dialog = page.getByRole('dialog');
  person.startTask();
  await person.find('Invoices');
  await person.click(rowWith(page, 'Draft').getByRole('link').first());
  await person.click(page.getByRole('main').getByRole('button', { name: 'Send', exact: true }));
  await person.click(dialog.getByRole('button', { name: 'Send', exact: true }));
  expect(person.clicks()).toBeLessThanOrEqual(4);
  await page.locator('[data-record-head]').getByText('Sent', { exact: true }).waitFor();
  await person.find('Invoices');
  await person.click(page.getByRole('button', { name: /^Drafts/ }));
  const drafts = await storedRows(product, '/v1/invoices?invoiceStatus=Draft&entriesPerPage=100', 'invoices');
  expect(drafts.length).toBeGreaterThan(1);
  await page.getByText(new RegExp(`of ${drafts.length}$`)).waitFor();
  person.startTask();
  await person.click(page.getByRole('checkbox').first());
  await person.click(page.getByRole('toolbar').getByRole('button', { name: /^Send/ }));
  const total = drafts.reduce((sum, { total: each }) => sum + Number(each), 0);
  const said = total.toLocaleString('en', { style: 'currency', currency: 'EUR' });
  await dialog.getByText(said).waitFor();
  await dialog.getByRole('heading', { name: new RegExp(`\\b${drafts.length}\\b`) }).waitFor();
  await person.click(dialog.getByRole('button', { name: 'Send', exact: true }));
  await dialog.waitFor({ state: 'detached' });
  expect(person.clicks()).toBeLessThanOrEqual(4);
  await expect.poll(() => storedRows(product, '/v1/invoices?invoiceStatus=Draft', 'invoices')).toEqual([]);
});

it('Task 13: an issued invoice offers no Delete but a credit note, which takes 3 clicks', async () => {
  const person = await personOf(product);
  const { page } = person;
  await person.find('Invoices');
  await person.click(page.getByRole('button', { name: /^Open/ }));
  const row = rowWith(page, 'Sent');
  const number = (await row.getByRole('link').first().innerText()).trim();
  person.startTask();
  await person.click(row.getByRole('button', { name: /actions/i }));
  await expect.poll(() => page.getByRole('menuitem', { name: 'Delete' }).count()).toBe(0);
  await person.click(page.getByRole('menuitem', { name: 'Issue credit note' }));
  await person.write(page.getByRole('dialog').getByRole('textbox', { name: /Reason/ }), 'Billed twice');
  await person.click(page.getByRole('dialog').getByRole('button', { name: 'Issue credit note' }));
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(person.clicks()).toBeLessThanOrEqual(3);
  await person.click(page.getByRole('link', { name: number }).first());
  await page.getByRole('heading', { level: 1, name: new RegExp(`^${number}`) }).waitFor();
  await expect.poll(() => page.getByRole('main').getByRole('button', { name: 'Delete' }).count()).toBe(0);
  const notes = await storedRows(product, '/v1/creditNotes?search=Billed%20twice', 'creditNotes');
  expect(notes).toHaveLength(1);
});

it('Task 14: refunds a customer in 4 clicks, and the credit on the page says so', async () => {
  const person = await personOf(product);
  const { page } = person;
  await person.find('Users');
  await page.getByRole('link', { name: 'Clara Client' }).waitFor();
  const [before] = await storedRows(product, '/users?search=Clara%20Client', 'users');
  person.startTask();
  await person.click(page.getByRole('link', { name: 'Clara Client' }));
  await person.click(page.getByRole('main').getByRole('button', { name: 'More actions' }));
  await person.click(page.getByRole('menuitem', { name: 'Refund to balance' }));
  const dialog = page.getByRole('dialog');
  await person.write(dialog.getByRole('textbox', { name: /Amount/ }), '12.50');
  await person.write(dialog.getByRole('textbox', { name: /Reason|Note/ }), 'Messages that never arrived');
  await person.click(dialog.getByRole('button', { name: 'Refund to balance' }));
  await dialog.waitFor({ state: 'detached' });
  expect(person.clicks()).toBeLessThanOrEqual(4);
  const credit = (Number(before?.['credit']) + 12.5).toLocaleString('en', {
    style: 'currency',
    currency: 'EUR',
  });
  await page.getByRole('main').getByText(credit).first().waitFor();
});

it('Task 16: sees the product as a role in 3 clicks, and says so for as long as it lasts', async () => {
  const person = await personOf(product);
  const { page } = person;
  person.startTask();
  await person.find('Role');
  await person.click(page.getByRole('link', { name: 'Support', exact: true }));
  await person.click(page.getByRole('button', { name: 'View as this role' }));
  expect(person.clicks()).toBe(3);
  await person.hears(/Support/);
  await page.getByRole('button', { name: 'Exit' }).waitFor();
  await expect.poll(() => entryOf(page, 'Role').count()).toBe(0);
  await person.click(page.getByRole('button', { name: 'Exit' }));
  await entryOf(page, 'Role').waitFor({ state: 'attached' });
});

it('Task 28: exports what is filtered in 2 clicks, and says before how many rows that are', async () => {
  const person = await personOf(product);
  const { page } = person;
  await person.find('Users');
  await person.write(page.getByRole('searchbox', { name: 'Search customers' }), 'clara');
  await page.getByText('1-1 of 1').first().waitFor();
  person.startTask();
  await person.click(page.getByRole('button', { name: 'Export' }));
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('status')
    .filter({ hasText: /\b1 row\b/ })
    .waitFor();
  const download = page.waitForEvent('download');
  await person.click(dialog.getByRole('button', { name: 'Export' }));
  expect((await download).suggestedFilename()).toBe('Customers.csv');
  expect(person.clicks()).toBe(2);
});

it('Task 29: a customer sees the own messages, balance, invoices, senders and contacts, and changes the password', async () => {
  const person = await personOf(product, 'customer');
  const { page } = person;
  await page.getByRole('main').getByRole('region', { name: 'Balance', exact: true }).waitFor();
  for (const name of ['SMS logs', 'Balance History', 'Sender IDs', 'Contact list', 'Invoices']) {
    await person.find(name);
    await rowWith(page, /./).waitFor();
    await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().waitFor();
  }
  await person.click(page.getByRole('main').getByRole('link', { name: /^INV-/ }).first());
  await person.click(page.getByRole('link', { name: 'Preview' }));
  await page.getByRole('article').getByText('Relay Messaging GmbH').waitFor();
  await page.getByRole('button', { name: 'Print' }).waitFor();
  await person.click(page.getByRole('button', { name: 'Account' }));
  await person.click(page.getByRole('menuitem', { name: 'Your account' }));
  await page
    .getByRole('main')
    .getByLabel(/^New password/)
    .waitFor();
});

it('Task 35: a link of the menu in a new tab opens its page, without another sign-in', async () => {
  const person = await personOf(product);
  const { page } = person;
  const opened = page.context().waitForEvent('page');
  await entryOf(page, 'SMS logs').click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  /* counted, since `waitFor` sometimes goes on waiting for a navigation of a new tab that has long ended */
  await expect.poll(() => tab.getByRole('heading', { level: 1, name: 'SMS logs' }).count()).toBe(1);
  await expect.poll(() => tab.getByRole('row').count()).toBeGreaterThan(1);
  await expect.poll(() => tab.getByLabel('Password').count()).toBe(0);
});

it('Task 36: a server that fails leaves the layout, says so once and tries all again at one press', async () => {
  const person = await personOf(product);
  const { page } = person;
  for (const match of ['/v1/*', '/api/totals', '/orders*', '/users*'])
    await product.control('POST', 'faults', { match, kind: 'status', status: 500, times: 'always' });
  await person.find('Operations');
  const main = page.getByRole('main');
  await page.reload();
  const notice = main.getByText('Several parts of this page could not be loaded.');
  await notice.waitFor();
  await entryOf(page, 'Operations').waitFor();
  await expect.poll(() => main.getByRole('button', { name: 'Try again' }).count()).toBe(1);
  await product.control('DELETE', 'faults');
  await person.click(main.getByRole('button', { name: 'Try again' }));
  await notice.waitFor({ state: 'detached' });
  await main.getByRole('region', { name: 'In transit', exact: true }).getByRole('link').waitFor();
});

it('Task 27: prints an invoice from its list in 3 clicks: who sends it, in the language of the reader, in one size', async () => {
  const person = await personOf(product);
  const { page } = person;
  await person.find('Invoices');
  await person.write(page.getByRole('searchbox', { name: 'Search invoices' }), '-1027');
  await page.getByText('1-1 of 1').first().waitFor();
  await page.evaluate(() =>
    Object.assign(window, { print: () => Object.assign(window, { isPrinted: true }) }),
  );
  person.startTask();
  await person.click(page.getByRole('link', { name: /^INV-\d{4}-1027$/ }));
  await person.click(page.getByRole('link', { name: 'Preview' }));
  await person.click(page.getByRole('button', { name: 'Print' }));
  expect(person.clicks()).toBeLessThanOrEqual(3);
  await expect.poll(() => page.evaluate(() => 'isPrinted' in window)).toBe(true);
  const sheet = page.getByRole('article');
  for (const text of ['Relay Messaging GmbH', 'Kaistraße 12, 20457 Hamburg', 'DE342188713'])
    await sheet.getByText(text).waitFor();
  await expect.poll(() => sheet.innerText()).not.toContain('Deutschland');
  await page.emulateMedia({ media: 'print' });
  const sizes = await sheet
    .locator('td, .totals dd')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).fontSize));
  const usual = await sheet.evaluate((each) => getComputedStyle(each).fontSize);
  expect(new Set(sizes.slice(0, -1))).toEqual(new Set([usual]));
});
