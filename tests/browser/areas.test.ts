import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config from '../../resources.config';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { closePanel, openPanel } from './steps/listSteps';
import { editLink, save, textbox } from './steps/packageSteps';
import { choose, heading } from './steps/pageSteps';
import { customerWith } from './customerWith';
import { signIn, startProduct, type Credentials, type Product } from './product';
import { storedRows } from './storedRows';

const { resources } = createModel(config, kinds);

let product: Product;
let page: Page;

beforeAll(async () => {
  product = await startProduct();
  page = await product.open();
  await signIn(page);
});

afterAll(() => product.close());

const pathOf = (): string => new URL(page.url()).pathname;

/** The columns that the configuration gives the list at this address; some are hidden at first, or have no room. */
const columnsOf = (path: string): string[] => {
  const { list, fields } = resources.find(({ name }) => `/${name}` === path)!;
  return list.columns.map((column) => fields.find(({ name }) => name === column)?.label.en ?? column);
};

const shownColumns = async (): Promise<string[]> => {
  const texts = await page.locator('th[data-column]').filter({ visible: true }).allInnerTexts();
  return texts.map((text) => text.replaceAll(/[\n↑↓]/g, ''));
};

type Area = {
  readonly label: string;
  readonly path: string;
  readonly row?: string;
  /** The row is the only one, and nothing says whose it is. */
  readonly isOwn?: boolean;
};

/** Follows the entry of the menu; settles when the generated list has come, with this row if one is named. */
const openList = async ({ label, path, row = '', isOwn }: Area): Promise<void> => {
  await choose(page, label);
  await heading(page, label).waitFor();
  await page.getByRole('row').filter({ hasText: row }).first().waitFor();
  expect(pathOf()).toBe(path);
  await expect.poll(async () => (await shownColumns()).length).toBeGreaterThan(1);
  const shown = await shownColumns();
  expect(shown).toEqual(columnsOf(path).filter((column) => shown.includes(column)));
  if (!isOwn) return;
  await expect.poll(() => page.getByRole('main').getByRole('row').count()).toBe(2);
  expect(shown).not.toContain('Customer');
  const filters = await openPanel(page, 'Filters');
  await filters.getByLabel('Status').first().waitFor();
  await expect.poll(() => filters.getByLabel('Customer').count()).toBe(0);
  await closePanel(page);
};

const openForm = async (label: string, path: string, field: string): Promise<void> => {
  await choose(page, label);
  await heading(page, label).waitFor();
  await page.getByLabel(field, { exact: false }).first().waitFor();
  await page.getByRole('button', { name: 'Save' }).waitFor();
  expect(pathOf()).toBe(path);
};

describe('an admin finds behind the entry of the menu', () => {
  it.each([
    ['S1.02 S2.08', 'Admins', '/apps/admins', 'admin@demo.com'],
    ['S1.03 S2.09', 'Users', '/apps/users', 'client@demo.com'],
    ['S1.04 S2.14', 'Role', '/apps/roles', 'Super admin'],
    ['S1.05 S2.10', 'Packages', '/apps/packages', 'Germany 1,000'],
    ['S1.06', 'Plan', '/apps/plans', 'Enterprise'],
    ['S1.07', 'Subscriptions', '/apps/subscriptions', 'SUB-1036'],
    ['S1.08', 'Invoices', '/apps/invoices', '-1040'],
    ['S1.11', 'Sender IDs', '/apps/senderIds', 'WEILAND'],
    ['S1.12', 'Spam words', '/apps/spamWords', 'casino'],
    ['S1.13', 'Contact groups', '/apps/contactGroups', 'Shop customers'],
    ['S1.14', 'Contact list', '/apps/contacts', 'Hanna Petersen'],
    ['S1.15', 'Campaigns', '/apps/campaigns', 'Christmas opening hours'],
    ['S1.16', 'Operators', '/apps/operators', 'Bouygues Telecom'],
    ['S2.11', 'Addon', '/apps/addons', 'Short code'],
    ['S2.18', 'Notification Template', '/apps/notificationTemplates', 'Balance used up'],
    ['S2.19', 'Notification Group', '/apps/notificationGroups', 'On call'],
    ['S2.20', 'Subscribers', '/apps/subscribers', 'Night duty'],
    ['S2.25', 'Purchase History', '/apps/orders', 'ORD-2041'],
  ])('%s %s its generated list of records', async (...[, label, path, row]) => {
    await openList({ label, path, row });
  });

  it.each([
    ['S1.10', 'SMS logs', '/apps/smsLogs', 'Nordlicht'],
    ['S1.18 S2.12', 'Audit Log', '/apps/auditLogs', 'Beatriz Nogueira'],
    ['S1.19 S2.13', 'User Log', '/apps/userLogs', 'Sign-in'],
  ])('%s %s a list in pages, whose records can only be read', async (...[, label, path, row]) => {
    await openList({ label, path, row });
    await page.getByText(/^1-10 of \d\d/).waitFor();
    const content = page.getByRole('main');
    const button = content.getByRole('button', { name: /^(Delete|Save|Import)\b/ });
    const offers = content.getByRole('link', { name: /^(Create|Edit)$/ }).or(button);
    await expect.poll(() => offers.count()).toBe(0);
    for (const menu of await content.getByRole('button', { name: /^Actions for\b/ }).all()) {
      await menu.click();
      const actions = page.getByRole('menuitem');
      await actions.first().waitFor();
      expect((await actions.allInnerTexts()).filter((action) => /^(Edit|Delete)\b/.test(action))).toEqual([]);
      await page.keyboard.press('Escape');
      await actions.first().waitFor({ state: 'hidden' });
    }
    await content.getByRole('row').nth(1).locator('a.title').click();
    await page.waitForURL(/\/show$/);
    await content.locator('dl').first().waitFor();
    await expect.poll(() => offers.count()).toBe(0);
  });

  it('S1.17 Pricing ranges the ranges and the minimum credit', async () => {
    await openForm('Pricing ranges', '/apps/pricingRanges', 'Minimum credit');
    const table = page.getByRole('table', { name: 'Price by volume' });
    await table.waitFor();
    await expect.poll(() => table.getByRole('row').count()).toBe(6);
    await expect.poll(() => page.getByLabel('Minimum credit').inputValue()).toMatch(/^20/);
  });

  it.each([
    ['S2.21', 'My Setting', '/apps/mySetting', 'Time zone'],
    ['S2.22', 'Role Setting', '/apps/setting/roleSetting', 'Role of new customers'],
    ['S2.23', 'Email Setting', '/apps/emailSetting', 'Sender address'],
    ['S2.24', 'Notification Setting', '/apps/notificationSetting', 'Balance is low below'],
  ])('%s %s the form of the only record', async (...[, label, path, field]) => {
    await openForm(label, path, field);
  });

  it('S2.27 Privacy&Policy a page of text', async () => {
    await choose(page, 'Privacy&Policy');
    await heading(page, 'Privacy&Policy').waitFor();
    await page.getByRole('heading', { level: 2, name: 'What may be sent' }).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'replying STOP' }).waitFor();
    expect(pathOf()).toBe('/apps/privacyPolicy');
    await expect.poll(() => page.getByRole('main').locator('form, input, table').count()).toBe(0);
  });
});

