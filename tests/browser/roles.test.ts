import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectVisible } from './expectVisible';
import { openCreate } from './steps/formSteps';
import { openList } from './steps/listSteps';
import { cell, choose, heading } from './steps/pageSteps';
import { editLink, save, textbox } from './steps/packageSteps';
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

beforeEach(() => product.control('DELETE', 'log'));

const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const dialog = () => page.getByRole('dialog');

const openRole = async (name: string): Promise<void> => {
  await openList(page, 'Role');
  await cell(page, name).click();
  await editLink(page).waitFor();
};
const askToDelete = async (name: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
  await dialog().getByRole('button', { name: 'Delete' }).waitFor();
};
const abilityOf = async (name: string): Promise<unknown> =>
  (await storedRows(product, '/v1/roles', 'roles')).find((role) => role['name'] === name)?.['ability'];

describe('roles', () => {
  it('S6.12 are listed by their names', async () => {
    await openList(page, 'Role');
    for (const name of ['Super admin', 'Client', 'Support', 'Finance']) await expectVisible(cell(page, name));
  });

  it('S6.15 have a name and a matrix, and what is ticked there is kept as pairs of action and subject', async () => {
    await openCreate(page, 'Role');
    await textbox(page, 'Name').fill('Dispatch');
    for (const right of ['See Campaigns', 'Edit Campaigns', 'Manage Contacts']) await box(right).check();
    await save(page);
    await heading(page, 'Dispatch').waitFor();
    await expect
      .poll(() => abilityOf('Dispatch'))
      .toEqual([
        { action: 'read', subject: 'campaigns' },
        { action: 'edit', subject: 'campaigns' },
        { action: 'manage', subject: 'contacts' },
      ]);
  });

  it('S6.13 are edited', async () => {
    await openRole('Dispatch');
    await editLink(page).click();
    await textbox(page, 'Name').fill('Night dispatch');
    await box('Edit Campaigns').uncheck();
    await save(page);
    await heading(page, 'Night dispatch').waitFor();
    await expect.poll(() => abilityOf('Dispatch')).toBeUndefined();
    expect(await abilityOf('Night dispatch')).toEqual([
      { action: 'read', subject: 'campaigns' },
      { action: 'manage', subject: 'contacts' },
    ]);
  });

  it('S6.14 are deleted when that was confirmed, and not when it was not', async () => {
    await openList(page, 'Role');
    await askToDelete('Night dispatch');
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(() => requestsTo(product, /^\/v1\/roles\//, 'DELETE')).toEqual([]);
    await askToDelete('Night dispatch');
    await dialog().getByRole('button', { name: 'Delete' }).click();
    /* while the dialog stands over it, no cell of the list has a role */
    await dialog().waitFor({ state: 'detached' });
    await cell(page, 'Night dispatch').waitFor({ state: 'detached' });
    await expect.poll(() => abilityOf('Night dispatch')).toBeUndefined();
    await expect.poll(() => requestsTo(product, /^\/v1\/roles\//, 'DELETE')).toHaveLength(1);
  });
});

it('S3.01 shows the name in the account menu as it was saved last', async () => {
  await choose(page, 'Admins');
  await page.getByText('admin@demo.com').click();
  await editLink(page).click();
  await textbox(page, 'Name').fill('Ada Lovelace');
  await save(page);
  await heading(page, 'Ada Lovelace').waitFor();
  await page.getByRole('button', { name: 'Account' }).click();
  await expectVisible(page.getByText('Signed in as Ada Lovelace'));
  await page.keyboard.press('Escape');
});

describe('a plain admin, who may do everything', () => {
  it('S6.09 is offered nothing that needs the claim, and shown what the server says where a page does not know', async () => {
    const credentials = { email: 'plain@demo.com', password: 'plain-42-longer' };
    await openCreate(page, 'Admins');
    const typed = { Name: 'Plain Admin', Username: 'plain', Email: credentials.email };
    for (const [name, text] of Object.entries(typed)) await textbox(page, name).fill(text);
    await textbox(page, 'Password').fill(credentials.password);
    await page.getByRole('tab', { name: 'Access' }).click();
    await page.getByRole('combobox', { name: 'Level' }).selectOption('admin');
    await page.getByRole('combobox', { name: 'Permissions' }).click();
    await page.getByRole('listbox').getByRole('option', { name: 'Super admin' }).click();
    await save(page);
    await heading(page, 'Plain Admin').waitFor();

    const words = 'For that the sign-in needs the role “Super admin” of the back office.';
    page = await product.open();
    await signIn(page, credentials);
    await openList(page, 'Admins');
    await page.getByText('admin@demo.com').click();
    await heading(page, 'Ada Lovelace').waitFor();
    await expect.poll(() => editLink(page).count()).toBe(0);
    await page.goto('/apps/users/create');
    await expectVisible(page.getByText(words));

    // As from another server, whose rights say nothing of claims.
    page = await product.open();
    await page.route('**/jwt/*', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { userData?: { ability: { inverted?: boolean }[] } };
      if (body.userData) body.userData.ability = body.userData.ability.filter(({ inverted }) => !inverted);
      await route.fulfill({ response, json: body });
    });
    await signIn(page, credentials);
    await openList(page, 'Admins');
    await page.getByText('admin@demo.com').click();
    await editLink(page).click();
    await textbox(page, 'Name').fill('Ada Byron');
    await save(page);
    await page.getByText(words).first().waitFor();
    await expect.poll(() => textbox(page, 'Name').inputValue()).toBe('Ada Byron');
    const [refused] = await requestsTo(product, /^\/users\//, 'PATCH');
    expect([refused?.status, refused?.headers['authorization']]).toEqual([
      403,
      expect.stringMatching(/^Bearer \S+$/) as string,
    ]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
