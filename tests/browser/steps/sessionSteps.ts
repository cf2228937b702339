import type { Page } from 'playwright-core';
import { signIn, type DemoAccount, type Product } from '../product';
import { cell, choose } from './pageSteps';

/** Signs in with the box ticked, so that all tabs share the session. */
export const signInForGood = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.getByLabel('Remember me').check();
  await page.getByRole('button', { name: 'Use this account: admin@demo.com' }).click();
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
};

export const signOut = async (page: Page): Promise<void> => {
  await page.bringToFront();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
};

/** The stored access token becomes one that the server does not take; the refresh token stays good. */
export const expireAccess = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) {
      const session: unknown = JSON.parse(storage.getItem('sms.session') ?? 'null');
      if (typeof session === 'object' && session !== null)
        storage.setItem('sms.session', JSON.stringify({ ...session, accessToken: 'expired' }));
    }
  });

/** The dialog of a session that has ended. */
export const signInAgain = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' });

export const answerSignInAgain = async (page: Page, account: DemoAccount = 'admin'): Promise<void> => {
  const dialog = signInAgain(page);
  await dialog.getByLabel('Email').fill(`${account}@demo.com`);
  await dialog.getByLabel('Password', { exact: true }).fill(account);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await dialog.waitFor({ state: 'detached' });
};

/** The session ends while the plans are open: the next question to the server says so. */
export const endAtPlans = async (product: Product): Promise<Page> => {
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
