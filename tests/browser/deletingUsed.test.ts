import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectVisible } from './expectVisible';
import { startProduct, type Product } from './product';

let product: Product;
let page: Page;

beforeAll(async () => {
  product = await startProduct();
  page = await product.open({ locale: 'de-DE' });
  await page.goto('/');
  await page.getByLabel('E-Mail').fill('admin@demo.com');
  await page.getByLabel('Passwort', { exact: true }).fill('admin');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.getByRole('navigation', { name: 'Hauptmenü' }).waitFor({ state: 'attached' });
});

afterAll(() => product.close());

it('a record that is in use says so in German before anybody deletes it, and leads there', async () => {
  await page.goto('/apps/operators');
  await page.getByRole('link', { name: '1&1' }).first().click();
  await page.waitForURL(/\/show/);
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  const dialog = page.getByRole('dialog');
  await expectVisible(dialog.getByText(/noch verwendet/));
  await expect.poll(() => dialog.getByText(/Papierkorb/).count()).toBe(0);
  await expect.poll(() => dialog.getByRole('button', { name: 'Löschen' }).isDisabled()).toBe(true);
  await dialog.getByRole('link', { name: /^\d+ SMS$/ }).click();
  await page.waitForURL(/\/apps\/.*filter=/);
});
