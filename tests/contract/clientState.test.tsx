// @vitest-environment node
import { cleanup, waitFor } from '@testing-library/react';
import { ShowBase, useShowContext } from 'react-admin';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import config from '../../fixtures/demo';
import { kinds } from '../../src/fields/kinds';
import { pick } from '../../src/model/resolved/labels';
import { createModel } from '../../src/model/resolve/createModel';
import { valueAt } from '../../src/model/values/comparable';
import { recordOf, rowsOf } from '../gateway/testGateway';
import { openedList, type OpenedList } from './openedList';
import { openProduct, type OpenProduct } from './openProduct';

/* What the specification calls the state of the client, by the entity that react-admin keeps it for. */
const lists = [
  ['S3.02', 'admins', 'allData'],
  ['S3.05', 'roles', 'allroles'],
  ['S3.06', 'customerNotis', 'allNotis'],
  ['S3.07', 'userLogs', 'their list'],
  ['S3.07', 'auditLogs', 'their list'],
  ['S3.11', 'plans', 'allPlans'],
  ['S3.11', 'subscriptions', 'allSubscriptions'],
  ['S3.12', 'operators', 'allData, every entry of which has _id'],
  ['S3.13', 'invoices', 'allInvoices'],
  ['S3.13', 'smsLogs', 'their list'],
  ['S3.13', 'senderIds', 'their list'],
  ['S3.13', 'spamWords', 'their list'],
  ['S3.14', 'contactGroups', 'allGroups'],
  ['S3.14', 'contacts', 'allContacts'],
  ['S3.14', 'campaigns', 'allCampaigns'],
] as const;

const selected = [
  ['S3.02', 'admins', 'selectedUser'],
  ['S3.05', 'roles', 'selectedRole'],
  ['S3.06', 'customerNotis', 'selectedNoti'],
  ['S3.11', 'plans', 'selectedPlan'],
] as const;

const counted = [
  ['S3.04', 'admins'],
  ['S3.07', 'userLogs'],
  ['S3.07', 'auditLogs'],
] as const;

const listed = createModel(config, kinds).resources.filter(
  ({ api }) => api.calls.list && api.source !== 'demo',
);

let product: OpenProduct;
const opened = new Map<string, Promise<OpenedList>>();
const open = (key: string): Promise<OpenedList> => {
  const list = opened.get(key) ?? openedList(product, key);
  opened.set(key, list);
  return list;
};

beforeAll(async () => {
  product = await openProduct();
}, 60_000);
afterEach(cleanup);
afterAll(() => product.close());

it.each(lists)('%s %s hold %s, each entry under the identifier it came with', async (_, key) => {
  const { data, answers } = await open(key);
  expect(answers.rows.length).toBeGreaterThan(0);
  expect(data).toMatchObject(answers.rows.map(({ _id, ...row }) => ({ ...row, id: _id })));
  expect(data).toHaveLength(answers.rows.length);
});

it.each(selected)('%s %s hold %s, the entry that was opened', async (_, key) => {
  const [, { _id } = expect.fail('no second entry')] = rowsOf(await product.ask('GET', product.pathOf(key)));
  const { _id: id, ...stored } = recordOf(await product.ask('GET', `${product.pathOf(key)}/${_id}`));
  expect(await openedRecord(key, _id)).toMatchObject({ ...stored, id });
});

it('S3.09 S3.10 pricing ranges hold ranges of from, to and price, and the credit as the minimum credit', async () => {
  const { key, api, fields } = product.model.resource('pricingRanges');
  const { ranges, credit } = recordOf(await product.ask('GET', api.path));
  expect(await openedRecord(key, key)).toMatchObject({ ranges, credit });
  for (const range of ranges as object[])
    expect(Object.keys(range)).toEqual(expect.arrayContaining(['from', 'to', 'price']));
  expect(Number(credit)).toBeGreaterThanOrEqual(0);
  const shown = fields.find(({ name }) => name === 'credit')?.label;
  expect(shown && pick(shown, 'en')).toBe('Minimum credit');
});

it.each([
  ['S3.31', 'client', ['address', 'company', 'companyEmail', 'country', 'contact', 'name'], []],
  ['S3.32', 'paymentDetails', ['bankName', 'country', 'iban', 'swiftCode'], ['totalDue']],
] as const)('%s an invoice holds its %s with %s', async (...[, group, parts, beside]) => {
  const { data } = await open('invoices');
  const shown = data.filter((invoice) => parts.every((part) => valueAt(invoice[group], part) !== undefined));
  expect(shown.length).toBeGreaterThan(0);
  for (const name of beside) expect(shown[0]).toHaveProperty(name);
  const fields = product.model.resource('invoices').fields;
  const declared = fields.find(({ name }) => name === group)?.children.map(({ name }) => name) ?? [];
  expect(declared.toSorted()).toEqual([...parts].toSorted());
});

it.each(counted)('%s %s hold total_results, entries_per_page and found_results', async (_, key) => {
  const { kept, answers } = await open(key);
  expect(kept[0]).toEqual({ issues: [], ...answers.counts[0] });
  expect(Object.values(answers.counts[0] ?? {}).map((count) => typeof count)).toEqual(
    Array(3).fill('number'),
  );
});

describe('every list keeps the three counts of its last answer', () => {
  // What the specification shows without pages has no counts to keep (S7.06).
  const paged = listed.filter(({ api }) => api.isPaged);
  it.each(paged.map(({ key }) => key))('S4.04 %s', async (key) => {
    const { kept, total, answers } = await open(key);
    expect(kept).toMatchObject(answers.counts);
    expect(total).toBe(answers.counts[0]?.totalResults);
  });
});

/** The record as the page that shows it reads it. */
const openedRecord = async (key: string, id: string): Promise<unknown> => {
  const show = product.read(key, useShowContext, (inside) => (
    <ShowBase id={id} disableAuthentication>
      {inside}
    </ShowBase>
  ));
  return waitFor(() => show.current.record ?? expect.fail(`${key} ${id} did not come.`));
};
