import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAsAdmin } from './callAsAdmin';
import { answerLeave, leaveQuestion } from './formSteps';
import { cell, choose, heading } from './pageSteps';
import { editLink, openPlanForm, save, textbox } from './planSteps';
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
const patches = () => requestsTo(product, /^\/v1\/plans\//, 'PATCH');

describe('a record that somebody else changed while its form was open', () => {
  const conflict = () => page.getByRole('dialog', { name: 'Changed by someone else' });
  const answer = (name: string) => conflict().getByRole('button', { name }).click();
  const call = () => `/v1/plans/${pathNow().split('/')[3]}`;
  const changeElsewhere = (values: object) => callAsAdmin(product.address, `PATCH ${call()}`, values);
  const stored = async () => (await callAsAdmin(product.address, `GET ${call()}`)).body['plan'];

  it('shows both versions of what differs, and saving mine changes only what I changed', async () => {
    await openPlanForm(page, 'Basic');
    await textbox(page, 'Name').fill('My Basic');
    await changeElsewhere({ name: 'Their Basic', price: '21.00' });
    await save(page);
    await conflict().getByRole('row', { name: 'Name My Basic Their Basic' }).waitFor();
    expect(await conflict().getByRole('row', { name: 'Price' }).count()).toBe(0);
    expect(await stored()).toMatchObject({ name: 'Their Basic', price: '21.00' });
    await answer('Save mine');
    await heading(page, 'My Basic').waitFor();
    await editLink(page).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await stored()).toMatchObject({ name: 'My Basic', price: '21.00' });
  });

  it('asks again when it changed once more meanwhile', async () => {
    await openPlanForm(page, 'Starter 2024');
    await textbox(page, 'Name').fill('Starter for me');
    await changeElsewhere({ name: 'Starter for them' });
    await save(page);
    await conflict().getByText('Starter for them').waitFor();
    await changeElsewhere({ name: 'Starter for others' });
    await answer('Save mine');
    await conflict().getByText('Starter for others').waitFor();
    await answer('Save mine');
    await heading(page, 'Starter for me').waitFor();
    expect(await stored()).toMatchObject({ name: 'Starter for me' });
  });

  it('keeps what I typed when I cancel, and shows theirs when I take that, with nothing written', async () => {
    await openPlanForm(page, 'Seasonal');
    await textbox(page, 'Name').fill('My season');
    await changeElsewhere({ name: 'Their season' });
    await save(page);
    await answer('Cancel');
    await conflict().waitFor({ state: 'detached' });
    expect(await textbox(page, 'Name').inputValue()).toBe('My season');
    await save(page);
    await answer('Take theirs');
    await heading(page, 'Plan Their season').waitFor();
    expect(await textbox(page, 'Name').inputValue()).toBe('Their season');
    expect(await stored()).toMatchObject({ name: 'Their season' });
    await choose(page, 'Invoices');
    await heading(page, 'Invoices').waitFor();
  });
});

describe('leaving a form', () => {
  const isUnloadStopped = () =>
    page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

  it('asks nothing while nothing is typed, nor when it has been taken back', async () => {
    await openPlanForm(page, 'Standard');
    await choose(page, 'Invoices');
    await heading(page, 'Invoices').waitFor();
    await openPlanForm(page, 'Standard');
    await textbox(page, 'Name').fill('Other');
    await expect.poll(isUnloadStopped).toBe(true);
    await textbox(page, 'Name').fill('Standard');
    await expect.poll(isUnloadStopped).toBe(false);
    await choose(page, 'Invoices');
    await heading(page, 'Invoices').waitFor();
  });

  it('asks when a menu entry or the back button would lose what was typed, and staying keeps it', async () => {
    await openPlanForm(page, 'Standard');
    const form = pathNow();
    await textbox(page, 'Name').fill('Half typed');
    for (const leave of [() => choose(page, 'Invoices'), () => page.goBack()]) {
      await leave();
      await answerLeave(page, 'Stay');
      expect(pathNow()).toBe(form);
      expect(await textbox(page, 'Name').inputValue()).toBe('Half typed');
    }
    await page.goBack();
    await answerLeave(page, 'Leave without saving');
    await heading(page, 'Standard').waitFor();
    expect(await patches()).toEqual([]);
  });

  it('asks nothing after a save', async () => {
    await openPlanForm(page, 'Standard');
    await textbox(page, 'Description').fill('Saved before leaving');
    await save(page);
    await editLink(page).waitFor();
    await choose(page, 'Invoices');
    await heading(page, 'Invoices').waitFor();
    expect(await leaveQuestion(page).count()).toBe(0);
    expect(await patches()).toHaveLength(1);
  });

  it('asks between two records of which one id begins with the other', async () => {
    const plans = ['1', '12'].map((id) => ({ _id: id, name: `Plan ${id}`, price: '1.00', __v: 0 }));
    const answer = { success: true, data: plans, plans, total: 2, count: 2 };
    const always = { kind: 'json', method: 'GET', times: 'always' };
    await product.control('POST', 'faults', { ...always, match: '/v1/plans', body: answer });
    for (const plan of plans) {
      const body = { success: true, plan, data: plan };
      await product.control('POST', 'faults', { ...always, match: `/v1/plans/${plan._id}`, body });
    }
    await openPlanForm(page, 'Plan 12');
    await openPlanForm(page, 'Plan 1');
    await textbox(page, 'Name').fill('Half typed');
    /* list, 12 and its form, list, 1 and its form: the form of 12 is three steps back */
    await page.evaluate(() => history.go(-3));
    await answerLeave(page, 'Stay');
    expect([pathNow(), await textbox(page, 'Name').inputValue()]).toEqual(['/apps/plans/1', 'Half typed']);
    await page.evaluate(() => history.go(-3));
    await answerLeave(page, 'Leave without saving');
    await heading(page, 'Plan Plan 12').waitFor();
    expect(await textbox(page, 'Name').inputValue()).toBe('Plan 12');
  });
});

describe('previous and next', () => {
  const previous = () => page.getByRole('link', { name: 'Previous record' });
  const next = () => page.getByRole('link', { name: 'Next record' });
  const isDisabled = async (name: string) =>
    (await page.getByRole('button', { name, disabled: true }).count()) === 1;
  const titles = () => page.locator('a.title').allTextContents();

  it('walk through the records as their list sorts and filters them, and end where it ends', async () => {
    await choose(page, 'Plan');
    await page.getByRole('button', { name: 'On offer' }).click();
    await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
    await page.waitForURL(/sort=name/);
    await expect.poll(async () => (await titles()).length).toBe(4);
    const names = await titles();
    expect(names).toEqual([...names].sort());
    await page.locator('a.title').first().click();
    for (const [at, name] of names.entries()) {
      await heading(page, name).waitFor();
      await page.getByText(`${at + 1} of 4`).waitFor();
      expect(await page.title()).toBe(`${name} · SMS Gateway`);
      expect(await isDisabled('Previous record')).toBe(at === 0);
      expect(await isDisabled('Next record')).toBe(at === 3);
      if (at < 3) await next().click();
    }
    await previous().click();
    await heading(page, String(names[2])).waitFor();
  });

  it('go on over the end of a page of the list', async () => {
    await choose(page, 'Invoices');
    await cell(page, 'INV-2026-1032').click();
    await page.getByRole('heading', { level: 1, name: /^INV-2026-1032 / }).waitFor();
    await page.getByText('10 of 36').waitFor();
    await next().click();
    await page.getByText('11 of 36').waitFor();
    await page.getByRole('heading', { level: 1, name: /^INV-2026-1031 / }).waitFor();
  });
});
