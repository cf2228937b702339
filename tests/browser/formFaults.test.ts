import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answerLeave,
  expectFault,
  expectFocus,
  expectOpenTab,
  expectValue,
  labelOf,
  openCreate,
  summary,
} from './steps/formSteps';
import { openList } from './steps/listSteps';
import { cell, choose, heading, toasts } from './steps/pageSteps';
import { editLink, fillInPackage, save, textbox } from './steps/packageSteps';
import { signIn, startProduct, type Product } from './product';
import { requestsTo } from './requestsTo';

let product: Product;
let page: Page;

beforeAll(async () => {
  product = await startProduct();
  page = await product.open();
  await signIn(page);
});

afterAll(() => product.close());

beforeEach(async () => {
  await product.control('DELETE', 'faults');
  await product.control('DELETE', 'log');
});

const creations = (of: 'packages' | 'operators') => requestsTo(product, new RegExp(`^/v1/${of}$`), 'POST');
const throughput = () => page.getByRole('spinbutton', { name: 'Throughput', exact: true });
const fillInNetwork = async (mnc: string) => {
  await page.getByRole('combobox', { name: 'Country', exact: true }).fill('Germany');
  for (const [name, text] of [
    ['MCC', '262'],
    ['MNC', mnc],
  ] as const)
    await textbox(page, name).fill(text);
};
const tab = (name: string) => page.getByRole('tab', { name, exact: true });

const refuseOnce = (errors: object, target: { match: string; method: string }) =>
  product.control('POST', 'faults', {
    ...target,
    kind: 'json',
    status: 422,
    body: { success: false, errCode: '422', msg: 'Please look again.', errors },
  });

describe('faults that the form finds by itself', () => {
  it('marks the tabs with faults, and leads from each name to its box, whose choices stay closed', async () => {
    await openCreate(page, 'Invoices');
    /* an input that has not come yet finds no fault */
    await page.getByRole('combobox', { name: 'Customer', exact: true }).waitFor();
    const client = page.getByRole('group', { name: /^Bill to/, includeHidden: true });
    await client.getByLabel('Name').waitFor({ state: 'attached' });
    await save(page);
    const said = summary(page).getByText(/^3 fields need your attention: Customer, .*Bill to$/);
    await said.waitFor();
    const box = (name: string) => page.getByRole('combobox', { name, exact: true });
    await expectFocus(box('Customer'));
    await expectFault(box('Customer'), 'Required');
    await expect.poll(() => page.getByRole('listbox').count()).toBe(0);
    const told = (name: string) => tab(name).getAttribute('aria-description');
    await expect.poll(() => told('Invoice')).toBe('2 fields need your attention');
    await expect.poll(() => told('Addresses')).toBe('One field needs your attention');
    await expect.poll(() => tab('Addresses').locator('svg').count()).toBe(1);
    await said.getByRole('button', { name: 'Bill to' }).click();
    await expectOpenTab(page, 'Addresses');
    await expectFocus(page.getByRole('group', { name: /^Bill to/ }).getByLabel('Name'));
  });

  it('S5.05 sends nothing, says each fault beside its field and all in one line, and goes to the first', async () => {
    await openCreate(page, 'Packages');
    await expect.poll(() => labelOf(page, 'Name')).toBe('Name *');
    await expect.poll(() => labelOf(page, 'Description')).toBe('Description');
    await textbox(page, 'Description').fill('No name and no price yet');
    await save(page);
    await summary(page).getByText('3 fields need your attention: Name, SMS, Price').waitFor();
    await expectFault(textbox(page, 'Name'), 'Required');
    await expectFault(textbox(page, 'Price'), 'Required');
    await expectFault(textbox(page, 'Description'), '');
    await expectFocus(textbox(page, 'Name'));
    await expect.poll(() => page.title()).toBe('Create package · SMS Gateway');
    await expect.poll(() => creations('packages')).toEqual([]);
    await choose(page, 'Packages');
    await answerLeave(page, 'Leave without saving');
  });

  it('opens the tab of the first fault, stays there while that is put right, and leads on at the next save', async () => {
    await openCreate(page, 'Operators');
    await fillInNetwork('98');
    await tab('Routing').click();
    await throughput().fill('0');
    await save(page);
    await summary(page).getByText('2 fields need your attention: Name, Throughput').waitFor();
    await expectOpenTab(page, 'Network');
    await expectFocus(textbox(page, 'Name'));
    await page.keyboard.type('Xy');
    await summary(page).getByText('One field needs your attention: Throughput').waitFor();
    await expectValue(textbox(page, 'Name'), 'Xy');
    await expectOpenTab(page, 'Network');
    await save(page);
    await throughput().waitFor();
    await expectOpenTab(page, 'Routing');
    await expectFault(throughput(), 'Must be at least 1');
    await expectFocus(throughput());
    await throughput().fill('10');
    await save(page);
    await heading(page, 'Xy (DE)').waitFor();
    await expect.poll(() => creations('operators')).toHaveLength(1);
  });
});

