import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectVisible } from '../expectVisible';
import { fillSignIn, startProduct, type Product } from '../product';
import { expectRange } from '../steps/listSteps';
import { choose } from '../steps/pageSteps';
import { personOf, type Person } from './person';

let product: Product;
let person: Person;

beforeAll(async () => {
  product = await startProduct();
  person = await personOf(product);
});

afterAll(() => product.close());

const focused = () => person.page.evaluate(() => document.activeElement?.textContent);

describe('A list keeps the focus where it was and says what changed', () => {
  it('after a column is sorted by', async () => {
    await person.go('Users');
    await person.page.getByRole('row').nth(1).waitFor();
    await person.click(person.page.getByRole('button', { name: 'Name', exact: true }));
    await person.hears('Sorted by Name, ascending');
    expect(await focused()).toContain('Name');
    await person.press('Enter');
    await person.hears('Sorted by Name, descending');
    expect(await focused()).toContain('Name');
  });

  it('after another page', async () => {
    await person.click(person.page.getByRole('button', { name: 'Go to page 2' }));
    await person.hears('11-20 of 36');
    expect(await focused()).toBe('2');
    const sizes = person.page.getByRole('combobox', { name: 'Rows per page:' });
    await sizes.focus();
    await sizes.selectOption('25');
    await person.hears('1-25 of 36');
    await expect.poll(() => person.page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT');
  });

  it('after a search, also one that finds nothing', async () => {
    await person.write(person.page.getByRole('searchbox'), 'clara');
    await person.hears('1-1 of 1');
    await person.write(person.page.getByRole('searchbox'), 'nobody has this name');
    await person.hears('Nothing matches');
    expect(await person.page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');
  });
});

describe('A list', () => {
  it('S9.01 has ten rows until a person chooses another number, which then is that of all lists', async () => {
    const { page } = await personOf(product);
    await choose(page, 'Users');
    await expectRange(page, '1-10 of 36');
    await choose(page, 'SMS logs');
    await expectRange(page, /^1-10 of \d+/);
    await page.getByLabel('Rows per page').selectOption('25');
    await expectRange(page, /^1-25 of \d+/);
    await choose(page, 'Contact list');
    await expectRange(page, /^1-25 of \d+/);
    await choose(page, 'Users');
    await expectRange(page, '1-25 of 36');
    await page.reload();
    await expectRange(page, '1-25 of 36');
    expect(await page.getByRole('main').getByRole('row').count()).toBe(1 + 25);
  });

  it('says shortly when something was, and wholly to whoever points at it or listens', async () => {
    const { page } = person;
    await choose(page, 'SMS logs');
    const times = page.getByRole('row').locator('time');
    await times.first().waitFor();
    const shown = await times.evaluateAll((all) =>
      all.map((each) => [each.querySelector('[aria-hidden]')?.textContent, each.getAttribute('title')]),
    );
    expect(shown.length).toBeGreaterThan(0);
    for (const [short, whole] of shown) {
      expect(short).toMatch(/^(\d+ min\. ago|this minute|\w{3} \d\d:\d\d|\w{3} \d{1,2}(, \d{4})?)$/);
      expect(whole).toMatch(/^\w+day, .* 20\d\d at \d+:\d\d:\d\d/);
    }
  });
});

describe('The skin', () => {
  const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const LIGHT = 'rgb(245, 244, 240)';
  const DARK = 'rgb(15, 20, 22)';

  it('Task 25: is dark by one click on a button', async () => {
    const { page, ...worker } = await personOf(product);
    expect(await ground(page)).toBe(LIGHT);
    worker.startTask();
    await worker.click(page.getByRole('button', { name: 'Use dark colors' }));
    await expect.poll(() => ground(page)).toBe(DARK);
    expect(worker.clicks()).toBe(1);
  });

  it('Dark mode: S2.57 is light in a fresh profile, also where the system is dark, and that of the system for whoever wants it', async () => {
    const page = await product.open({ colorScheme: 'dark' });
    await page.goto('/apps/privacyPolicy');
    const colors = page.getByLabel('Colors');
    await colors.waitFor();
    expect(await ground(page)).toBe(LIGHT);
    await colors.selectOption('Same as the system');
    await expect.poll(() => ground(page)).toBe(DARK);
    await fillSignIn(page, 'admin');
    await expectVisible(page.getByRole('button', { name: 'Use light colors' }));
    expect(await ground(page)).toBe(DARK);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => ground(page)).toBe(LIGHT);
    await page.reload();
    await page.getByRole('button', { name: 'Account' }).click();
    const ofSystem = page.getByRole('menuitemcheckbox', { name: 'Same colors as the system' });
    expect(await ofSystem.getAttribute('aria-checked')).toBe('true');
    await ofSystem.click();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await expectVisible(page.getByRole('button', { name: 'Use dark colors' }));
    expect(await ground(page)).toBe(LIGHT);
  });
});
