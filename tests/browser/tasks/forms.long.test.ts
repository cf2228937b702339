import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectVisible } from '../expectVisible';
import { signIn, startProduct, type Product } from '../product';
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
    await pick(person, /^Customer/, /Amelia Hart/);
    await person.write(page.getByRole('textbox', { name: 'Message' }), 'Hello {fullName} 🎉');
    await pick(person, /^To/, /./);
    const numbers = page.getByRole('complementary', { name: 'What it will cost' });
    await expectVisible(numbers.getByText('Credit afterwards'));
    await expectVisible(page.getByText(/^As .* reads it$/));
    await person.click(page.getByRole('button', { name: 'Save' }));
    await person.click(page.getByRole('main').getByRole('button', { name: 'Send now' }));
    const dialog = page.getByRole('dialog');
    for (const fact of ['Recipients', 'Segments in all', 'Estimated cost', 'Credit afterwards'])
      await expectVisible(dialog.getByText(fact, { exact: true }));
    await person.click(dialog.getByRole('button', { name: 'Send now' }));
    await dialog.waitFor({ state: 'detached' });
    expect(person.clicks()).toBeLessThanOrEqual(8);
  });

  it('Task 28: has a file of what the list shows', async () => {
    const person = await personOf(product);
    const { page } = person;
    await menu(person, 'Invoices').click();
    await page.getByRole('table').waitFor();
    person.startTask();
    const arrives = page.waitForEvent('download');
    await person.click(page.getByRole('button', { name: 'Export' }));
    expect((await arrives).suggestedFilename()).toMatch(/\.csv$/);
    expect(person.clicks()).toBeLessThanOrEqual(2);
  });

  it('Task 32: saves while there is no connection, which goes on by itself when it is back', async () => {
    const person = await personOf(product);
    const { page } = person;
    await menu(person, 'Pricing ranges').click();
    const credit = page.getByRole('textbox', { name: 'Minimum credit' });
    await person.write(credit, '25');
    await page.context().setOffline(true);
    await person.click(page.getByRole('button', { name: 'Save' }));
    await person.hears(/as soon as the connection is back/);
    person.startTask();
    await page.context().setOffline(false);
    await person.hears(/saved\./i);
    expect(person.clicks()).toBe(0);
  });

  it('Task 38: is asked before what they typed is left behind, and presses Save where nothing was changed', async () => {
    const page = await product.open({ viewport: { width: 1440, height: 900 } });
    await signIn(page, 'admin', '/apps/packages');
    await page.getByRole('table').getByRole('link').first().click();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    const name = page.getByRole('textbox', { name: 'Name' });
    const before = await name.inputValue();
    await name.fill('Something else');
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    expect(await name.inputValue()).toBe('Something else');
    await name.fill(before);
    await page.getByRole('button', { name: 'Save' }).click();
    await expectVisible(page.getByText('Nothing was changed.'));
  });
});
