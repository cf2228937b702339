import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProduct, type Product } from '../product';
import { personOf } from './person';
import { expectFocus } from '../steps/formSteps';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product.close());

it('Task 22: makes a page a bookmark with one click, in the bar and on top of the menu', async () => {
  const person = await personOf(product);
  const { page } = person;
  await person.go('Sender IDs');
  const star = page.getByRole('banner').getByRole('button', { name: 'Bookmark Sender IDs' });
  await star.waitFor();
  person.startTask();
  await person.click(star);
  await page
    .getByRole('navigation', { name: 'Bookmarks' })
    .getByRole('link', { name: 'Sender IDs' })
    .waitFor();
  await page.getByRole('region', { name: 'Bookmarks' }).getByRole('link', { name: 'Sender IDs' }).waitFor();
  expect(person.clicks()).toBe(1);
});

it('Task 18: hides a column with three clicks, which stays hidden', async () => {
  const person = await personOf(product);
  const { page } = person;
  await person.go('Campaigns');
  const column = page.getByRole('columnheader', { name: 'Sender' });
  await column.waitFor();
  person.startTask();
  await person.click(page.getByRole('button', { name: 'Columns' }));
  await person.click(page.getByRole('checkbox', { name: 'Sender', exact: true }));
  await person.click(page.getByRole('dialog').getByRole('button', { name: 'Close' }));
  expect(person.clicks()).toBe(3);
  await column.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('columnheader', { name: 'Status' }).waitFor();
  await expect.poll(() => column.count()).toBe(0);
});

it('Column picker: moves columns by keys alone, which lead out of it, and keeps their order', async () => {
  const person = await personOf(product);
  const { page } = person;
  await person.go('Operators');
  // Without the arrow of the one that is sorted by.
  const headings = async () =>
    (await page.getByRole('columnheader').allInnerTexts()).flatMap((text) => text.split('\n')[0] || []);
  await page.locator('main a.title').first().waitFor();
  const [first = '', second = ''] = await headings();
  const opener = page.getByRole('button', { name: 'Columns' });
  const dialog = page.getByRole('dialog', { name: 'Columns' });
  await opener.focus();
  await person.press('Enter');
  await dialog.getByRole('checkbox', { name: first, exact: true }).waitFor();
  for (let at = 0; at < 3; at += 1) await page.keyboard.press('Tab');
  const isIn = () => dialog.evaluate((each) => each.contains(document.activeElement));
  await expect.poll(isIn).toBe(true);
  await dialog.getByRole('button', { name: new RegExp(second) }).focus();
  await person.press('Enter');
  await person.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expectFocus(opener);
  await expect.poll(async () => (await headings()).slice(0, 2)).toEqual([second, first]);
  await page.reload();
  await expect.poll(async () => (await headings()).slice(0, 2)).toEqual([second, first]);
});

it('Keyboard shortcuts: Task 39: goes through a list by j and k, selects, opens, goes on by n, and finds any page by g m', async () => {
  const person = await personOf(product);
  const { page } = person;
  await person.go('Sender IDs');
  const title = (at: number) => page.getByRole('row').nth(at).locator('a.title');
  await title(2).waitFor();
  await person.press('j');
  await person.press('j');
  await expectFocus(title(2));
  await person.press('k');
  await expectFocus(title(1));
  await person.press('x');
  await expect.poll(() => page.getByRole('row').nth(1).getByRole('checkbox').isChecked()).toBe(true);
  const [name, following] = [await title(1).innerText(), await title(2).innerText()];
  await person.press('Enter');
  await page.getByRole('heading', { level: 1, name: new RegExp(name) }).waitFor();
  await page.getByRole('link', { name: 'Next record' }).waitFor();
  await person.press('n');
  await page.getByRole('heading', { level: 1, name: new RegExp(following) }).waitFor();
  await person.press('g');
  await person.press('m');
  await person.type('user log');
  await person.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'User Log' }).waitFor();
  await person.press('?');
  await page.getByRole('dialog').getByText('Select the row').waitFor();
});
