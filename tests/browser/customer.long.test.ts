import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';
import { bringAxe, everyLook } from './judge';
import { describeOwnPages } from './ownPages.suite';
import { signIn, startProduct, type Product } from './product';

describe('a customer of the provider', () => {
  let product: Product;
  let page: Page;

  beforeAll(async () => {
    product = await startProduct();
    page = await product.open({ viewport: { width: 1440, height: 900 } });
    await bringAxe(page);
    await signIn(page, 'customer');
  });
  afterAll(() => product.close());

  describeOwnPages(() => page, everyLook, { inTurn: false });
});
