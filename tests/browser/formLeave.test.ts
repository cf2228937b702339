import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAsAdmin } from './callAsAdmin';
import { expectVisible } from './expectVisible';
import { answerLeave, expectValue, leaveQuestion } from './steps/formSteps';
import { openList } from './steps/listSteps';
import { cell, choose, heading } from './steps/pageSteps';
import { editLink, openPackageForm, save, textbox } from './steps/packageSteps';
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

const pathNow = () => new URL(page.url()).pathname;
const patches = () => requestsTo(product, /^\/v1\/packages\//, 'PATCH');

describe('a record that somebody else changed while its form was open', () => {
  const conflict = () => page.getByRole('dialog', { name: 'Changed by someone else' });
  const answer = (name: string) => conflict().getByRole('button', { name }).click();
  const call = () => `/v1/packages/${pathNow().split('/')[3]}`;
  const changeElsewhere = (values: object) => callAsAdmin(product.address, `PATCH ${call()}`, values);
  const stored = async () => (await callAsAdmin(product.address, `GET ${call()}`)).body['package'];

  it('shows both versions of what differs, and saving mine changes only what I changed', async () => {
    await openPackageForm(page, 'Germany 1,000');
    await textbox(page, 'Name').fill('My Germany');
    await changeElsewhere({ name: 'Their Germany', price: '21.00' });
    await save(page);
    await conflict().getByRole('row', { name: 'Name My Germany Their Germany' }).waitFor();
    await expect.poll(() => conflict().getByRole('row', { name: 'Price' }).count()).toBe(0);
    await expect.poll(() => stored()).toMatchObject({ name: 'Their Germany', price: '21.00' });
    await answer('Save mine');
    await heading(page, 'My Germany').waitFor();
    await editLink(page).waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => stored()).toMatchObject({ name: 'My Germany', price: '21.00' });
  });

  it('asks again when it changed once more meanwhile', async () => {
    await openPackageForm(page, 'Trial 100');
    await textbox(page, 'Name').fill('Trial for me');
    await changeElsewhere({ name: 'Trial for them' });
    await save(page);
    await conflict().getByText('Trial for them').waitFor();
    await changeElsewhere({ name: 'Trial for others' });
    await answer('Save mine');
    await conflict().getByText('Trial for others').waitFor();
    await answer('Save mine');
    await heading(page, 'Trial for me').waitFor();
    await expect.poll(() => stored()).toMatchObject({ name: 'Trial for me' });
  });

  it('keeps what I typed when I cancel, and shows theirs when I take that, with nothing written', async () => {
    await openPackageForm(page, 'Black Friday 3,000');
    await textbox(page, 'Name').fill('My season');
    await changeElsewhere({ name: 'Their season' });
    await save(page);
    await answer('Cancel');
    await conflict().waitFor({ state: 'detached' });
    await expectValue(textbox(page, 'Name'), 'My season');
    await save(page);
    await answer('Take theirs');
    await heading(page, 'Package Their season').waitFor();
    await expectValue(textbox(page, 'Name'), 'Their season');
    await expect.poll(() => stored()).toMatchObject({ name: 'Their season' });
    await choose(page, 'Invoices');
    await heading(page, 'Invoices').waitFor();
  });
});

