import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import config from '../../resources.config';
import { wordings } from '../../server/words';
import { operations } from '../../src/config/api';
import { kinds } from '../../src/fields/kinds';
import { deniedText } from '../../src/model/answers/deniedText';
import { createModel } from '../../src/model/resolve/createModel';
import { pick } from '../../src/model/resolved/labels';
import type { Resource } from '../../src/model/resolved/resource';
import { signIn, startProduct, type Product } from './product';
import { requestsTo } from './requestsTo';

const model = createModel(config, kinds);
const { resources } = model;

let product: Product;
let page: Page;

beforeAll(async () => {
  product = await startProduct();
  page = await product.open();
  await signIn(page, 'client');
});

afterAll(() => product.close());

beforeEach(async () => {
  await product.control('DELETE', 'log');
});

/** What a page asks for; the bookmarks are asked for by the bar above every page. */
const productCalls = () => requestsTo(product, /^\/(?!config\.json|jwt\/|__ref\/|assets\/|api\/bookmarks\/)/);

it('S6.08 begins at a page that says what this account may do, and whom to ask', async () => {
  await page.goto('/');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Privacy&Policy' }).waitFor();
  await main.getByText('This account may open what stands here').waitFor();
  await expect.poll(() => main.getByText('ask an administrator').count()).toBe(1);
});

/** The four addresses of an entity, and the right that each of them asks for: a single record is shown at all. */
const addresses = ({ name, single }: Resource) =>
  [
    { path: `/${name}`, right: 'list' },
    { path: `/${name}/create`, right: 'create' },
    { path: `/${name}/1`, right: 'edit' },
    { path: `/${name}/1/show`, right: 'show' },
  ].map(({ path, right }) => ({ path, right: single ? 'show' : right }));

/** Follows an address inside the product, as the back button and links do: without loading the page anew. */
const followAddress = (path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const denial = (action: string, { subject }: Resource) =>
  page.getByRole('alert').filter({ hasText: deniedText({ action, subject }, { ...wordings.en, model }) });

const kindOf = ({ api, single, form }: Resource): string => [api.source, single, form].join();

/** One of each kind of entity: loading a page anew takes as long as ten addresses within it. */
const oneOfEach = [...new Map(resources.map((each) => [kindOf(each), each])).values()];

describe.each(oneOfEach)('the client who comes from outside, and $key', (resource) => {
  it('S6.08 meets the same page when an address is loaded directly, and nothing is requested', async () => {
    for (const { path, right } of addresses(resource)) {
      await page.goto(path);
      await denial(right, resource).waitFor();
    }
    await expect.poll(() => productCalls()).toEqual([]);
  });
});

describe.each(resources)('the client and $key', (resource) => {
  it('S6.08 finds no entry in the menu', async () => {
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.waitFor();
    const label = pick(resource.menuLabel, 'en');
    await expect
      .poll(() => menu.getByRole('link', { name: label, exact: true, includeHidden: true }).count())
      .toBe(0);
  });

  it('S6.08 meets a denied page that names the right at all four addresses, and nothing is requested', async () => {
    for (const { path, right } of addresses(resource)) {
      await followAddress(path);
      await denial(right, resource).waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
    }
    await expect.poll(() => productCalls()).toEqual([]);
  });

  it('is refused by the server when the same calls are made directly', async () => {
    const token = await page.evaluate(
      () =>
        (JSON.parse(sessionStorage.getItem('sms.session') ?? '{}') as { accessToken: string }).accessToken,
    );
    const authorization = resource.api.source === 'remote' ? `Bearer ${token}` : token;
    /* What is kept in the page is nothing that a server has. */
    const refusal = resource.api.source === 'demo' ? 404 : 403;
    for (const operation of operations) {
      const call = resource.api.calls[operation];
      if (!call) continue;
      const hasBody = call.method === 'POST' || call.method === 'PATCH' || call.method === 'PUT';
      const answer = await fetch(product.address + call.path.replace(':id', '1'), {
        method: call.method,
        headers: { authorization, 'content-type': 'application/json' },
        ...(hasBody && { body: '{}' }),
      });
      expect([operation, answer.status]).toEqual([operation, refusal]);
    }
  });
});

describe('the client and the own account', () => {
  it('finds it under the name, without a right, and changes the password there', async () => {
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Your account' }).click();
    await page.getByRole('region', { name: 'You', exact: true }).getByText('client@demo.com').waitFor();
    await page.getByLabel('Current password').fill('client');
    await page.getByLabel('New password *', { exact: true }).fill('a good one 77');
    await page.getByLabel('Repeat the new password').fill('a good one 77');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Your password is changed.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/account');
  });

  it('sets up a second factor, which signing in asks for from then on', async () => {
    const part = page.getByRole('region', { name: 'Two-factor authentication' });
    await part.getByRole('button', { name: 'Set up' }).click();
    await part.getByLabel('Your password').fill('a good one 77');
    await part.getByRole('button', { name: 'Next' }).click();
    await part.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
    const secret = await part.locator('code').innerText();
    const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
    await part.getByRole('textbox', { name: 'Code' }).fill(app.generate());
    await part.getByRole('button', { name: 'Switch on' }).click();
    await part.getByRole('listitem').first().waitFor();
    const [spent = ''] = await part.getByRole('listitem').allInnerTexts();
    await part.getByRole('button', { name: 'I have saved them' }).click();
    await part.getByRole('button', { name: 'New recovery codes' }).click();
    await part.getByLabel('Your password').fill('a good one 77');
    await part.getByRole('textbox', { name: 'Code' }).fill(spent);
    await part.getByRole('button', { name: 'New recovery codes' }).click();
    await part.getByRole('listitem').first().waitFor();
    const codes = await part.getByRole('listitem').allInnerTexts();
    expect([codes.length, codes.includes(spent)]).toEqual([10, false]);
    await part.getByRole('button', { name: 'I have saved them' }).click();
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByLabel('Email').fill('client@demo.com');
    await page.getByLabel('Password', { exact: true }).fill('a good one 77');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'One more step' }).waitFor();
    await page.getByLabel('Code').fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
  });
});
