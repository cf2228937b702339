import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyBuild } from './buildCopy';
import { cell, heading } from './steps/pageSteps';
import { openCreate } from './steps/formSteps';
import { fillInPackage, save, textbox } from './steps/packageSteps';
import { openList } from './steps/listSteps';
import { signIn, startProduct, type Product } from './product';
import { startRelay, type Relay } from '../servers/relay';

/** A violet square. */
const MARK =
  'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20viewBox=%220%200%204%204%22%3E%3Cpath%20fill=%22%237b1fa2%22%20d=%22M0%200h4v4H0z%22/%3E%3C/svg%3E';
const VIOLET = 'rgb(123, 31, 162)';

let build: ReturnType<typeof copyBuild>;
let product: Product;
let sms: Relay;
let remote: Relay;
let auth: Relay;
let page: Page;
/** Everything the page asked of the host it came from. */
const own: string[] = [];

beforeAll(async () => {
  build = copyBuild();
  product = await startProduct(build.folder);
  const relay = () => startRelay(product.address);
  [sms, remote, auth] = await Promise.all([relay(), relay(), relay()]);
  build.configure({
    name: 'Acme SMS',
    color: '#7b1fa2',
    logo: MARK,
    hosts: { sms: sms.address, remote: remote.address, auth: auth.address },
  });
  page = await product.open();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === product.address) own.push(pathname);
  });
});

afterAll(async () => {
  await product.close();
  await Promise.all([sms, remote, auth].map((each) => each.close()));
  build.remove();
});

/** The page's own host is asked for nothing of this kind, and the demo's code is not even there. */
const expectNoneAtHome = (path: RegExp): void => {
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter((each) => path.test(each) || /\/demo(Provider|SignIn)/.test(each))).toEqual([]);
};

/* one story, told in its order */
describe('an installation with a name and hosts of its own', () => {
  it('S1.01 bears the one configured name, colour and mark at the sign-in page, in the menu and in the title', async () => {
    await page.goto('/');
    await page.getByRole('heading', { name: 'Sign in to Acme SMS', exact: true }).waitFor();
    await expect.poll(() => page.title()).toBe('Acme SMS');
    const button = page.getByRole('button', { name: 'Sign in' });
    await expect.poll(() => button.evaluate((each) => getComputedStyle(each).backgroundColor)).toBe(VIOLET);
    await expect.poll(() => page.locator('.sign-in-brand img').getAttribute('src')).toBe(MARK);
    await signIn(page, 'client', '/apps/privacyPolicy');
    await heading(page, 'Privacy&Policy').waitFor();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('link', { name: 'Acme SMS', exact: true }).waitFor();
    await expect.poll(() => page.title()).toBe('Privacy&Policy · Acme SMS');
    await expect.poll(() => page.getByText('SMS Gateway').count()).toBe(0);
    await expect.poll(() => menu.locator('img').getAttribute('src')).toBe(MARK);
    const footer = page.locator('footer').getByRole('link');
    await expect.poll(() => footer.evaluate((each) => getComputedStyle(each).color)).toBe(VIOLET);
  });

  it('S1.24 sent the credentials of a customer to the authentication service alone', async () => {
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(auth.calls.filter((call) => call.includes('login'))).toEqual(['POST /jwt/login']);
    expect(remote.calls).toEqual([]);
    expectNoneAtHome(/^\/jwt\//);
  });

  it('S1.23 manages users and admins at the remote host, and with no demo records', async () => {
    await signIn(page);
    await openList(page, 'Users');
    await cell(page, 'client').waitFor();
    await page.getByRole('row').filter({ hasText: 'Clara Client' }).getByRole('link').first().click();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await textbox(page, 'Company').fill('Kontor Weiland AG');
    await save(page);
    await heading(page, 'Clara Client').waitFor();
    await page.getByText('Kontor Weiland AG').waitFor();
    await openList(page, 'Admins');
    await page.getByRole('button', { name: 'Actions for Janine Dubois' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('janine.dubois', { exact: true }).waitFor({ state: 'detached' });
    const asked = [
      'GET /users',
      'GET /users/id',
      'PATCH /users/id',
      'GET /dashboardUsers',
      'DELETE /users/id',
    ];
    await expect
      .poll(() => remote.calls.map((call) => call.replace(/\w{24}/, 'id')))
      .toEqual(expect.arrayContaining(asked));
    expectNoneAtHome(/^\/(users|dashboardUsers)(\/|$)/);
  });

  it('S7.01 sends every call for SMS to the changed host, reads and writes alike', async () => {
    await openCreate(page, 'Packages');
    await fillInPackage(page, 'Abroad', '8.00');
    await save(page);
    await heading(page, 'Abroad').waitFor();
    await openList(page, 'Sender IDs');
    const asked = ['GET /v1/packages', 'POST /v1/packages', 'GET /v1/packages/id', 'GET /v1/senderIds'];
    await expect
      .poll(() => sms.calls.map((call) => call.replace(/\w{24}/, 'id')))
      .toEqual(expect.arrayContaining(asked));
    expectNoneAtHome(/^\/v1\//);
  });
});
