import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProduct, type Product } from '../product';
import { personOf } from './person';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product.close());

it('Task 3: finds a customer by phone, however it is spelt, with two clicks', async () => {
  const person = await personOf(product);
  const { page } = person;
  const spellings = ['+49 171 3920011', '0171 3920011', '0171/392 00 11', '0049 171 3920011', '3920011'];
  for (const spelling of spellings) {
    person.startTask();
    await person.press('Control+K');
    await person.type(spelling);
    await person.hears(/\d results?/);
    await page.getByRole('group', { name: 'Customers' }).getByRole('option').first().waitFor();
    await person.press('Enter');
    await page.getByText('+491713920011').first().waitFor();
    expect([spelling, person.clicks()]).toEqual([spelling, 2]);
  }
});

it('Task 4: finds a customer by name, beside what else has it, with two clicks', async () => {
  const person = await personOf(product);
  const { page } = person;
  await person.click(page.getByRole('button', { name: 'Search' }));
  await person.type('jonas brandt');
  await person.hears(/\d results?/);
  const customers = page.getByRole('group', { name: 'Customers' }).getByRole('option');
  await customers.filter({ hasText: 'Jonas Brandt' }).waitFor();
  await expect.poll(() => customers.first().textContent()).toMatch(/Active|Pending|Inactive|Suspended/);
  await person.click(customers.first());
  await page.getByRole('heading', { level: 1, name: /Jonas Brandt/ }).waitFor();
  expect(person.clicks()).toBe(2);
});

it('Task 23: changes the look, begins a record and signs out from the search box, with two clicks each', async () => {
  const person = await personOf(product);
  const { page } = person;
  const run = async (words: string) => {
    person.startTask();
    await person.press('Control+K');
    await person.type(words);
    await person.hears(/\d results?/);
    await person.press('Enter');
    expect([words, person.clicks()]).toEqual([words, 2]);
  };
  await run('dark');
  await expect.poll(() => page.locator('html').getAttribute('data-skin')).toBe('dark');
  await run('create campaign');
  await page.getByRole('heading', { level: 1, name: /campaign/i }).waitFor();
  await run('deutsch');
  await page.getByRole('navigation', { name: 'Hauptmenü' }).waitFor();
});

it('Palette: leads to lists asked for in words, and to records opened last, and does what the open one allows', async () => {
  const person = await personOf(product);
  const { page } = person;
  await person.press('Control+K');
  await person.type('sms to:+49 status:failed this year');
  await page
    .getByRole('group', { name: 'Lists' })
    .getByRole('option', { name: /SMS logs/ })
    .waitFor();
  await person.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'SMS logs' }).waitFor();
  const filter = JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '{}') as object;
  expect(filter).toMatchObject({ to: '+49', status: ['failed'] });
  expect(Object.keys(filter)).toContain('createdAt_gte');
  await person.press('Control+K');
  await person.type('jonas brandt');
  await person.hears(/\d results?/);
  const customers = page.getByRole('group', { name: 'Customers' }).getByRole('option');
  await person.click(customers.first());
  await page.getByRole('heading', { level: 1, name: /Jonas Brandt/ }).waitFor();
  person.startTask();
  await person.press('Control+K');
  await person.type('suspend');
  await person.press('Enter');
  await page.getByRole('dialog', { name: /Suspend/ }).waitFor();
  expect(person.clicks()).toBe(2);
  await person.press('Escape');
  await person.go('Campaigns');
  await page.getByRole('heading', { level: 1, name: 'Campaigns' }).waitFor();
  await person.press('Control+K');
  await page
    .getByRole('group', { name: 'Opened last' })
    .getByRole('option', { name: /Jonas Brandt/ })
    .waitFor();
});
