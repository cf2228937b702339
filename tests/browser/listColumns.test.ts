import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectVisible } from './expectVisible';
import { holdRequests } from './holdRequests';
import { closePanel, expectNames, expectRange, namesIn, openList, openPanel } from './steps/listSteps';
import { signIn, startProduct, type Product } from './product';
import { requestsTo } from './requestsTo';

let product: Product;
let page: Page;

beforeAll(async () => {
  product = await startProduct();
  page = await product.open();
  await signIn(page);
});

afterAll(() => product.close());

beforeEach(async () => {
  await product.control('DELETE', 'log');
  await openList(page, 'Sender IDs');
});

const asked = async () => (await requestsTo(product, /^\/v1\/senderIds$/, 'GET')).map(({ query }) => query);
const pages = () => page.getByRole('navigation', { name: 'Pages' });
const headers = async () =>
  (await page.locator('thead th:not(.check):not(.actions)').filter({ visible: true }).allInnerTexts()).map(
    bare,
  );
const expectHeaders = async (names: readonly string[]) => {
  await expect.poll(headers).toEqual(names);
};
const usual = ['Sender ID', 'Type', 'Customer', 'Status', 'Countries', 'Submitted', 'Valid until'];

describe('the pages of a list', () => {
  it('S9.01 have ten rows unless changed, and begin anew with another size', async () => {
    await expectRange(page, '1-10 of 21');
    expect((await asked())[0]).toMatchObject({ page: '0', entriesPerPage: '10' });
    await expect.poll(() => namesIn(page)).toHaveLength(10);
    await pages().getByRole('button', { name: 'Go to page 3' }).click();
    await expectRange(page, '21-21 of 21');
    await pages().getByLabel('Rows per page').selectOption('25');
    await expectRange(page, '1-21 of 21');
    expect((await asked()).at(-1)).toMatchObject({ page: '0', entriesPerPage: '25' });
    await expect.poll(() => namesIn(page)).toHaveLength(21);
    await pages().getByLabel('Rows per page').selectOption('10');
    await expectRange(page, '1-10 of 21');
  });

  it('S4.05 are empty until they have come: no row of page 1 stands under page 2', async () => {
    const first = await namesIn(page);
    const held = await holdRequests(product, '/v1/senderIds');
    await pages().getByRole('button', { name: 'Go to page 2' }).click();
    await held.arrived();
    await page.locator('table[aria-busy=true]').waitFor();
    await expectNames(page, []);
    await held.release();
    await expectRange(page, '11-20 of 21');
    await expect.poll(() => namesIn(page)).toHaveLength(10);
    expect((await namesIn(page)).filter((name) => first.includes(name))).toEqual([]);
    await pages().getByRole('button', { name: 'Go to page 1' }).click();
    await expectNames(page, first);
  });
});

describe('the columns of a list', () => {
  it('sort the list by their names, up and then down, and say so', async () => {
    await page.setViewportSize({ width: 1900, height: 900 });
    const sortable = { 'Sender ID': 'senderId', Type: 'type', Status: 'status', Submitted: 'submittedAt' };
    const named = { ...sortable, 'Valid until': 'validUntil' };
    const buttons = page.locator('thead th[data-column] button');
    await expect.poll(async () => (await buttons.allInnerTexts()).map(bare)).toEqual(Object.keys(named));
    for (const [label, field] of Object.entries(named)) {
      const head = page.getByRole('columnheader', { name: label });
      for (const [order, wire] of [['ascending', field] as const, ['descending', `-${field}`] as const]) {
        await head.getByRole('button').click();
        await page.locator(`th[aria-sort=${order}]`).filter({ hasText: label }).waitFor();
        await expectRange(page, '1-10 of 21');
        expect((await asked()).at(-1)).toMatchObject({ sort: wire });
      }
      await expect.poll(() => page.locator('th[aria-sort]').count()).toBe(1);
    }
  });

  it('sort the list as usual where an old address asks for an order that is not offered', async () => {
    await page.goto(`${new URL(page.url()).pathname}?sort=user&order=ASC&page=1&perPage=10`);
    await expectRange(page, '1-10 of 21');
    expect((await asked()).map(({ sort }) => sort).slice(-2)).toEqual(['user', '-createdAt']);
    await expect.poll(() => page.locator('th[aria-sort]').count()).toBe(0);
  });

  it('can be hidden and moved, and stay so after a reload until the usual ones are wanted', async () => {
    /* as wide as the seven of them need, or the last one is hidden */
    await page.setViewportSize({ width: 1900, height: 900 });
    await expectHeaders(usual);
    const panel = await openPanel(page, 'Columns');
    await panel.getByRole('checkbox', { name: 'Countries' }).uncheck();
    await panel.getByRole('button', { name: 'Move Status up' }).click();
    await panel.getByRole('button', { name: 'Move Status up' }).click();
    await panel.getByRole('checkbox', { name: 'Purpose' }).check();
    await closePanel(page);
    const mine = ['Sender ID', 'Status', 'Type', 'Customer', 'Submitted', 'Valid until', 'Purpose'];
    await expectHeaders(mine);
    await page.reload();
    await expectHeaders(mine);
    await (await openPanel(page, 'Columns')).getByRole('button', { name: 'Reset columns' }).click();
    await closePanel(page);
    await expectHeaders(usual);
  });
});

