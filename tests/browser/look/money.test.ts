import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn, startProduct, type Product } from '../product';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product.close());

/** Amounts of seven digits before the point in whatever is read. */
const enlarge = (page: Page) =>
  page.route(/\/(v1|users|api)\/?.*/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const answer = await route.fetch();
    if (!/json/.test(answer.headers()['content-type'] ?? '')) return route.fulfill({ response: answer });
    const body = (await answer.text()).replaceAll(
      /"(total|subtotal|tax|taxAmount|balance|amount|credit|paid|charge|cost|price|sum)":"?-?\d+(\.\d+)?"?/g,
      (found, name: string) => `"${name}":${found.endsWith('"') ? '"4567890.12"' : '4567890.12'}`,
    );
    return route.fulfill({ response: answer, body });
  });

const amounts = (page: Page) => page.locator('main span:not(:has(*))', { hasText: /4\D?567\D?890/ });

/** The amounts of the page that are not whole on one line within all that cuts. */
const cutAmounts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (amount: Element): boolean => {
      const range = document.createRange();
      range.selectNodeContents(amount);
      const { left, right, width } = range.getBoundingClientRect();
      if (width === 0) return false;
      if (range.getClientRects().length > 1) return true;
      for (let box: Element | null = amount; box; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        /* what scrolls sideways hides nothing for good */
        if (overflowX === 'auto' || overflowX === 'scroll') return false;
        if (overflowX === 'visible' && box !== document.documentElement) continue;
        const edge = box.getBoundingClientRect();
        if (left < edge.left - 1 || right > edge.right + 1) return true;
      }
      return false;
    };
    return [...document.querySelectorAll('main span:not(:has(*))')]
      .filter((each) => /4\D?567\D?890/.test(each.textContent ?? '') && isCut(each))
      .map((amount) => `${amount.textContent} in ${amount.parentElement?.className}`);
  });

const PLACES = ['invoices', 'creditNotes', 'balanceEntries', 'packages'];

it.each(['English', 'Deutsch', 'Français', 'Português'])(
  'an amount of seven digits is whole on 320 px, with its currency, in lists and on a record, in %s',
  async (language) => {
    const page = await product.open({ viewport: { width: 1280, height: 800 } });
    await signIn(page);
    if (language !== 'English') {
      await page.getByRole('button', { name: 'Language' }).click();
      await page.getByRole('menuitem', { name: language }).click();
      await page.locator('html:not([lang=en])').waitFor();
    }
    await page.setViewportSize({ width: 320, height: 800 });
    await enlarge(page);
    const cut: Record<string, string[]> = {};
    for (const place of PLACES) {
      await page.goto(`/apps/${place}`);
      await page.locator('main :is(a.title, li span[title])').first().waitFor();
      await expect.poll(() => amounts(page).count()).toBeGreaterThan(0);
      cut[place] = await cutAmounts(page);
    }
    await page.goto('/apps/invoices');
    await page.locator('main a.title').first().click();
    await amounts(page).first().waitFor();
    cut['record'] = await cutAmounts(page);
    expect(Object.entries(cut).filter(([, found]) => found.length > 0)).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
  },
);
