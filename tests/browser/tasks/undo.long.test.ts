import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { holdRequests } from '../holdRequests';
import { startProduct, type Product } from '../product';
import { choose, toasts } from '../steps/pageSteps';
import { callAsAdmin } from '../callAsAdmin';
import { storedRows } from '../storedRows';
import { personOf, type Person } from './person';

let product: Product;
let person: Person;

beforeAll(async () => {
  product = await startProduct();
});
beforeEach(async () => {
  person = await personOf(product);
});
afterEach(() => person.page.close());
afterAll(() => product.close());

const button = (name: string | RegExp, within: Locator | Person['page'] = person.page) =>
  within.getByRole('button', { name, exact: true });

const row = (text: string) => person.page.getByRole('row').filter({ hasText: text });

/* The word of the first row that can be switched off. */
const firstActive = async (): Promise<string> => {
  await choose(person.page, 'Spam words');
  const link = row('Active').locator('a.title').first();
  await link.waitFor();
  return link.innerText();
};

const deactivate = async (word: string) => {
  await person.click(button(`Actions for ${word}`));
  await person.click(person.page.getByRole('menuitem', { name: 'Deactivate' }));
};

it('Undo: an action is taken back by the button of its message, and nobody was asked before', async () => {
  const word = await firstActive();
  person.startTask();
  await deactivate(word);
  await row(word).getByText('Inactive').waitFor();
  await person.hears(/Undo/);
  await person.click(button('Undo', toasts(person.page)));
  expect(person.clicks()).toBe(3);
  await row(word).getByText('Active', { exact: true }).waitFor();
  await person.hears(/Undone/);
});

it('Optimistic: a change shows before the server has answered, and goes back where it is refused', async () => {
  const word = await firstActive();
  const held = await holdRequests(product, '/v1/spamWords/*/deactivate');
  await deactivate(word);
  await row(word).getByText('Inactive').waitFor();
  await held.release();
  await button('Undo', toasts(person.page)).waitFor();
  await person.click(button('Undo', toasts(person.page)));
  await row(word).getByText('Active', { exact: true }).waitFor();
  const refuse = {
    match: '/v1/spamWords/*/deactivate',
    method: 'POST',
    kind: 'status',
    status: 422,
    times: 1,
  };
  await product.control('POST', 'faults', refuse);
  await deactivate(word);
  await toasts(person.page).filter({ hasText: 'Injected fault' }).waitFor();
  await row(word).getByText('Active', { exact: true }).waitFor();
});

const statuses = async () => {
  const rows = await storedRows(product, '/v1/subscribers?entriesPerPage=1000', 'subscribers');
  return Object.fromEntries(rows.map((each) => [String(each['_id']), each['language']]));
};

it('Bulk edit: Task 19: all that match get the same value, with a preview, and one undo puts all of them back', async () => {
  const { page } = person;
  const before = await statuses();
  await choose(page, 'Subscribers');
  const all = page.getByRole('checkbox', { name: 'Select all rows on this page' });
  await all.waitFor();
  person.startTask();
  await person.click(all);
  await person.click(button(/^Select all \d+$/));
  const total = Object.keys(before).length;
  await page.getByRole('toolbar').getByText(`${total} selected`).waitFor();
  await person.click(button(new RegExp(`^Edit \\(${total}\\)$`)));
  const dialog = page.getByRole('dialog');
  const language = dialog.getByRole('combobox', { name: 'Language' });
  await language.waitFor();
  await language.selectOption('fr');
  const changing = Object.values(before).filter((each) => each !== 'fr').length;
  await dialog.getByText(new RegExp(`${changing} subscribers? changes?`)).waitFor();
  await person.click(button(`Change ${changing}`, dialog));
  // The choice of the language is the fifth.
  expect(person.clicks()).toBe(4);
  await button('Undo', toasts(page)).waitFor({ timeout: 30_000 });
  expect(Object.values(await statuses()).every((each) => each === 'fr')).toBe(true);
  await person.click(button('Undo', toasts(page)));
  await person.hears(/changes undone/);
  await expect.poll(() => statuses()).toEqual(before);
});

it('Bulk edit: more than a thousand get the same value on the server, and one undo puts all of them back', async () => {
  const { page } = person;
  const values = (at: number) => ({ word: `many${at}`, matchType: 'word', action: 'flag', language: 'en' });
  const rows = Array.from({ length: 1000 }, (_, at) => ({ values: values(at) }));
  for (const at of [0, 500]) {
    const body = { import: `import-${at}-of-many`, file: 'many.csv', rows: rows.slice(at, at + 500) };
    const { status } = await callAsAdmin(product.address, 'POST /api/imports/spamWords', body);
    expect(status).toBe(200);
  }
  const before = await manyOf();
  expect(Object.keys(before)).toHaveLength(1000);
  await choose(page, 'Spam words');
  // While rows are selected none come or go, so those of the import must have come before.
  await page
    .getByText(/of 1,\d+$/)
    .first()
    .waitFor();
  const all = page.getByRole('checkbox', { name: 'Select all rows on this page' });
  await all.waitFor();
  person.startTask();
  await person.click(all);
  await person.click(button(/^Edit all 1,\d+$/));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Language' }).selectOption('de');
  const change = button(/^Change 1,?\d+$/, dialog);
  await change.waitFor();
  await person.click(change);
  // The choice of the language is the fourth.
  expect(person.clicks()).toBe(3);
  await button('Undo', toasts(page)).waitFor({ timeout: 60_000 });
  expect(new Set(Object.values(await manyOf()))).toEqual(new Set(['de']));
  await person.click(button('Undo', toasts(page)));
  await expect.poll(manyOf, { timeout: 30_000 }).toEqual(before);
  await person.hears(/changes undone/);
}, 120_000);

