import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { callAsAdmin } from '../callAsAdmin';
import { expectVisible } from '../expectVisible';
import { bringAxe, faultsOf, resize, skins, widths } from '../judge';
import { startProduct, type Product } from '../product';
import { expectFocus } from '../steps/formSteps';
import { expectRange } from '../steps/listSteps';
import { storedRows } from '../storedRows';
import { allLeave, personOf } from './person';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product.close());

/* Hands sender IDs in for review. */
const submit = async (ids: readonly string[]) => {
  for (const id of ids) {
    const { status } = await callAsAdmin(product.address, `POST /v1/senderIds/${id}/submit`, {});
    expect(status).toBe(200);
  }
};

const drafts = async (): Promise<string[]> => {
  const rows = await storedRows(product, '/v1/senderIds?limit=100', 'senderIds');
  return rows.filter(({ status }) => status === 'draft').map(({ _id: id }) => String(id));
};

const connected = async () => Number((await product.control('GET', 'socket'))['count']);

/* Creates sender IDs, and answers with the ids by their names. */
const create = async (names: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const [owner] = await storedRows(product, '/users?limit=1', 'users');
  const ids = new Map<string, string>();
  for (const senderId of names) {
    const { body } = await callAsAdmin(product.address, 'POST /v1/senderIds', {
      senderId,
      user: owner?.['_id'],
      useCase: 'Reminders',
      sampleMessage: 'Your appointment is tomorrow.',
    });
    ids.set(senderId, String((body['senderId'] as Record<string, unknown>)['_id']));
  }
  return ids;
};

const drawerOf = (page: Page) => page.getByRole('dialog', { name: /^Quick view/ });
const row = (page: Page, at: number) => page.locator(`tbody tr[data-index="${at}"]`);
const titleOf = (page: Page, at: number) => row(page, at).locator('a.title');

it('Side drawer preview: space shows a record beside its list, arrows lead on over its pages, and Escape back to the row', async () => {
  const person = await personOf(product);
  const { page } = person;
  await person.go('Sender IDs');
  await expectRange(page, '1-10 of 21');
  for (let at = 0; at < 2; at += 1) await person.press('j');
  await expectFocus(titleOf(page, 1));
  const first = await titleOf(page, 1).innerText();
  const state = await row(page, 1).getByRole('cell').nth(4).innerText();
  await person.press('Space');
  const drawer = drawerOf(page);
  await expectVisible(drawer.getByRole('heading', { level: 2, name: first }));
  await expectVisible(drawer.getByText('2 of 21'));
  await person.hears(first);
  // Its head, its main facts and what can be done with it, each by the parts of its own page.
  await expectVisible(drawer.getByText(state, { exact: true }));
  await expectVisible(drawer.getByText('Sample message'));
  await expectVisible(drawer.getByRole('link', { name: 'Edit' }));
  // Outside of a queue one button stands out at most, and none has a letter but Edit.
  await expect.poll(() => drawer.locator('.MuiButton-contained').count()).toBe(1);
  await expect.poll(() => drawer.locator('[aria-keyshortcuts]').allInnerTexts()).toEqual(['Edit']);

  for (let at = 2; at < 10; at += 1) await person.press(at % 2 === 0 ? 'ArrowDown' : 'j');
  await expectVisible(drawer.getByText('10 of 21'));
  await person.press('ArrowDown');
  await expectVisible(drawer.getByText('11 of 21'));
  await expectRange(page, '11-20 of 21');
  await person.press('k');
  await expectVisible(drawer.getByText('10 of 21'));
  await person.click(drawer.getByRole('button', { name: 'Next record' }));
  await expectVisible(drawer.getByText('11 of 21'));
  const eleventh = await drawer.getByRole('heading', { level: 2 }).first().innerText();

  // Who goes to the whole record and back finds it as it was.
  await person.click(drawer.getByRole('link', { name: 'Open the whole record' }));
  await expectVisible(page.getByRole('heading', { level: 1, name: eleventh }));
  await page.goBack();
  await expectVisible(drawer.getByRole('heading', { level: 2, name: eleventh }));
  await person.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await expectRange(page, '11-20 of 21');
  await expectFocus(titleOf(page, 0));
  await expect.poll(() => titleOf(page, 0).innerText()).toBe(eleventh);

  // The control beside the title does the same, and Back closes it before it leaves the list.
  const second = await titleOf(page, 1).innerText();
  await row(page, 1).hover();
  person.startTask();
  await person.click(page.getByRole('button', { name: `Quick view of ${second}` }));
  expect(person.clicks()).toBe(1);
  await expectVisible(drawer.getByRole('heading', { level: 2, name: second }));
  // Back closes a question over it first.
  await person.click(drawer.getByRole('button', { name: 'More actions' }));
  await person.click(page.getByRole('menuitem', { name: 'Delete' }));
  const question = page.getByRole('dialog', { name: /^Delete/ });
  await question.waitFor();
  await page.goBack();
  await question.waitFor({ state: 'detached' });
  await expectVisible(drawer);
  await page.goBack();
  await drawer.waitFor({ state: 'detached' });
  await expectRange(page, '11-20 of 21');
  await expectFocus(titleOf(page, 1));
});

