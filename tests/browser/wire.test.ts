import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openCreate } from './steps/formSteps';
import { deleteRow, openList } from './steps/listSteps';
import { cell, choose, heading } from './steps/pageSteps';
import { openPackageForm, save, textbox } from './steps/packageSteps';
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

/** What was asked for of a list; the names of single records are asked for by their ids, by any page and at any time. */
const listCalls = async (path: RegExp) =>
  (await requestsTo(product, path, 'GET')).filter(({ query }) => !('ids' in query));

describe('lists on the wire', () => {
  it('S6.10 S7.26 asks for users by role, oldest first, from page 0', async () => {
    await openList(page, 'Users');
    await cell(page, 'client').waitFor();
    const [first] = await listCalls(/^\/users$/);
    expect(first).toMatchObject({
      query: { role: 'user', sort: 'createdAt', page: '0', entriesPerPage: '10' },
    });
  });

  it('S7.26 asks for page n-1 when page n is opened', async () => {
    await openList(page, 'Invoices');
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await pages.getByRole('button', { name: 'Go to page 2' }).click();
    await pages.getByText('11-20 of').waitFor();
    const calls = await listCalls(/^\/v1\/invoices$/);
    expect(calls.map(({ query }) => query['page'])).toEqual(['0', '1']);
  });

  it('S6.11 S7.27 asks for admins at dashboardUsers', async () => {
    await choose(page, 'Admins');
    await page.getByText('admin@demo.com').waitFor();
    expect((await listCalls(/^\/(users|dashboardUsers)$/)).map(({ path }) => path)).toEqual([
      '/dashboardUsers',
    ]);
  });
});

describe('writes on the wire', () => {
  it('S7.28 S7.29 S7.31 creates a user from the record itself and deletes it by its id, without a reload', async () => {
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await openCreate(page, 'Users');
    await textbox(page, 'Name').fill('Ada Able');
    await textbox(page, 'Username').fill('ada.able');
    await textbox(page, 'Email').fill('ada@able.example');
    await textbox(page, 'Password').fill('correct horse 42');
    await save(page);
    await heading(page, 'Ada Able').waitFor();
    const [created] = await requestsTo(product, /^\/users$/, 'POST');
    expect(created?.body).toMatchObject({
      fullName: 'Ada Able',
      username: 'ada.able',
      email: 'ada@able.example',
    });
    await openList(page, 'Users');
    await page.getByRole('searchbox').fill('ada.able');
    await cell(page, 'ada.able').waitFor();
    await deleteRow(page, 'Ada Able');
    const [deleted] = await requestsTo(product, /^\/users\//, 'DELETE');
    expect(deleted).toMatchObject({ path: expect.stringMatching(/^\/users\/\w+$/) as string, status: 200 });
    await expect.poll(() => page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  it('S7.32 deletes an admin by the same call as a user', async () => {
    await choose(page, 'Admins');
    await deleteRow(page, 'Janine Dubois');
    const [deleted] = await requestsTo(product, /./, 'DELETE');
    expect(deleted?.path).toMatch(/^\/users\/\w+$/);
  });

  it('sends what changed and the version it was read in', async () => {
    await openPackageForm(page, 'Germany 1,000');
    await textbox(page, 'Name').fill('Germany 1,100');
    await save(page);
    await heading(page, 'Germany 1,100').waitFor();
    const [changed] = await requestsTo(product, /^\/v1\/packages\//, 'PATCH');
    expect(changed?.body).toEqual({ name: 'Germany 1,100', __v: 0 });
  });
});
