import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAsAdmin } from './callAsAdmin';
import { expectVisible } from './expectVisible';
import { signIn, startProduct, type Product } from './product';
import { menuItem, openList, openMenu } from './steps/listSteps';
import { heading, toasts } from './steps/pageSteps';

let product: Product;

beforeAll(async () => {
  product = await startProduct('.', { SENDER: 'simulated', SENDER_SPEED: '50' });
});
afterAll(() => product.close());

type Stored = Readonly<Record<string, unknown>>;

const stored = async (entity: string, query: string) => {
  const { body } = await callAsAdmin(product.address, `GET /v1/${entity}?entriesPerPage=100&${query}`);
  return body[entity] as readonly Stored[];
};

const optOutsOf = (phone: string) => stored('optOuts', `phone=${encodeURIComponent(phone)}`);

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/* A phone has its menu behind a button: whoever signs in waits for it at a desk. */
const openAt = async (width: number, path: string, name: string) => {
  const page = await product.open({ viewport: { width: 1280, height: 900 } });
  await signIn(page, 'admin', path);
  await page.setViewportSize({ width, height: 900 });
  await heading(page, name).waitFor();
  await page.locator('main a.title').first().waitFor();
  return page;
};

const find = async (page: Page, text: string) => {
  await page.getByRole('searchbox').fill(text);
  await expect.poll(() => page.locator('main a.title').allTextContents()).toEqual([text]);
};

describe.each([1280, 390])('the page of opt-outs, %i px wide', (width) => {
  const digits = String(width).padStart(5, '0');
  const [imported, byHand] = [`+4915171${digits}1`, `+4915171${digits}2`];

  it('takes in a list of numbers, and finds them', async () => {
    const page = await openAt(width, '/apps/optOuts', 'Opt-outs');
    const [someone] = await stored('contacts', 'status=subscribed');
    await button(page, 'Import').click();
    const lines = ['Phone;Customer', `${imported};${String(someone?.['user'])}`];
    const buffer = Buffer.from(lines.join('\n'));
    await page.getByLabel('Choose a file').setInputFiles({ name: 'left.csv', mimeType: '', buffer });
    await page.getByRole('heading', { name: 'Step 2 of 4: Columns' }).waitFor();
    await button(page, 'Next').click();
    await button(page, 'Import 1 row').click();
    await page.getByText('The import is done.').waitFor();
    await page.getByRole('dialog').getByText('Close', { exact: true }).click();
    await find(page, imported);
    await expect
      .poll(() => optOutsOf(imported))
      .toMatchObject([{ status: 'active', user: someone?.['user'] }]);
    await page.close();
  });

  it('gives them away plain for other programs', async () => {
    const page = await openAt(width, '/apps/optOuts', 'Opt-outs');
    await find(page, imported);
    const files = { "'": false, '': true };
    for (const [apostrophe, isPlain] of Object.entries(files)) {
      await button(page, 'Export').click();
      const dialog = page.getByRole('dialog', { name: 'Export opt-outs' });
      await dialog.getByText('The file will have 1 row.').waitFor();
      await dialog.getByRole('checkbox', { name: 'For other programs' }).setChecked(isPlain);
      const download = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Export' }).click();
      const [, row = ''] = (await readFile(await (await download).path(), 'utf8')).split('\r\n');
      expect(row.split(',')).toContain(`${apostrophe}${imported}`);
      await dialog.waitFor({ state: 'detached' });
    }
    await page.close();
  });

  it('writes one down that a person has given', async () => {
    const page = await openAt(width, '/apps/optOuts', 'Opt-outs');
    await page.getByRole('link', { name: 'Create' }).click();
    await page.getByRole('textbox', { name: 'Phone' }).fill('0049 (151) 71' + digits + '2');
    await page.getByRole('combobox', { name: 'Customer' }).click();
    await page.getByRole('combobox', { name: 'Customer', expanded: true }).fill('Jonas');
    await page.getByRole('option', { name: /Jonas Brandt/ }).click();
    await page.getByRole('textbox', { name: 'In which words' }).fill('Asked at the counter.');
    await button(page, 'Save').click();
    await expect
      .poll(() => optOutsOf(byHand))
      .toMatchObject([{ status: 'active', words: 'Asked at the counter.', way: 'person' }]);
    await page.close();
  });

  it('lets one back for a reason and with proof alone', async () => {
    const page = await openAt(width, '/apps/optOuts', 'Opt-outs');
    await find(page, byHand);
    await openMenu(page, byHand);
    await menuItem(page, 'Lift').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Lift' }).click();
    await expectVisible(dialog.getByText('Required').first());
    await expect.poll(() => optOutsOf(byHand)).toMatchObject([{ status: 'active' }]);
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Wants the news again.');
    await dialog.getByRole('textbox', { name: /^Proof of consent/ }).fill('Form of 3 March, signed.');
    await dialog.getByRole('button', { name: 'Lift' }).click();
    await expectVisible(toasts(page).getByText(`${byHand} lifted.`));
    await expect
      .poll(() => optOutsOf(byHand))
      .toMatchObject([
        { status: 'lifted', liftReason: 'Wants the news again.', proof: 'Form of 3 March, signed.' },
      ]);
    await page.close();
  });
});

