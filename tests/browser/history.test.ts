import { afterAll, beforeAll, expect, it } from 'vitest';
import { messages } from '../../src/locales/en/messages';
import { callAsAdmin } from './callAsAdmin';
import { signIn, startProduct, type Product } from './product';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product.close());

const { history } = messages.app;

it('the page of a record says who changed what, and puts back what was there before', async () => {
  const call = (what: string, body?: object) => callAsAdmin(product.address, what, body);
  const [plan] = (await call('GET /v1/plans')).body['plans'] as readonly Record<string, unknown>[];
  const before = String(plan?.['description']);
  await call(`PATCH /v1/plans/${String(plan?.['_id'])}`, { description: 'Nobody would choose this one.' });
  const page = await product.open();
  await signIn(page);
  await page.goto(`/apps/plans/${String(plan?.['_id'])}/show`);
  await page.getByRole('tab', { name: history.name }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'Nobody would choose this one.' });
  await entry.getByText('by Ada Administrator').waitFor();
  await entry.getByRole('rowheader', { name: 'Description' }).waitFor();
  await entry.getByRole('button', { name: history.putBack }).click();
  // A newer entry stands above it, and there is nothing left to put back.
  await page.getByRole('listitem').filter({ hasText: 'Nobody would choose this one.' }).nth(1).waitFor();
  const now = (await call(`GET /v1/plans/${String(plan?.['_id'])}`)).body['plan'] as Record<string, unknown>;
  expect(now['description']).toBe(before);
});
