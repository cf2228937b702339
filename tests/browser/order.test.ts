import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { launchBrowser } from './browser';
import type { Running } from './command';
import { addEntity } from './editConfig';
import { signIn } from './product';
import { copyProduct, type ProductCopy } from './productCopy';
import { watchPolicy } from './watchPolicy';

const steps = `const steps = defineResource({
  label: { one: 'Step', many: 'Steps' },
  title: '{name}',
  icon: 'book',
  group: 'sms',
  fields: { name: f.text({ required: true, search: true }), about: f.reference({ to: 'steps', tree: true }) },
  list: { order: true, columns: ['name'], views: { table: {}, tree: { parent: 'about', title: 'name' } } },
  demo: { count: 0 },
});
`;

let copy: ProductCopy;
let running: Running;
let browser: Browser;
let page: Page;
let policy: ReturnType<typeof watchPolicy>;
let written: string[] = [];

beforeAll(async () => {
  copy = copyProduct();
  addEntity(copy, 'steps', steps);
  [running, browser] = await Promise.all([copy.start(), launchBrowser()]);
  policy = watchPolicy(running.address);
  await open();
  for (const name of ['One', 'Two', 'Three', 'Four']) {
    await page.goto('/apps/steps/create');
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL(/steps(?!\/create)/);
  }
});

afterAll(async () => {
  await browser?.close();
  await running?.stop();
  copy?.remove();
  policy?.expectNone();
});

beforeEach(async () => {
  await page?.context().close();
});

type Size = { readonly width: number; readonly height: number };

const WIDE = { width: 1280, height: 900 };

/** Opens the list, and notes what is written from now on. */
const open = async (viewport: Size = WIDE, options: Parameters<Browser['newContext']>[0] = {}) => {
  const context = await browser.newContext({
    baseURL: running.address,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    viewport: WIDE,
    ...options,
  });
  await policy.watch(context);
  page = await context.newPage();
  await signIn(page, 'admin', '/apps/steps');
  await page.setViewportSize(viewport);
  written = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/place') || request.method() === 'PATCH')
      written.push(pathname.split('/').at(-1) ?? '');
  });
};

const names = () => page.locator('[data-index] a.title').allTextContents();
const stand = async (...order: readonly string[]) => await expect.poll(names).toEqual(order);
const grip = (name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true });
const boxOf = async (place: Locator) => (await place.boundingBox()) ?? expect.fail('It is not in sight.');
const middleOf = async (place: Locator) => {
  const { x, y, width, height } = await boxOf(place);
  return { x: x + width / 2, y: y + height / 2 };
};

it('a row is dragged by its grip with a mouse, the others make room, and a drop is one call', async () => {
  await open();
  await stand('One', 'Two', 'Three', 'Four');
  const [from, to] = [await middleOf(grip('One')), await middleOf(grip('Three'))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 12, { steps: 3 });
  await page.mouse.move(to.x, to.y + 4, { steps: 6 });
  await expect.poll(async () => (await boxOf(grip('Two'))).y < from.y + 5).toBe(true);
  expect(written).toEqual([]);
  await page.mouse.up();
  await stand('Two', 'Three', 'One', 'Four');
  await page.getByText('“One” now stands after “Three”.').waitFor();
  await expect.poll(() => written).toEqual(['place']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await stand('One', 'Two', 'Three', 'Four');
});

it('a row is moved by keys, and its grip keeps the focus', async () => {
  await open();
  await grip('Four').focus();
  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press(' ');
  await stand('One', 'Four', 'Two', 'Three');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Move Four');
  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press(' ');
  await stand('One', 'Two', 'Three', 'Four');
  await expect.poll(() => written).toEqual(['place', 'place']);
});

it('a finger that rests on a grip moves the card of a phone, which is no wider for it', async () => {
  await open({ width: 390, height: 844 }, { hasTouch: true });
  await stand('One', 'Two', 'Three', 'Four');
  const [from, to] = [await middleOf(grip('Two')), await middleOf(grip('One'))];
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y = 0) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x, y }],
    });
  await touch('touchStart', from.y);
  await page.getByText('Two picked up.').waitFor({ state: 'attached' });
  for (let y = from.y; y > to.y - 4; y -= 10) await touch('touchMove', y);
  await page.getByText('Two goes before One.').waitFor({ state: 'attached' });
  await touch('touchEnd');
  await stand('Two', 'One', 'Three', 'Four');
  await expect.poll(() => written).toEqual(['place']);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

it('a line of a tree is dropped onto another one, and stands below it by one edit', async () => {
  await open();
  await page.goto('/apps/steps?look=tree');
  await stand('Two', 'One', 'Three', 'Four');
  const [from, to] = [await middleOf(grip('Four')), await middleOf(grip('One'))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 12, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.locator('[data-drop=into]', { hasText: 'One' }).waitFor();
  await page.mouse.up();
  await stand('Two', 'One', 'Three');
  await page.getByRole('button', { name: 'Below One' }).click();
  await stand('Two', 'One', 'Four', 'Three');
  expect(written.filter((path) => path === 'place')).toEqual([]);
  expect(written).toHaveLength(1);
});
