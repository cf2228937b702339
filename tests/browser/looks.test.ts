import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectVisible } from './expectVisible';
import { bringAxe, faultsOf, skins } from './judge';
import { signIn, startProduct, type Product } from './product';
import { expectNames, namesIn } from './steps/listSteps';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product.close());

describe.each([1280, 390])('the ways to look at a list, %i px wide', (width) => {
  let page: Page;

  beforeAll(async () => {
    page = await product.open();
    await bringAxe(page);
    await signIn(page);
    await page.setViewportSize({ width, height: 800 });
  });

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const shown = (name: string) => expectVisible(button(`Shown as: ${name}`));
  const facts = () => page.locator('main li[data-index] dl');
  const look = async (from: string, to: string) => {
    await button(`Shown as: ${from}`).click();
    await page.getByRole('menuitemradio', { name: to, exact: true }).click();
    await shown(to);
  };
  const faults = async () => {
    const found: string[] = [];
    for (const skin of skins) found.push(...(await faultsOf(page, skin)));
    return found;
  };
  /* by its address: a phone has its menu elsewhere */
  const open = async (list: string) => {
    await page.goto(`/apps/${list}`);
    await page.locator('main a.title').first().waitFor();
  };
  const views = () => page.getByRole('group', { name: 'Views' });

  it('opens plans as the table they are, and as cards for whoever chooses so, also after a reload', async () => {
    await open('plans');
    await shown('Table');
    const names = await namesIn(page);
    await expect.poll(() => facts().count()).toBe(0);
    await look('Table', 'Cards');
    await expect.poll(() => facts().count()).toBe(names.length);
    await expectNames(page, names);
    expect(page.url()).toContain('look=cards');
    expect(await faults()).toEqual([]);
    await page.reload();
    await shown('Cards');
    await expectNames(page, names);
  });

  it('goes back to the way before with Back, and forth again', async () => {
    await page.goBack();
    await shown('Table');
    await expect.poll(() => facts().count()).toBe(0);
    await page.goForward();
    await shown('Cards');
    await expect.poll(() => facts().count()).toBeGreaterThan(0);
  });

  it('is kept in a view that is saved', async () => {
    await views().getByRole('button', { name: 'Save view' }).click();
    await page.getByRole('textbox', { name: 'Name of the view' }).fill(`As cards ${width}`);
    await button('Save').click();
    const tab = views().getByRole('button', { name: `As cards ${width}`, pressed: true });
    await expectVisible(tab);
    await views().getByRole('button', { name: /^All/ }).click();
    await look('Cards', 'Table');
    await views()
      .getByRole('button', { name: `As cards ${width}` })
      .first()
      .click();
    await shown('Cards');
    await expectVisible(tab);
  });

  it('selects, and opens the quick view, of a card', async () => {
    await expect.poll(() => facts().count()).toBeGreaterThan(0);
    const [name = ''] = await namesIn(page);
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await expectVisible(page.getByText('1 selected').last());
    await page.getByRole('checkbox', { name: `Select ${name}` }).uncheck();
    await button(`Quick view of ${name}`).click();
    const quick = page.getByRole('dialog', { name: `Quick view: ${name}` });
    await expectVisible(quick);
    await page.goBack();
    await quick.waitFor({ state: 'detached' });
  });

  it('unfolds the words of a template below its line', async () => {
    await open('notificationTemplates');
    const [name = ''] = await namesIn(page);
    await look('Table', 'Lines');
    await button(`More of ${name}`).press('Enter');
    await expectVisible(page.locator('main li[data-index="0"] dt').filter({ hasText: 'Body' }));
    expect(await faults()).toEqual([]);
  });
});
