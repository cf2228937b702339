import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cell, choose } from './steps/pageSteps';
import { fillSignIn, signIn, startProduct, type DemoAccount, type Product } from './product';
import { requestsTo } from './requestsTo';
import { menuOf, menuSeen } from './steps/rightsSteps';
import { answerSignInAgain, signInAgain, signInForGood, signOut } from './steps/sessionSteps';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product.close());

beforeEach(() => product.control('DELETE', 'log'));

const roles: Readonly<Record<DemoAccount, string>> = {
  admin: 'Super admin',
  support: 'Support',
  finance: 'Finance',
  client: 'Client',
  customer: 'Customer',
};

/** Everybody has a menu of their own, so it says whose product this is. */
const menuIsOf = async (page: Page, account: DemoAccount): Promise<void> => {
  await expect.poll(() => menuSeen(page), { timeout: 15_000 }).toEqual(menuOf(roles[account]));
};

/** What another document would not know. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

/** Where the role of an admin begins. Finance and clients have no right to that page, and begin at `/`. */
const START = '/dashboard/operations';

const path = (page: Page) => new URL(page.url()).pathname;

const readPlans = () => requestsTo(product, /^\/v1\/plans/);

describe('signing in after signing out, in the same page', () => {
  it('A-19 brings the same person back, as often as they like', async () => {
    const page = await product.open();
    await signIn(page);
    await mark(page);
    for (const round of ['once', 'twice']) {
      await signOut(page);
      await fillSignIn(page, 'admin');
      await menuIsOf(page, 'admin');
      await expect.poll(() => [round, path(page)]).toEqual([round, START]);
      expect([round, await isMarked(page)]).toEqual([round, true]);
    }
    await page.context().close();
  });

  it("A-19 brings another person into a product of their own: menu, name, records and rights, none of the former's", async () => {
    const page = await product.open();
    await signIn(page);
    await mark(page);
    await choose(page, 'Plan');
    await cell(page, 'Enterprise').waitFor();
    await signOut(page);
    expect(await page.title()).toBe('SMS Gateway');
    await product.control('DELETE', 'log');
    await fillSignIn(page, 'finance');
    await menuIsOf(page, 'finance');
    expect([path(page), await isMarked(page)]).toEqual(['/', true]);
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: /^Signed in as .*Finance$/ }).waitFor();
    await page.keyboard.press('Escape');
    // The list is asked for again, with the token of whoever is there now.
    await choose(page, 'Plan');
    await cell(page, 'Enterprise').waitFor();
    const token = await page.evaluate(
      () =>
        (JSON.parse(sessionStorage.getItem('sms.session') ?? '{}') as { accessToken: string }).accessToken,
    );
    expect((await readPlans()).map(({ headers }) => headers['authorization'])).toEqual([token]);
    await page.context().close();
  });

  it('A-19 brings in the same and another person whom another tab had signed out', async () => {
    const page = await product.open();
    await signInForGood(page);
    const other = await page.context().newPage();
    await other.goto('/');
    await menuIsOf(other, 'admin');
    await mark(other);
    await signOut(page);
    await other.getByRole('button', { name: 'Sign in' }).waitFor();
    await fillSignIn(other, 'admin');
    await menuIsOf(other, 'admin');
    await signOut(other);
    await other.getByLabel('Remember me').check();
    await fillSignIn(other, 'finance');
    await menuIsOf(other, 'finance');
    expect(await isMarked(other)).toBe(true);
    // What is remembered counts in every tab.
    await menuIsOf(page, 'finance');
    await page.context().close();
  });
});

describe('another person who signs in where the session of the first one ended', () => {
  /** The session ends while the plans are open: the next question to the server says so. */
  const endAtPlans = async (): Promise<Page> => {
    const page = await product.open();
    await signIn(page);
    await choose(page, 'Plan');
    await cell(page, 'Enterprise').waitFor();
    await product.control('POST', 'expire');
    // Something in the background may ask first: then the dialog is over the list already.
    await page.locator('th button[data-field="name"]').dispatchEvent('click');
    await signInAgain(page).waitFor();
    return page;
  };

  it('A-19 starts at the beginning when the page is not for them', async () => {
    const page = await endAtPlans();
    await answerSignInAgain(page, 'client');
    await menuIsOf(page, 'client');
    await expect.poll(() => path(page)).toBe('/');
    expect(await page.getByText('You cannot open').count()).toBe(0);
    // An address that they open themselves says what they lack.
    await page.goto('/apps/plans');
    await page.getByRole('heading', { level: 1, name: 'You cannot open' }).waitFor();
    await page.context().close();
  });

  it('A-19 stays when the page is for them too, which is then theirs', async () => {
    const page = await endAtPlans();
    await answerSignInAgain(page, 'support');
    await menuIsOf(page, 'support');
    await cell(page, 'Enterprise').waitFor();
    expect(path(page)).toBe('/apps/plans');
    await page.context().close();
  });

  it('A-19 starts at the beginning in a tab that was signed out from another one, too', async () => {
    const page = await product.open();
    await signInForGood(page);
    const other = await page.context().newPage();
    await other.goto('/apps/plans');
    await cell(other, 'Enterprise').waitFor();
    await signOut(page);
    await fillSignIn(other, 'client');
    await menuIsOf(other, 'client');
    await expect.poll(() => path(other)).toBe('/');
    await page.context().close();
  });
});
