import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { holdRequests } from '../holdRequests';
import { startProduct, type Product } from '../product';
import { menuOf } from '../steps/pageSteps';
import { personOf } from './person';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product.close());

afterEach(() => product.control('DELETE', 'faults'));

const title = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('heading', { level: 1, name });

const fail = (match: string, status = 500) =>
  product.control('POST', 'faults', { match, kind: 'status', status, times: 'always' });

/** The text of what is downloaded next. */
const nextFile = async (page: Page): Promise<string> => {
  const download = await page.waitForEvent('download');
  return readFile(await download.path(), 'utf8');
};

it('Breadcrumbs: say where a record stands, keep the name of its list whole, and lead to the list as it was left', async () => {
  const person = await personOf(product);
  const { page } = person;
  await person.find('Invoices');
  await person.write(page.getByRole('searchbox', { name: 'Search invoices' }), '-104');
  await page.getByText('1-2 of 2').first().waitFor();
  await person.click(page.getByRole('link', { name: /^INV-\d{4}-1041$/ }));
  await title(page, /^INV-\d{4}-1041/).waitFor();
  await person.page.getByRole('tabpanel').first().waitFor();
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  expect((await crumbs.getByRole('listitem').allInnerTexts()).map((text) => text.trim())).toEqual([
    'Customers',
    'Invoices',
    expect.stringMatching(/^INV-\d{4}-1041 – /),
  ]);
  await expect.poll(() => crumbs.locator('[aria-current=page]').innerText()).toMatch(/^INV-/);
  const list = crumbs.getByRole('link', { name: 'Invoices' });
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await list.waitFor();
    await expect.poll(() => list.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await person.click(list);
  await page.getByText('1-2 of 2').first().waitFor();
});

it('CSV export: has what is filtered under readable heads, names instead of ids, no formulas, and the columns one chose', async () => {
  const person = await personOf(product);
  const { page } = person;
  await person.find('Invoices');
  await person.write(page.getByRole('searchbox', { name: 'Search invoices' }), '-104');
  await page.getByText('1-2 of 2').first().waitFor();
  await person.click(page.getByRole('button', { name: 'Export' }));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('status').filter({ hasText: '2 rows' }).waitFor();
  await person.click(dialog.getByRole('checkbox', { name: 'Notes' }));
  const file = nextFile(page);
  await person.click(dialog.getByRole('button', { name: 'Export' }));
  const text = await file;
  expect(text.startsWith('\uFEFF')).toBe(true);
  const [head = '', ...lines] = text.slice(1).trim().split(/\r?\n/);
  expect(lines.length).toBeGreaterThanOrEqual(2);
  for (const name of ['Number', 'Status', 'Customer', 'Total']) expect(head).toContain(name);
  expect(head).not.toContain('Notes');
  expect(text).toContain('Jonas Brandt');
  expect(text).not.toMatch(/[0-9a-f]{24}|[{}]|(?:^|[;,])"?[=+@]/m);
});

it('Print: a record on paper has its title, its state and every part, a list its rows, and nothing to press', async () => {
  const person = await personOf(product);
  const { page } = person;
  await person.find('Invoices');
  await person.click(page.getByRole('link', { name: /^INV-\d{4}-1041$/ }));
  await title(page, /^INV-\d{4}-1041/).waitFor();
  await page.getByRole('tabpanel').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.getByRole('button').filter({ visible: true }).count()).toBe(0);
  await expect.poll(() => page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
  await title(page, /^INV-\d{4}-1041/).waitFor();
  const head = page.locator('[data-record-head]');
  await expect.poll(() => head.innerText()).toMatch(/INV-\d{4}-1041[^]*Draft/);
  const panels = page.locator('[id^=record-panel-]');
  await expect
    .poll(() => panels.evaluateAll((all) => all.every((each) => each.checkVisibility())))
    .toBe(true);
  await expect.poll(() => panels.count()).toBeGreaterThan(2);
  await page.emulateMedia({ media: 'screen' });
});

it('Access denied: says which right is missing in words of the screens, who may grant it, and leads away', async () => {
  const person = await personOf(product, 'client');
  const { page } = person;
  await page.goto('/apps/smsLogs');
  await title(page, /^You cannot open /).waitFor();
  const alert = page.getByRole('main').getByRole('alert');
  const text = await alert.innerText();
  expect(text).toMatch(/You don’t have permission to see SMS logs\./i);
  expect(text).not.toMatch(/[a-z][A-Z]/);
  expect(text).toMatch(/ask an administrator|can grant it/);
  await menuOf(page).getByRole('link').first().waitFor();
  await person.click(alert.getByRole('link').first());
  await title(page, /./).waitFor();
  await expect.poll(() => page.getByText('You cannot open').count()).toBe(0);
});

it('Error pages: a wrong address, a missing record and a failed list stay in the layout, say why and lead on', async () => {
  const person = await personOf(product);
  const { page } = person;
  const main = page.getByRole('main');
  await page.goto('/apps/nowhere');
  await title(page, 'Page not found').waitFor();
  await main.getByText('/apps/nowhere').waitFor();
  await menuOf(page).getByRole('link').first().waitFor();
  await page.goto('/apps/invoices/000000000000000000000000/show');
  await title(page, /could not be loaded/).waitFor();
  await expect.poll(() => main.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  await fail('/v1/invoices*');
  await person.click(main.getByRole('link', { name: 'Show all invoices' }));
  await main.getByRole('alert').filter({ hasText: 'Invoices could not be loaded' }).waitFor();
  await product.control('DELETE', 'faults');
  await person.click(main.getByRole('button', { name: 'Try again' }));
  await main.getByRole('table').getByRole('link').first().waitFor();
});

it('Notifications bell: tells staff what waits and leads there, gives the focus back, and can be put off', async () => {
  const person = await personOf(product);
  const { page } = person;
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  await person.click(bell);
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const line = panel
    .getByRole('listitem')
    .filter({ hasText: /: \d+$/ })
    .first();
  await line.waitFor();
  await person.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await expect.poll(() => bell.evaluate((each) => each === document.activeElement)).toBe(true);
  await person.click(bell);
  const [name = '', count = ''] = (await line.innerText()).trim().split(': ');
  await person.click(line.getByRole('link'));
  await panel.waitFor({ state: 'detached' });
  await page
    .getByText(new RegExp(`of ${count}$`))
    .first()
    .waitFor();
  await person.click(bell);
  await person.click(panel.getByRole('button', { name: new RegExp(name) }));
  await panel.getByText(`${name}: ${count}`).waitFor({ state: 'detached' });
});

it('Charts: have a name, the same numbers as a table at one press, and each number leads to its list', async () => {
  const person = await personOf(product);
  const { page } = person;
  await person.find('Analytics Dashboard');
  const chart = page.getByRole('main').getByRole('region', { name: 'Messages over time', exact: true });
  await chart.locator('svg[class*=Charts]').waitFor();
  const toggle = chart.getByRole('button', { name: 'Show as a table: Messages over time' });
  await person.click(toggle);
  await chart.locator('svg[class*=Charts]').waitFor({ state: 'detached' });
  await expect.poll(() => chart.getByRole('row').count()).toBeGreaterThan(20);
  await expect.poll(() => chart.getByRole('columnheader').count()).toBeGreaterThan(1);
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

it('KPI + sparkline: a number, how it differs from the time before in words, its course, and the list behind it', async () => {
  const person = await personOf(product);
  const { page } = person;
  await person.find('eCommerce Dashboard');
  const tile = page
    .getByRole('main')
    .getByRole('region')
    .filter({ hasText: /Before: / })
    .filter({ has: page.locator('svg') })
    .first();
  const number = tile.getByRole('link').first();
  await number.waitFor();
  await expect.poll(() => tile.innerText()).toMatch(/\b(?:up|down) [\d.,]+(?:%| points?)|unchanged/);
  const spark = tile.locator('svg').last();
  await expect.poll(() => spark.getAttribute('role')).toBe('img');
  await expect.poll(() => spark.getAttribute('aria-label')).toMatch(/lowest .*\d.* highest .*\d/i);
  const address = await number.getAttribute('href');
  await person.click(number);
  await page.getByRole('main').getByRole('table').getByRole('link').first().waitFor();
  expect(page.url()).toContain(String(address).split('?')[0]);
});

it('Skeletons: have the shape of what comes, a table, a form, a record, a number and a chart, and say that it is loading', async () => {
  const person = await personOf(product);
  const { page } = person;
  const main = page.getByRole('main');
  const list = await holdRequests(product, '/v1/spamWords*');
  await person.find('Spam words');
  const body = main.locator('tbody[data-loading]');
  await body.waitFor();
  const heads = await main.locator('thead th').count();
  await expect.poll(() => body.locator('tr').count()).toBe(10);
  await expect.poll(() => body.locator('tr').first().locator('td').count()).toBe(heads);
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
  await page.goto('/apps/users');
  await person.click(main.getByRole('row').nth(1).getByRole('link').first());
  await page.getByRole('tab').first().waitFor();
  const tabs = await page.getByRole('tab').count();
  const record = await holdRequests(product, '/users/*');
  await page.reload();
  await main.locator('[data-shape=record]').waitFor();
  await expect.poll(() => main.locator('[data-bones=tabs] > *').count()).toBe(tabs);
  await record.release();
  const totals = await holdRequests(product, '/api/totals');
  await page.goto('/dashboard/analytics');
  for (const shape of ['number', 'bars', 'ring']) {
    await main.locator(`[data-shape=${shape}]`).first().waitFor();
  }
  await person.hears('Loading…');
  await totals.release();
  await main.locator('[data-shape]').first().waitFor({ state: 'detached' });
});
