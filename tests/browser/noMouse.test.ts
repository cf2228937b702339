import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectVisible } from './expectVisible';
import { keysOf, type Keys } from './steps/keys';
import { startProduct, type Product } from './product';
import { expectFocusInSight, personAt, type Person } from './tasks/person';

let product: Product;
let page: Page;
let keys: Keys;
let somebody: Person;

beforeAll(async () => {
  product = await startProduct();
  page = await product.open({ viewport: { width: 1440, height: 900 } });
  keys = keysOf(page);
  somebody = await personAt(page, '/');
});

/* Whoever cannot point is somewhere after each key, and once what it led to is there. */
afterEach(() => expectFocusInSight(page));

afterAll(() => product.close());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, level: 1, exact: true });
const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });

/* One person, one visit: each step stands on the one before. Nothing here has a mouse. */
describe('C4 with the keyboard alone, somebody', () => {
  it('signs in', async () => {
    await keys.fill(textbox('Email'), 'admin@demo.com');
    await keys.fill(page.getByLabel('Password', { exact: true }), 'admin');
    await keys.press('Enter');
    await expectVisible(page.getByRole('navigation', { name: 'Main menu' }));
    await somebody.hears('Operations');
  });

  it('finds a page', async () => {
    await keys.press('ControlOrMeta+K');
    await page.getByRole('combobox').waitFor();
    await keys.type('packa');
    await page
      .getByRole('option', { name: /Packages/ })
      .first()
      .waitFor();
    await keys.press('Enter');
    await heading('Packages').waitFor();
    await expectVisible(page.getByRole('table'));
    await somebody.hears('Packages');
  });

  it('bookmarks it', async () => {
    const star = page.getByRole('banner').getByRole('button', { name: 'Bookmark Packages' });
    await keys.tabTo(star);
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('false');
    await keys.press('Enter');
    const bar = page.getByRole('navigation', { name: 'Bookmarks' });
    await bar.getByRole('link', { name: 'Packages' }).waitFor();
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
  });

  it('creates a record', async () => {
    await keys.open(link('Create'));
    await keys.fill(textbox('Name'), 'Keyboard');
    await keys.fill(page.getByRole('spinbutton', { name: 'SMS', exact: true }), '100');
    await keys.fill(textbox('Price'), '5');
    await keys.open(button('Save'));
    await expectVisible(heading('Keyboard'));
    await somebody.hears('Package Keyboard created');
  });

  it('edits it', async () => {
    await keys.open(link('Edit'));
    await keys.fill(textbox('Name'), 'Keys alone');
    await keys.open(button('Save'));
    await expectVisible(heading('Keys alone'));
    await somebody.hears('Package Keys alone saved');
  });

  it('deletes it', async () => {
    await keys.open(button('More actions'));
    await keys.open(page.getByRole('menuitem', { name: 'Delete' }));
    const dialog = page.getByRole('dialog');
    await keys.open(dialog.getByRole('button', { name: 'Delete' }));
    await heading('Packages').waitFor();
    await page.locator('main a.title').first().waitFor();
    await page.getByRole('cell', { name: 'Keys alone' }).waitFor({ state: 'detached' });
    await somebody.hears('Package Keys alone deleted');
  });

  it('switches the skin and the language', async () => {
    await keys.open(button('Use dark colors'));
    await button('Use light colors').waitFor();
    await keys.open(button('Language'));
    await page.getByRole('menuitem', { name: 'Deutsch' }).waitFor();
    await keys.press('ArrowDown', 'Enter');
    await page.getByRole('navigation', { name: 'Hauptmenü' }).waitFor();
    await expectVisible(heading('Pakete'));
    await somebody.hears('Pakete');
  });

  it('signs out', async () => {
    await keys.open(button('Konto'));
    const leave = page.getByRole('menuitem', { name: 'Abmelden' });
    await leave.waitFor();
    await keys.press('End', 'Enter');
    await expectVisible(page.getByLabel(/E-Mail|Email/));
  });
});
