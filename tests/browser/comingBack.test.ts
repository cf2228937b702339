import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messages } from '../../src/locales/en/messages';
import { soon } from '../soon';
import { signIn, startProduct, type Product } from './product';
import { requestsTo } from './requestsTo';

let product: Product;
let page: Page;

beforeAll(async () => {
  product = await startProduct();
  page = await product.open();
  await signIn(page, 'admin', '/apps/campaigns');
});

afterAll(() => product.close());

const FORM_ASKS = /^\/v1\/senderIds$/;

const listsAsked = async () => (await requestsTo(product, /^\/v1\/campaigns(\?|$)/)).length;

const loseTheConnection = async () => {
  const bar = page.getByText(messages.app.offline);
  await page.context().setOffline(true);
  await bar.waitFor();
  await page.context().setOffline(false);
  await bar.waitFor({ state: 'detached' });
};

it('F-11 an open list asks when the connection is back, and nothing does below a form that is not saved', async () => {
  /* a first question that is still on its way would be counted as one of a connection that is back */
  await page.locator('main a.title').first().waitFor();
  /* the part that listens comes some seconds after the first screen */
  await soon(async () => expect((await product.control('GET', 'socket'))['count']).toBe(1));
  await product.control('DELETE', 'log');
  await loseTheConnection();
  await soon(async () => expect(await listsAsked()).toBe(1));
  await page.getByRole('link', { name: 'Create' }).click();
  const name = page.getByRole('textbox', { name: 'Name' }).first();
  /* what the form itself asks for */
  await soon(async () =>
    expect((await requestsTo(product, FORM_ASKS)).map(({ status }) => status)).toEqual([200]),
  );
  await name.fill('Half a campaign');
  await page.locator('[data-unsaved]').waitFor({ state: 'attached' });
  await product.control('DELETE', 'log');
  await loseTheConnection();
  await name.fill('Half a campaign, and more');
  /* a draft is kept two seconds after the last key, much later than the lists would be asked for */
  await page.waitForFunction(() =>
    JSON.stringify({ ...localStorage, ...sessionStorage }).includes('and more'),
  );
  expect((await requestsTo(product, /^\/v1\//, 'GET')).map(({ path }) => path)).toEqual([]);
  await expect.poll(() => name.inputValue()).toBe('Half a campaign, and more');
});
