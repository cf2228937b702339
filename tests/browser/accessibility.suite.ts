import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bringAxe, faultsOf, resize, type Look } from './judge';
import { signIn, startProduct, type Product } from './product';
import { columnsPanel, screens } from './screens';

/** What axe finds on every page and dialog, each looked at in one of these ways in turn, or in all of them. */
export const describeAccessibility = (all: readonly Look[], { inTurn = false } = {}): void => {
  let product: Product;
  let page: Page;

  beforeAll(async () => {
    product = await startProduct();
    page = await product.open({ viewport: { width: 1440, height: 900 } });
    await bringAxe(page);
  });
  afterAll(() => product.close());

  let looked = 0;
  const faultsEverywhere = async (open?: () => Promise<unknown>, at?: readonly number[]) => {
    const looks = inTurn && !at ? all.slice(looked % all.length).slice(0, 1) : all;
    looked += 1;
    const faults: string[] = [];
    for (const width of at ?? new Set(looks.map((look) => look.width))) {
      await resize(page, width);
      await open?.();
      for (const look of looks)
        if (look.width === width) faults.push(...(await faultsOf(page, look.skin, look)));
    }
    return faults;
  };

  describe('A11 Accessibility: in light and dark, on a desk and on a phone, axe finds nothing and nothing is too wide on', () => {
    it('the sign-in page, also after a refusal', async () => {
      await page.goto('/');
      await page.getByLabel('Email').fill('nobody@demo.com');
      await page.getByLabel('Password', { exact: true }).fill('wrong');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByText('Email or password is wrong.').waitFor();
      expect(await faultsEverywhere()).toEqual([]);
      await resize(page, 1440);
      await signIn(page);
    });

    it.each(screens)('$name', async ({ open, isOpenedPerWidth }) => {
      const bring = () => open(page, product);
      await resize(page, 1440);
      if (!isOpenedPerWidth) await bring();
      expect(await faultsEverywhere(isOpenedPerWidth && bring)).toEqual([]);
    });

    it('the choice of columns, which only tables have', async () => {
      expect(await faultsEverywhere(() => columnsPanel(page), [1440])).toEqual([]);
    });

    it('the menu of a phone', async () => {
      const open = async () => {
        await page.goto('/apps/plans');
        await page.getByRole('button', { name: 'Main menu' }).click();
        await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
      };
      expect(await faultsEverywhere(open, [390])).toEqual([]);
    });

    it('signing in again over the page', async () => {
      await resize(page, 1440);
      await page.goto('/apps/plans');
      await product.control('POST', 'faults', {
        kind: 'status',
        status: 401,
        match: '/jwt/*',
        times: 'always',
      });
      await product.control('POST', 'expire', {});
      await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).waitFor();
      expect(await faultsEverywhere()).toEqual([]);
      await product.control('DELETE', 'faults');
    });

    it('a page that is denied', async () => {
      page = await product.open({ viewport: { width: 1440, height: 900 } });
      await bringAxe(page);
      await signIn(page, 'client', '/apps/admins');
      await page.getByRole('heading', { name: 'You cannot open Admins', level: 1 }).waitFor();
      expect(await faultsEverywhere()).toEqual([]);
    });
  });
};
