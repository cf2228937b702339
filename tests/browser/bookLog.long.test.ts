import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heading } from './steps/pageSteps';
import { signIn, startProduct, type Product } from './product';
import { copyProduct, type ProductCopy } from './productCopy';

describe('S2.26 Book Log with the demonstration switched off (DEMO=off)', () => {
  let copy: ProductCopy;
  let product: Product | undefined;
  let page: Page;
  beforeAll(async () => {
    copy = copyProduct();
    const { code, output } = await copy.run('env', 'DEMO=off', 'npx', 'vite', 'build', '--logLevel', 'warn');
    if (code !== 0) throw new Error(output);
    const program = 'dist-gateway-tested';
    cpSync(program, join(copy.folder, program), { recursive: true });
    product = await startProduct(copy.folder);
    page = await product.open();
    await signIn(page);
  });
  afterAll(async () => {
    await product?.close();
    copy?.remove();
  });

  it('is neither in the menu nor at its address', async () => {
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu
      .getByRole('link', { name: 'Purchase History', includeHidden: true })
      .waitFor({ state: 'attached' });
    await expect
      .poll(() => menu.getByRole('link', { name: 'Book Log', includeHidden: true }).count())
      .toBe(0);
    await page.goto('/apps/books');
    await heading(page, 'Page not found').waitFor();
  });

  it('leaves nothing in the build that makes records up', () => {
    const folder = join(copy.folder, 'dist/assets');
    const text = readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'latin1'))
      .join();
    expect(text).toContain('Purchase History');
    expect(text.match(/fakerest|FakeRest|setDefaultRefDate/gi) ?? []).toEqual([]);
  });
});
