import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProduct, type Product } from '../product';
import { personOf, type Person } from './person';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product.close());

it('Task 5: why a message failed stands in the head of its record, two clicks from the start', async () => {
  const person = await personOf(product);
  const { page } = person;
  await person.go('SMS logs');
  const failed = page.getByRole('row').filter({ hasText: /Undelivered|Failed/ });
  await person.click(failed.first().getByRole('link').first());
  const head = page.locator('[data-record-head]');
  await head.getByText(/Undelivered|Failed/).waitFor();
  await head.getByText('Network unavailable for now').waitFor();
  await page.getByRole('main').getByText('Send it again later.').first().waitFor();
  expect(person.clicks()).toBe(2);
});

it('What can be done with a record has one button that stands out, and a menu with what does harm last', async () => {
  const person = await personOf(product);
  const { page } = person;
  await person.go('Users');
  await person.click(page.getByRole('link', { name: 'Jonas Brandt' }));
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Top up balance' }).waitFor();
  await expect.poll(() => main.getByRole('button', { name: 'Ban' }).count()).toBe(0);
  await person.click(main.getByRole('button', { name: 'More actions' }));
  await page.getByRole('menuitem', { name: 'Delete' }).waitFor();
  const entries = await page.getByRole('menuitem').allInnerTexts();
  expect(entries.slice(-3)).toEqual(['Suspend', 'Ban', 'Delete']);
  expect(entries).toContain('Enter account');
  await person.press('Escape');
  await person.click(main.getByRole('button', { name: 'More actions' }));
  await person.click(page.getByRole('menuitem', { name: 'Deactivate' }));
  await person.click(page.getByRole('dialog').getByRole('button', { name: 'Cancel' }));
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('More actions');
});

it('What can be done with a record: that something does harm or asks for care is never the first thing to be seen', async () => {
  const { page } = await personOf(product);
  const main = page.getByRole('main');
  const firstOf = async (path: string) => {
    await page.goto(path);
    await main.locator('a.title').first().click();
    await main.getByRole('button', { name: 'More actions' }).waitFor();
    return main.locator('[data-record-head] .MuiButton-contained');
  };
  const failed = encodeURIComponent(JSON.stringify({ status: ['failed'] }));
  const first = await firstOf(`/apps/orders?filter=${failed}`);
  await expect.poll(() => first.allInnerTexts()).toEqual([]);
  await expect.poll(() => main.getByRole('button', { name: 'Delete' }).count()).toBe(0);
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect.poll(() => page.getByRole('menuitem').allInnerTexts()).toEqual(['Delete']);
  const contact = await firstOf('/apps/contacts');
  await expect.poll(() => contact.allInnerTexts()).toEqual(['Edit']);
});

it('Prev/next record: the neighbours of a record that was opened on a customer are those of the customer', async () => {
  const person = await personOf(product);
  const { page } = person;
  const main = page.getByRole('main');
  await openCustomer(person);
  await person.click(main.getByRole('tab', { name: 'More' }));
  await person.click(main.getByRole('button', { name: 'SMS logs' }));
  const count = main.getByText(/^1[-–]10 of \d+$/);
  const total = Number((await count.innerText()).split(' ').at(-1));
  await person.click(main.getByRole('row').nth(1).locator('a.title'));
  await main.getByText(`1 of ${total}`, { exact: true }).waitFor();
  await person.click(main.getByRole('link', { name: 'Next record' }));
  await main.getByText(`2 of ${total}`, { exact: true }).waitFor();
  await page.goBack();
  await main.getByRole('tab', { name: 'More', selected: true }).waitFor();
  await main.getByRole('button', { name: 'SMS logs', expanded: true }).waitFor();
});

it('Task 34: Back closes an open dialog first, then leads to the tab and to the list one came from', async () => {
  const person = await personOf(product);
  const { page } = person;
  const main = page.getByRole('main');
  await openCustomer(person);
  await person.click(main.getByRole('tab', { name: 'Account' }));
  await person.click(main.getByRole('button', { name: 'Top up balance' }));
  await page.getByRole('dialog').waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await main.getByRole('tab', { name: 'Account', selected: true }).waitFor();
  await person.click(main.getByRole('link', { name: 'Edit', exact: true }));
  await page.getByRole('button', { name: 'Save' }).waitFor();
  await page.goBack();
  await main.getByRole('tab', { name: 'Account', selected: true }).waitFor();
  await page.goBack();
  await main.getByRole('link', { name: 'Jonas Brandt' }).waitFor();
});

