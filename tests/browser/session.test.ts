import type { Route } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectVisible } from './expectVisible';
import { holdRequests } from './holdRequests';
import { callsOf, company, openContact } from './steps/contactSteps';
import { cell, choose, toasts } from './steps/pageSteps';
import { signIn, startProduct, type Product } from './product';
import { requestsTo } from './requestsTo';
import { allAnswered, sentBy } from './network/sentBy';
import { answerSignInAgain, expireAccess, signInAgain, signOut } from './steps/sessionSteps';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product.close());

beforeEach(async () => {
  await product.control('DELETE', 'faults');
  await product.control('DELETE', 'log');
});

const { refreshes, refused, unanswered } = callsOf(() => product);

const isContact = /\/v1\/contacts\/[^/?]+$/;

const saves = () => requestsTo(product, /^\/v1\/contacts\//, 'PATCH');

describe('an expired access token', () => {
  it('S7.41 is renewed once for all calls that meet it together, and every answer arrives', async () => {
    const page = await product.open();
    const sent = sentBy(page);
    await signIn(page);
    await openContact(page, 'Hanna Petersen');
    await page.getByRole('link', { name: 'Shop customers' }).waitFor();
    /* what is on its way with the good token is not asked for again by the form */
    await allAnswered(sent);
    await product.control('DELETE', 'log');
    const refresh = await holdRequests(product, '/jwt/refresh-token');
    await expireAccess(page);
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await refresh.arrived();
    await expect.poll(async () => (await refused()).length).toBeGreaterThanOrEqual(3);
    await refresh.release();
    await page.getByRole('combobox', { name: 'Customer' }).click();
    await page.getByRole('option', { name: 'Jonas Brandt' }).waitFor();
    await expect.poll(unanswered).toEqual([]);
    await expect.poll(() => refreshes()).toHaveLength(1);
    await page.context().close();
  });

  it('A-04 is no sign-out when the renewal fails at the server: the page says so and can be tried again', async () => {
    const page = await product.open();
    await signIn(page);
    await product.control('POST', 'faults', { kind: 'html', match: '/jwt/refresh-token', times: 'always' });
    await expireAccess(page);
    await choose(page, 'Plan');
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await product.control('DELETE', 'faults');
    await again.click();
    await expectVisible(cell(page, 'Enterprise'));
    await page.context().close();
  });
});

describe('a session that has really ended', () => {
  it('S4.07 A-10 asks once to sign in again, over the form and its typed values, which can then be saved', async () => {
    const page = await product.open();
    await signIn(page);
    await openContact(page, 'Hanna Petersen');
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await company(page).fill('Kontor Weiland');
    await product.control('POST', 'expire');
    // By the keyboard: the bell or the socket may meet it first, and the dialog lies over the form then.
    await page.getByRole('combobox', { name: 'Customer' }).focus();
    await signInAgain(page).waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
    await expect.poll(() => signInAgain(page).getByLabel('Email').inputValue()).toBe('admin@demo.com');
    await expect.poll(() => toasts(page).count()).toBe(0);
    await answerSignInAgain(page);
    // Typed, not clicked: the box has the focus again, and a click would fold the list that has opened with it.
    await page.getByRole('combobox', { name: 'Customer' }).fill('Jonas');
    await page.getByRole('option', { name: 'Jonas Brandt' }).waitFor();
    await expect.poll(() => toasts(page).count()).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => company(page).inputValue()).toBe('Kontor Weiland');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('link', { name: 'Edit', exact: true }).waitFor();
    await page.getByText('Kontor Weiland', { exact: true }).waitFor();
    expect((await saves()).map(({ body }) => body)).toMatchObject([{ company: 'Kontor Weiland' }]);
    await page.context().close();
  });

  it('A-10 makes the save that met it once, after signing in again', async () => {
    const page = await product.open();
    await signIn(page);
    await openContact(page, 'Tobias Lenz');
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await company(page).fill('Lenz Optik');
    // The session ends while the save is on its way: before, the bell or the socket may meet its end first.
    const endFirst = async (route: Route): Promise<void> => {
      await product.control('POST', 'expire');
      await route.continue();
    };
    await page.route(isContact, endFirst, { times: 1 });
    await page.getByRole('button', { name: 'Save' }).evaluate((save: HTMLElement) => save.click());
    await signInAgain(page).waitFor();
    await expect.poll(() => toasts(page).count()).toBe(0);
    await expect.poll(() => company(page).inputValue()).toBe('Lenz Optik');
    await answerSignInAgain(page);
    await page.getByRole('link', { name: 'Edit', exact: true }).waitFor();
    await page.getByText('Lenz Optik', { exact: true }).waitFor();
    expect((await saves()).map(({ status }) => status)).toEqual([401, 200]);
    await page.context().close();
  });
});

describe('signing out', () => {
  it('A-09 throws away a renewal that is under way', async () => {
    const page = await product.open();
    await signIn(page);
    const refresh = await holdRequests(product, '/jwt/refresh-token');
    await expireAccess(page);
    await choose(page, 'Plan');
    await refresh.arrived();
    await signOut(page);
    const answer = page.waitForResponse('**/jwt/refresh-token');
    await refresh.release();
    await answer;
    await page.reload();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    // The page that has been loaded anew keeps what config.json says, and nothing of anybody.
    const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(stored.filter((key) => key !== 'sms.settings')).toEqual([]);
    await page.context().close();
  });
});
