import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOwnPages } from './ownPages.suite';
import { bringAxe } from './judge';
import { openList } from './steps/listSteps';
import { signIn, startProduct, type Product } from './product';
import { heading } from './steps/pageSteps';
import { columnsSeen, menuSeen } from './steps/rightsSteps';

let product: Product;
let page: Page;

beforeAll(async () => {
  product = await startProduct();
  page = await product.open({ viewport: { width: 1440, height: 900 } });
  await bringAxe(page);
  await signIn(page, 'customer');
});
afterAll(() => product.close());

describe('a customer of the provider', () => {
  it('S1.22 has what its role allows in the menu, and nothing of the back office', async () => {
    await expect
      .poll(() => menuSeen(page))
      .toEqual([
        'Overview',
        'SMS logs',
        'Sender IDs',
        'Campaigns',
        'Pricing ranges',
        'Subscriptions',
        'Invoices',
        'Invoice history',
        'Balance History',
        'Contact groups',
        'Contact list',
        'Replies',
        'Opt-outs',
        'Numbers to look at',
        'Country rules',
        'Credit notes',
        'Packages',
        'Plan',
        'Addon',
        'Dashboard notifications',
        'User Log',
        'Purchase History',
        'My Setting',
        'Notification Setting',
        'Privacy&Policy',
      ]);
  });

  it('begins with a dashboard of its own numbers', async () => {
    await page.goto('/');
    await heading(page, 'Overview').waitFor();
    for (const name of ['Balance', 'Messages', 'Delivery rate'])
      await page.getByRole('region', { name, exact: true }).getByRole('link').first().waitFor();
    await expect.poll(() => page.getByText('could not be loaded').count()).toBe(0);
  });

  it.each(['SMS logs', 'Campaigns', 'Contact list', 'Invoices'])(
    'has rows in %s, without a column that always says its own name',
    async (name) => {
      await openList(page, name);
      await expect.poll(() => columnsSeen(page)).not.toContain('Customer');
    },
  );

  describeOwnPages(
    () => page,
    [
      { width: 1440, skin: 'light', rules: 'all' },
      { width: 390, skin: 'dark', rules: 'all' },
    ],
  );
});