it('Activity timeline: a customer has one story of messages, campaigns, invoices and changes, narrowed by kind', async () => {
  const person = await personOf(product);
  const { page } = person;
  const main = page.getByRole('main');
  await openCustomer(person);
  await person.click(main.getByRole('tab', { name: 'Timeline' }));
  const items = main.getByRole('tabpanel').getByRole('listitem');
  await items.first().waitFor();
  const times = await main
    .getByRole('tabpanel')
    .locator('time')
    .evaluateAll((all) => all.map((each) => Date.parse(each.getAttribute('datetime') ?? '')));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  await person.click(main.getByRole('button', { name: 'Invoices' }));
  await expect
    .poll(async () => (await items.allInnerTexts()).every((text) => text.includes('INV-')))
    .toBe(true);
  await person.click(items.first().getByRole('link'));
  await page.getByRole('heading', { level: 1, name: /^INV-/ }).waitFor();
});

it('Activity timeline: it says what came out of a change, what things cost, and the dates of the record itself', async () => {
  const person = await personOf(product);
  const { page } = person;
  const items = page.getByRole('tabpanel').getByRole('listitem');
  const timelineOf = async (path: string) => {
    await page.goto(path);
    await page.getByRole('main').locator('a.title').first().click();
    await page.getByRole('tab', { name: 'Timeline' }).click();
    await items.first().waitFor();
  };
  const asked = (filter: object) => encodeURIComponent(JSON.stringify(filter));
  await timelineOf(`/apps/invoices?filter=${asked({ invoiceStatus: ['Paid'] })}`);
  for (const name of ['Issued', 'Sent', 'Paid']) await items.filter({ hasText: name }).first().waitFor();
  await timelineOf(`/apps/senderIds?filter=${asked({ status: ['pending'] })}`);
  await items.filter({ hasText: 'Submitted' }).waitFor();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  const approval = items.filter({ hasText: 'Approved' });
  await approval.filter({ hasText: 'Waiting for review' }).waitFor();
  await expect.poll(() => approval.innerText()).not.toMatch(/Reviewed/);
  await expect.poll(() => items.filter({ hasText: 'Reviewed' }).count()).toBe(0);
  await page.goto('/apps/users');
  await page.getByRole('link', { name: 'Jonas Brandt' }).click();
  await page.getByRole('tab', { name: 'Timeline' }).click();
  await page.getByRole('tabpanel').getByRole('button', { name: 'Balance entries' }).click();
  await expect
    .poll(async () => {
      const texts = await items.allInnerTexts();
      return texts.length > 0 && texts.every((text) => /€[\d,.]+$/.test(text.trim()));
    })
    .toBe(true);
});

it('What stands in the head of a record is not said again below it', async () => {
  const { page } = await personOf(product);
  await page.goto('/apps/invoices');
  await page.getByRole('main').locator('a.title').first().click();
  const facts = page.getByRole('tabpanel').getByRole('term');
  await facts.filter({ hasText: 'Issued' }).waitFor();
  const labels = await facts.allInnerTexts();
  expect(labels.filter((label) => ['Status', 'Customer', 'Balance due', 'Due'].includes(label))).toEqual([]);
});

it('Mobile layout: a record keeps its title in sight, its button is high enough, and more tabs show that they are there', async () => {
  const { page } = await personOf(product);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/apps/users');
  await page.getByRole('link', { name: 'Clara Client' }).click();
  const button = page.getByRole('main').getByRole('button', { name: 'Top up balance' });
  await button.waitFor();
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(40);
  await page.locator('.MuiTabScrollButton-root:not(.Mui-disabled)').waitFor();
  await page.mouse.move(200, 600);
  await page.mouse.wheel(0, 600);
  const title = page.getByRole('heading', { level: 1 });
  await expect.poll(async () => (await button.boundingBox())?.y ?? 0).toBeLessThan(68);
  expect((await title.boundingBox())?.y).toBeGreaterThan(60);
});

it('a record that is not there leads to its list', async () => {
  const { page } = await personOf(product);
  await page.goto('/apps/users/000000000000000000000000/show');
  await page.getByRole('link', { name: 'Show all customers' }).click();
  await page.getByRole('link', { name: 'Jonas Brandt' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/apps/users');
});

const openCustomer = async ({ page, click, go }: Person): Promise<void> => {
  await go('Users');
  await click(page.getByRole('link', { name: 'Jonas Brandt' }));
};
