import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAs } from '../callAsAdmin';
import { expectVisible } from '../expectVisible';
import { startProduct, type Product } from '../product';
import { storedRows, type StoredRow } from '../storedRows';
import { personOf, type Person } from './person';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product.close());

const countsOf = (row: StoredRow | undefined) => (row ?? expect.fail('none is running'))['counts'] as Counts;

type Counts = { readonly total: number; readonly queued: number; readonly cancelled: number };

it('Task 10: pauses a running campaign in 3 clicks, and its list and page say how far it has come', async () => {
  const [running] = await storedRows(product, '/v1/campaigns?status=running', 'campaigns');
  const { total, queued, cancelled } = countsOf(running);
  const progress = `${(total - queued - cancelled).toLocaleString('en')} of ${total.toLocaleString('en')}`;
  const name = String(running?.['name']);
  const person = await personOf(product);
  const { page } = person;
  const main = page.getByRole('main');
  person.startTask();
  await person.find('Campaigns');
  const row = main.getByRole('row').filter({ hasText: name });
  await expectVisible(row.getByText(progress, { exact: true }));
  await person.click(row.getByRole('link', { name }));
  const head = main.locator('[data-record-head] ~ dl');
  await expectVisible(head.getByText(progress, { exact: true }));
  await person.click(main.getByRole('button', { name: 'Pause', exact: true }));
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Messages already handed to the operator can’t be recalled.').waitFor();
  expect(person.clicks()).toBe(3);
  await dialog.getByRole('button', { name: 'Pause', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await main.locator('[data-record-head]').getByText('Paused', { exact: true }).waitFor();
});

/** Opens a picker and takes the first that fits. */
const pick = async ({ page, click }: Person, box: RegExp, option: RegExp) => {
  await click(page.getByRole('combobox', { name: box }));
  await click(page.getByRole('listbox').getByRole('option', { name: option }).first());
};

it('Task 11: has the sender chosen that the last campaign of a customer with several went out under', async () => {
  const asAdmin = callAs(product.address, 'admin');
  const { body: found } = await asAdmin('GET /users?search=Jonas%20Brandt');
  const [jonas] = found['users'] as Record<string, unknown>[];
  const user = jonas?.['_id'];
  const own = `user=${String(user)}`;
  const { body: groups } = await asAdmin(`GET /v1/contactGroups?${own}`);
  const [group] = groups['contactGroups'] as Record<string, unknown>[];
  const { body: made } = await asAdmin('POST /v1/senderIds', {
    senderId: 'AARHUS',
    user,
    useCase: 'Reminders',
    sampleMessage: 'Your appointment is tomorrow.',
  });
  const sender = String((made['senderId'] as Record<string, unknown>)['_id']);
  for (const step of ['submit', 'approve'])
    expect(await asAdmin(`POST /v1/senderIds/${sender}/${step}`, {})).toMatchObject({ status: 200 });
  const { body: before } = await asAdmin(`GET /v1/senderIds?${own}&status=approved`);
  expect(before['total_results']).toBeGreaterThan(1);
  const last = { name: 'Before', user, senderId: sender, message: 'Hello', groups: [group?.['_id']] };
  expect(await asAdmin('POST /v1/campaigns', last)).toMatchObject({ status: 201 });
  const person = await personOf(product);
  const { page } = person;
  await person.find('Campaigns');
  await page.getByRole('table').waitFor();
  person.startTask();
  await person.click(page.getByRole('link', { name: 'Create' }));
  await person.write(page.getByRole('textbox', { name: 'Name' }), 'Afterwards');
  await pick(person, /^Customer/, /Jonas Brandt/);
  await expect.poll(() => page.getByRole('combobox', { name: /^Sender/ }).inputValue()).toBe('AARHUS');
  await person.write(page.getByRole('textbox', { name: 'Message' }), 'Hello {fullName}');
  await pick(person, /^To/, /./);
  await person.click(page.getByRole('button', { name: 'Save' }));
  await person.click(page.getByRole('main').getByRole('button', { name: 'Send now' }));
  const dialog = page.getByRole('dialog');
  await person.click(dialog.getByRole('button', { name: 'Send now' }));
  await dialog.waitFor({ state: 'detached' });
  expect(person.clicks()).toBeLessThanOrEqual(8);
});

it('Task 11: a customer, who is not asked whose campaign it is, sees what it would cost, too', async () => {
  const person = await personOf(product, 'customer');
  const { page } = person;
  await person.find('Campaigns');
  await page.getByRole('table').waitFor();
  await person.click(page.getByRole('link', { name: 'Create' }));
  const numbers = page.getByRole('complementary', { name: 'What it will cost' });
  await expectVisible(numbers.getByText('Fill in “Message” and “To” to see the numbers.'));
  await person.write(page.getByRole('textbox', { name: 'Message' }), 'Hello {fullName}');
  await pick(person, /^To/, /./);
  for (const fact of ['Recipients', 'Estimated cost', 'Balance afterwards'])
    await expectVisible(numbers.getByText(fact, { exact: true }));
  /* a phone has no room for all of it beside the form: the little that is declared so stands at Save */
  const bar = page.locator('.form-bar');
  await expect.poll(() => bar.getByText('Recipients').count()).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const fact of ['Recipients', 'Estimated cost'])
    await expectVisible(bar.getByText(fact, { exact: true }));
  await expect.poll(() => bar.getByText('Balance afterwards').count()).toBe(0);
});

it('Task 38: is asked before the session ends over what they typed, by the menu and by the search box', async () => {
  const person = await personOf(product);
  const { page } = person;
  await person.find('Packages');
  await person.click(page.getByRole('table').getByRole('link').first());
  await person.click(page.getByRole('link', { name: 'Edit', exact: true }));
  const name = page.getByRole('textbox', { name: 'Name' });
  await person.write(name, 'Something else');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await person.click(page.getByRole('button', { name: 'Account' }));
  await person.click(page.getByRole('menuitem', { name: 'Sign out' }));
  await person.click(question.getByRole('button', { name: 'Stay' }));
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => name.inputValue()).toBe('Something else');
  await person.press('Control+k');
  await person.type('sign out');
  await page.getByRole('option', { name: 'Sign out' }).waitFor();
  await person.press('Enter');
  await person.click(question.getByRole('button', { name: /^Leave/ }));
  await expectVisible(page.getByRole('button', { name: 'Sign in' }));
});

