import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerLeave, expectValue } from './steps/formSteps';
import { menuItem, openList, openMenu } from './steps/listSteps';
import { heading } from './steps/pageSteps';
import { signIn, startProduct, type Product } from './product';
import { storedRows } from './storedRows';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product.close());

const expectGroup = (page: Page) => expectValue(page.getByLabel(/^To\b/).first(), 'Newsletter');
const name = (page: Page) => page.getByRole('textbox', { name: 'Name' });
const groupNamed = async (wanted: string) =>
  (await storedRows(product, '/v1/contactGroups?entriesPerPage=100&page=0', 'contactGroups')).find(
    (each) => each['name'] === wanted,
  ) ?? expect.fail(`no group ${wanted}`);

describe('the form of a campaign that is opened from a contact group', () => {
  it.each([1440, 390])(
    '%i px: has its group and customer, also when it is loaded again, and Cancel leads back',
    async (width) => {
      const page = await product.open();
      await signIn(page);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${new URL(page.url()).origin}/apps/contactGroups`);
      await page.locator('main a.title').first().waitFor();
      await openMenu(page, 'Newsletter');
      await menuItem(page, 'New campaign').click();
      await heading(page, 'New campaign: Newsletter').waitFor();
      await expectGroup(page);
      const { _id, user } = await groupNamed('Newsletter');
      expect(new URL(page.url()).search).toBe(`?from=contactGroups.newCampaign.${String(_id)}`);
      expect(page.url()).not.toContain(String(user));
      await page.reload();
      await heading(page, 'New campaign: Newsletter').waitFor();
      await expectGroup(page);
      await page.getByRole('link', { name: 'Cancel' }).click();
      await page.waitForURL(({ pathname }) => pathname === '/apps/contactGroups');
      await page.close();
    },
  );

  it('asks before it is left once something was typed', async () => {
    const page = await product.open();
    await signIn(page);
    await openList(page, 'Contact groups');
    await openMenu(page, 'Newsletter');
    await menuItem(page, 'New campaign').click();
    await expectGroup(page);
    await name(page).fill('Summer');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await answerLeave(page, 'Stay');
    await expectValue(name(page), 'Summer');
    await page.close();
  });
});
