import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectVisible } from '../expectVisible';
import { startProduct, type Product } from '../product';
import { requestsTo } from '../requestsTo';
import { personOf, type Person } from './person';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product.close());

const menu = ({ page }: Person, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true });

/** Opens a picker and takes the first that fits. */
const pick = async (person: Person, box: RegExp, option: RegExp) => {
  await person.click(person.page.getByRole('combobox', { name: box }));
  await person.click(person.page.getByRole('listbox').getByRole('option', { name: option }).first());
};

describe('A person', () => {
  it('Task 9: changes a price of the table, is led to what is wrong, and reads it as all others are written', async () => {
    const person = await personOf(product);
    const { page } = person;
    await menu(person, 'Pricing ranges').click();
    person.startTask();
    const price = page.getByRole('textbox', { name: 'Price, Entry 2' });
    const save = page.getByRole('button', { name: 'Save' });
    await person.click(price);
    await person.write(price, 'a lot');
    await person.click(save);
    await expect.poll(() => price.evaluate((box) => box === document.activeElement)).toBe(true);
    await person.write(price, '0,0605');
    await person.click(save);
    await person.hears(/saved/i);
    expect(await price.inputValue()).toBe('0.0605');
    expect(person.clicks()).toBeLessThanOrEqual(3);
  });

  it('Task 11: writes a campaign, sees what it means and sends it', async () => {
    const person = await personOf(product);
    const { page } = person;
    await menu(person, 'Campaigns').click();
    await page.getByRole('table').waitFor();
    person.startTask();
    await person.click(page.getByRole('link', { name: 'Create' }));
    await person.write(page.getByRole('textbox', { name: 'Name' }), 'Spring');
    await pick(person, /^Customer/, /Jonas Brandt/);
    /* the only sender that this customer may use */
    await expect
      .poll(() => page.getByRole('combobox', { name: /^Sender/ }).inputValue())
      .toContain('Nordlicht');
    const numbers = page.getByRole('complementary', { name: 'What it will cost' });
    await expectVisible(numbers.getByText('Fill in “Message” and “To” to see the numbers.'));
    await person.write(page.getByRole('textbox', { name: 'Message' }), 'Hello {fullName} 🎉');
    await pick(person, /^To/, /./);
    await expectVisible(page.getByText(/^As .* reads it$/));
    await expectVisible(page.getByRole('button', { name: /emoji, at 18/ }));
    for (const fact of FACTS) await expectVisible(numbers.getByText(fact, { exact: true }));
    const cost = await factOf(numbers, 'Estimated cost');
    /* one cost: the text is not priced once more for those who cannot be reached */
    expect(await page.getByText('€').count()).toBe(await numbers.getByText('€').count());
    await person.click(page.getByRole('button', { name: 'Save' }));
    await person.click(page.getByRole('main').getByRole('button', { name: 'Send now' }));
    const dialog = page.getByRole('dialog');
    for (const fact of FACTS) await expectVisible(dialog.getByText(fact, { exact: true }));
    expect(await factOf(dialog, 'Estimated cost')).toBe(cost);
    await person.click(dialog.getByRole('button', { name: 'Send now' }));
    await dialog.waitFor({ state: 'detached' });
    expect(person.clicks()).toBeLessThanOrEqual(8);
  });

  it('Task 32: saves while there is no connection, once and by itself when it is back', async () => {
    const person = await personOf(product);
    const { page } = person;
    await menu(person, 'Pricing ranges').click();
    const credit = page.getByRole('textbox', { name: 'Minimum credit' });
    await person.write(credit, '25');
    await product.control('DELETE', 'log');
    await page.context().setOffline(true);
    await person.click(page.getByRole('button', { name: 'Save' }));
    await person.hears(/^Not saved yet: you are offline/m);
    /* what is typed while it waits goes along */
    await person.write(credit, '26');
    expect((await person.heard()).join()).not.toMatch(/saved$/m);
    person.startTask();
    await page.context().setOffline(false);
    await person.hears(/Pricing ranges saved/);
    await page.getByText('Not saved yet').waitFor({ state: 'detached' });
    expect(await credit.inputValue()).toContain('26');
    expect(person.clicks()).toBe(0);
    expect(await requestsTo(product, /^\/v1\/pricingRanges/, 'PATCH')).toHaveLength(1);
  });

  it('Task 38: is asked before what they typed is left behind, and presses Save where nothing was changed', async () => {
    const person = await personOf(product);
    const { page } = person;
    const open = async () => {
      await menu(person, 'Packages').click();
      await page.getByRole('table').getByRole('link').first().click();
      await page.getByRole('link', { name: 'Edit', exact: true }).click();
    };
    await open();
    const name = page.getByRole('textbox', { name: 'Name' });
    const before = await name.inputValue();
    await person.write(name, 'Something else');
    await person.click(menu(person, 'Campaigns'));
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await person.click(question.getByRole('button', { name: 'Stay' }));
    await question.waitFor({ state: 'detached' });
    expect(await name.inputValue()).toBe('Something else');
    await page.goBack();
    await person.click(question.getByRole('button', { name: 'Stay' }));
    await question.waitFor({ state: 'detached' });
    await person.write(name, before);
    await person.click(page.getByRole('button', { name: 'Save' }));
    await person.hears('Nothing was changed.');
    await open();
    await person.write(name, 'Something else');
    await person.click(menu(person, 'Campaigns'));
    await person.click(question.getByRole('button', { name: /^Leave/ }));
    await page.getByRole('heading', { level: 1, name: 'Campaigns' }).waitFor();
  });
});

/** What is known before a campaign is sent. */
const FACTS = [
  'Recipients',
  'Segments in all',
  'Price per segment',
  'Estimated cost',
  'Credit now',
  'Credit afterwards',
];

const factOf = (place: Locator, name: string) =>
  place.locator('dl > div').filter({ hasText: name }).locator('dd').innerText();
