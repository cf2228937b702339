import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectVisible } from './expectVisible';
import { callAs, callAsAdmin } from './callAsAdmin';
import { openCreate } from './steps/formSteps';
import { menuItem, openList, openMenu, rowOf } from './steps/listSteps';
import { heading } from './steps/pageSteps';
import { signIn, startProduct, type DemoAccount, type Product } from './product';
import { requestsTo } from './requestsTo';
import { columnsSeen, exportedColumns, menuOf, menuSeen } from './steps/rightsSteps';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product.close());

const signedIn = async (account: DemoAccount): Promise<Page> => {
  const page = await product.open();
  await signIn(page, account);
  return page;
};

const HIDDEN = ['Cost per SMS'];
const seen = (names: readonly string[]) => HIDDEN.filter((name) => names.includes(name));
const first = (page: Page) => page.locator('main a.title').first();
const columnHeading = (page: Page, name: string) => page.getByRole('columnheader', { name });
const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'Viewing as Support' });

describe.each([
  { account: 'support', role: 'Support', shown: [], actions: [], mayEdit: false },
  { account: 'finance', role: 'Finance', shown: HIDDEN, actions: ['Edit'], mayEdit: true },
] as const)('B7 somebody of $account', ({ account, role, shown, actions, mayEdit }) => {
  let page: Page;
  beforeAll(async () => {
    page = await signedIn(account);
  });
  afterAll(() => page.close());

  it('B7 has the menu of that role', async () => {
    await expect.poll(() => menuSeen(page)).toEqual(menuOf(role));
    expect(menuOf(role)).not.toEqual(menuOf(account === 'support' ? 'Finance' : 'Support'));
  });

  it('B7 sees the cost in the list, on the page and in the file, or in none of them', async () => {
    await openList(page, 'Operators');
    await columnHeading(page, 'MCC').waitFor();
    await expect.poll(async () => seen(await columnsSeen(page))).toEqual(shown);
    expect(seen(await exportedColumns(page))).toEqual(shown);
    await first(page).click();
    await columnHeading(page, 'MCC').waitFor({ state: 'detached' });
    await page.getByText('MCC', { exact: true }).waitFor();
    for (const name of HIDDEN)
      await expect.poll(() => page.getByText(name, { exact: true }).count()).toBe(shown.length > 0 ? 1 : 0);
    const edit = page.getByRole('link', { name: 'Edit', exact: true });
    await expect.poll(() => edit.count()).toBe(actions.length);
  });

  it('B7 is answered by the gateway as by the screens', async () => {
    const call = callAs(product.address, account);
    const byCost = await call('GET /v1/operators?entriesPerPage=5&sort=-costPrice');
    // An order would tell what is not shown.
    expect(byCost.status).toBe(shown.length > 0 ? 200 : 400);
    const { body } = await call('GET /v1/operators?entriesPerPage=5');
    const [operator = {}] = body['operators'] as Record<string, unknown>[];
    expect('costPrice' in operator).toBe(shown.length > 0);
    const id = String(operator['_id']);
    expect((await call(`PATCH /v1/operators/${id}`, { throughput: 450 })).status).toBe(mayEdit ? 200 : 403);
    expect((await call('GET /v1/contacts')).status).toBe(mayEdit ? 403 : 200);
    expect((await call('GET /v1/spamWords')).status).toBe(mayEdit ? 403 : 200);
    expect((await call('GET /v1/roles')).status).toBe(403);
  });
});

