import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from './browser';
import { openProgram, type ProgramSettings } from './program';
import { watchPolicy } from './watchPolicy';

/** The built product with its gateway, records in memory and the control routes open, and a browser to look at it. */
export type Product = {
  readonly address: string;
  readonly browser: Browser;
  /** A fresh profile: nothing stored, nobody signed in. */
  readonly open: (options?: Parameters<Browser['newContext']>[0]) => Promise<Page>;
  /** Calls a control route of the gateway, such as `POST faults`. */
  readonly control: (method: string, path: string, body?: unknown) => Promise<Record<string, unknown>>;
  readonly close: () => Promise<void>;
};

export const startProduct = async (folder = '.', settings: ProgramSettings = {}): Promise<Product> => {
  const { address, close } = await openProgram(folder, settings);
  const browser = await workersBrowser();
  const violations = watchPolicy(address);
  return {
    address,
    browser,
    open: async (options) => {
      const context = await browser.newContext({
        baseURL: address,
        locale: 'en-GB',
        reducedMotion: 'reduce',
        ...options,
      });
      await violations.watch(context);
      return context.newPage();
    },
    control: async (method, path, body) => {
      const answer = await fetch(`${address}/__ref/${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return (await answer.json()) as Record<string, unknown>;
    },
    close: async () => {
      await Promise.all(browser.contexts().map((context) => context.close()));
      await close();
      violations.expectNone();
    },
  };
};

/** One browser for all files of a worker, which ends with it: a profile of its own is all that a test needs. */
const workersBrowser = async (): Promise<Browser> => {
  if (!launched?.isConnected()) launched = await launchBrowser();
  return launched;
};

let launched: Browser | undefined;

export type DemoAccount = 'admin' | 'support' | 'finance' | 'client' | 'customer';

export type Credentials = { readonly email: string; readonly password: string };

/** A page that asks for no record, so that a test pays for none of the numbers at `/`. */
const LIGHT_PAGE = '/apps/privacyPolicy';

/** Signs in at an address and waits until the menu is there. */
export const signIn = async (
  page: Page,
  account: DemoAccount | Credentials = 'admin',
  path = LIGHT_PAGE,
): Promise<void> => {
  // The development server opens its database and transforms every module before it answers for the first time.
  await page.goto(path, { timeout: 100_000 });
  await fillSignIn(page, account);
};

/** Signs in at the form that is there, and waits until the menu is. */
export const fillSignIn = async (page: Page, account: DemoAccount | Credentials): Promise<void> => {
  const { email, password } =
    typeof account === 'string' ? { email: `${account}@demo.com`, password: account } : account;
  await page.bringToFront();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor({ state: 'attached' });
};

export const contextOf = (page: Page): BrowserContext => page.context();
