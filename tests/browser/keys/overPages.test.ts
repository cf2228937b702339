import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectVisible } from '../expectVisible';
import { signIn, startProduct, type Product } from '../product';
import { expectFocus } from '../steps/formSteps';
import { openList } from '../steps/listSteps';
import { editLink } from '../steps/packageSteps';

let product: Product;
let page: Page;

beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();
const drawer = () => page.getByRole('dialog', { name: /^Quick view/ });
const press = (key: string) => page.keyboard.press(key);

/* An entry of the browser's history comes some time after what it is for. */
const isOver = async (over: boolean) => {
  const read = () =>
    page.evaluate(() => (history.state as { usr?: { over?: boolean } } | null)?.usr?.over === true);
  await expect.poll(read).toBe(over);
};

/* Into what opens over the page, along it, and back to where one was. */
const walksMenu = async (opener: Locator, { hasEntry = true } = {}) => {
  await opener.focus();
  await press('Enter');
  const items = page.getByRole('menu').locator('[role^=menuitem]:not([aria-disabled])');
  await expectFocus(items.first());
  if (hasEntry) await isOver(true);
  await expectFocus(items.first());
  if ((await items.count()) > 1) {
    await press('ArrowDown');
    await expectFocus(items.nth(1));
  }
  await press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await isOver(false);
  await expectFocus(opener);
};

const walksQuestion = async (opener: Locator, action: string) => {
  await opener.focus();
  await press('Enter');
  const item = page.getByRole('menuitem', { name: action });
  await item.waitFor();
  await press('End');
  await expectFocus(item);
  await press('Enter');
  const question = page.getByRole('dialog', { name: action });
  await expectVisible(question.locator(':focus'));
  await isOver(true);
  await expectVisible(question.locator(':focus'));
  await press('Escape');
  await question.waitFor({ state: 'detached' });
  await isOver(false);
  await expectFocus(opener);
};

it('whatever opens over a page takes the focus, moves it by the arrows, and gives it back on Escape', async () => {
  page = await product.open({ viewport: { width: 1440, height: 900 } });
  await signIn(page);
  await openList(page, 'Spam words');
  await walksMenu(button('Account'), { hasEntry: false });
  await walksMenu(button(/^Actions for /));
  await walksQuestion(button(/^Actions for /), 'Delete');

  await button('Columns').focus();
  await press('Enter');
  const panel = page.getByRole('dialog', { name: 'Columns' });
  await expectVisible(panel.locator(':focus').or(panel.and(page.locator(':focus'))));
  await press('Escape');
  await panel.waitFor({ state: 'detached' });
  await expectFocus(button('Columns'));

  const title = page.locator('main a.title').first();
  await title.focus();
  await press('Space');
  await expectFocus(drawer());
  const name = await drawer().getAttribute('aria-label');
  await walksMenu(drawer().getByRole('button', { name: 'More actions' }));
  await walksQuestion(drawer().getByRole('button', { name: 'More actions' }), 'Delete');
  await press('ArrowDown');
  await expect.poll(() => drawer().getAttribute('aria-label')).not.toBe(name);
  await press('ArrowUp');
  await expect.poll(() => drawer().getAttribute('aria-label')).toBe(name);
  await press('Escape');
  await drawer().waitFor({ state: 'detached' });
  await expectFocus(title);
});

it('the menu of a record answers to the keyboard after a save, a reload and Back', async () => {
  const title = page.locator('main a.title').first();
  await title.focus();
  await press('Enter');
  await editLink(page).focus();
  await press('Enter');
  await page.getByRole('textbox', { name: 'Word or pattern', exact: true }).fill('walked');
  await press('ControlOrMeta+S');
  await expectVisible(page.getByRole('heading', { name: 'walked', level: 1 }));
  await expectFocus(editLink(page));
  const visits = async () => {
    await walksMenu(button('More actions'));
    await walksQuestion(button('More actions'), 'Delete');
  };
  await visits();
  await page.reload();
  await visits();
  await editLink(page).press('Enter');
  await page.getByRole('textbox', { name: 'Word or pattern', exact: true }).waitFor();
  await page.goBack();
  await visits();
});