describe('a role that is changed while somebody works with it', () => {
  type Role = {
    readonly _id: string;
    readonly name: string;
    readonly ability: readonly { subject: string }[];
  };

  const rolesCall = (call: string, body?: object) => callAsAdmin(product.address, `${call}`, body);

  let page: Page;
  let support: Role;
  const give = (ability: Role['ability']) => rolesCall(`PATCH /v1/roles/${support._id}`, { ability });
  const takeWords = () => give(support.ability.filter(({ subject }) => subject !== 'spamWords'));
  const entry = () => page.getByRole('navigation', { name: 'Main menu' }).getByText('Spam words');

  beforeAll(async () => {
    const roles = (await rolesCall('GET /v1/roles')).body['roles'] as Role[];
    support = roles.find(({ name }) => name === 'Support') as Role;
    page = await product.open();
    await signIn(page, 'support');
  });
  afterAll(async () => {
    await give(support.ability);
    await page.close();
  });

  it('takes the page and its menu entry away without a reload, and gives back both', async () => {
    await openList(page, 'Spam words');
    await columnHeading(page, 'Word or pattern').waitFor();
    await takeWords();
    await page
      .getByRole('alert')
      .filter({ hasText: 'You don’t have permission to see spam words.' })
      .waitFor();
    await page.getByText('ask an administrator').waitFor();
    await entry().waitFor({ state: 'detached' });
    await give(support.ability);
    await entry().waitFor({ state: 'attached' });
    await expectVisible(columnHeading(page, 'Word or pattern'));
  });

  it('leaves what somebody types, says at its save that the right is gone, and saves it once it is back', async () => {
    await openCreate(page, 'Spam words');
    const word = page.getByRole('textbox', { name: 'Word or pattern', exact: true });
    await word.fill('half typed');
    await takeWords();
    await entry().waitFor({ state: 'detached' });
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await save.click();
    await page
      .getByText('Spam word was not saved: You don’t have permission to create spam words.')
      .first()
      .waitFor();
    await expect.poll(() => word.inputValue()).toBe('half typed');
    await give(support.ability);
    await entry().waitFor({ state: 'attached' });
    await save.click();
    await heading(page, 'half typed').waitFor();
  });
});

describe('viewing the product as a role', () => {
  let page: Page;
  beforeAll(async () => {
    page = await signedIn('admin');
  });
  afterAll(() => page.close());

  const view = async () => {
    await openList(page, 'Role');
    await rowOf(page, 'Support').getByRole('link', { name: 'Support' }).click();
    await page.getByRole('button', { name: 'View as this role' }).click();
    await bar(page).waitFor();
  };

  it('shows its menu and its fields, and sends nothing that changes anything', async () => {
    await view();
    await expect.poll(() => menuSeen(page)).toEqual(menuOf('Support'));
    await openList(page, 'Operators');
    await columnHeading(page, 'MCC').waitFor();
    await expect.poll(async () => seen(await columnsSeen(page))).toEqual([]);
    await openList(page, 'Spam words');
    await columnHeading(page, 'Word or pattern').waitFor();
    const name = (await first(page).innerText()).trim();
    await openMenu(page, name);
    await menuItem(page, 'Delete').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page
      .getByRole('dialog')
      .getByText('You are viewing as another role, which is read-only.')
      .waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => requestsTo(product, /^\/v1\/spamWords/, 'DELETE')).toEqual([]);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('ends by keyboard where it began, with all of the own rights', async () => {
    await page.getByRole('button', { name: 'Exit' }).focus();
    await page.keyboard.press('Enter');
    await heading(page, 'Support').waitFor();
    await bar(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'View as this role' }).waitFor();
    await expect.poll(() => menuSeen(page)).toEqual(menuOf('Super admin'));
  });

  it('ends when the page is loaded anew, and leaves nothing stored', async () => {
    await view();
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toContain('"Support"');
    await page.reload();
    await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
    await expect.poll(() => menuSeen(page)).toEqual(menuOf('Super admin'));
    await expect.poll(() => bar(page).count()).toBe(0);
  });

  it('and the own account: it is not offered to delete, and the gateway refuses that in the same words', async () => {
    await openList(page, 'Admins');
    await openMenu(page, 'Ada Administrator');
    await menuItem(page, 'Edit').waitFor();
    await menuItem(page, 'Delete').waitFor({ state: 'detached' });
    await menuItem(page, 'Edit').click();
    const reason =
      'You are signed in with this account: only somebody else can delete it, suspend it or change its permissions.';
    await page.getByText(reason).waitFor();
    const [own = {}] = (await callAsAdmin(product.address, 'GET /dashboardUsers?search=admin@demo.com')).body[
      'users'
    ] as Record<string, unknown>[];
    const refused = await callAsAdmin(product.address, `DELETE /users/${String(own['_id'])}`);
    expect(refused).toMatchObject({ status: 409, body: { message: reason } });
  });
});
