import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectVisible } from './expectVisible';
import { cell, choose, heading, toasts } from './steps/pageSteps';
import { signIn, startProduct, type Product } from './product';

let product: Product;
let page: Page;

beforeAll(async () => {
  product = await startProduct();
  page = await product.open({ viewport: { width: 1440, height: 900 } });
  await signIn(page, 'admin', '/apps/packages');
  await cell(page, 'Trial 100').waitFor();
});

afterAll(() => product.close());

const press = (...keys: string[]) =>
  keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), done());
const done = () => Promise.resolve();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });
const crumbs = () => page.getByRole('navigation', { name: 'Breadcrumb' });
const said = () => page.locator('[aria-live=polite]').allTextContents();
const focused = () =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    const id = element?.tagName === 'A' ? '' : element?.id;
    return element?.getAttribute('aria-label') ?? (id || (element?.textContent ?? ''));
  });

describe('somebody with a keyboard', () => {
  it('goes over the rows by arrows, opens one, and is then at the beginning of its page, which is said', async () => {
    await page.locator('a.title').first().focus();
    await press('End', 'Home', 'ArrowDown');
    const name = await focused();
    expect(name).toBe(await page.locator('a.title').nth(1).innerText());
    await press('Enter');
    await heading(page, name).waitFor();
    await expect.poll(focused).toBe('main-content');
    await expect.poll(said).toContain(`${name} · SMS Gateway`);
    await press('e');
    await textbox('Name').waitFor();
    await expect
      .poll(() => crumbs().getByRole('listitem').allInnerTexts())
      .toEqual([expect.any(String), 'Packages', name, 'Edit']);
  });

  it('comes back to what was typed after the page was lost, and saves it by keys', async () => {
    await textbox('Name').fill('Typed and lost');
    await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => key.startsWith('sms.draft')));
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await page.getByText(/^You have unsaved input of \d/).waitFor();
    await button('Restore').click();
    await expect.poll(() => textbox('Name').inputValue()).toBe('Typed and lost');
    await press('ControlOrMeta+s');
    await toasts(page).getByText('Package Typed and lost saved').waitFor();
    await heading(page, 'Typed and lost').waitFor();
    await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('draft');
  });

  it('is at the next row after deleting one, which is named', async () => {
    await crumbs().getByRole('link', { name: 'Packages' }).click();
    const dots = page.getByRole('button', { name: /^Actions for/ });
    const neighbour = await dots.nth(2).getAttribute('aria-label');
    await dots.nth(1).focus();
    const gone = (await focused()).replace('Actions for ', '');
    await press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await toasts(page).getByText(`Package ${gone} deleted`).waitFor();
    await expect.poll(focused).toBe(neighbour);
  });

  it('is shown every shortcut, and is back where they were asked for', async () => {
    await press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    const before = page.url();
    await press('c', 'Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(page.url()).toBe(before);
    await expect.poll(focused).toMatch(/^Actions for/);
    await press('/');
    await expect.poll(focused).toBe('Search packages');
  });
});

describe('a phone', () => {
  it('shows only the step back, with the buttons of a form free of messages', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('link', { name: 'Create' }).click();
    await textbox('Name').fill('Refused');
    await expect.poll(() => crumbs().getByRole('link').allInnerTexts()).toEqual(['Packages']);
    await crumbs().getByText('Create').waitFor({ state: 'hidden' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await choose(page, 'Packages');
    await button('Leave without saving').click();
    await cell(page, 'Trial 100').waitFor();
  });
});

describe('a newer version', () => {
  it('is offered where nothing is unsaved, and is there after the reload that somebody asks for', async () => {
    await page.route(
      (url) => url.pathname === '/',
      async (route) => {
        const answer = await route.fetch();
        const newer = (await answer.text()).replace(/assets\/index-[^"]+\.js/, 'assets/index-newer.js');
        await route.fulfill({ response: answer, body: newer });
      },
    );
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expectVisible(button('Reload'));
    await page.getByRole('link', { name: 'Create' }).click();
    await textbox('Name').fill('Unsaved');
    await button('Reload').waitFor({ state: 'hidden' });
  });
});
