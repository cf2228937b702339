import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { startProduct, type Product } from '../product';
import { menuOf } from '../steps/pageSteps';
import { personOf } from './person';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product.close());

const groupOf = (page: Page, name: string | RegExp) => page.getByRole('group', { name });

it('Command palette: finds lists by names of records, says which words there are, and acts on the selection', async () => {
  const person = await personOf(product);
  const { page } = person;
  await person.press('Control+K');
  await person.type('sms customer:nobodyatall');
  await person.hears(/Nothing called “nobodyatall” in Customers\. SMS logs can be filtered by: .*Status/);
  await page.getByRole('combobox').fill('sms customer:jonas status:failed');
  /* at once, before Jonas was looked for */
  await page.getByRole('option', { name: /^SMS logs Customer: / }).waitFor();
  await person.press('Enter');
  const chips = groupOf(page, 'Active filters');
  await chips.getByRole('button', { name: /^Customer: Jonas/ }).waitFor();
  await chips.getByRole('button', { name: 'Status: Failed', exact: true }).waitFor();

  await person.go('Sender IDs');
  const list = page.getByRole('region', { name: 'Sender IDs' });
  await list.getByRole('link', { name: 'WEILAND' }).waitFor();
  await person.click(list.getByRole('checkbox', { name: 'Select all rows on this page' }));
  await page.getByRole('toolbar').getByRole('button', { name: 'Approve (2)' }).waitFor();
  await person.press('Control+K');
  await person.type('approve');
  const line = groupOf(page, '10 selected').getByRole('option', { name: /^Approve 2 sender IDs/ });
  await line.waitFor();
  await person.press('Enter');
  await person.click(page.getByRole('dialog').getByRole('button', { name: 'Approve' }));
  await person.hears('2 sender IDs approved.');
  await page.getByRole('toolbar').getByText('8 selected').waitFor();
});

it('Filters: become chips from words that are typed into the search of a list, which says so before', async () => {
  const person = await personOf(product);
  const { page } = person;
  await person.go('SMS logs');
  const box = page.getByRole('searchbox', { name: 'Search SMS logs' });
  await person.click(box);
  await person.type('customer:jonas failed');
  await person.hears(/Press Enter to filter by Customer: Jonas .* · Status: Failed/);
  /* nothing lies over it, such as the head of the table */
  const isOnTop = (hint: Element) => {
    const { left, bottom } = hint.getBoundingClientRect();
    return hint.contains(document.elementFromPoint(left + 12, bottom - 8));
  };
  await expect.poll(() => page.getByText(/^Press Enter to filter by/).evaluate(isOnTop)).toBe(true);
  await person.press('Enter');
  const chips = groupOf(page, 'Active filters');
  await chips.getByRole('button', { name: 'Status: Failed', exact: true }).waitFor();
  await expect.poll(() => box.inputValue()).toBe('');
  await expect.poll(() => box.evaluate((each) => each === document.activeElement)).toBe(true);
});

it('Saved queries: keep how rows are grouped, and stand below their list in the menu', async () => {
  const person = await personOf(product);
  const { page } = person;
  const views = groupOf(page, 'Views');
  await person.go('Campaigns');
  await person.click(page.getByRole('button', { name: 'Columns' }));
  await page.getByRole('combobox', { name: 'Group rows by' }).selectOption('Status');
  await person.press('Escape');
  const head = page.getByRole('rowheader').first();
  await head.getByText(/^\d+ rows?$/).waitFor();
  await person.click(views.getByRole('button', { name: 'Save view' }));
  await person.type('By state');
  await person.press('Enter');
  await person.hears('View “By state” saved.');
  await person.click(views.getByRole('button', { name: 'All' }));
  await expect.poll(() => page.getByRole('rowheader').count()).toBe(0);

  await person.go('SMS logs');
  const fold = menuOf(page).getByRole('button', { name: 'Views of Campaigns' });
  await fold.waitFor();
  await expect.poll(() => menuOf(page).getByRole('link', { name: 'By state' }).count()).toBe(0);
  await person.click(fold);
  await person.click(menuOf(page).getByRole('link', { name: 'By state' }));
  await head.getByText(/^\d+ rows?$/).waitFor();
  await expect
    .poll(() => views.getByRole('button', { name: 'By state', exact: true }).getAttribute('aria-pressed'))
    .toBe('true');
});

it('Column picker: takes columns that are dragged, and a view keeps their order', async () => {
  const person = await personOf(product);
  const { page } = person;
  const views = groupOf(page, 'Views');
  await person.go('Operators');
  await page.locator('main a.title').first().waitFor();
  const headings = async () =>
    (await page.getByRole('columnheader').allInnerTexts()).flatMap((text) => text.split('\n')[0] || []);
  const [first = '', second = ''] = await headings();
  await person.click(page.getByRole('button', { name: 'Columns' }));
  const lines = page.getByRole('dialog', { name: 'Columns' }).getByRole('listitem');
  await lines.nth(1).dragTo(lines.nth(0));
  await person.hears(`${second} is column 1 of`);
  await person.press('Escape');
  await expect.poll(async () => (await headings()).slice(0, 2)).toEqual([second, first]);
  await person.click(views.getByRole('button', { name: 'Save view' }));
  await person.type('Turned');
  await person.press('Enter');
  await person.hears('View “Turned” saved.');
  await person.click(views.getByRole('button', { name: 'All' }));
  await expect.poll(async () => (await headings()).slice(0, 2)).toEqual([first, second]);
  await person.click(views.getByRole('button', { name: 'Turned', exact: true }));
  await expect.poll(async () => (await headings()).slice(0, 2)).toEqual([second, first]);
});

it('Mobile layout: the open tab of a list and of a record are in sight', async () => {
  const person = await personOf(product);
  const { page } = person;
  await page.setViewportSize({ width: 390, height: 844 });
  const isInSight = (selector: string) =>
    page.evaluate((tab) => {
      const box = document.querySelector(tab)?.getBoundingClientRect();
      return box !== undefined && box.left >= 0 && box.right <= window.innerWidth;
    }, selector);
  await page.goto('/apps/smsLogs');
  await page.getByRole('listitem').first().waitFor();
  const last = groupOf(page, 'Views').getByRole('button').last();
  await person.click(last);
  await page.reload();
  await page.getByRole('listitem').first().waitFor();
  await expect.poll(() => isInSight('[data-views] [aria-pressed=true]')).toBe(true);
  await expect.poll(() => last.getAttribute('aria-pressed')).toBe('true');

  await page.goto('/apps/users');
  await person.click(page.getByRole('main').getByRole('list').getByRole('link').first());
  await person.click(page.getByRole('tab').last());
  await page.reload();
  await page.getByRole('tab').last().waitFor();
  await expect.poll(() => isInSight('[role=tab][aria-selected=true]')).toBe(true);
  await expect.poll(() => page.getByRole('tab').last().getAttribute('aria-selected')).toBe('true');
});
