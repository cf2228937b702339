import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import accounts from '../../fixtures/accounts.json';
import { languages } from '../../src/locales/languages';
import { loadSignIn } from '../../src/locales/signIn';
import { fill } from '../../src/model/values/fill';
import { expectVisible } from './expectVisible';
import { signIn, startProduct, type Product } from './product';
import { heading } from './steps/pageSteps';
import { requestsTo } from './requestsTo';
import { describeSignInAddresses } from './signInAddresses.suite';

const texts = {
  en: await loadSignIn.en(),
  de: await loadSignIn.de(),
  fr: await loadSignIn.fr(),
  pt: await loadSignIn.pt(),
};

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product.close());

beforeEach(async () => {
  await product.control('DELETE', 'faults');
  await product.control('DELETE', 'log');
});

const logins = () => requestsTo(product, /^\/jwt\/login$/, 'POST');

const fillIn = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
};

const submitButton = (page: Page) => page.getByRole('button', { name: 'Sign in' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

const stored = (page: Page) =>
  page.evaluate(() => ({ local: Object.keys(localStorage), session: Object.keys(sessionStorage) }));

// Of some pages of every kind; of all of them in `npm run test:long`.
describeSignInAddresses((paths) => paths.filter((_, at) => at % 7 === 0));

describe('the sign-in page', () => {
  it.each(languages)("is written in the browser's own language: $name", async ({ locale }) => {
    const page = await product.open({ locale });
    await page.goto('/');
    const title = fill(texts[locale].title, { name: 'SMS Gateway' });
    await page.getByRole('heading', { name: title, exact: true }).waitFor();
    await page.getByRole('button', { name: texts[locale].submit, exact: true }).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(locale);
    await page.context().close();
  });

  it('brings what comes after it while the form is filled in, and asks for none of it again', async () => {
    const page = await product.open();
    await page.goto('/');
    await page.getByLabel('Email').waitFor();
    const brought = () =>
      page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ transferSize }) => transferSize > 0)
          .flatMap(({ name }) => /\/(app|data|dashboard)-[\w-]+\.js$/.exec(name)?.[1] ?? [])
          .toSorted(),
      );
    await expect.poll(() => brought()).toEqual([]);
    await page.getByLabel('Email').focus();
    const all = ['app', 'dashboard', 'data'];
    await expect.poll(brought).toEqual(all);
    await fillIn(page, 'admin@demo.com', 'admin');
    await submitButton(page).click();
    await page.locator('main svg[class*=Charts]').first().waitFor();
    await expect.poll(() => brought()).toEqual(all);
    await page.context().close();
  });

  it.each(accounts)('offers the demo account $email, and a click signs in', async ({ email, password }) => {
    const page = await product.open();
    await page.goto('/');
    await page.getByText(`${email} / ${password}`).waitFor();
    const login = page.waitForRequest('**/jwt/login');
    await page.getByRole('button', { name: `Use this account: ${email}` }).click();
    await menu(page).waitFor();
    expect((await login).postDataJSON()).toEqual({ email, password, rememberMe: false });
    await page.context().close();
  });

  it("S7.35 shows the server's own words for a wrong password and keeps the address", async () => {
    const page = await product.open();
    await page.goto('/apps/plans');
    await fillIn(page, 'admin@demo.com', 'wrong');
    await submitButton(page).click();
    await page.getByRole('alert').filter({ hasText: 'Email or password is wrong.' }).waitFor();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('admin@demo.com');
    const { local, session } = await stored(page);
    // What config.json says is known before anybody signs in.
    expect([...local.filter((key) => key !== 'sms.settings'), ...session]).toEqual([]);
    await expect.poll(() => requestsTo(product, /refresh-token/)).toEqual([]);
    await page.context().close();
  });

  it('sends one POST however often it is submitted', async () => {
    const page = await product.open();
    await page.goto('/');
    await fillIn(page, 'admin@demo.com', 'admin');
    await page.locator('form').evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
    await menu(page).waitFor();
    await expect.poll(() => logins()).toHaveLength(1);
    await page.context().close();
  });

  it('says that the server cannot be reached, and works again when it can', async () => {
    await product.control('POST', 'faults', { kind: 'drop', match: '/jwt/login', times: 'always' });
    const page = await product.open();
    await page.goto('/');
    await fillIn(page, 'admin@demo.com', 'admin');
    await submitButton(page).click();
    const words = fill(texts.en.unreachable, { host: product.address });
    await page.getByRole('alert').filter({ hasText: words }).waitFor();
    await product.control('DELETE', 'faults');
    await submitButton(page).click();
    await expectVisible(menu(page));
    await page.context().close();
  });

  it.each([
    ['list', '/apps/plans?perPage=25&page=1&sort=price&order=ASC', 'Plan'],
    ['dashboard', '/dashboard/analytics', 'Analytics Dashboard'],
    ['only record', '/apps/emailSetting', 'Email Setting'],
    ['text', '/apps/privacyPolicy', 'Privacy&Policy'],
  ])('S6.16 leads back to the %s that was asked for', async (_, wanted, title) => {
    const page = await product.open();
    await signIn(page, 'admin', wanted);
    await heading(page, title).waitFor();
    await expect.poll(() => page.url()).toBe(product.address + wanted);
    await page.context().close();
  });

  it('opens the product without a storm of history entries', async () => {
    const page = await product.open();
    await page.addInitScript(countHistoryEntries);
    await signIn(page);
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
    const entries = await page.evaluate(() => Number(document.documentElement.dataset['entries'] ?? 0));
    expect(entries).toBeLessThan(5);
    await page.context().close();
  });
});

