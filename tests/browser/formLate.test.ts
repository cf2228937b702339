import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messages } from '../../src/locales/en/messages';
import { callAsAdmin } from './callAsAdmin';
import { expectVisible } from './expectVisible';
import { holdRequests } from './holdRequests';
import { signIn, startProduct, type Product } from './product';
import { listening } from './steps/liveSteps';
import { openPackageForm, save, textbox } from './steps/packageSteps';
import { menuItem, openMenu, rowOf } from './steps/listSteps';
import { choose, heading } from './steps/pageSteps';

let product: Product;
let page: Page;

beforeAll(async () => {
  product = await startProduct();
  page = await product.open();
  await signIn(page);
  await listening(product, 1);
});

afterAll(() => product.close());

const { conflict } = messages.app.record;
const call = () => `/v1/packages/${new URL(page.url()).pathname.split('/')[3]}`;
const changeElsewhere = (values: object) => callAsAdmin(product.address, `PATCH ${call()}`, values);
const stored = async () => (await callAsAdmin(product.address, `GET ${call()}`)).body['package'];
const dialog = () => page.getByRole('dialog', { name: conflict.title });
const mine = () => textbox(page, 'Description');

/* The socket may be quicker than the answer, and says who it was. */
const expectSaid = () =>
  expectVisible(page.getByText(new RegExp(`^(${conflict.since}|Changed by .*)`)).last());

/** Saved, it is refused as any other change over a newer state, and then changes what was typed alone. */
const expectConflict = async (name: string, theirs: object) => {
  await save(page);
  await dialog()
    .getByRole('row', { name: /^Description My words/ })
    .waitFor();
  await expect.poll(() => stored()).toMatchObject(theirs);
  await dialog().getByRole('button', { name: conflict.keepMine }).click();
  await heading(page, name).waitFor();
  await expect.poll(() => stored()).toMatchObject({ ...theirs, description: 'My words' });
};

it.each([
  { of: 'another field', name: 'Germany 1,000', theirs: { price: '21.00' } },
  { of: 'the same field', name: 'Germany 5,000', theirs: { description: 'Theirs' } },
])('keeps what was typed before the record was read, where $of differs there', async ({ name, theirs }) => {
  const reads = await holdRequests(product, '/v1/packages/*', 'GET');
  await openPackageForm(page, name);
  await reads.arrived();
  await mine().fill('My words');
  await changeElsewhere(theirs);
  const read = page.waitForResponse((response) => new URL(response.url()).pathname === call());
  await reads.release();
  await read;
  await expectSaid();
  await expect.poll(() => mine().inputValue()).toBe('My words');
  await expectConflict(name, { name, ...theirs });
});

it('keeps what was typed over a list that answers late', async () => {
  await choose(page, 'Plan');
  await rowOf(page, 'Basic').waitFor();
  await choose(page, 'Packages');
  await heading(page, 'Packages').waitFor();
  const lists = await holdRequests(product, '/v1/plans', 'GET');
  await choose(page, 'Plan');
  await lists.arrived();
  await openMenu(page, 'Basic');
  await menuItem(page, 'Edit').click();
  const name = page.getByRole('dialog').getByLabel('Name').first();
  await name.fill('Mine');
  const path = `/v1/plans/${new URL(page.url()).pathname.split('/')[3]}`;
  await callAsAdmin(product.address, `PATCH ${path}`, { name: 'Theirs' });
  const listed = page.waitForResponse((response) => new URL(response.url()).pathname === '/v1/plans');
  await lists.release();
  await listed;
  await page.locator('a.title', { hasText: 'Theirs' }).waitFor();
  await expect.poll(() => name.inputValue()).toBe('Mine');
  await save(page);
  await dialog().getByRole('row', { name: 'Name Mine Theirs' }).waitFor();
  await dialog().getByRole('button', { name: conflict.takeTheirs }).click();
  await expect.poll(() => name.inputValue()).toBe('Theirs');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Cancel' })
    .or(page.getByRole('link', { name: 'Cancel' }))
    .click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

it('keeps what was typed when the server says that the record was changed', async () => {
  await openPackageForm(page, 'Black Friday 3,000');
  await mine().fill('My words');
  await changeElsewhere({ description: 'Theirs' });
  await expectVisible(page.getByText(/^Changed by /).last());
  await expect.poll(() => mine().inputValue()).toBe('My words');
  await expectConflict('Black Friday 3,000', { description: 'Theirs' });
});
