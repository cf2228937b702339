import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn, startProduct, type Product } from '../../browser/product';
import { copyProduct, type ProductCopy } from '../../browser/productCopy';
import { heading } from '../../browser/steps/pageSteps';

describe('S1.26 a page that was built without samples, at a gateway that has them', () => {
  let copy: ProductCopy;
  let product: Product | undefined;
  let page: Page;
  beforeAll(async () => {
    copy = copyProduct();
    const { code, output } = await copy.run('npx', 'vite', 'build', '--logLevel', 'warn');
    if (code !== 0) throw new Error(output);
    const program = 'dist-gateway-tested';
    cpSync(program, join(copy.folder, program), { recursive: true });
    product = await startProduct(copy.folder, { SAMPLES: 'on' });
    page = await product.open();
    await signIn(page);
  });
  afterAll(async () => {
    await product?.close();
    copy?.remove();
  });

  it('has neither an entry nor a page of them', async () => {
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu
      .getByRole('link', { name: 'Purchase History', includeHidden: true })
      .waitFor({ state: 'attached' });
    await expect.poll(() => menu.getByText('Samples').count()).toBe(0);
    await page.goto('/apps/books');
    await heading(page, 'Page not found').waitFor();
  });

  it('has nothing that makes records up', () => {
    const folder = join(copy.folder, 'dist/assets');
    const text = readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'latin1'))
      .join();
    expect(text).toContain('Purchase History');
    expect(text.match(/fakerest|FakeRest|setDefaultRefDate|Book Log|Sample book/gi) ?? []).toEqual([]);
  });
});
