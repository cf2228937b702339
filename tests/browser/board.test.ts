import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { signIn, startProduct, type Product } from './product';

const BOARD = '/apps/notificationTemplates?look=board';

let product: Product;
let page: Page;
let written: string[] = [];

beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

beforeEach(async () => {
  await page?.context().close();
});

type Size = { readonly width: number; readonly height: number };

/** Opens the board, and notes what is written from now on. */
const open = async (size: Size, options: Parameters<Product['open']>[0] = {}) => {
  page = await product.open({ ...options, viewport: { width: 1280, height: 900 } });
  await signIn(page, 'admin', BOARD);
  await page.setViewportSize(size);
  await cardsOf('Active').first().waitFor();
  written = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.startsWith('/v1/')) written.push(pathname);
  });
};

const column = (name: string) => page.getByRole('group', { name: new RegExp(`^${name}`) });
const cardsOf = (name: string) => column(name).locator('li[data-index]');
const titleOf = async (card: Locator) => (await card.locator('a.title').textContent()) ?? '';
const middleOf = async (place: Locator) => {
  const box = (await place.boundingBox()) ?? expect.fail('It is not in sight.');
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 120) };
};
const drawnIn = (name: string, title: string) =>
  cardsOf(name)
    .filter({ has: page.locator('a.title', { hasText: title }) })
    .first();

/** Drags a card by its link, which would lead to its page. */
const drag = async (card: Locator, to: Locator) => {
  const [from, there] = [await middleOf(card.locator('a.title')), await middleOf(to)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 5, { steps: 4 });
  await page.mouse.move(there.x, there.y, { steps: 8 });
  await expect.poll(() => to.getAttribute('data-over')).not.toBeNull();
};

const calls = () => written.map((path) => path.split('/').at(-1));

it('a card that is dragged with a mouse runs the action of the column, once, and goes back by another', async () => {
  await open({ width: 1280, height: 900 });
  const title = await titleOf(cardsOf('Active').first());
  await drag(cardsOf('Active').first(), column('Inactive'));
  await expect.poll(() => column('Draft').getAttribute('data-closed')).not.toBeNull();
  await page.mouse.up();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Nobody is notified this way anymore.').waitFor();
  expect(written).toEqual([]);
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await drawnIn('Inactive', title).waitFor();
  await expect.poll(calls).toEqual(['deactivate']);
  await drag(drawnIn('Inactive', title), column('Active'));
  await page.mouse.up();
  await drawnIn('Active', title).waitFor();
  await expect.poll(calls).toEqual(['deactivate', 'activate']);

  expect(new URL(page.url()).pathname).toBe('/apps/notificationTemplates');
});

it('a card that a finger rests on is dragged, and asks what the action asks', async () => {
  await open({ width: 390, height: 844 }, { hasTouch: true });
  await column('Active').scrollIntoViewIfNeeded();
  const card = cardsOf('Active').first();
  const from = await middleOf(card.locator('.head'));
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  await touch('touchStart', from.x, from.y);
  await expect.poll(() => card.locator('[data-dragging]').count()).toBe(1);
  /* to the edge of the next column, and a finger is never quite still */
  const inactive = (await column('Inactive').boundingBox()) ?? expect.fail('It is not in sight.');
  for (let x = from.x; x < inactive.x + 20; x += 15) await touch('touchMove', x, from.y);
  await touch('touchMove', inactive.x + 20, from.y);
  await expect.poll(() => column('Inactive').getAttribute('data-over')).not.toBeNull();
  await touch('touchEnd');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Nobody is notified this way anymore.').waitFor();
  expect(written).toEqual([]);
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(calls()).toEqual(['deactivate']);
});

it('a board is no wider than a phone, and its columns are reached by scrolling it alone', async () => {
  await open({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await column('Inactive').scrollIntoViewIfNeeded();
  expect((await column('Inactive').boundingBox())?.x).toBeLessThan(390);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