const manyOf = async () => {
  const rows = await storedRows(product, '/v1/spamWords?search=many&entriesPerPage=1000', 'spamWords');
  return Object.fromEntries(rows.map((each) => [String(each['_id']), each['language']]));
};

const del = (within: Locator | Person['page'] = person.page) => button('Delete', within);

it('Task 20: what was deleted is back after one click, also when several were, and later out of the bin', async () => {
  const { page } = person;
  const word = await firstActive();
  const rows = page.locator('tbody').getByRole('row');
  await person.click(button(`Actions for ${word}`));
  await person.click(page.getByRole('menuitem', { name: 'Delete' }));
  await page.getByRole('dialog').getByText('can be put back from there').waitFor();
  await person.click(del(page.getByRole('dialog')));
  await person.hears(`Spam word ${word} deleted`);
  await row(word).waitFor({ state: 'detached' });
  person.startTask();
  await person.click(button('Undo', toasts(page)));
  expect(person.clicks()).toBe(1);
  await row(word).waitFor();
  await person.hears(/Undone/);

  const words = await rows.locator('a.title').allInnerTexts();
  await person.click(page.getByRole('checkbox', { name: 'Select all rows on this page' }));
  await person.click(button('Delete', page.getByRole('toolbar')));
  await person.click(del(page.getByRole('dialog')));
  await person.hears(`${words.length} spam words deleted`);
  await row(word).waitFor({ state: 'detached' });
  await person.click(button('Undo', toasts(page)));
  await person.hears(`${words.length} changes undone`);
  await row(word).waitFor();
  expect((await rows.locator('a.title').allInnerTexts()).sort()).toEqual(words.sort());

  await person.click(button(`Actions for ${word}`));
  await person.click(page.getByRole('menuitem', { name: 'Delete' }));
  await person.click(del(page.getByRole('dialog')));
  await row(word).waitFor({ state: 'detached' });
  await person.click(button('Bin'));
  const bin = page.getByRole('dialog', { name: 'Bin: Spam words' });
  await bin.getByText(/^Deleted by /).waitFor();
  await person.click(button('Put back', bin.getByRole('listitem').filter({ hasText: word })));
  await person.hears('The bin is empty');
  await person.hears(`Spam word ${word} is back`);
  await person.press('Escape');
  await row(word).waitFor();
});

it('Inline edit: a value is changed in its cell by Enter, kept when it is refused, and left by Escape', async () => {
  const { page } = person;
  await choose(page, 'Contact list');
  const line = page.locator('tbody').getByRole('row').first();
  await line.waitFor();
  const name = await line.locator('a.title').innerText();
  const of = page
    .locator('tbody')
    .getByRole('row')
    .filter({ hasText: name.split('\n')[1] ?? name });
  const pencil = of.getByRole('button', { name: /^Change Company of / });
  person.startTask();
  await pencil.focus();
  await person.press('Enter');
  const editor = page.getByRole('dialog', { name: /^Change Company of / });
  const company = editor.getByRole('textbox', { name: 'Company' });
  await company.waitFor();
  await page.keyboard.press('ControlOrMeta+A');
  await person.type('Zoe Ltd');
  const held = await holdRequests(product, '/v1/contacts/*');
  await person.press('Enter');
  // Before the server has answered.
  await of.getByText('Zoe Ltd').waitFor();
  await held.release();
  await person.hears(/saved/);
  expect(person.clicks()).toBe(2);
  await person.click(button('Undo', toasts(page)));
  await person.hears(/Undone/);
  await of.getByText('Zoe Ltd').waitFor({ state: 'detached' });

  await product.control('POST', 'faults', {
    match: '/v1/contacts/*',
    method: 'PATCH',
    kind: 'status',
    status: 422,
    times: 1,
  });
  await pencil.focus();
  await person.press('Enter');
  await company.waitFor();
  await page.keyboard.press('ControlOrMeta+A');
  await person.type('Refused Ltd');
  await person.press('Enter');
  await editor.getByRole('alert').filter({ hasText: 'Injected fault' }).waitFor();
  await expect.poll(() => company.inputValue()).toBe('Refused Ltd');
  await person.press('Escape');
  await editor.waitFor({ state: 'detached' });
  await of.getByText('Refused Ltd').waitFor({ state: 'detached' });
  await expect.poll(() => pencil.evaluate((element) => element === document.activeElement)).toBe(true);
});

it('Inline edit: where somebody else was faster, it says what is there now, and Save applies mine', async () => {
  const { page } = person;
  const word = 'gratis';
  const stored = async () => {
    const rows = await storedRows(product, '/v1/spamWords?entriesPerPage=1000', 'spamWords');
    return rows.find((each) => each['word'] === word);
  };
  const id = String((await stored())?.['_id']);
  const somebodyChooses = async (action: string) => {
    const { status } = await callAsAdmin(product.address, `PATCH /v1/spamWords/${id}`, { action });
    expect(status).toBe(200);
  };
  await somebodyChooses('flag');
  await firstActive();
  const pencil = row(word).getByRole('button', { name: /^Change Action of / });
  const editor = page.getByRole('dialog', { name: /^Change Action of / });
  await pencil.focus();
  await person.press('Enter');
  await editor.getByRole('combobox').selectOption('block');
  await somebodyChooses('warn');
  await person.press('Enter');
  await editor.getByText('It is now: Warn the sender').waitFor();
  await editor.getByRole('combobox').focus();
  await person.press('Enter');
  await editor.waitFor({ state: 'detached' });
  await row(word).getByText('Block').waitFor();
  await expect.poll(async () => (await stored())?.['action']).toBe('block');
});
