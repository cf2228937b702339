import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAs, callAsAdmin } from './callAsAdmin';
import { expectVisible } from './expectVisible';
import { signIn, startProduct, type Product } from './product';
import { makeWord, openListening } from './steps/liveSteps';

/* What liveRecords.test.ts shows of changes made by a program, here of two people at their pages. */
let product: Product;
let page: Page;

beforeAll(async () => {
  product = await startProduct();
  page = await product.open();
  await signIn(page);
});

afterAll(() => product.close());

describe('what others change', () => {
  it('is said beside a form that somebody else has open, until they leave it', async () => {
    const id = await makeWord(product.address, 'coyote');
    await page.goto(`/apps/spamWords/${id}/edit`);
    const other = await product.open();
    await signIn(other, 'support', `/apps/spamWords/${id}/edit`);
    await expectVisible(page.getByText(/ is editing this too$/).last());
    await expectVisible(other.getByText(/ is editing this too$/).last());
    await other.context().close();
    await expect.poll(() => page.getByText(/ is editing this too$/).count()).toBe(0);
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
    await openListening(product, { page, path: '/apps/contacts', others: 1 });
    await page.getByRole('table').waitFor();
    for (const id of [others[0], own[0], others[1]])
      expect(
        (await callAsAdmin(product.address, `PATCH /v1/contacts/${id}`, { fullName: 'Changed' })).status,
      ).toBe(200);
    await expectVisible(page.getByText('3 new or changed').last());
    await expectVisible(customer.getByText('1 new or changed').last());
    await customer.context().close();
  });
});
