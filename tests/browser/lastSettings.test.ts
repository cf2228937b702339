import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyBuild } from './buildCopy';
import { expectVisible } from './expectVisible';
import { signIn, startProduct, type Product } from './product';

let build: ReturnType<typeof copyBuild>;
let product: Product;
let page: Page;

beforeAll(async () => {
  build = copyBuild();
  build.configure({ name: 'Acme SMS' });
  product = await startProduct(build.folder);
  page = await product.open();
});

afterAll(async () => {
  await product.close();
  build.remove();
});

const brand = (name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true });

it('shows its records with the settings of the last visit, and begins anew where they have changed', async () => {
  await signIn(page, 'admin', '/apps/packages');
  await page.getByRole('row').nth(1).waitFor();
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => void (letGo = resolve));
  await page.route('**/config.json', (route) => held.then(() => route.continue()));
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('row').nth(1).waitFor();
  await expectVisible(brand('Acme SMS'));
  build.configure({ name: 'Bolt SMS' });
  letGo();
  await brand('Bolt SMS').waitFor();
  await page.getByRole('row').nth(1).waitFor();
  await expect.poll(() => page.title()).toBe('Packages · Bolt SMS');
  await page.reload();
  await brand('Bolt SMS').waitFor();
  await expect.poll(() => brand('Acme SMS').count()).toBe(0);
});
