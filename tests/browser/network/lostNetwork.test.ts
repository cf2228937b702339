import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillSignIn, signIn, startProduct, type Product } from '../product';
import { expectVisible } from '../expectVisible';
import { button, describeKept, menu, withoutConnection } from './lost.suite';

describeKept(withoutConnection);

describe('a part that is missing at sign-in', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const abort = (page: Page, name: RegExp) => page.route(name, (route) => route.abort());

  it('H-10 of the form is said in words, and the second press works', async () => {
    const page = await product.open();
    await page.goto('/apps/privacyPolicy');
    await abort(page, /\/data-/);
    await page.getByLabel('Email').fill('admin@demo.com');
    await page.getByLabel('Password', { exact: true }).fill('admin');
    await button(page, 'Sign in').click();
    await expectVisible(page.getByRole('alert').filter({ hasText: 'cannot be reached' }));
    await page.unroute(/\/data-/);
    await fillSignIn(page, 'admin');
    await page.context().close();
  });

  it.each([/\/data-/, /\/app-/])('H-10 %s leaves a sentence and a way on', async (name) => {
    const page = await product.open();
    await signIn(page);
    await abort(page, name);
    await page.reload();
    await page.getByRole('alert').filter({ hasText: 'could not be downloaded' }).waitFor();
    await page.unroute(name);
    await button(page, 'Reload').click();
    await expectVisible(menu(page));
    await page.context().close();
  });

  it('H-10 is not said of the bell, which comes by itself, before somebody presses it', async () => {
    const page = await product.open();
    await page.clock.install();
    await abort(page, /\/bell-/);
    const failed = () => page.waitForEvent('requestfailed', (request) => /\/bell-/.test(request.url()));
    await signIn(page);
    await Promise.all([failed(), page.clock.fastForward('00:05')]);
    const missing = page.getByRole('alert').filter({ hasText: 'could not be downloaded' });
    const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
    // It is tried again after some seconds, and not said then either.
    await Promise.all([failed(), page.clock.fastForward('00:10')]);
    expect([await missing.count(), await bell.count()]).toEqual([0, 1]);
    await bell.click();
    await expectVisible(missing);
    await page.unroute(/\/bell-/);
    await page.clock.fastForward('00:10');
    await expectVisible(page.getByRole('dialog').getByRole('heading', { name: 'Notifications' }));
    await expect.poll(() => missing.count()).toBe(0);
    await page.context().close();
  });

  it('H-10 leaves a sentence even where the first script does not come', async () => {
    const page = await product.open();
    await abort(page, /\/index-.*\.js/);
    await page.goto('/');
    await page.getByText('This page could not be downloaded.').waitFor();
    await page.unroute(/\/index-.*\.js/);
    await page.getByRole('link', { name: 'reload' }).click();
    await expectVisible(button(page, 'Sign in'));
    await page.context().close();
  });
});
