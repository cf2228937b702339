import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAsAdmin } from './callAsAdmin';
import { expectVisible } from './expectVisible';
import { signIn, startProduct, type Product } from './product';
import { requestsTo } from './requestsTo';
import { openCreate } from './steps/formSteps';
import { heading } from './steps/pageSteps';
import { save, textbox } from './steps/packageSteps';

let product: Product;
let page: Page;

const idOf = (value: unknown): string =>
  typeof value === 'string' ? value : String((value as { _id?: string } | undefined)?._id);

const found = async (call: string): Promise<Readonly<Record<string, unknown>>> => {
  const { body } = await callAsAdmin(product.address, call);
  const rows = Object.values(body).find((each): each is Record<string, unknown>[] => Array.isArray(each));
  return rows?.[0] ?? expect.fail(`nothing at ${call}`);
};

const create = async (call: string, values: object): Promise<void> => {
  const { status, body } = await callAsAdmin(product.address, call, values);
  expect([status, body['errors']]).toEqual([201, undefined]);
};

/* A group of two contacts, of whom one has no name. */
beforeAll(async () => {
  product = await startProduct();
  page = await product.open();
  await signIn(page);
  const user = idOf((await found('GET /v1/senderIds?search=Nordlicht'))['user']);
  const group = { name: 'Walkers', code: 'walkers', user, status: 'active', optOutKeyword: 'STOP' };
  await create('POST /v1/contactGroups', group);
  const groups = [idOf(await found('GET /v1/contactGroups?search=Walkers'))];
  const contact = { user, groups, status: 'subscribed' };
  await create('POST /v1/contacts', { ...contact, phone: '+4915112345678' });
  await create('POST /v1/contacts', { ...contact, phone: '+4915112345679', fullName: 'Ann Walker' });
});

afterAll(() => product.close());

const pick = async (box: RegExp, option: RegExp): Promise<void> => {
  await page.getByRole('combobox', { name: box }).click();
  await page.getByRole('listbox').getByRole('option', { name: option }).first().click();
};

it('refuses a misspelt placeholder with the nearest one, and says who has nothing for another', async () => {
  await openCreate(page, 'Campaigns');
  await textbox(page, 'Name').fill('Spring');
  await pick(/^Customer/, /Jonas Brandt/);
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Hello {Fullname}');
  await pick(/^To/, /Walkers/);
  const numbers = page.getByRole('complementary', { name: 'What it will cost' });
  const said = /There is no {Fullname}, at 7\. Did you mean {fullName}\?/;
  await expectVisible(numbers.getByText(said));
  await save(page);
  await expectVisible(page.locator('p.Mui-error').getByText(said));
  await expect.poll(() => requestsTo(product, /^\/v1\/campaigns$/, 'POST')).toEqual([]);
  await message.fill('Hello {fullName}');
  const unnamed = numbers.locator('div', { has: page.locator('dt', { hasText: /^Have no name$/ }) }).last();
  await expectVisible(unnamed.locator('dd', { hasText: /^1$/ }));
  await message.fill('Hello {fullName|friend}');
  await numbers.getByText('Have no name', { exact: true }).waitFor({ state: 'detached' });
  await save(page);
  await heading(page, 'Spring').waitFor();
});
