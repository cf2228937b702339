import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { holdRequests } from '../holdRequests';
import { startProduct, type Product } from '../product';
import { entryOf, menuOf } from '../steps/pageSteps';
import { personOf, type Person } from './person';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product.close());

afterEach(() => product.control('DELETE', 'faults'));

/** Opens an entry of the menu by its name: whoever types it comes to the box by Tab. */
const to = async (person: Person, name: string): Promise<void> => {
  await person.write(menuOf(person.page).getByRole('textbox', { name: 'Find in the menu' }), name);
  await entryOf(person.page, name).waitFor();
  await person.press('Enter');
};

const title = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('heading', { level: 1, name });

it('Print: a record on paper has its title, its state and every part, a list its rows, and nothing to press', async () => {
  const person = await personOf(product);
  const { page } = person;
  await to(person, 'Invoices');
  await person.click(page.getByRole('link', { name: /^INV-\d{4}-1041$/ }));
  await title(page, /^INV-\d{4}-1041/).waitFor();
  await page.getByRole('tabpanel').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
  expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
  await title(page, /^INV-\d{4}-1041/).waitFor();
  const head = page.locator('[data-record-head]');
  expect(await head.innerText()).toMatch(/INV-\d{4}-1041[^]*Draft/);
  const panels = page.locator('[id^=record-panel-]');
  expect(await panels.evaluateAll((all) => all.every((each) => each.checkVisibility()))).toBe(true);
  expect(await panels.count()).toBeGreaterThan(2);
  await page.emulateMedia({ media: 'screen' });
});

it('Charts: have a name, the same numbers as a table at one press, and each number leads to its list', async () => {
  const person = await personOf(product);
  const { page } = person;
  await to(person, 'Analytics Dashboard');
  const chart = page.getByRole('main').getByRole('region', { name: 'Messages over time', exact: true });
  await chart.locator('svg[class*=Charts]').waitFor();
  const toggle = chart.getByRole('button', { name: 'Show as a table: Messages over time' });
  await person.click(toggle);
  expect(await chart.locator('svg[class*=Charts]').count()).toBe(0);
  const rows = await chart.getByRole('row').count();
  expect(rows).toBeGreaterThan(20);
  expect(await chart.getByRole('columnheader').count()).toBeGreaterThan(1);
  const cell = chart.getByRole('row').last().getByRole('link').first();
  const count = await cell.innerText();
  await person.click(chart.getByRole('button', { name: 'Show as a chart: Messages over time' }));
  await chart.locator('svg[class*=Charts]').waitFor();
  await person.click(toggle);
  await person.click(cell);
  await title(page, 'SMS logs').waitFor();
  await page
    .getByText(new RegExp(`of ${count}$`))
    .first()
    .waitFor();
});

it('Skeletons: have the shape of what comes, a table, a form, a number and a chart, and say that it is loading', async () => {
  const person = await personOf(product);
  const { page } = person;
  const main = page.getByRole('main');
  const list = await holdRequests(product, '/v1/spamWords*');
  await to(person, 'Spam words');
  const body = main.locator('tbody[aria-label="Loading…"]');
  await body.waitFor();
  const heads = await main.locator('thead th').count();
  expect(await body.locator('tr').count()).toBe(10);
  expect(await body.locator('tr').first().locator('td').count()).toBe(heads);
  await list.release();
  const link = main.getByRole('row').nth(1).getByRole('link').first();
  await link.waitFor();
  await person.click(link);
  await title(page, /./).waitFor();
  const form = await holdRequests(product, '/v1/spamWords/*');
  await page.goto(`${page.url().replace(/\/show.*$/, '')}`);
  await main.locator('[data-shape=form]').waitFor();
  await form.release();
  await main.getByRole('textbox').first().waitFor();
  const totals = await holdRequests(product, '/api/totals');
  await page.goto('/dashboard/analytics');
  for (const shape of ['number', 'bars', 'ring']) {
    const bones = main.locator(`[data-shape=${shape}]`).first();
    await bones.waitFor();
    expect(await bones.getAttribute('aria-label')).toBe('Loading…');
  }
  await totals.release();
  await main.locator('[data-shape]').first().waitFor({ state: 'detached' });
});
