import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cell, choose, isMarked, mark } from './steps/pageSteps';
import { fillSignIn, signIn, startProduct, type Product } from './product';
import { sentBy } from './network/sentBy';
import { menuIsOf } from './steps/rightsSteps';
import { answerSignInAgain, endAtPlans, signInForGood, signOut } from './steps/sessionSteps';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product.close());

const path = (page: Page) => new URL(page.url()).pathname;

describe('signing in after signing out, in the same page', () => {
  it("A-19 brings another person into a product of their own: menu, name, records and rights, none of the former's", async () => {
    const page = await product.open();
    await signIn(page);
    await mark(page);
    await choose(page, 'Plan');
    await cell(page, 'Enterprise').waitFor();
    await signOut(page);
    await expect.poll(() => page.title()).toBe('SMS Gateway');
    const sent = sentBy(page);
    await fillSignIn(page, 'finance');
    await menuIsOf(page, 'finance');
    await expect.poll(() => path(page)).toBe('/');
    await expect.poll(() => isMarked(page)).toBe(true);
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
    const plans = sent.filter((request) => new URL(request.url()).pathname.startsWith('/v1/plans'));
    expect(plans.map((request) => request.headers()['authorization'])).toEqual([token]);
    await page.context().close();
  });
});

describe('another person who signs in where the session of the first one ended', () => {
  it('A-19 starts at the beginning when the page is not for them', async () => {
    const page = await endAtPlans(product);
    await answerSignInAgain(page, 'client');
    await menuIsOf(page, 'client');
    await expect.poll(() => path(page)).toBe('/');
    await page.getByText('You cannot open').waitFor({ state: 'detached' });
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
