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
    await expect.poll(() => focused()).toContain('Name');
    await person.press('Enter');
    await person.hears('Sorted by Name, descending');
    await expect.poll(() => focused()).toContain('Name');
  });

  it('after another page', async () => {
    await person.click(person.page.getByRole('button', { name: 'Go to page 2' }));
    await person.hears('11-20 of 36');
    await expect.poll(() => focused()).toBe('2');
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
    await expect
      .poll(() => person.page.evaluate(() => document.activeElement?.getAttribute('type')))
      .toBe('search');
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
    await expect.poll(() => page.locator('main tbody tr[data-index]').count()).toBe(25);
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
      expect(short).toMatch(/^(\d+ min\. ago|this minute|(\w{3} )?\d\d:\d\d|\w{3} \d{1,2}(, \d{4})?)$/);
      expect(whole).toMatch(/^\w+day, .* 20\d\d at \d\d:\d\d:\d\d (?![AP]M)/);
    }
  });
});

describe('The skin', () => {
  const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const LIGHT = 'rgb(245, 244, 240)';
  const DARK = 'rgb(15, 20, 22)';

  it('Task 25: is dark by one click on a button', async () => {
    const { page, ...worker } = await personOf(product);
    await expect.poll(() => ground(page)).toBe(LIGHT);
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
    await expect.poll(() => ground(page)).toBe(LIGHT);
    await colors.selectOption('Same as the system');
    await expect.poll(() => ground(page)).toBe(DARK);
    await fillSignIn(page, 'admin');
    await expectVisible(page.getByRole('button', { name: 'Use light colors' }));
    await expect.poll(() => ground(page)).toBe(DARK);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => ground(page)).toBe(LIGHT);
    await page.reload();
    await page.getByRole('button', { name: 'Account' }).click();
    const ofSystem = page.getByRole('menuitemcheckbox', { name: 'Same colors as the system' });
    await expect.poll(() => ofSystem.getAttribute('aria-checked')).toBe('true');
    await ofSystem.click();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await expectVisible(page.getByRole('button', { name: 'Use dark colors' }));
    await expect.poll(() => ground(page)).toBe(LIGHT);
  });
});

