import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openList } from './steps/listSteps';
import { choose, heading } from './steps/pageSteps';
import { menuIsOf } from './steps/rightsSteps';
import { signIn, startProduct, type Product } from './product';

let product: Product;
let page: Page;

beforeAll(async () => {
  product = await startProduct();
  page = await product.open({ viewport: { width: 1440, height: 400 } });
  await page.addInitScript(watch);
  await signIn(page, 'admin', '/apps/senderIds');
  await page.getByRole('table').waitFor();
});

afterAll(() => product.close());

const menu = () => page.getByRole('navigation', { name: 'Main menu' });
const widthOf = async () => (await menu().boundingBox())?.width;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const DARK = 'rgb(15, 20, 22)';

/* Runs in the browser before the page: notes every width of the menu and every ground that was ever shown. */
const watch = () => {
  const seen: Seen = { widths: [], grounds: [] };
  Object.assign(window, { seen });
  const look = () => {
    const nav = document.querySelector('#root > div nav');
    if (nav) seen.widths.push(nav.getBoundingClientRect().width);
    if (document.querySelector('.waiting, main'))
      seen.grounds.push(getComputedStyle(document.body).backgroundColor);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};
type Seen = { readonly widths: number[]; readonly grounds: string[] };
const seen = () =>
  page.evaluate(() => {
    const { widths, grounds } = (window as unknown as { seen: Seen }).seen;
    return { widths: [...new Set(widths)], grounds: [...new Set(grounds)] };
  });

describe('what is chosen in the shell', () => {
  it('S2.63 S2.64 is there after a reload: the folded menu, an unfolded group and the skin, without the others for a moment', async () => {
    // Its groups fold when all of its entries are there.
    await menuIsOf(page, 'admin');
    await button('Collapse the menu').click();
    await expect.poll(widthOf).toBe(68);
    await menu().hover();
    await expect.poll(widthOf).toBe(248);
    await button('Billing').click();
    await expect.poll(() => button('Billing').getAttribute('aria-expanded')).toBe('true');
    await page.getByRole('banner').hover();
    await button('Use dark colors').click();
    await page.reload();
    await page.getByRole('table').waitFor();
    await expect.poll(widthOf).toBe(68);
    await expect.poll(() => seen()).toEqual({ widths: [68], grounds: [DARK] });
    const kept = await page.evaluate(() => Object.entries(localStorage));
    expect(kept.filter(([key]) => key.endsWith('sidebar.open')).map(([, value]) => value)).toEqual(['false']);
  });

  it('keeps the names of the menu for whoever cannot see it or comes by the keyboard', async () => {
    await menu().getByRole('link', { name: 'SMS Gateway' }).focus();
    await page.keyboard.press('Tab');
    await expect.poll(widthOf).toBe(248);
    await expect.poll(() => button('Billing').getAttribute('aria-expanded')).toBe('true');
    const packages = menu().getByRole('link', { name: 'Packages' });
    await packages.waitFor();
    await button('Billing').click();
    await packages.waitFor({ state: 'hidden' });
    await choose(page, 'Campaigns');
    await heading(page, 'Campaigns').waitFor();
  });

  it('opens the group of the page that is open, and says nothing of folding it', async () => {
    await page.getByRole('banner').hover();
    await button('Expand the menu').click();
    await expect.poll(widthOf).toBe(248);
    await choose(page, 'Packages');
    await heading(page, 'Packages').waitFor();
    await button('Billing').waitFor({ state: 'detached' });
    await expect.poll(() => button('Customers').getAttribute('aria-expanded')).toBe('false');
  });
});

describe('a long page', () => {
  const up = () => button('Back to the top');

  it('S2.62 offers the way to its top once it is scrolled down, and puts the focus there', async () => {
    await openList(page, 'Sender IDs');
    await expect.poll(() => up().count()).toBe(0);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await up().click();
    await up().waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => [window.scrollY, document.activeElement?.id]))
      .toEqual([0, 'main-content']);
  });

  it('leaves on paper what one would click', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect
      .poll(() => page.locator('nav:visible, header button:visible, footer:visible').count())
      .toBe(0);
    await expect.poll(() => heading(page, 'Sender IDs').isVisible()).toBe(true);
    await expect
      .poll(() => page.getByRole('table').evaluate((table) => getComputedStyle(table).color))
      .toBe('rgb(27, 34, 37)');
    await page.emulateMedia({ media: null });
  });
});

it('S9.07 a button answers a press with a ripple of 500 ms', async () => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await button('Filters').hover();
  await page.mouse.down();
  const ripple = page.locator('.MuiTouchRipple-rippleVisible');
  await expect
    .poll(() => ripple.evaluateAll(([each]) => each && getComputedStyle(each).animationDuration))
    .toBe('0.5s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.mouse.move(0, 0);
  await page.mouse.up();
});

it('shows edges and the focus where the colours are those of the reader', async () => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.getByRole('link', { name: 'Create' }).focus();
  await page.keyboard.press('Shift+Tab');
  const styleOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((each) => {
        const { outlineStyle, outlineWidth, borderTopWidth } = getComputedStyle(each);
        return { outline: `${outlineStyle} ${outlineWidth}`, border: parseFloat(borderTopWidth) };
      });
  expect((await styleOf(':focus')).outline).toBe('solid 3px');
  expect((await styleOf('nav [aria-current=page]')).outline).toBe('solid 2px');
  expect((await styleOf('header')).border).toBeGreaterThan(0);
  await page.emulateMedia({ forcedColors: 'none' });
});

describe('on a phone', () => {
  it('the menu is a drawer that closes with the choice, and the languages are in the account menu', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await menu().waitFor({ state: 'detached' });
    await button('Main menu').click();
    await choose(page, 'Operators');
    await heading(page, 'Operators').waitFor();
    await menu().waitFor({ state: 'detached' });
    await expect.poll(() => button('Language').count()).toBe(0);
    await button('Account').click();
    await page.getByRole('menuitem', { name: 'Português' }).click();
    await heading(page, 'Operadores').waitFor();
  });
});

it('S2.64 the sign-in page has the skin that was chosen last', async () => {
  await page.getByRole('button', { name: 'Conta', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Terminar sessão' }).click();
  await page.getByRole('heading', { name: 'Sign in to SMS Gateway' }).waitFor();
  await expect.poll(background).toBe(DARK);
});
