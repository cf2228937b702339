import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdRequests } from './holdRequests';
import { startProduct, type Product } from './product';
import { callsOf, company, openContact } from './steps/contactSteps';
import { expireAccess, signInForGood, signOut } from './steps/sessionSteps';

/* What session.test.ts shows of one tab, here of several. */
let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product.close());

beforeEach(() => product.control('DELETE', 'log'));

const { productCalls, refreshes, refused, unanswered } = callsOf(() => product);

describe('several tabs of one session', () => {
  it('A-07 is renewed once when three tabs meet it together, and all three stay', async () => {
    const first = await product.open();
    await signInForGood(first);
    const tabs = [first, await first.context().newPage(), await first.context().newPage()];
    for (const tab of tabs.slice(1)) await tab.goto('/');
    for (const tab of tabs) await openContact(tab, 'Hanna Petersen');
    await product.control('DELETE', 'log');
    const refresh = await holdRequests(product, '/jwt/refresh-token');
    await expireAccess(first);
    for (const tab of tabs) {
      await tab.bringToFront();
      await tab.getByRole('link', { name: 'Edit', exact: true }).click();
    }
    await refresh.arrived();
    await expect.poll(async () => (await refused()).length).toBeGreaterThanOrEqual(6);
    await refresh.release();
    for (const tab of tabs) {
      await tab.bringToFront();
      await tab.getByRole('combobox', { name: 'Customer' }).click();
      await tab.getByRole('option', { name: 'Jonas Brandt' }).waitFor();
    }
    expect((await refreshes()).map(({ status }) => status)).toEqual([200]);
    await expect.poll(() => unanswered()).toEqual([]);
    await first.context().close();
  });

  it('A-25 in one tab sends nothing more from another one, not even from a form that was being filled in', async () => {
    const page = await product.open();
    await signInForGood(page);
    const other = await page.context().newPage();
    await other.goto('/');
    await openContact(other, 'Hanna Petersen');
    await other.getByRole('link', { name: 'Edit', exact: true }).click();
    await company(other).fill('Never sent');
    await signOut(page);
    await other.getByRole('button', { name: 'Sign in' }).waitFor();
    await product.control('DELETE', 'log');
    await other.goBack();
    await other.getByRole('button', { name: 'Sign in' }).waitFor();
    await expect.poll(() => company(other).count()).toBe(0);
    await expect.poll(() => productCalls()).toEqual([]);
    await page.context().close();
  });
});