const languages = [
  ['de', 'Deutsch', 'Kampagnen', 'Language'],
  ['fr', 'Français', 'Campagnes', 'Sprache'],
  ['pt', 'Português', 'Campanhas', 'Langue'],
  ['en', 'English', 'Campaigns', 'Idioma'],
] as const;

it('Task 24: changes the language in 2 clicks, and no word of the menu is broken within itself', async () => {
  const person = await personOf(product);
  const { page } = person;
  for (const [code, language, entry, name] of languages) {
    person.startTask();
    await person.click(page.getByRole('banner').getByRole('button', { name, exact: true }));
    await person.click(page.getByRole('menuitem', { name: language }));
    const menu = page.getByRole('navigation').filter({ hasText: entry }).first();
    await menu.waitFor();
    expect(person.clicks()).toBe(2);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(code);
    await unfoldAll(menu);
    expect(await brokenWords(menu)).toEqual([]);
  }
});

const unfoldAll = async (menu: Locator): Promise<void> => {
  const folded = menu.locator('[data-heading] button[aria-expanded=false]');
  for (let turn = 0; turn < 20 && (await folded.count()) > 0; turn += 1) await folded.first().click();
};

/* A word may go on in the next line behind the hyphen of its compound alone. */
const brokenWords = (menu: Locator): Promise<string[]> =>
  menu.locator('li a > span').evaluateAll((labels) =>
    labels.flatMap((label) => {
      const text = label.firstChild;
      if (!(text instanceof Text)) return [];
      /* the hyphen at the end of a line counts to the letter behind it */
      const topOf = (at: number, edge: 0 | -1) => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return [...range.getClientRects()].at(edge)?.top;
      };
      const isBroken = ({ index, 0: word }: RegExpExecArray) =>
        topOf(index, -1) !== topOf(index + word.length - 1, 0);
      return [...text.data.matchAll(/[^\s\u00AD\u200B-]{2,}/g)].some(isBroken) ? [text.data] : [];
    }),
  );
