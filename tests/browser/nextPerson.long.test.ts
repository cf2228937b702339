import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cell, isMarked, mark } from './steps/pageSteps';
import { fillSignIn, signIn, startProduct, type Product } from './product';
import { menuIsOf } from './steps/rightsSteps';
import { answerSignInAgain, endAtPlans, signInForGood, signOut } from './steps/sessionSteps';

/* What nextPerson.test.ts shows of one tab and one person, here of more of them. */
let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product.close());

/** Where the role of an admin begins. Finance and clients have no right to that page, and begin at `/`. */
const START = '/dashboard/operations';

const path = (page: Page) => new URL(page.url()).pathname;

describe('signing in again and again', () => {
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
    await expect.poll(() => isMarked(other)).toBe(true);
    // What is remembered counts in every tab.
    await menuIsOf(page, 'finance');
    await page.context().close();
  });

  it('A-19 stays when the page is for them too, which is then theirs', async () => {
    const page = await endAtPlans(product);
    await answerSignInAgain(page, 'support');
    await menuIsOf(page, 'support');
    await cell(page, 'Enterprise').waitFor();
    expect(path(page)).toBe('/apps/plans');
    await page.context().close();
  });
});