describe('a reply that nobody understands', () => {
  const phone = '+4915123456703';

  it('is decided as an opt-out, and until then its number gets no marketing', async () => {
    const [reply] = await stored('inboundMessages', `from=${encodeURIComponent(phone)}`);
    const user = reply?.['user'];
    const create = async (entity: string, body: object) => {
      const { body: answer } = await callAsAdmin(product.address, `POST /v1/${entity}`, body);
      const made = Object.values(answer).find((each) => Object(each)['_id'] !== undefined);
      expect(made, JSON.stringify(answer)).toBeDefined();
      return String(Object(made)['_id']);
    };
    const group = await create('contactGroups', { name: 'Both', code: 'both', user, status: 'active' });
    for (const each of [phone, '+4915171000301'])
      await create('contacts', { phone: each, user, groups: [group], fullName: 'Anna Test' });
    const [sender] = await stored('senderIds', `status=approved&user=${String(user)}`);
    const campaign = await create('campaigns', {
      name: 'To both',
      user,
      senderId: sender?.['_id'],
      message: 'Hello. Reply STOP to leave.',
      groups: [group],
      repeat: 'once',
    });
    const sent = await callAsAdmin(product.address, `POST /v1/campaigns/${campaign}/sendNow`, {});
    expect(sent, JSON.stringify(sent.body)).toMatchObject({ status: 200 });
    const states = async () => {
      const messages = await stored('smsLogs', `campaign=${campaign}`);
      return Object.fromEntries(messages.map(({ to, status }) => [to, status]));
    };
    await expect
      .poll(states, { timeout: 30_000 })
      .toMatchObject({ '+4915171000301': expect.stringMatching(/^(sent|delivered)$/) });
    await expect.poll(() => states()).toMatchObject({ [phone]: 'queued' });

    const page = await product.open({ viewport: { width: 1280, height: 900 } });
    await signIn(page);
    await openList(page, 'Replies');
    await page.getByRole('button', { name: /^To decide/, pressed: false }).click();
    const name = `${phone}: WEILAND`;
    await openMenu(page, name);
    await menuItem(page, 'Opt out').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Opt out' }).click();
    await expectVisible(toasts(page).getByText('Opted out.'));
    await expect.poll(() => page.getByRole('link', { name, exact: true }).count()).toBe(0);
    await expect.poll(() => optOutsOf(phone)).toMatchObject([{ status: 'active', user }]);
    await expect.poll(states, { timeout: 30_000 }).toMatchObject({ [phone]: 'rejected' });
  });
});
