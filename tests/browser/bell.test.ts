import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { soon } from '../soon';
import { bringAxe, faultsOf, resize, widths } from './judge';
import { holdRequests } from './holdRequests';
import { signIn, startProduct, type Product } from './product';
import { requestsTo } from './requestsTo';
import { toasts } from './steps/pageSteps';

const LIST = '/v1/dashboardNotis/customer';

let product: Product;
let page: Page;
/** As the server gives them. */
let given: { _id: string; title: string; read: boolean }[];

beforeAll(async () => {
  product = await startProduct();
  page = await product.open({ viewport: { width: 1280, height: 900 } });
  await bringAxe(page);
  const loaded = page.waitForResponse((answer) => answer.url().endsWith(LIST));
  await signIn(page, 'customer');
  given = ((await (await loaded).json()) as { dashboardNotis: typeof given }).dashboardNotis;
});

afterAll(() => product.close());

const bell = () => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const panel = () => page.getByRole('dialog', { name: 'Notifications' });
const rows = () => panel().getByRole('listitem');
const titles = () => panel().getByRole('listitem').locator('strong').allInnerTexts();
const press = (name: string) => panel().getByRole('button', { name, exact: true }).click();
const asked = (method: string) => requestsTo(product, /^\/v1\/dashboardNotis\//, method);
const refuse = (method: string, match: string, message?: string) =>
  product.control('POST', 'faults', {
    match,
    method,
    kind: 'status',
    status: 500,
    times: 1,
    ...(message !== undefined && { message }),
  });
const said = async (text: string) => {
  await toasts(page).filter({ hasText: text }).waitFor();
  await toasts(page).filter({ hasText: text }).getByRole('button').first().click();
  await toasts(page).filter({ hasText: text }).waitFor({ state: 'detached' });
};
const unread = () => given.filter(({ read }) => !read);

/* one story, told in its order */
it('S1.20 S4.01 S7.07 counts the unread ones, and lists all in the order given', async () => {
  expect(unread().length).toBeGreaterThan(0);
  await page.getByRole('button', { name: `Notifications, ${unread().length} unread` }).click();
  await expect.poll(titles).toEqual(given.map(({ title }) => title));
  await expect.poll(() => rows().filter({ hasText: 'Not read:' }).count()).toBe(unread().length);
  await panel().getByRole('heading', { level: 3 }).first().waitFor();
  for (const width of widths) {
    await resize(page, width);
    expect(await faultsOf(page, 'light')).toEqual([]);
  }
  await resize(page, 1280);
});

it('S7.13 S8.07 says why they could not be marked as read, and asks for no list', async () => {
  await product.control('DELETE', 'log');
  await refuse('PATCH', LIST);
  await press('Mark all as read');
  await said('Injected fault');
  await expect.poll(() => asked('GET')).toEqual([]);
});

it('S4.02 S7.12 S7.13 marks exactly the unread ids, and loads the list once; S4.03 with none it sends nothing', async () => {
  await product.control('DELETE', 'log');
  await press('Mark all as read');
  await page.getByRole('banner').getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  const [call, ...others] = await asked('PATCH');
  expect(others).toEqual([]);
  expect(call?.body).toEqual({ ids: unread().map(({ _id }) => _id) });
  await expect.poll(() => asked('GET')).toHaveLength(1);
  await rows().filter({ hasText: 'Not read:' }).first().waitFor({ state: 'detached' });
  await panel().getByRole('button', { name: 'Mark all as read' }).click({ force: true });
  await expect.poll(() => asked('PATCH')).toHaveLength(1);
});

it('S7.11 S8.05 E-08 has a row back in its place, with the message, when it could not be deleted', async () => {
  await refuse('DELETE', '/v1/dashboardNotis/*/customer');
  await rows().first().getByRole('button').click();
  await said('Injected fault');
  await expect.poll(titles).toEqual(given.map(({ title }) => title));
});

it('S7.09 S7.10 E-09 takes the row away before the answer, and it stays away when it is pushed again', async () => {
  const [first, ...others] = given;
  const held = await holdRequests(product, '/v1/dashboardNotis/*/customer');
  await product.control('DELETE', 'log');
  await rows().first().getByRole('button').click();
  await held.arrived();
  await expect.poll(() => rows().count()).toBe(others.length);
  const userId = await page.evaluate(
    () =>
      (JSON.parse(sessionStorage.getItem('sms.session') ?? '{}') as { userData: { _id: string } }).userData
        ._id,
  );
  await product.control('POST', 'emit', { event: 'notification', userId, payload: first });
  await product.control('POST', 'emit', {
    event: 'notification',
    userId,
    payload: {
      _id: 'pushed',
      title: 'Pushed',
      createdAt: new Date().toISOString(),
      read: false,
      user: userId,
    },
  });
  await panel().getByText('Pushed').waitFor();
  await page.getByRole('status').filter({ hasText: '1 new notification' }).waitFor({ state: 'attached' });
  await expect.poll(async () => (await asked('GET')).length).toBe(1);
  await held.release();
  await expect.poll(async () => (await asked('DELETE'))[0]?.status).toBe(200);
  const [call] = await asked('DELETE');
  expect([call?.path, call?.body ?? null]).toEqual([`/v1/dashboardNotis/${first?._id}/customer`, null]);
  // What was only pushed is in no list, and the list is right.
  await expect.poll(titles).toEqual(others.map(({ title }) => title));
});

it('S7.15 S8.08 leaves the list as it is when it could not be cleared, and says why', async () => {
  const before = await titles();
  await product.control('DELETE', 'log');
  await refuse('DELETE', `${LIST}/clear`);
  await press('Delete all');
  await page
    .getByRole('dialog', { name: 'Delete all notifications?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await said('Injected fault');
  await expect.poll(() => titles()).toEqual(before);
  await expect.poll(() => asked('GET')).toEqual([]);
});

it('S7.14 S7.15 clears all, and loads the list once', async () => {
  await product.control('DELETE', 'log');
  await press('Delete all');
  await page
    .getByRole('dialog', { name: 'Delete all notifications?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await panel().getByText('There are no notifications.').waitFor();
  const [call] = await asked('DELETE');
  expect([call?.path, call?.body ?? null]).toEqual([`${LIST}/clear`, null]);
  await expect.poll(() => asked('GET')).toHaveLength(1);
  // What nothing could be done with is not offered.
  for (const name of ['Mark all as read', 'Delete all'])
    await panel().getByRole('button', { name }).waitFor({ state: 'detached' });
});

it('S8.10 says nothing of a list that could not be reached in the background, and works on', async () => {
  await product.control('POST', 'faults', { match: LIST, method: 'GET', kind: 'drop', times: 4 });
  await product.control('POST', 'socket/drop', {});
  await soon(async () => expect((await asked('GET')).length).toBeGreaterThan(1));
  await expect.poll(() => toasts(page).count()).toBe(0);
  await press('Close');
  await bell().click();
  await panel().getByText('There are no notifications.').waitFor();
});
