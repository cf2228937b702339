import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectVisible } from '../expectVisible';
import { startProduct, type Product } from '../product';
import { personOf } from './person';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product.close());

describe('A person', () => {
  it('Task 2: comes to the address that they asked for while they were signed out, with its filter', async () => {
    const page = await product.open({ viewport: { width: 1440, height: 900 } });
    await page.goto('/apps/invoices?filter=%7B%22invoiceStatus%22%3A%5B%22Draft%22%5D%7D');
    await page.getByLabel('Email').fill('admin@demo.com');
    await page.getByLabel('Password', { exact: true }).fill('admin');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expectVisible(page.getByRole('heading', { level: 1, name: 'Invoices' }));
    await expectVisible(page.getByRole('table'));
    expect(page.url()).toContain('filter=');
  });

  it('Task 1: is told that the password is wrong and keeps what they typed', async () => {
    const page = await product.open();
    await page.goto('/');
    await page.getByLabel('Email').fill('admin@demo.com');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expectVisible(page.getByRole('alert'));
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('admin@demo.com');
    await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe('wrong');
  });

  it('opens a page from the menu with one click, and it is said aloud', async () => {
    const person = await personOf(product);
    await person.go('Sender IDs');
    await person.hears('Sender IDs');
    expect(person.clicks()).toBe(1);
  });
});