describe('faults that the server finds', () => {
  it('S5.05 says beside the field what is wrong with its value or that it is taken, keeps all that was typed, and saves once it is free', async () => {
    const typed = {
      Name: 'Ada Able',
      Username: 'ada.able',
      Email: 'client@demo.com',
      Password: 'longer-horse-42',
    };
    const typedNow = () => Promise.all(Object.keys(typed).map((name) => textbox(page, name).inputValue()));
    await openCreate(page, 'Users');
    for (const [name, text] of Object.entries(typed)) await textbox(page, name).fill(text);
    await textbox(page, 'Email').fill('client at demo.com');
    await save(page);
    await summary(page).getByText('One field needs your attention: Email').waitFor();
    await expectFault(textbox(page, 'Email'), 'Must be an email address');
    await textbox(page, 'Email').fill(typed['Email']);
    await summary(page).waitFor({ state: 'detached' });
    await save(page);
    await summary(page).getByText('One field needs your attention: Email').waitFor();
    await expectFault(textbox(page, 'Email'), 'Already in use');
    /* said while it is typed as well; the input is gone to when the server has answered */
    await expectFocus(textbox(page, 'Email'));
    await expect.poll(() => typedNow()).toEqual(Object.values(typed));
    await textbox(page, 'Email').fill('ada@able.example');
    await summary(page).waitFor({ state: 'detached' });
    await save(page);
    await heading(page, 'Ada Able').waitFor();
    expect((await requestsTo(product, /^\/users$/, 'POST')).map(({ status }) => status)).toEqual([409, 201]);
  });

  it('tells of what is not on the form in a notice, which does not stop the next save', async () => {
    await openCreate(page, 'Operators');
    await textbox(page, 'Name').fill('Reseller');
    await fillInNetwork('99');
    const errors = { throughput: 'Too much for this price.', reseller: 'Has no credit left.' };
    await refuseOnce(errors, { match: '/v1/operators', method: 'POST' });
    await save(page);
    await summary(page).getByText('One field needs your attention: Throughput').waitFor();
    await summary(page).getByText('reseller: Has no credit left.').waitFor();
    await toasts(page).filter({ hasText: 'Operator was not saved: Please look again.' }).waitFor();
    await expectOpenTab(page, 'Routing');
    await expectFault(throughput(), errors.throughput);
    await expectFocus(throughput());
    await tab('Network').click();
    await expect.poll(() => textbox(page, 'Name').inputValue()).toBe('Reseller');
    await save(page);
    await heading(page, 'Reseller (DE)').waitFor();
    expect((await creations('operators')).map(({ status }) => status)).toEqual([422, 201]);
  });

  it.each([
    ['S8.02', { msg: 'No credit left' }, 'No credit left'],
    ['S8.03', { message: 'No sender left' }, 'No sender left'],
    ['S8.03', { msg: 'No route left', message: 'Something else' }, 'No route left'],
  ])('%s are said in the words of %j', async (_, words, said) => {
    await openCreate(page, 'Packages');
    await fillInPackage(page, said, '8.00');
    const body = { success: false, errCode: '9', ...words };
    await product.control('POST', 'faults', { match: '/v1/packages', method: 'POST', kind: 'json', body });
    await save(page);
    const told = toasts(page).filter({ hasText: said });
    await told.waitFor();
    await expect.poll(() => told.innerText()).not.toContain('Something else');
    await save(page);
    await heading(page, said).waitFor();
  });

  it('failed without a word about fields, keeps all that was typed, and is simply asked again', async () => {
    await openCreate(page, 'Packages');
    await fillInPackage(page, 'Stubborn', '8.00');
    const toPackages = { match: '/v1/packages', method: 'POST' };
    for (const fault of [{ kind: 'status', status: 500, message: 'No disk left' }, { kind: 'drop' }]) {
      await product.control('POST', 'faults', { ...toPackages, times: 'always', ...fault });
      await save(page);
      const words = fault.kind === 'drop' ? 'Please try again.' : 'Package was not saved: No disk left';
      await toasts(page).filter({ hasText: words }).waitFor();
      await expect.poll(() => textbox(page, 'Name').inputValue()).toBe('Stubborn');
      await expect.poll(() => textbox(page, 'Price').inputValue()).toBe('8.00');
      await product.control('DELETE', 'faults');
    }
    await save(page);
    await heading(page, 'Stubborn').waitFor();
  });
});

describe('faults in the rows of an invoice', () => {
  const inRow = (at: number, name: string) =>
    page.getByRole('group', { name: `Entry ${at}` }).getByLabel(name);

  it('stand at the cell of their row, whoever finds them', async () => {
    await openList(page, 'Invoices');
    await cell(page, /^INV-\d{4}-1041$/).click();
    await editLink(page).click();
    await inRow(2, 'Quantity').fill('0');
    await tab('Addresses').click();
    await save(page);
    await summary(page).getByText('One field needs your attention: Items').waitFor();
    await expectOpenTab(page, 'Invoice');
    await expectFault(inRow(2, 'Quantity'), 'Must be at least 1');
    await expectFault(inRow(1, 'Quantity'), '');
    await expectFocus(inRow(2, 'Quantity'));
    await inRow(2, 'Quantity').fill('3');
    const errors = { 'items.1.unitPrice': 'Below cost.', 'items.7.qty': 'No such row.' };
    await refuseOnce(errors, { match: '/v1/invoices/*', method: 'PATCH' });
    await save(page);
    await summary(page).getByText('Items: No such row.').waitFor();
    await expectFault(inRow(2, 'Unit price'), 'Below cost.');
    await expectFault(inRow(1, 'Unit price'), '');
    await expectFocus(inRow(2, 'Unit price'));
    await save(page);
    await editLink(page).waitFor();
    const patches = await requestsTo(product, /^\/v1\/invoices\//, 'PATCH');
    expect(patches.map(({ status }) => status)).toEqual([422, 200]);
    expect(patches[1]?.body).toMatchObject({ items: [{}, { qty: 3 }] });
  });
});