it('Side drawer preview: is there for every list, in light and dark, on a desk and as a whole sheet on a phone, and axe finds nothing', async () => {
  const faults: string[] = [];
  for (const width of widths) {
    const { page } = await personOf(product);
    await bringAxe(page);
    await resize(page, width);
    for (const path of ['smsLogs', 'invoices', 'plans', 'users']) {
      await page.goto(`/apps/${path}`);
      const control = page.getByRole('button', { name: /^Quick view of/ }).first();
      await control.waitFor();
      await control.dispatchEvent('click');
      const drawer = drawerOf(page);
      await expectVisible(drawer.getByRole('heading', { level: 2 }).first());
      if (width === 390)
        await expect.poll(() => drawer.boundingBox()).toMatchObject({ x: 0, y: 0, width, height: 900 });
      for (const skin of skins) faults.push(...(await faultsOf(page, skin)).map((each) => `${path} ${each}`));
    }
  }
  expect(faults).toEqual([]);
});

it('Task 21: goes to the next and the previous record with one click or one key', async () => {
  const person = await personOf(product);
  const { page } = person;
  await person.go('SMS logs');
  await expectRange(page, /^1-10 of /);
  await person.click(titleOf(page, 3));
  await expectVisible(page.getByText(/^4 of /));
  person.startTask();
  await person.click(page.getByRole('link', { name: 'Next record' }));
  await expectVisible(page.getByText(/^5 of /));
  expect(person.clicks()).toBe(1);
  await person.press('p');
  await expectVisible(page.getByText(/^4 of /));
  await person.press('n');
  await expectVisible(page.getByText(/^5 of /));
});

it('Task 6: approves all that wait at once with four clicks, and the list says that all is done and keeps no filter', async () => {
  const person = await personOf(product);
  const { page } = person;
  const tile = page.getByRole('link', { name: 'Show all 3' }).and(page.locator('[href*=senderIds]'));
  await tile.waitFor();
  person.startTask();
  await person.click(tile);
  await expectRange(page, '1-3 of 3');
  await person.click(page.getByRole('checkbox', { name: 'Select all rows on this page' }));
  await person.click(page.getByRole('button', { name: 'Approve (3)' }));
  await person.click(page.getByRole('dialog').getByRole('button', { name: 'Approve' }));
  await expectVisible(page.getByRole('heading', { name: 'All done' }));
  expect(person.clicks()).toBe(4);
  await expect.poll(() => page.getByText('Nothing matches').count()).toBe(0);
  await person.hears(/3 .*(done|approved)/);

  await person.go('Spam words');
  await page.getByRole('heading', { level: 1, name: 'Spam words' }).waitFor();
  await person.go('Sender IDs');
  await expectRange(page, '1-10 of 21');
});

it('Task 7: rejects with a reason with four clicks, goes on to the next that waits by itself, and says when all is done', async () => {
  const waiting = await drafts();
  expect(waiting).toHaveLength(2);
  await submit(waiting);
  const person = await personOf(product);
  const { page } = person;
  const drawer = drawerOf(page);
  const heading = drawer.getByRole('heading', { level: 2 }).first();
  person.startTask();
  await person.find('Sender IDs');
  await person.click(page.getByRole('button', { name: 'Review 2' }));
  await expectVisible(drawer.getByText('2 left'));
  const first = await heading.innerText();
  await expect
    .poll(() => drawer.getByRole('button', { name: 'Approve' }).getAttribute('aria-keyshortcuts'))
    .toBe('a');
  await person.press('r');
  const question = page.getByRole('dialog', { name: `Reject: ${first}` });
  await person.write(question.getByRole('textbox', { name: 'Reason' }), 'The name belongs to a bank.');
  await person.click(question.getByRole('button', { name: 'Reject' }));
  expect(person.clicks()).toBe(4);
  await expectVisible(drawer.getByText('1 left'));
  await expect.poll(() => heading.innerText()).not.toBe(first);

  // What was done can be taken back while the next one is there, and waits again.
  await person.click(page.getByRole('button', { name: 'Undo' }));
  await expectVisible(drawer.getByText('2 left'));
  for (const left of ['1 left', 'All done']) {
    await drawer.focus();
    await person.press('a');
    const approval = page.getByRole('dialog', { name: /^Approve/ });
    await person.click(approval.getByRole('button', { name: 'Approve' }));
    await approval.waitFor({ state: 'detached' });
    await expectVisible(drawer.getByText(left).last());
  }
  await person.hears('All done');
  await person.click(drawer.getByRole('button', { name: 'Back to the list' }));
  await drawer.waitFor({ state: 'detached' });
  await expectRange(page, /of 21$/);
});

