import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectVisible } from './expectVisible';
import { bringAxe, faultsOf, resize } from './judge';
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
  await signIn(page, 'support');
});
afterAll(() => product.close());

describe('somebody of the staff in the account of a customer', () => {
  const banner = () => page.getByText(/^You are in the account of Jonas Brandt, until \d+:\d\d/);

  it('enters it with a reason, sees the product as the customer, and is told so on every page', async () => {
    await openList(page, 'Users');
    await page.getByRole('link', { name: 'Jonas Brandt' }).click();
    await heading(page, 'Jonas Brandt').waitFor();
    await resize(page, 390);
    const more = page.getByRole('button', { name: 'More actions' });
    const action = page.getByRole('button', { name: 'Enter account' });
    await action.or(more).first().waitFor();
    if (!(await action.isVisible())) await more.click();
    await page.getByText('Enter account', { exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Enter account' }).click();
    await dialog.getByText('Required').waitFor();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Asked for help with an invoice.');
    await dialog.getByRole('button', { name: 'Enter account' }).click();
    await expectVisible(banner());
    await heading(page, 'Overview').waitFor();
    expect(await faultsOf(page, 'light')).toEqual([]);
    await resize(page, 1440);
    await expect.poll(() => menuSeen(page)).not.toContain('Users');
    await openList(page, 'Invoices');
    await expect.poll(() => columnsSeen(page)).not.toContain('Customer');
    await page.reload();
    await expectVisible(banner());
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await page.getByText('Signed in as Jonas Brandt').waitFor();
    await expect.poll(() => page.getByRole('menuitem', { name: 'My account' }).count()).toBe(0);
    await page.keyboard.press('Escape');
  });

  it('leaves by one click, and is back at the record with the own rights, without signing in', async () => {
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await heading(page, 'Jonas Brandt').waitFor();
    await banner().waitFor({ state: 'detached' });
    await expect.poll(() => menuSeen(page)).toContain('Users');
    await expect
      .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => /own|from/.test(key))))
      .toEqual([]);
  });
});
