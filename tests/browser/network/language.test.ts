import type { Page, Request } from 'playwright-core';
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
      const held = new Set<Request>();
      page.on('request', (request) => void (name.test(request.url()) && held.add(request)));
      page.on('requestfailed', (request) => void held.delete(request));
      await page.route(name, (route) => route.abort());
      const choose = async () => {
        await page.getByRole('button', { name: /^(Language|Sprache)$/ }).click();
        await page.getByRole('menuitem', { name: 'Deutsch' }).click();
      };
      await choose();
      await toasts(page).filter({ hasText: 'Deutsch could not be downloaded.' }).waitFor();
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
      await menu(page, 'Main menu').getByRole('button', { name: 'Notifications' }).waitFor();
      /* whoever asks for a part that is still on its way out shares its failure */
      await expect.poll(() => held.size).toBe(0);
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
