import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAsAdmin } from './callAsAdmin';
import { expectFocus } from './steps/formSteps';
import { expectNames, expectRange, menuItem, openList, openMenu, rowOf } from './steps/listSteps';
import { toasts } from './steps/pageSteps';
import { signIn, startProduct, type Product } from './product';
import { requestsTo } from './requestsTo';
import { storedRows } from './storedRows';

let product: Product;
let page: Page;

beforeAll(async () => {
  product = await startProduct();
  page = await product.open();
  await signIn(page);
});

afterAll(() => product.close());

beforeEach(async () => {
  await product.control('DELETE', 'log');
  /* a dialog that a failed test left open would fail all the others */
  await page.keyboard.press('Escape');
});

const dialog = () => page.getByRole('dialog');
const toolbar = () => page.getByRole('toolbar');
const bulk = (name: string) => toolbar().getByRole('button', { name, exact: true });
const textsOf = async (all: Locator) => (await all.allInnerTexts()).map((text) => text.trim());
const select = (name: string) => page.getByRole('checkbox', { name, exact: true }).click();

const stored = (path: string, key: string) => storedRows(product, path, key);
const senderId = async (name: string) =>
  (await stored('/v1/senderIds?entriesPerPage=100', 'senderIds')).find((each) => each['senderId'] === name);

describe('actions on selected rows', () => {
  beforeEach(async () => {
    await openList(page, 'Sender IDs');
    await rowOf(page, 'Nordlicht').waitFor();
  });

  it('run for those of a whole page that qualify, and say why not for the rest', async () => {
    await select('Select all rows on this page');
    await toolbar().getByText('10 selected').waitFor();
    await expect
      .poll(() => textsOf(toolbar().getByRole('button')))
      .toEqual([
        'Select all 21',
        'Submit for review (3)',
        'Approve (2)',
        'Reject (2)',
        'Export (10)',
        'Delete',
        'Clear the selection',
      ]);
    await expect
      .poll(() => bulk('Approve (2)').getAttribute('aria-description'))
      .toBe('Possible for 2 of 10 selected rows. Only available while Status is Waiting for review');
    await bulk('Approve (2)').click();
    await dialog().getByRole('heading', { name: 'Approve 2 sender IDs?' }).waitFor();
    await dialog().getByRole('button', { name: 'Approve' }).click();
    await toasts(page).getByText('2 sender IDs approved.').waitFor();
    await toolbar().waitFor({ state: 'detached' });
    for (const name of ['NL-Service', 'Alvorada']) {
      await rowOf(page, name).getByText('Approved').waitFor();
      await expect
        .poll(() => senderId(name))
        .toMatchObject({ status: 'approved', reviewedAt: expect.any(String) as string });
    }
    await expect.poll(() => requestsTo(product, /\/approve$/, 'POST')).toHaveLength(2);
  });

  it('are out of reach when no selected row qualifies', async () => {
    await select('Select WEILAND');
    await expect.poll(() => bulk('Reject (0)').isDisabled()).toBe(true);
    await bulk('Clear the selection').click();
    await toolbar().waitFor({ state: 'detached' });
  });

  it('reject only with a reason, and go to where it is missing', async () => {
    await page.getByRole('button', { name: 'Waiting for review', exact: true }).click();
    await expectNames(page, ['VoltagoInfo']);
    await select('Select all rows on this page');
    await bulk('Reject (1)').click();
    const reason = dialog().getByRole('textbox', { name: 'Reason' });
    for (const [typed, fault] of [
      ['', 'Required'] as const,
      ['no', 'Must have at least 5 characters'] as const,
    ]) {
      await reason.fill(typed);
      await dialog().getByRole('heading').click();
      await dialog().getByRole('button', { name: 'Reject' }).click();
      await dialog().getByText(fault, { exact: true }).waitFor();
      await expectFocus(reason);
    }
    await expect.poll(() => requestsTo(product, /\/reject$/, 'POST')).toEqual([]);
    await reason.fill('The name belongs to a bank.');
    await dialog().getByRole('button', { name: 'Reject' }).click();
    await page.getByRole('heading', { name: 'All done' }).waitFor();
    await expect
      .poll(() => senderId('VoltagoInfo'))
      .toMatchObject({
        status: 'rejected',
        reason: 'The name belongs to a bank.',
      });
    await page.getByRole('button', { name: 'Clear filters' }).first().click();
  });
});