describe('remember me', () => {
  it('S7.36 unchecked, keeps the session in this tab only', async () => {
    const page = await product.open();
    await signIn(page);
    const keys = await stored(page);
    expect(keys.session).toContain('sms.session');
    expect(keys.local).not.toContain('sms.session');
    expect((await logins()).map(({ body }) => body)).toMatchObject([{ rememberMe: false }]);
    const restarted = await product.open({ storageState: await page.context().storageState() });
    await restarted.goto('/');
    await submitButton(restarted).waitFor();
    await Promise.all([page.context().close(), restarted.context().close()]);
  });

  it('S7.36 checked, keeps the session over a restart of the browser', async () => {
    const page = await product.open();
    await page.goto('/');
    await fillIn(page, 'admin@demo.com', 'admin');
    await page.getByLabel('Remember me').check();
    await submitButton(page).click();
    await menu(page).waitFor();
    const keys = await stored(page);
    expect(keys.local).toContain('sms.session');
    expect(keys.session).not.toContain('sms.session');
    expect((await logins()).map(({ body }) => body)).toMatchObject([{ rememberMe: true }]);
    const restarted = await product.open({ storageState: await page.context().storageState() });
    await restarted.goto('/');
    await menu(restarted).waitFor();
    await Promise.all([page.context().close(), restarted.context().close()]);
  });
});

describe('another tab of the same browser', () => {
  it('S7.36 is signed in without the password, as long as one tab is open, and nothing is kept on disk', async () => {
    const first = await product.open();
    await first.goto('/');
    await fillIn(first, 'admin@demo.com', 'admin');
    await submitButton(first).click();
    await menu(first).waitFor();
    const open = async (path: string) => {
      const tab = await first.context().newPage();
      await tab.goto(path);
      return tab;
    };
    const second = await open('/apps/plans');
    await second.getByRole('cell', { name: 'Enterprise', exact: true }).waitFor();
    await first.close();
    const third = await open('/');
    await menu(third).waitFor();
    expect((await stored(third)).local.join()).not.toContain('session');
    await second.close();
    await third.goto('about:blank');
    const last = await open('/');
    await submitButton(last).waitFor();
    expect((await stored(last)).session).toEqual([]);
    await last.context().close();
  });
});

describe('signing out', () => {
  it('S4.11 empties both storages and leads to the sign-in page, in every tab', async () => {
    const page = await product.open();
    await page.goto('/');
    await page.getByLabel('Remember me').check();
    await fillIn(page, 'admin@demo.com', 'admin');
    await submitButton(page).click();
    await menu(page).waitFor();
    const other = await page.context().newPage();
    await other.goto('/apps/plans');
    await other.getByRole('cell', { name: 'Enterprise', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Use dark colors' }).click();
    await page.evaluate(() => {
      localStorage.setItem('foreign', 'kept by nobody');
      sessionStorage.setItem('foreign', 'kept by nobody');
    });
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await Promise.all([submitButton(page).waitFor(), submitButton(other).waitFor()]);
    const nothing = { local: [], session: [] };
    await expect.poll(() => Promise.all([stored(page), stored(other)])).toEqual([nothing, nothing]);
    await expect.poll(() => other.getByRole('cell', { name: 'Enterprise', exact: true }).count()).toBe(0);
    await page.context().close();
  });
});

/** Runs in the page, before any script of it. */
const countHistoryEntries = () => {
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name].bind(history);
    history[name] = (...entry: Parameters<History['pushState']>) => {
      const { dataset } = document.documentElement;
      dataset['entries'] = String(Number(dataset['entries'] ?? 0) + 1);
      original(...entry);
    };
  }
};
