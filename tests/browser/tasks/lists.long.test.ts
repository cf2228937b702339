import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct, type Product } from '../product';
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
    const menu = person.page.getByRole('navigation', { name: 'Main menu' });
    await person.click(menu.getByRole('link', { name: 'Users', exact: true }));
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