describe('The rows of every list', () => {
  let page: Page;
  let paths: readonly string[] = [];

  beforeAll(async () => {
    ({ page } = await personOf(product));
    const links = page.getByRole('navigation', { name: 'Main menu' }).locator('a[href*="/apps/"]');
    const all = await links.evaluateAll((some) =>
      some.map((each) => new URL((each as HTMLAnchorElement).href)),
    );
    paths = [...new Set(all.map(({ pathname }) => pathname))];
  });

  /** Opens each of the lists that have rows, and waits until what is looked at is as it has to be. */
  const expectInEach = async (look: () => string, wanted: RegExp): Promise<void> => {
    let lists = 0;
    for (const path of paths) {
      await page.goto(path);
      const rows = page.locator('main tbody tr[data-index], main li:has(a.title)');
      await rows.or(page.locator('main form, main article')).first().waitFor();
      if ((await rows.count()) === 0) continue;
      lists += 1;
      await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
      await expect.poll(() => page.evaluate(look), { message: path, timeout: 5000 }).toMatch(wanted);
    }
    expect(lists).toBeGreaterThan(20);
  };

  /* Runs in the page: how high the rows are, and how much wider the table is than its frame. */
  const measure = () => {
    const table = document.querySelector<HTMLElement>('main table')!;
    const rows = [...table.querySelectorAll<HTMLElement>('tbody tr')];
    const excess = table.offsetWidth - table.parentElement!.clientWidth;
    return (
      [...new Set(rows.map(({ offsetHeight }) => offsetHeight))].join() + (excess > 1 ? ` +${excess} px` : '')
    );
  };

  const switchDensity = async () => {
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Compact display' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
  };

  it('Density: are 44 px high and on one line at any width, 36 px when compact, and no wider than the page', async () => {
    for (const width of [1440, 1024, 768]) {
      await page.setViewportSize({ width, height: 900 });
      await expectInEach(measure, /^44$/);
    }
    await switchDensity();
    await expectInEach(measure, /^36$/);
    await switchDensity();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('Density: are under a head that stays in sight, and what is cut is told to whoever points at it', async () => {
    await choose(page, 'SMS logs');
    await page.getByLabel('Rows per page').selectOption('50');
    await expectRange(page, /^1-50 of/);
    await page.evaluate(() => window.scrollTo(0, 900));
    const head = page.getByRole('columnheader', { name: 'To', exact: true });
    await expect.poll(async () => (await head.boundingBox())?.y).toBe(68);
    await page.setViewportSize({ width: 1024, height: 900 });
    await choose(page, 'SMS logs');
    await expectRange(page, /^1-50 of/);
    /* away from the menu, which opens over the page below it */
    await page.mouse.move(600, 600);
    const cutText = () =>
      page.evaluate(() => {
        const isCut = (each: HTMLElement) =>
          each.scrollWidth > each.clientWidth && getComputedStyle(each).textOverflow === 'ellipsis';
        const cut = [...document.querySelectorAll<HTMLElement>('tbody td, tbody td *')].find(isCut);
        cut?.scrollIntoView({ block: 'center' });
        return cut?.innerText;
      });
    await expect.poll(cutText).toBeTruthy();
    const text = (await cutText()) ?? '';
    await page.locator('tbody').getByText(text, { exact: true }).last().hover();
    await expect.poll(() => page.locator(`tbody [title="${text}"]`).count()).toBe(1);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('Density: lead to their records by the natural name, not by a time, and by one link', async () => {
    await choose(page, 'SMS logs');
    const first = page.locator('tbody tr').first();
    await expectVisible(first.locator('a.title'));
    await expect.poll(() => first.locator('a.title').innerText()).toMatch(/^\+\d+$/);
    await choose(page, 'User Log');
    await expectVisible(first.locator('a.title'));
    await expect.poll(() => first.getByRole('link').count()).toBe(1);
    await expect.poll(() => page.locator('tbody a:has(time)').count()).toBe(0);
  });

  it('Density: are named by a column that others leave room at 768 px before it is cut', async () => {
    await page.setViewportSize({ width: 768, height: 900 });
    const cutShort = () => {
      const names = [...document.querySelectorAll<HTMLElement>('main td.lead a.title')];
      const cut = names.filter((each) => each.scrollWidth > each.clientWidth && each.clientWidth < 200);
      return cut.map(({ innerText }) => innerText).join();
    };
    await expectInEach(cutShort, /^$/);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('Mobile layout: are sorted on a tablet by a column that has no room, once all are shown', async () => {
    await page.setViewportSize({ width: 768, height: 900 });
    await choose(page, 'SMS logs');
    await expectVisible(page.getByRole('columnheader', { name: 'Status' }));
    const charge = page.getByRole('columnheader', { name: 'Charge' });
    await expect.poll(() => charge.count()).toBe(0);
    /* away from the menu, which opens over the page below it */
    await page.mouse.move(600, 600);
    await page.getByRole('button', { name: /more columns$/ }).click();
    await charge.getByRole('button').click();
    await expect.poll(() => charge.getAttribute('aria-sort')).toBe('ascending');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('Responsive cards: have two lines on a phone, a third for progress, nothing wider than the screen', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expectInEach(() => {
      const cards = [...document.querySelectorAll<HTMLElement>('main li:has(a.title)')];
      const high = (card: HTMLElement) => (card.querySelector('.progress:not(:empty)') ? 88 : 64);
      const tall = cards.filter((card) => card.offsetHeight > high(card)).length;
      return `${tall} tall, ${document.documentElement.scrollWidth} px`;
    }, /^0 tall, 390 px$/);
  });

  it('Task 26: say on a phone the whole number, the time and the customer, eight or more on a screen', async () => {
    const { page: phone, ...worker } = await personOf(product);
    await phone.setViewportSize({ width: 390, height: 844 });
    await worker.click(phone.getByRole('button', { name: 'Main menu' }));
    await worker.click(phone.getByRole('link', { name: 'SMS logs', exact: true }));
    const cards = phone
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: phone.locator('a.title') });
    await cards.first().locator('time').waitFor();
    await cards.locator('[aria-busy]').first().waitFor({ state: 'detached' });
    const told = await cards.evaluateAll((all) =>
      all.map((card) => {
        const title = card.querySelector<HTMLElement>('a.title')!;
        const [sender = '', number = ''] = title.innerText.split(' → ');
        return {
          isWhole: title.scrollWidth <= title.clientWidth,
          number,
          time: card.querySelector('time [aria-hidden]')?.textContent ?? '',
          customer: card.querySelector<HTMLElement>('.secondary')?.innerText ?? '',
          senders: (card as HTMLElement).innerText.split(sender).length - 1,
          isInSight: card.getBoundingClientRect().bottom <= window.innerHeight,
        };
      }),
    );
    expect(told.length).toBeGreaterThanOrEqual(10);
    for (const each of told) {
      expect(each).toMatchObject({ isWhole: true, senders: 1 });
      expect(each.number).toMatch(/^\+\d{8,}$/);
      expect(each.time).not.toBe('');
      expect(each.customer).toMatch(/\w+ \w+/);
    }
    expect(told.filter(({ isInSight }) => isInSight).length).toBeGreaterThanOrEqual(8);
  });
});