describe('leaving a form', () => {
  const isUnloadStopped = () =>
    page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

  it('asks nothing while nothing is typed, nor when it has been taken back', async () => {
    await openPackageForm(page, 'Germany 5,000');
    await choose(page, 'Invoices');
    await heading(page, 'Invoices').waitFor();
    await openPackageForm(page, 'Germany 5,000');
    await textbox(page, 'Name').fill('Other');
    await expect.poll(isUnloadStopped).toBe(true);
    await textbox(page, 'Name').fill('Germany 5,000');
    await expect.poll(isUnloadStopped).toBe(false);
    await choose(page, 'Invoices');
    await heading(page, 'Invoices').waitFor();
  });

  it('asks when a menu entry or the back button would lose what was typed, and staying keeps it', async () => {
    await openPackageForm(page, 'Germany 5,000');
    const form = pathNow();
    await textbox(page, 'Name').fill('Half typed');
    for (const leave of [() => choose(page, 'Invoices'), () => page.goBack()]) {
      await leave();
      await answerLeave(page, 'Stay');
      await expect.poll(pathNow).toBe(form);
      await expectValue(textbox(page, 'Name'), 'Half typed');
    }
    await page.goBack();
    await answerLeave(page, 'Leave without saving');
    await heading(page, 'Germany 5,000').waitFor();
    await expect.poll(() => patches()).toEqual([]);
  });

  it('asks nothing after a save', async () => {
    await openPackageForm(page, 'Germany 5,000');
    await textbox(page, 'Description').fill('Saved before leaving');
    await save(page);
    await editLink(page).waitFor();
    await choose(page, 'Invoices');
    await heading(page, 'Invoices').waitFor();
    await expect.poll(() => leaveQuestion(page).count()).toBe(0);
    await expect.poll(() => patches()).toHaveLength(1);
  });

  it('asks between two records of which one id begins with the other', async () => {
    const packages = ['1', '12'].map((id) => ({ _id: id, name: `Package ${id}`, price: '1.00', __v: 0 }));
    const answer = { success: true, data: packages, packages, total: 2, count: 2 };
    const always = { kind: 'json', method: 'GET', times: 'always' };
    await product.control('POST', 'faults', { ...always, match: '/v1/packages', body: answer });
    for (const each of packages) {
      const body = { success: true, package: each, data: each };
      await product.control('POST', 'faults', { ...always, match: `/v1/packages/${each._id}`, body });
    }
    await openPackageForm(page, 'Package 12');
    await openPackageForm(page, 'Package 1');
    await textbox(page, 'Name').fill('Half typed');
    /* list, 12 and its form, list, 1 and its form: the form of 12 is three steps back */
    await page.evaluate(() => history.go(-3));
    await answerLeave(page, 'Stay');
    await expect.poll(pathNow).toBe('/apps/packages/1');
    await expectValue(textbox(page, 'Name'), 'Half typed');
    await page.evaluate(() => history.go(-3));
    await answerLeave(page, 'Leave without saving');
    await heading(page, 'Package Package 12').waitFor();
    await expectValue(textbox(page, 'Name'), 'Package 12');
  });
});

describe('previous and next', () => {
  const previous = () => page.getByRole('link', { name: 'Previous record' });
  const next = () => page.getByRole('link', { name: 'Next record' });
  const isDisabled = async (name: string) =>
    (await page.getByRole('button', { name, disabled: true }).count()) === 1;
  const titles = () => page.locator('a.title').allTextContents();
  const isFourInOrder = (all: readonly string[]) => all.length === 4 && all.join() === all.toSorted().join();

  it('walk through the records as their list sorts and filters them, and end where it ends', async () => {
    await openList(page, 'Plan');
    await page.getByRole('button', { name: 'For sale' }).click();
    await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
    await page.waitForURL(/sort=name/);
    await expect.poll(async () => isFourInOrder(await titles())).toBe(true);
    const names = await titles();
    await page.locator('a.title').first().click();
    for (const [at, name] of names.entries()) {
      await heading(page, name).waitFor();
      await page.getByText(`${at + 1} of 4`).waitFor();
      await expect.poll(() => page.title()).toBe(`${name} · SMS Gateway`);
      await expect.poll(() => isDisabled('Previous record')).toBe(at === 0);
      await expect.poll(() => isDisabled('Next record')).toBe(at === 3);
      if (at < 3) await next().click();
    }
    await previous().click();
    await heading(page, String(names[2])).waitFor();
  });

  it('go on over the end of a page of the list', async () => {
    await openList(page, 'Invoices');
    await cell(page, /^INV-\d{4}-1032$/).click();
    await page.getByRole('heading', { level: 1, name: /^INV-\d{4}-1032 / }).waitFor();
    await page.getByText('10 of 36').waitFor();
    await next().click();
    await page.getByText('11 of 36').waitFor();
    await expectVisible(page.getByRole('heading', { level: 1, name: /^INV-\d{4}-1031 / }));
  });
});
