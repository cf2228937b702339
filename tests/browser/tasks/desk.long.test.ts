import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProduct, type Product } from '../product';
import { personOf } from './person';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product.close());

it('every page has one heading of the first level, in its main part and before all others there', async () => {
  const person = await personOf(product);
  const { page } = person;
  const headings = () =>
    page
      .locator('h1, h2')
      .evaluateAll((all) => all.map((each) => `${each.tagName} ${each.closest('main') ? 'main' : 'beside'}`));
  const expectOne = async () => {
    const found = (await headings()).filter((each) => each.startsWith('H1'));
    expect(found).toEqual(['H1 main']);
    const first = page.getByRole('main').getByRole('heading').first();
    expect(await first.evaluate(({ tagName }) => tagName)).toBe('H1');
  };
  await expectOne();
  await person.click(page.getByRole('navigation').getByRole('link', { name: 'Users', exact: true }));
  await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
  await expectOne();
  expect(await page.title()).toBe('Users · SMS Gateway');
  await person.click(page.getByRole('link', { name: 'Clara Client' }));
  await page.getByRole('heading', { level: 1, name: 'Clara Client' }).waitFor();
  await expectOne();
  expect(await page.title()).toBe('Clara Client · SMS Gateway');
  expect(await page.getByRole('banner').innerText()).not.toContain('Clara Client');
  await person.click(page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }));
  await page.getByRole('heading', { level: 1, name: /Clara Client/ }).waitFor();
  await expectOne();
  await page.goto('/nowhere');
  await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
  await expectOne();
  const stranger = await product.open();
  await stranger.goto('/');
  await stranger.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  expect(await stranger.getByRole('heading', { level: 1 }).count()).toBe(1);
});
