import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { messages } from '../../src/locales/en/messages';
import { callAs, callAsAdmin } from './callAsAdmin';
import { expectVisible } from './expectVisible';
import { signIn, startProduct, type Product } from './product';

let product: Product;
let page: Page;

beforeAll(async () => {
  product = await startProduct();
  page = await product.open();
  await signIn(page, 'admin', '/apps/spamWords');
  await page.getByRole('table').waitFor();
  await connected();
});

afterAll(() => product.close());

/* The part that listens comes some seconds after the first screen. */
const connected = async (count = 1) => {
  const stateOf = async () => (await product.control('GET', 'socket'))['count'];
  await vi.waitFor(async () => expect(await stateOf()).toBe(count), { timeout: 15_000, interval: 100 });
};

const call = (what: string, body?: object) => callAsAdmin(product.address, what, body);

const make = async (word: string): Promise<string> => {
  const { body } = await call('POST /v1/spamWords', {
    word,
    matchType: 'word',
    action: 'flag',
    status: 'active',
  });
  return String((body['spamWord'] as { readonly _id: unknown })._id);
};

const { live, record } = messages.app;
const shown = () => page.getByRole('button', { name: live.show, exact: true });

describe('what others change', () => {
  it('is said above the list, whose rows stay where they are until somebody asks for it', async () => {
    const rows = () => page.getByRole('row').allTextContents();
    const before = await rows();
    for (const word of ['aardvark', 'aardwolf', 'abalone']) await make(word);
    await expectVisible(page.getByText('3 new or changed').last());
    expect(await rows()).toEqual(before);
    await shown().click();
    await expectVisible(page.getByRole('link', { name: 'aardwolf' }).first());
    await expect.poll(() => shown().count()).toBe(0);
  });

  it('is said beside a form, and takes nothing of what is typed', async () => {
    const id = await make('wolf');
    await page.goto(`/apps/spamWords/${id}/edit`);
    const word = page.getByRole('textbox', { name: 'Word or pattern' });
    await word.fill('wolves');
    await connected();
    await call(`PATCH /v1/spamWords/${id}`, { word: 'werewolf' });
    await expectVisible(page.getByText(/^Changed by /).last());
    expect(await word.inputValue()).toBe('wolves');
    await shown().click();
    const dialog = page.getByRole('dialog', { name: record.conflict.title });
    await expectVisible(dialog.getByRole('cell', { name: 'werewolf' }));
    await dialog.getByRole('button', { name: record.conflict.keepMine }).click();
    await expectVisible(page.getByRole('heading', { level: 1, name: 'wolves' }));
    expect((await call(`GET /v1/spamWords/${id}`)).body).toMatchObject({ spamWord: { word: 'wolves' } });
  });

  it('is said beside a form that somebody else has open, until they leave it', async () => {
    const id = await make('coyote');
    await page.goto(`/apps/spamWords/${id}/edit`);
    const other = await product.open();
    await signIn(other, 'support', `/apps/spamWords/${id}/edit`);
    await expectVisible(page.getByText(/ is editing this too$/).last());
    await expectVisible(other.getByText(/ is editing this too$/).last());
    await other.context().close();
    await expect.poll(() => page.getByText(/ is editing this too$/).count()).toBe(0);
  });

  it('is said of a record that is gone, of which nothing is offered any more but the way to its list', async () => {
    const id = await make('hyena');
    await page.goto(`/apps/spamWords/${id}/show`);
    await connected();
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Edit', exact: true }).waitFor();
    await call(`DELETE /v1/spamWords/${id}`);
    await expectVisible(page.getByText(/^Deleted by /).last());
    expect(await shown().count()).toBe(0);
    await main.getByRole('link', { name: 'Edit', exact: true }).waitFor({ state: 'detached' });
    expect(await main.getByRole('button', { name: /Delete|actions/ }).count()).toBe(0);
    await main.getByRole('link', { name: 'Show all spam words' }).click();
    await page.getByRole('table').waitFor();
  });

  it('8.5 is said to each of two people of what is theirs, and of nothing else', async () => {
    type Rows = { readonly contacts: readonly { readonly _id: string }[] };
    const rowsOf = async (account: string) =>
      (await callAs(product.address, account)('GET /v1/contacts?entriesPerPage=500')).body as Rows;
    /* of the last pages: the rows in sight show what becomes of them by themselves */
    const idsOf = async (account: string) =>
      (await rowsOf(account)).contacts.map(({ _id }) => _id).toReversed();
    const own = await idsOf('customer');
    const others = (await idsOf('admin')).filter((id) => !own.includes(id));
    const customer = await product.open();
    await signIn(customer, 'customer', '/apps/contacts');
    await customer.getByRole('table').waitFor();
    await page.goto('/apps/contacts');
    await page.getByRole('table').waitFor();
    await connected(2);
    for (const id of [others[0], own[0], others[1]])
      expect((await call(`PATCH /v1/contacts/${id}`, { fullName: 'Changed' })).status).toBe(200);
    await expectVisible(page.getByText('3 new or changed').last());
    await expectVisible(customer.getByText('1 new or changed').last());
    await customer.context().close();
  });
});