it('Task 37: sees in an open list, without a click, that a sender was suspended elsewhere', async () => {
  await allLeave(product);
  const person = await personOf(product);
  const { page } = person;
  await person.go('Sender IDs');
  await expectRange(page, '1-10 of 21');
  const sender = page.getByRole('row').filter({ hasText: 'WEILAND' });
  await expectVisible(sender.getByText('Approved'));
  await expect.poll(connected, { timeout: 15_000 }).toBe(1);
  const before = await page.getByRole('row').locator('a.title').allInnerTexts();
  await titleOf(page, 2).focus();
  person.startTask();
  const { body } = await callAsAdmin(product.address, 'GET /v1/senderIds?limit=100');
  const all = Object.values(body).find(Array.isArray) as readonly { _id: string; senderId: string }[];
  const id = all.find(({ senderId }) => senderId === 'WEILAND')?._id ?? '';
  const reason = 'Used for another company.';
  expect((await callAsAdmin(product.address, `POST /v1/senderIds/${id}/suspend`, { reason })).status).toBe(
    200,
  );
  await expectVisible(sender.getByText('Suspended'));
  expect(person.clicks()).toBe(0);
  await person.hears('Updated: WEILAND');
  await expect.poll(() => page.getByText(/new or changed/).count()).toBe(0);
  // No row has moved, and the focus is where it was.
  await expect.poll(() => page.getByRole('row').locator('a.title').allInnerTexts()).toEqual(before);
  await expectFocus(titleOf(page, 2));
});

it('Task 7: is told when somebody else decides the record that is shown, keeps what is typed, and the next key is for the next one', async () => {
  await allLeave(product);
  const ids = await create(['NORDLYS', 'ALPENTOR', 'RHEINTAL']);
  await submit([...ids.values()]);
  const approveElsewhere = async (name: string) => {
    const path = `POST /v1/senderIds/${ids.get(name) ?? ''}/approve`;
    expect((await callAsAdmin(product.address, path, {})).status).toBe(200);
  };
  const person = await personOf(product);
  const { page } = person;
  const drawer = drawerOf(page);
  const heading = drawer.getByRole('heading', { level: 2 }).first();
  await person.find('Sender IDs');
  await person.click(page.getByRole('button', { name: 'Review 3' }));
  await expectVisible(drawer.getByText('3 left'));
  await expect.poll(connected, { timeout: 15_000 }).toBe(1);
  const first = await heading.innerText();
  // Whoever leaves it is where it was begun.
  const begin = page.getByRole('button', { name: 'Review 3' });
  await person.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await expectFocus(begin);
  await page.keyboard.press('Enter');
  await expectVisible(drawer.getByText('3 left'));
  await expectVisible(drawer.getByRole('heading', { level: 2, name: first }));
  await expectFocus(drawer);
  await approveElsewhere(first);
  await person.hears(/no longer waits/);
  await expect.poll(() => heading.innerText()).toBe(first);
  await expect.poll(() => drawer.getByRole('button', { name: 'Approve' }).count()).toBe(0);
  await person.click(drawer.getByRole('button', { name: 'Next', exact: true }));
  await expect.poll(() => heading.innerText()).not.toBe(first);
  await expectVisible(drawer.getByText('2 left'));

  const second = await heading.innerText();
  await person.press('r');
  const question = page.getByRole('dialog', { name: `Reject: ${second}` });
  const reason = question.getByRole('textbox', { name: 'Reason' });
  await person.write(reason, 'The name belongs to a bank.');
  await approveElsewhere(second);
  await person.hears(`Updated: ${second}`);
  await expect.poll(() => reason.inputValue()).toBe('The name belongs to a bank.');
  await person.click(question.getByRole('button', { name: 'Cancel' }));
  await person.click(drawer.getByRole('button', { name: 'Next', exact: true }));
  await expect.poll(() => heading.innerText()).not.toBe(second);
  const third = await heading.innerText();
  await person.press('a');
  await person.click(
    page.getByRole('dialog', { name: `Approve ${third}?` }).getByRole('button', { name: 'Approve' }),
  );
  await expectVisible(drawer.getByRole('heading', { name: 'All done' }));
});
