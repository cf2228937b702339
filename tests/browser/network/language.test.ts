import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toasts } from '../steps/pageSteps';
import { signIn, startProduct, type Product } from '../product';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product.close());

const menu = (page: Page, name: string) => page.getByRole('navigation', { name });

describe('a language that cannot be downloaded', () => {
  it.each([/\/messages-/, /\/de-/])(
    'G-08 for want of %s changes nothing and says so, and is there later',
    async (name) => {
      const page = await product.open();
      await signIn(page);
      await page.route(name, (route) => route.abort());
      const choose = async () => {
        await page.getByRole('button', { name: /^(Language|Sprache)$/ }).click();
        await page.getByRole('menuitem', { name: 'Deutsch' }).click();
      };
      await choose();
      await toasts(page).filter({ hasText: 'Deutsch could not be downloaded.' }).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe('en');
      await menu(page, 'Main menu').getByRole('button', { name: 'Notifications' }).waitFor();
      await page.unroute(name);
      await choose();
      await page.locator('html[lang=de]').waitFor();
      await page
        .getByRole('navigation', { name: 'Hauptmenü' })
        .getByRole('button', { name: 'Benachrichtigungen' })
        .waitFor();
      await page.context().close();
    },
  );
});
