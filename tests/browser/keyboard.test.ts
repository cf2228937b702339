import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn, startProduct, type Product } from './product';

let product: Product;
let page: Page;

beforeAll(async () => {
  product = await startProduct();
  page = await product.open({ viewport: { width: 1440, height: 900 } });
  await signIn(page, 'admin', '/apps/senderIds');
  await page.getByRole('table').waitFor();
});
afterAll(() => product.close());

const focusedName = () =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });

const expectFocused = async (name: string | RegExp | null) => {
  await expect.poll(focusedName).toEqual(name instanceof RegExp ? expect.stringMatching(name) : name);
};

/** Loads the page anew, and waits until all of it is there that Tab may lead to. */
const reload = async () => {
  await page.reload();
  await page.locator('main a.title').first().waitFor();
};

/** Opens with the keyboard alone, closes with Escape, and settles when this has the focus then. */
const expectFocusAfterClosing = async (opener: Locator, role: 'menu' | 'dialog', name: string | null) => {
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.getByRole(role).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole(role).waitFor({ state: 'detached' });
  await expectFocused(name);
};

describe('the keyboard', () => {
  it('first offers to skip the menu, and then stands in the content', async () => {
    await reload();
    await page.keyboard.press('Tab');
    await expectFocused('Skip to content');
    const box = await page.getByRole('link', { name: 'Skip to content' }).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expectFocused(/^All/);
  });

  it('goes from the menu over the navbar to the page', async () => {
    const order: string[] = [];
    await reload();
    while (order.length < 60 && order.at(-1) !== 'Search sender IDs') {
      await page.keyboard.press('Tab');
      order.push(await focusedName());
    }
    const stations = ['Skip to content', 'SMS Gateway', 'SMS logs', 'Team', 'Use dark colors', 'Account'];
    expect(order.filter((name) => stations.includes(name))).toEqual(stations);
    expect(order.length).toBeLessThan(60);
  });

  it('shows where it is with a ring of at least two pixels', async () => {
    await page.getByRole('link', { name: 'Campaigns' }).focus();
    await page.keyboard.press('Tab');
    const ring = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
      return { outlineStyle, width: parseFloat(outlineWidth) };
    });
    expect(ring.outlineStyle).toBe('solid');
    expect(ring.width).toBeGreaterThanOrEqual(2);
  });

  it.each([
    ['the menu of languages', 'Language', 'menu'],
    ['the account menu', 'Account', 'menu'],
    ['the filters', 'Filters', 'dialog'],
    ['the columns', 'Columns', 'dialog'],
  ] as const)('is back at its opener after %s', async (_, name, role) => {
    const opener = page.getByRole('button', { name, exact: true });
    await expectFocusAfterClosing(opener, role, name);
  });

  it('is back at the row after its menu, and after the dialog that the menu opened', async () => {
    const dots = page.getByRole('button', { name: /^Actions for/ }).first();
    const name = await dots.getAttribute('aria-label');
    await expectFocusAfterClosing(dots, 'menu', name);

    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectFocused(name);
  });

  it('is back at the button of a record after its dialog', async () => {
    await page.locator('a.title').first().click();
    const more = page.getByRole('button', { name: 'More actions' });
    await more.focus();
    await page.keyboard.press('Enter');
    const entry = page.getByRole('menuitem', { name: 'Delete' });
    await entry.waitFor();
    await expectFocusAfterClosing(entry, 'dialog', 'More actions');
  });
});

it('moves nothing for whoever asked for no motion', async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return [transitionDuration, animationDuration].some((time) => parseFloat(time) > 0.01);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
  expect(moving).toEqual([]);
});