it('hides the columns that have no room, says how many, and shows them beside the names at a press', async () => {
  const table = page.locator('table[aria-busy=false]:has(a.title)');
  const more = table.getByRole('button', { name: /more columns?$/ });
  const widths = () => table.evaluate((each) => [each.clientWidth, each.parentElement?.clientWidth]);
  await page.setViewportSize({ width: 1900, height: 900 });
  await table.waitFor();
  await expect.poll(() => more.count()).toBe(0);
  await page.setViewportSize({ width: 768, height: 900 });
  /* the menu makes room for more columns, and does so after the first frame of this width */
  await page.locator('nav[data-rail]').waitFor();
  await expectVisible(more);
  const seen = await headers();
  expect(seen.slice(0, 1)).toEqual(['Sender ID']);
  expect(seen).toContain('Status');
  await expect.poll(() => more.innerText()).toMatch(new RegExp(`^\\+${usual.length - seen.length}\n`));
  const [width, room] = await widths();
  expect(width).toBe(room);
  await more.press('Enter');
  await expectHeaders(usual);
  await expect.poll(() => more.getAttribute('aria-pressed')).toBe('true');
  const last = page.getByRole('columnheader', { name: 'Valid until' });
  await last.scrollIntoViewIfNeeded();
  const nameAt = async () => (await table.locator('tbody .lead').first().boundingBox())?.x ?? 0;
  await expect.poll(nameAt).toBeLessThan(200);
  await more.press('Enter');
  await expectHeaders(seen);
  await expect.poll(() => more.getAttribute('aria-pressed')).toBe('false');
});

it('shows title and state of a record that is opened before the server has answered', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const row = page.locator('tbody tr[data-index]').first();
  const name = await row.locator('a.title').innerText();
  const state = await row.getByText(/^(Approved|Pending|Rejected)$/).innerText();
  const held = await holdRequests(product, '/v1/senderIds/*');
  await row.locator('a.title').click();
  await held.arrived();
  const head = page.locator('[data-record-head]');
  await expectVisible(head.getByRole('heading', { name, exact: true }));
  await expectVisible(head.getByText(state, { exact: true }));
  await held.release();
});

it('shows a list on a phone as cards of two lines, and nothing wider than the screen', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('table').waitFor({ state: 'detached' });
  const cards = page
    .getByRole('region', { name: 'Sender IDs' })
    .getByRole('list')
    .first()
    .getByRole('listitem');
  await expect.poll(() => cards.evaluateAll(linesOf)).toEqual(Array(10).fill(2));
  await expect
    .poll(async () => new Set(await cards.evaluateAll((all) => all.map((card) => card.clientHeight))).size)
    .toBe(1);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

/** The arrow of the sorted column is no part of its name. */
const bare = (text: string) => text.replace(/[↑↓]/, '').trim();

/** Runs in the page: how many lines of text stand at each card's title and below it. */
const linesOf = (cards: readonly Element[]): number[] =>
  cards.map((card) => {
    const texts = document.createTreeWalker(
      card.querySelector('a.title')?.parentElement ?? card,
      NodeFilter.SHOW_TEXT,
    );
    const heights: number[] = [];
    const range = document.createRange();
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      for (const { top, bottom } of range.getClientRects()) heights.push((top + bottom) / 2);
    }
    return heights
      .sort((a, b) => a - b)
      .filter((height, at) => at === 0 || height - (heights[at - 1] ?? 0) > 6).length;
  });
