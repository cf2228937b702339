import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProduct, type Product } from '../product';
import { personOf } from './person';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product.close());

it('Task 17: saves what a list is filtered by as a tab, with two clicks', async () => {
  const person = await personOf(product);
  const { page } = person;
  await person.go('Sender IDs');
  const views = page.getByRole('group', { name: 'Views' });
  await person.write(page.getByRole('searchbox', { name: 'Search Sender IDs' }), 'nordlicht');
  await views.getByRole('button', { name: 'Save view' }).waitFor();
  person.startTask();
  await person.click(views.getByRole('button', { name: 'Save view' }));
  await page.getByRole('textbox', { name: 'Query name' }).waitFor();
  await person.type('North');
  await person.press('Enter');
  expect(person.clicks()).toBe(2);
  const mine = views.getByRole('button', { name: 'North' });
  await mine.waitFor();
  expect(await mine.getAttribute('aria-pressed')).toBe('true');
  await person.click(views.getByRole('button', { name: 'All' }));
  await expect.poll(() => mine.getAttribute('aria-pressed')).toBe('false');
  await person.click(mine);
  await expect.poll(() => mine.getAttribute('aria-pressed')).toBe('true');
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
  expect(await chips.getByRole('button').count()).toBe(1);
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
