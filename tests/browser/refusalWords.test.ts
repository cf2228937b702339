import type { Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { expectVisible } from './expectVisible';
import { startProduct, type Product } from './product';

let product: Product;
let page: Page;

beforeAll(async () => {
  product = await startProduct();
  page = await product.open({ locale: 'de-DE' });
  await page.goto('/');
});

afterAll(() => product.close());

const signInWith = async (password: string) => {
  await page.getByLabel('E-Mail').fill('admin@demo.com');
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
};

it('a wrong password is refused in German', async () => {
  await signInWith('wrong');
  await expectVisible(page.getByText('E-Mail oder Passwort ist falsch.'));
  await signInWith('admin');
  await page.getByRole('navigation', { name: 'Hauptmenü' }).waitFor({ state: 'attached' });
});
