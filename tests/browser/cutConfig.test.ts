import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { expectVisible } from './expectVisible';
import { signIn, startProduct, type Product } from './product';

let product: Product;
let page: Page;

beforeAll(async () => {
  product = await startProduct();
  page = await product.open();
  await signIn(page, 'admin', '/apps/contacts');
  await firstRow().waitFor();
});

afterAll(() => product.close());
afterEach(() => page.unrouteAll());

const firstRow = () => page.locator('table tbody tr[data-index]').first();
const partOf = (name: string) => `**/assets/${name}-*.js`;

/* Holds a part of the configuration until it is let go. */
const hold = async (name: string) => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => void (letGo = resolve));
  await page.route(partOf(name), (route) => held.then(() => route.continue()));
  return letGo;
};

it('a list by its address asks for its own part of the configuration, and a record opened from it waits for all', async () => {
  const letGo = await hold('allEntities');
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.reload();
  await expectVisible(firstRow());
  expect(asked.filter((url) => /assets\/(contacts|users)-/.test(url))).toContainEqual(
    expect.stringContaining('/contacts-'),
  );
  await firstRow().locator('td').nth(1).click();
  await page.waitForURL(/\/apps\/contacts\/.+/);
  letGo();
  await expectVisible(page.getByRole('tab').or(page.locator('main h1, main h2')).first());
  await expectVisible(
    page
      .getByRole('link', { name: 'Edit' })
      .or(page.getByRole('button', { name: 'Edit' }))
      .first(),
  );
});

it.each(['/', '/apps/contacts', '/apps/invoices', '/apps/auditLogs', '/apps/senderIds', '/account'])(
  'opens at %s by its address without a complaint',
  async (address) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => void errors.push(message));
    await page.goto(new URL(address, page.url()).href);
    await expectVisible(page.locator('main h1, main h2, main table').first());
    expect(errors).toEqual([]);
  },
);

it('says in the place of a list that its part cannot be had, and has it when somebody tries again', async () => {
  await page.route(partOf('senderIds'), (route) => route.abort());
  await page.goto(new URL('/apps/senderIds', page.url()).href);
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expectVisible(again);
  await page.unrouteAll();
  await again.click();
  await expectVisible(firstRow());
});
