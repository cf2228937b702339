import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toasts } from './steps/pageSteps';
import { signIn, startProduct, type Product } from './product';
import { requestsTo } from './requestsTo';
import { holdRequests } from './holdRequests';

let product: Product;
let page: Page;

beforeAll(async () => {
  product = await startProduct();
  page = await product.open();
  await signIn(page);
});

afterAll(() => product.close());

const openCancelled = async (): Promise<string> => {
  await page.goto('/apps/orders?filter=%7B%22status%22%3A%5B%22cancelled%22%5D%7D');
  const number = await page
    .getByText(/^ORD-\d+$/)
    .first()
    .innerText();
  return number;
};

const select = (number: string) =>
  page.getByRole('row').filter({ hasText: number }).getByRole('checkbox').check();

const askToDelete = async () => {
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
};

it('S7.17 S8.06 a refused order comes back to the list, with the message of the server', async () => {
  const number = await openCancelled();
  const refuse = { match: '/orders/*', method: 'DELETE', kind: 'status', status: 500, times: 1 };
  await select(number);
  await product.control('POST', 'faults', refuse);
  await askToDelete();
  await toasts(page).filter({ hasText: 'Injected fault' }).waitFor();
  await expect.poll(() => page.getByText(number).count()).toBeGreaterThan(0);
});

it('S7.16 S7.17 an order leaves the list before the answer, by its address alone', async () => {
  const number = await openCancelled();
  await select(number);
  const held = await holdRequests(product, '/orders/*');
  await askToDelete();
  await held.arrived();
  await page.getByText(number).waitFor({ state: 'detached' });
  await expect.poll(() => toasts(page).count()).toBe(0);
  await held.release();
  await toasts(page).filter({ hasText: 'deleted' }).waitFor();
  const [call] = (await requestsTo(product, /^\/orders\/[^/]+$/, 'DELETE')).slice(-1);
  expect(call).toMatchObject({ status: 200 });
  expect(call?.body ?? null).toBeNull();
});