describe('whoever loads the address finds the page with its title', () => {
  it.each([
    ['S2.03', 'Plan', '/apps/plans', 'Enterprise'],
    ['S2.04', 'Role Setting', '/apps/setting/roleSetting', 'Role of new customers'],
    ['S2.05', 'Email Setting', '/apps/emailSetting', 'Encryption'],
  ])('%s %s', async (...[, title, path, text]) => {
    await page.goto(path);
    await heading(page, title).waitFor();
    await page.getByRole('main').getByText(text).first().waitFor();
    expect([pathOf(), await page.title()]).toEqual([path, `${title} · SMS Gateway`]);
  });
});

describe('a customer whose role says so', () => {
  let customer: Credentials;

  beforeAll(async () => {
    customer = await customerWith(product.address, ['contactGroups', 'contacts', 'campaigns']);
    page = await product.open();
    await signIn(page, customer);
  });

  it('S1.22 has the entries of those areas alone', async () => {
    const entries = page.getByRole('navigation', { name: 'Main menu' }).getByRole('listitem');
    const names = ['Campaigns', 'Contact groups', 'Contact list', 'Privacy&Policy'];
    await expect.poll(() => entries.allTextContents()).toEqual(names);
  });

  it.each([
    ['S1.13', 'Contact groups', '/apps/contactGroups', 'contact groups'],
    ['S1.14', 'Contact list', '/apps/contacts', 'contacts'],
    ['S1.15', 'Campaigns', '/apps/campaigns', 'campaigns'],
  ])('%s opens %s, the generated list, with no record of other customers', async (...given) => {
    const [, label, path, names] = given;
    await choose(page, label);
    await heading(page, label).waitFor();
    await page.getByText(`No ${names} yet`).waitFor();
    expect(pathOf()).toBe(path);
    await expect.poll(() => page.getByRole('main').getByRole('row').count()).toBe(0);
  });

  const createFirst = async (label: string, one: string): Promise<void> => {
    await choose(page, label);
    await page.getByRole('link', { name: `Create ${one}` }).click();
    await page.getByRole('button', { name: 'Save' }).waitFor();
  };

  it('S1.13 S1.14 has own records there alone, made and shown without a word about whose they are', async () => {
    const dialog = page.getByRole('dialog');
    const saving = dialog.getByRole('button', { name: 'Save' });
    await createFirst('Contact groups', 'contact group');
    await textbox(page, 'Name').fill('Regulars');
    await textbox(page, 'Code').fill('regulars');
    await expect.poll(() => dialog.getByLabel('Customer').count()).toBe(0);
    await saving.click();
    await openList({ label: 'Contact groups', path: '/apps/contactGroups', row: 'Regulars', isOwn: true });
    await createFirst('Contact list', 'contact');
    await textbox(page, 'Phone').fill('+4915123456789');
    await expect.poll(() => page.getByRole('main').getByLabel('Customer').count()).toBe(0);
    await save(page);
    await editLink(page).waitFor();
    await expect.poll(() => page.getByRole('main').getByText('Customer', { exact: true }).count()).toBe(0);
    await openList({ label: 'Contact list', path: '/apps/contacts', row: '123456789', isOwn: true });
    const [owner] = await storedRows(product, `/users?search=${customer.email}`, 'users');
    for (const [path, key] of [
      ['/v1/contactGroups?search=regulars', 'contactGroups'],
      ['/v1/contacts?search=123456789', 'contacts'],
    ] as const)
      await expect.poll(() => storedRows(product, path, key)).toMatchObject([{ user: owner?.['_id'] }]);
  });
});