describe('the actions of a row', () => {
  it.each([
    ['Kontor', 'Draft', ['Edit', 'Submit for review', 'Delete']],
    ['72345', 'Suspended', ['Edit', 'Reinstate', 'Delete']],
    ['Hartwell', 'Approved', ['Edit', 'Suspend', 'Delete']],
  ])('are those of its state: %s, %s', async (name, state, offered) => {
    await openList(page, 'Sender IDs');
    await rowOf(page, name).getByText(state).waitFor();
    await openMenu(page, name);
    await expect.poll(() => textsOf(page.getByRole('menuitem'))).toEqual(offered);
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
  });

  it('are stored, and the row shows it', async () => {
    await openList(page, 'Sender IDs');
    await openMenu(page, 'Hartwell');
    await menuItem(page, 'Suspend').click();
    await dialog().getByRole('textbox', { name: 'Reason' }).fill('Complaints from recipients.');
    await dialog().getByRole('button', { name: 'Suspend' }).click();
    await rowOf(page, 'Hartwell').getByText('Suspended').waitFor();
    await expect
      .poll(() => senderId('Hartwell'))
      .toMatchObject({ status: 'suspended', reason: 'Complaints from recipients.' });
  });
});

describe('deleting from a list', () => {
  it('is not offered of a record that is in use, and leads to the records that use it', async () => {
    await openList(page, 'Contact groups');
    await rowOf(page, 'Newsletter').waitFor();
    const [group] = await stored('/v1/contactGroups?search=Newsletter', 'contactGroups');
    const users = await stored(
      `/v1/contacts?groups=${String(group?.['_id'])}&entriesPerPage=100`,
      'contacts',
    );
    await openMenu(page, 'Newsletter');
    await menuItem(page, 'Delete').click();
    await dialog().getByText('It is still in use, so it can’t be deleted.').waitFor();
    const uses = dialog().getByRole('link', { name: new RegExp(`^${users.length} contacts$`, 'i') });
    await uses.waitFor();
    await expect.poll(() => dialog().getByRole('button', { name: 'Delete' }).isDisabled()).toBe(true);
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await dialog().waitFor({ state: 'detached' });
    await rowOf(page, 'Newsletter').waitFor();
    await expect.poll(() => requestsTo(product, /^\/v1\/contactGroups\//, 'DELETE')).toEqual([]);
  });

  it('asks by name, and removes only when the answer is yes', async () => {
    const plan = {
      name: 'Never sold',
      price: '1.00',
      billingCycle: 'monthly',
      status: 'inactive',
    };
    await callAsAdmin(product.address, 'POST /v1/plans', plan);
    const [created] = await stored('/v1/plans?search=Never', 'plans');
    await openList(page, 'Plan');
    for (const answer of ['Cancel', 'Delete']) {
      await openMenu(page, 'Never sold');
      await menuItem(page, 'Delete').click();
      await dialog().getByRole('heading', { name: 'Delete plan Never sold' }).waitFor();
      await expect.poll(() => requestsTo(product, /^\/v1\/plans\//, 'DELETE')).toEqual([]);
      await dialog().getByRole('button', { name: answer }).click();
      await dialog().waitFor({ state: 'detached' });
    }
    await rowOf(page, 'Never sold').waitFor({ state: 'detached' });
    const gone = await callAsAdmin(product.address, `GET /v1/plans/${String(created?.['_id'])}`);
    expect(gone.status).toBe(404);
  });
});

describe('the export of a list', () => {
  it('has every filtered row below the labels, and no value that a spreadsheet would run', async () => {
    const [other] = await stored('/v1/contacts', 'contacts');
    const risky = { fullName: '=1+1', phone: '+4930123456', language: 'fr', user: other?.['user'] };
    await callAsAdmin(product.address, 'POST /v1/contacts', risky);
    const wanted = await stored('/v1/contacts?language=fr&entriesPerPage=100', 'contacts');
    await page.goto(`/apps/contacts?filter=${encodeURIComponent('{"language":["fr"]}')}`);
    await expectRange(page, `1-10 of ${wanted.length}`);
    await page.getByRole('button', { name: 'Export' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export contacts' });
    await dialog.getByText(`The file will have ${wanted.length} rows.`).waitFor();
    await dialog.getByRole('checkbox', { name: 'Company' }).uncheck();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Export' }).click();
    const file = await download;
    await toasts(page).getByText(`${wanted.length} rows exported`).waitFor();
    expect(file.suggestedFilename()).toBe('Contacts.csv');
    const [head = '', ...rows] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    expect(head.startsWith('\uFEFFName,Phone,Email,')).toBe(true);
    expect(head).not.toContain('Company');
    const names = wanted.map(({ fullName }) => (fullName === '=1+1' ? "'=1+1" : String(fullName)));
    expect(rows.map((line) => line.split(',')[0])).toHaveLength(names.length);
    expect(new Set(rows.map((line) => line.split(',')[0]))).toEqual(new Set(names));
  });
});
