import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { callAsAdmin } from '../callAsAdmin';
import { startProduct, type Product } from '../product';
import { personOf } from './person';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product.close());

const viewsIn = (page: Page) => page.getByRole('group', { name: 'Views' });

it('Task 17: saves what a list is filtered by as a tab, with two clicks, and finds it in another browser', async () => {
  const person = await personOf(product);
  const { page } = person;
  await person.go('Sender IDs');
  const views = viewsIn(page);
  await person.write(page.getByRole('searchbox', { name: 'Search sender IDs' }), 'nordlicht');
  await views.getByRole('button', { name: 'Save view' }).waitFor();
  person.startTask();
  await person.click(views.getByRole('button', { name: 'Save view' }));
  await page.getByRole('textbox', { name: 'Name of the view' }).waitFor();
  await person.type('North');
  await person.press('Enter');
  expect(person.clicks()).toBe(2);
  await person.hears('View “North” saved.');
  const mine = views.getByRole('button', { name: 'North', exact: true });
  await mine.waitFor();
  await expect.poll(() => mine.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => mine.textContent()).toBe('North1');
  await person.click(views.getByRole('button', { name: 'All' }));
  await expect.poll(() => mine.getAttribute('aria-pressed')).toBe('false');
  await person.click(mine);
  await expect.poll(() => mine.getAttribute('aria-pressed')).toBe('true');

  const elsewhere = await personOf(product);
  await elsewhere.go('Sender IDs');
  await elsewhere.click(viewsIn(elsewhere.page).getByRole('button', { name: 'North', exact: true }));
  await elsewhere.page.getByText('1-1 of 1').waitFor();
});

it('Saved queries: are shared with a role by address, menu and search, keep columns, and are renamed, moved and deleted', async () => {
  const person = await personOf(product);
  const { page } = person;
  const views = viewsIn(page);
  const options = async (entry: string) => {
    await person.click(views.getByRole('button', { name: /^Options of the view/ }));
    await person.click(page.getByRole('menuitem', { name: entry }));
  };
  await person.go('Campaigns');
  await person.click(page.getByRole('button', { name: 'Columns' }));
  await person.click(page.getByRole('dialog').getByRole('checkbox', { name: 'Customer', exact: true }));
  await person.press('Escape');
  await person.click(page.getByRole('button', { name: 'Name', exact: true }));
  await person.click(views.getByRole('button', { name: 'Save view' }));
  await person.type('Without customers');
  await page.getByRole('combobox', { name: 'Who has it' }).selectOption('Everyone with the role Support');
  await person.press('Enter');
  await person.hears('View “Without customers” saved.');
  await person.click(views.getByRole('button', { name: 'All' }));
  await page.getByRole('columnheader', { name: 'Customer' }).waitFor();

  const support = await personOf(product, 'support');
  await support.write(support.page.getByRole('textbox', { name: 'Find in the menu' }), 'without');
  await support.page.getByRole('link', { name: 'Without customers' }).waitFor();
  await support.press('Control+K');
  await support.type('without customers');
  await support.page
    .getByRole('group', { name: 'Views' })
    .getByRole('option', { name: /Without customers/ })
    .waitFor();
  await support.press('Enter');
  const shared = viewsIn(support.page).getByRole('button', { name: 'Without customers', exact: true });
  await expect.poll(() => shared.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => support.page.getByRole('columnheader', { name: 'Customer' }).count()).toBe(0);
  await expect
    .poll(() => support.page.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort'))
    .toBe('ascending');
  await support.click(viewsIn(support.page).getByRole('button', { name: /^Options of the view/ }));
  await expect.poll(() => support.page.getByRole('menuitem').allTextContents()).toEqual(['Copy link']);

  await person.click(views.getByRole('button', { name: 'Without customers', exact: true }));
  await options('Rename or share');
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('Narrow');
  await person.click(page.getByRole('checkbox', { name: 'Show it first after signing in' }));
  await person.press('Enter');
  await person.hears('View “Narrow” saved.');
  await views.getByRole('button', { name: 'Narrow', exact: true }).waitFor();
  const later = await personOf(product, 'support');
  await later.go('Campaigns');
  const first = viewsIn(later.page).getByRole('button', { name: 'Narrow', exact: true });
  await expect.poll(() => first.getAttribute('aria-pressed')).toBe('true');

  await options('Delete');
  await person.hears('View “Narrow” deleted.');
  await expect.poll(() => views.getByRole('button', { name: 'Narrow', exact: true }).count()).toBe(0);
  await person.click(page.getByRole('button', { name: 'Undo' }));
  await views.getByRole('button', { name: 'Narrow', exact: true }).waitFor();
});

it('Saved queries: open at their address for whoever may see them, and say so where they are gone', async () => {
  const person = await personOf(product);
  const { page } = person;
  await page.goto('/apps/senderIds?view=000000000000000000000000');
  await person.hears('This view no longer exists, or is not shared with you.');
  await page.getByRole('row').nth(1).waitFor();
  const { views } = await callAsAdmin(product.address, 'GET /api/views').then(
    ({ body }) => body as unknown as { views: readonly { readonly id: string; readonly name: string }[] },
  );
  const north = views.find(({ name }) => name === 'North');
  await page.goto(`/apps/senderIds?view=${north?.id}`);
  await page.getByText('1-1 of 1').waitFor();
  const tab = viewsIn(page).getByRole('button', { name: 'North', exact: true });
  await expect.poll(() => tab.getAttribute('aria-pressed')).toBe('true');
});

it('Filter chips: open their filter with the focus in it, go by their cross, and never repeat the tab', async () => {
  const person = await personOf(product);
  const { page } = person;
  await person.go('SMS logs');
  const views = page.getByRole('group', { name: 'Views' });
  const chips = page.getByRole('group', { name: 'Active filters' });
  const tab = views.getByRole('button', { name: 'No receipt' });
  await expect.poll(() => tab.textContent()).toMatch(/No receipt\d/);
  await person.click(tab);
  await expect.poll(() => tab.getAttribute('aria-pressed')).toBe('true');
  await chips.getByRole('button', { name: 'Clear filters' }).waitFor();
  await expect.poll(() => chips.getByRole('button').count()).toBe(1);
  await person.press('Control+K');
  await person.type('sms status:failed');
  await page.getByRole('option', { name: /SMS logs Status: Failed/ }).waitFor();
  await person.press('Enter');
  await person.click(chips.getByRole('button', { name: 'Status: Failed', exact: true }));
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await expect
    .poll(() =>
      panel.evaluate(
        (dialog) => dialog.contains(document.activeElement) && document.activeElement !== dialog,
      ),
    )
    .toBe(true);
  await page.keyboard.press('Escape');
  await person.click(chips.getByRole('button', { name: 'Remove the filter Status: Failed' }));
  await chips.waitFor({ state: 'detached' });
});
