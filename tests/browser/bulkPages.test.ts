import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAsAdmin } from './callAsAdmin';
import { openList, rowOf } from './steps/listSteps';
import { toasts } from './steps/pageSteps';
import { signIn, startProduct, type Product } from './product';
import { requestsTo } from './requestsTo';
import { storedRows } from './storedRows';

let product: Product;
let page: Page;
let user: unknown;

beforeAll(async () => {
  product = await startProduct();
  [{ user }] = (await storedRows(product, '/v1/contacts', 'contacts')) as [{ user: unknown }];
  page = await product.open();
  await signIn(page);
});

afterAll(() => product.close());

const dialog = () => page.getByRole('dialog');
const toolbar = () => page.getByRole('toolbar');
const checkbox = (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true });

/** Opens a list of the menu in the order of a field, and selects rows of its first and of its second page. */
const selectOnTwoPages = async (list: string, sort: string, [first, second]: [string[], string[]]) => {
  await openList(page, list);
  await page.goto(`${new URL(page.url()).pathname}?sort=${sort}&page=1&perPage=10`);
  for (const name of first) await checkbox(name).click();
  await page.getByRole('button', { name: 'Go to next page' }).click();
  for (const name of second) await checkbox(name).click();
  await toolbar()
    .getByText(`${first.length + second.length} selected`)
    .waitFor();
};

const names = (start: string) => Array.from({ length: 11 }, (_, at) => `${start}${10 + at}`);

describe('what is done to rows of several pages', () => {
  it('is done to all that qualify, and the button counts them all', async () => {
    const senderIds = () => storedRows(product, '/v1/senderIds?search=zz-&entriesPerPage=100', 'senderIds');
    for (const senderId of names('zz-'))
      await callAsAdmin(product.address, 'POST /v1/senderIds', {
        senderId,
        user,
        type: 'alphanumeric',
        countries: ['DE'],
        useCase: 'News for whoever asked for them.',
        sampleMessage: 'Here are your news.',
      });
    await selectOnTwoPages('Sender IDs', 'senderId&order=DESC', [
      ['zz-20', 'zz-19'],
      ['zz-10', 'WEILAND'],
    ]);
    const submit = toolbar().getByRole('button', { name: 'Submit for review (3)', exact: true });
    await expect
      .poll(() => submit.getAttribute('aria-description'))
      .toMatch(/^Possible for 3 of 4 selected rows\. Only /);
    await submit.click();
    await dialog().getByRole('heading', { name: 'Submit 3 sender IDs for review?' }).waitFor();
    await dialog().getByRole('button', { name: 'Submit for review' }).click();
    await toasts(page).getByText('3 sender IDs submitted for review.').waitFor();
    await toolbar().waitFor({ state: 'detached' });
    const pending = (await senderIds()).filter(({ status }) => status === 'pending');
    expect(new Set(pending.map(({ senderId }) => senderId))).toEqual(new Set(['zz-10', 'zz-19', 'zz-20']));
    await expect.poll(() => requestsTo(product, /^\/v1\/senderIds\/.*submit/, 'POST')).toHaveLength(3);
  });

  it('E-15 leaves what was refused selected, and says how many were done and how many not', async () => {
    const groups = () =>
      storedRows(product, '/v1/contactGroups?search=aa-&entriesPerPage=100', 'contactGroups');
    for (const name of names('Aa '))
      await callAsAdmin(product.address, 'POST /v1/contactGroups', {
        name,
        code: name.toLowerCase().replace(' ', '-'),
        user,
        status: 'active',
      });
    const used = (await groups()).find(({ name }) => name === 'Aa 10');
    const contact = { fullName: 'Member', phone: '+4915112345678', language: 'en', user };
    await callAsAdmin(product.address, 'POST /v1/contacts', { ...contact, groups: [used?.['_id']] });
    await selectOnTwoPages('Contact groups', 'name&order=ASC', [['Aa 10', 'Aa 11'], ['Aa 20']]);
    await toolbar().getByRole('button', { name: 'Delete', exact: true }).click();
    await dialog().getByRole('heading', { name: 'Delete 3 Contact groups' }).waitFor();
    await dialog().getByRole('button', { name: 'Delete' }).click();
    await dialog().getByText('“Delete” worked for 2 and failed for 1.').waitFor();
    await dialog().getByText('Aa 10: It is still in use: ').waitFor();
    await dialog().getByRole('button', { name: 'Close' }).click();
    await toolbar().getByText('1 selected').waitFor();
    await page.getByRole('button', { name: 'Go to previous page' }).click();
    await rowOf(page, 'Aa 12').waitFor();
    await expect.poll(() => checkbox('Aa 10').isChecked()).toBe(true);
    const left = new Set((await groups()).map(({ name }) => name));
    expect(left).toEqual(new Set(['Aa 10', ...names('Aa ').slice(2, -1)]));
  });
});
