import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cell, choose, isMarked, mark } from './steps/pageSteps';
import { fillSignIn, signIn, startProduct, type Product } from './product';
import { requestsTo } from './requestsTo';
import { menuIsOf } from './steps/rightsSteps';
import { answerSignInAgain, endAtPlans, signInForGood, signOut } from './steps/sessionSteps';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product.close());

beforeEach(() => product.control('DELETE', 'log'));

const path = (page: Page) => new URL(page.url()).pathname;

const readPlans = () => requestsTo(product, /^\/v1\/plans/);

describe('signing in after signing out, in the same page', () => {
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
});

describe('another person who signs in where the session of the first one ended', () => {
  it('A-19 starts at the beginning when the page is not for them', async () => {
    const page = await endAtPlans(product);
    await answerSignInAgain(page, 'client');
    await menuIsOf(page, 'client');
    await expect.poll(() => path(page)).toBe('/');
    expect(await page.getByText('You cannot open').count()).toBe(0);
    // An address that they open themselves says what they lack.
    await page.goto('/apps/plans');
    await page.getByRole('heading', { level: 1, name: 'You cannot open' }).waitFor();
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
