import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '../../src/locales/en/messages';
import { soon } from '../soon';
import { expectVisible } from './expectVisible';
import { signIn, startProduct, type Product } from './product';
import { requestsTo } from './requestsTo';

const { live } = messages.app;

let product: Product;
let page: Page;

beforeAll(async () => {
  product = await startProduct();
  page = await product.open();
  page.on('request', (request) => onTheirWay.add(request));
  page.on('requestfinished', (request) => onTheirWay.delete(request));
  page.on('requestfailed', (request) => onTheirWay.delete(request));
  await signIn(page, 'customer', '/apps/dashboardNotis');
});

afterAll(() => product.close());

const connections = async () => (await product.control('GET', 'socket'))['count'];

const becomes = (count: number) => soon(async () => expect(await connections()).toBe(count));

const userId = () =>
  page.evaluate(
    () =>
      (JSON.parse(sessionStorage.getItem('sms.session') ?? '{}') as { userData: { _id: string } }).userData
        ._id,
  );

/* The open list and the bell ask, the second of them for what the first has asked for, unless there is news between. */
const ASKING = 2;

const onTheirWay = new Set<Request>();

/* What has begun counts, and what its answer leads to: it is read when nothing is on its way. */
const expectFewQuestions = async () => {
  await expect.poll(listsAsked).toBeGreaterThan(0);
  await expect.poll(() => onTheirWay.size).toBe(0);
  expect(await listsAsked()).toBeLessThanOrEqual(ASKING);
};

const listsAsked = async () => (await requestsTo(product, /^\/v1\/dashboardNotis\/customer$/)).length;

describe('the background part', () => {
  it('S2.68 listens while the product is open, and an open list asks for what has arrived', async () => {
    await becomes(1);
    /* by then both have been answered: what is still on its way would be counted as another one */
    await page.getByRole('row').nth(1).waitFor();
    await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).waitFor();
    await product.control('DELETE', 'log');
    await product.control('POST', 'emit', {
      event: 'notification',
      userId: await userId(),
      payload: { _id: 'new', title: 'A campaign has finished' },
    });
    await expectFewQuestions();
  });

  it('S2.68 asks for what was missed when the connection is back', async () => {
    await product.control('DELETE', 'log');
    await product.control('POST', 'socket/drop', {});
    await expect.poll(listsAsked).toBeGreaterThan(0);
    await becomes(1);
    await expectFewQuestions();
  });

  it('S7.21 says of new orders at their menu entry and in a message, until that is muted or the list is open', async () => {
    const order = async (id: string) => {
      const payload = { _id: id, number: id };
      await product.control('POST', 'emit', { event: 'order', userId: await userId(), payload });
    };
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const mute = page.getByRole('button', { name: live.mute });
    const group = menu.getByRole('button', { name: 'Reports' });
    if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
    await order('one');
    await expectVisible(menu.getByRole('link', { name: 'Purchase History 1 new' }));
    await expectVisible(page.getByText('Purchase History: 1 new').last());
    await mute.click();
    await order('two');
    await order('two');
    await expectVisible(menu.getByRole('link', { name: 'Purchase History 2 new' }));
    await mute.waitFor({ state: 'detached' });
    await menu.getByRole('link', { name: 'Purchase History' }).click();
    await page.getByRole('button', { name: live.unmute }).click();
    await expectVisible(mute);
    await expectVisible(menu.getByRole('link', { name: 'Purchase History', exact: true }));
  });

  it('S2.69 closes its connection at sign-out, and opens one, not two, at the next sign-in', async () => {
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await becomes(0);
    await signIn(page, 'customer', '/apps/dashboardNotis');
    await becomes(1);
  });
});
