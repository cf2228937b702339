import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectVisible } from './expectVisible';
import { signIn, startProduct, type Product } from './product';
import { requestsTo } from './requestsTo';

let product: Product;
let page: Page;

beforeAll(async () => {
  product = await startProduct();
  page = await product.open({ viewport: { width: 1440, height: 900 } });
});
afterAll(() => product.close());

const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const widget = (name: string) => page.getByRole('region', { name, exact: true });
const pages = () => page.getByRole('navigation', { name: 'Pages' });
const time = (name: string) => page.getByRole('button', { name, exact: true });

/* One person, one visit: each step stands on the one before. */
describe('an admin', () => {
  it('comes out at the dashboard that its role names', async () => {
    await signIn(page, 'admin', '/');
    await title('Operations').waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard/operations');
  });

  it('S2.02 loads the sales dashboard at /', async () => {
    await page.goto('/');
    await title('eCommerce Dashboard').waitFor();
    await widget('Paid orders').getByRole('link').waitFor();
    await expect.poll(() => page.title()).toBe('eCommerce Dashboard · SMS Gateway');
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('gets all of its numbers by one request', async () => {
    await product.control('DELETE', 'log');
    await page.reload();
    await widget('Paid orders').getByRole('link').waitFor();
    await page.locator('main svg[class*=Charts]').first().waitFor();
    await expect
      .poll(() => requestsTo(product, /\/totals$/))
      .toMatchObject([{ method: 'POST', path: '/api/totals' }]);
  });

  it('S2.01 S9.15 loads the analytics directly, of another time too, which a reload keeps', async () => {
    await page.goto('/dashboard/analytics');
    await title('Analytics Dashboard').waitFor();
    await expect.poll(() => time('Last 28 Days').getAttribute('aria-pressed')).toBe('true');
    await time('Last Year').click();
    await expect.poll(() => new URL(page.url()).search).toBe('?range=lastYear');
    await page.reload();
    await expect.poll(() => time('Last Year').getAttribute('aria-pressed')).toBe('true');
    await widget('Messages over time').locator('svg').last().waitFor();
  });

  it('reads a chart as a table, and opens the list behind one of its numbers', async () => {
    const chart = widget('Messages over time');
    await chart.getByRole('button', { name: /^Show as a table/ }).click();
    const cell = chart.getByRole('row').last().getByRole('link').first();
    const count = await cell.textContent();
    expect(Number(count)).toBeGreaterThan(0);
    await cell.click();
    await title('SMS logs').waitFor();
    await pages()
      .getByText(new RegExp(`of ${count}$`))
      .waitFor();
    await page.goBack();
    await title('Analytics Dashboard').waitFor();
  });

  it('opens the list that a number counts', async () => {
    const number = widget('Messages').getByRole('link');
    const count = await number.textContent();
    await number.click();
    await title('SMS logs').waitFor();
    await expectVisible(pages().getByText(new RegExp(`of ${count}$`)));
  });

  it('is told in its place what could not be loaded, and tries that again', async () => {
    // Of one list alone: of several that fail the page says so in one place.
    const fault = { match: '/v1/senderIds*', kind: 'status', status: 500, times: 'always' };
    await product.control('POST', 'faults', fault);
    await page.goto('/dashboard/operations');
    const failed = widget('Sender IDs waiting for review');
    await failed.getByRole('alert').waitFor();
    await widget('In transit').getByRole('link').waitFor();
    await product.control('DELETE', 'faults');
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expectVisible(failed.getByRole('table'));
  });
});

it('leads whoever may not open the first dashboard to one that is allowed', async () => {
  page = await product.open();
  await signIn(page, 'support');
  await page.goto('/');
  await title('Analytics Dashboard').waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard/analytics');
  await page.goto('/dashboard/ecommerce');
  await page.getByRole('alert').filter({ hasText: 'ecommerce' }).waitFor();
});
