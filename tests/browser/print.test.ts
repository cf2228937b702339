import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { choose, heading } from './steps/pageSteps';
import { openList } from './steps/listSteps';
import { signIn, startProduct, type Product } from './product';

let product: Product;
let page: Page;

beforeAll(async () => {
  product = await startProduct();
  page = await product.open();
  await signIn(page);
});

afterAll(() => product.close());

const menu = () => page.getByRole('navigation', { name: 'Main menu' });
const rows = () => page.locator('tbody tr');
const current = () => menu().locator('[aria-current=page]').allInnerTexts();

it('S1.09 opens the settled invoices from the menu, and all of them again', async () => {
  await choose(page, 'Invoice history');
  await heading(page, 'Invoice history').waitFor();
  await rows().getByRole('link').first().waitFor();
  const settled = await rows().allInnerTexts();
  expect(settled.filter((text) => !/\bPaid\b/.test(text))).toEqual([]);
  await expect.poll(current).toEqual(['Invoice history']);
  await choose(page, 'Invoices');
  await heading(page, 'Invoices').waitFor();
  await rows().filter({ hasText: 'Draft' }).first().waitFor();
  await expect.poll(current).toEqual(['Invoices']);
});

it('S1.08 shows an invoice as a sheet with its client, items, totals and payment details', async () => {
  await page.getByRole('searchbox').fill('-1027');
  await page.getByRole('link', { name: /^INV-\d{4}-1027$/ }).click();
  await page.getByRole('link', { name: 'Preview' }).click();
  const sheet = page.getByRole('article', { name: 'Invoice' });
  const textOf = (part: string) => sheet.getByRole('region', { name: part }).innerText();
  await expect
    .poll(async () => (await textOf('Bill to')).split('\n'))
    .toEqual([
      'Bill to',
      'Clara Client',
      'Kontor Weiland GmbH',
      'Speicherweg 14, 20457 Hamburg',
      'Germany',
      '+493023125010',
      'billing@kontor-weiland.example',
    ]);
  await expect
    .poll(() => sheet.getByRole('row').allInnerTexts())
    .toEqual([
      expect.stringMatching(/Description\s+Quantity\s+Unit price\s+Total/),
      expect.stringMatching(/SMS package France\s+2,500\s+€0\.0635\s+€158\.75/),
      expect.stringMatching(/Set-up of a sender ID\s+1\s+€25\.00\s+€25\.00/),
    ]);
  await expect
    .poll(() => sheet.innerText())
    .toMatch(/Subtotal\s+€183\.75\s+Tax rate\s+19%\s+Tax\s+€34\.91\s+Total\s+€218\.66/);
  await expect.poll(() => sheet.innerText()).toMatch(/Paid so far\s+€131\.20\s+Balance due\s+€87\.46/);
  await expect
    .poll(() => textOf('Payment details'))
    .toMatch(/Total due\s+€87\.46\s+Bank\s.+\s+Country\s.+\s+IBAN\s+DE60 .+\s+SWIFT code\s+\w{11}/);
});

it('prints the sheet alone, and keeps it within a phone', async () => {
  await page.evaluate(() =>
    Object.assign(window, { print: () => Object.assign(window, { isPrinted: true }) }),
  );
  await page.getByRole('button', { name: 'Print' }).click();
  await expect.poll(() => page.evaluate(() => 'isPrinted' in window)).toBe(true);
  await page.emulateMedia({ media: 'print' });
  await expect
    .poll(() => page.locator('body').innerText())
    .toMatch(
      /^SMS Gateway\nRelay Messaging GmbH\nKaistraße 12, 20457 Hamburg\nGermany\nTax ID DE342188713\nInvoice\nINV-\d{4}-1027\n/,
    );
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1280, height: 800 });
});

it('prints a record with every part of it below the other, in the colours of paper and without a menu', async () => {
  await page
    .getByRole('main')
    .getByRole('link', { name: /^INV-\d{4}-1027 –/ })
    .click();
  await page.getByRole('tab').first().waitFor();
  await page.getByRole('button', { name: 'Use dark colors' }).click();
  await page.emulateMedia({ media: 'print' });
  const panels = page.getByRole('tabpanel');
  await expect
    .poll(() => panels.evaluateAll((all) => all.map((each) => each.getAttribute('data-name'))))
    .toEqual(['Invoice', 'Addresses', 'Payment']);
  await heading(page, /^INV-\d{4}-1027 – Clara Client$/).waitFor();
  for (const gone of [menu(), page.getByRole('tablist'), page.getByRole('link', { name: 'Preview' })])
    await expect.poll(() => gone.isVisible()).toBe(false);
  const colors = await page.evaluate(() => [
    getComputedStyle(document.body).backgroundColor,
    ...[...document.querySelectorAll('dd')].map((each) => getComputedStyle(each).color),
  ]);
  expect([...new Set(colors)]).toEqual(['rgba(0, 0, 0, 0)', 'rgb(27, 34, 37)']);
  await page.emulateMedia({ media: 'screen' });
});

it('S1.09 lists the invoices of a customer on the page of that customer', async () => {
  await openList(page, 'Users');
  await page.getByRole('searchbox').fill('Clara Client');
  await page.getByRole('link', { name: 'Clara Client' }).click();
  await page.getByRole('tab', { name: 'Invoice history' }).click();
  await page.getByRole('cell', { name: /^INV-\d{4}-1027$/ }).waitFor();
  await expect.poll(() => rows().count()).toBeGreaterThan(1);
});
