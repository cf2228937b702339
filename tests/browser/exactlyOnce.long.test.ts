import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAsAdmin } from './callAsAdmin';
import { rowOf } from './steps/listSteps';
import { choose, heading, toasts } from './steps/pageSteps';
import { save, textbox } from './steps/packageSteps';
import { signIn, startProduct, type Product } from './product';
import { requestsTo } from './requestsTo';
import { expireAccess } from './steps/sessionSteps';
import { storedRows } from './storedRows';

let product: Product;
let page: Page;

/* Answers that are lost on a kept-alive connection: the server has done what it was asked for, and the browser itself sends
   the request once more. */
const COUNT = 20;

beforeAll(async () => {
  product = await startProduct();
  page = await product.open();
  await signIn(page);
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.control('DELETE', 'faults');
  await product.control('DELETE', 'log');
});

describe(`D-03 E-18 ${COUNT} times an answer is lost after the server has done what was asked`, () => {
  it('makes every new record once', async () => {
    for (let at = 0; at < COUNT; at += 1) {
      await page.goto('/apps/notificationGroups/create');
      await textbox(page, 'Name').fill(`Once ${at}`);
      await loseAnswers('/v1/notificationGroups');
      await save(page);
      await heading(page, `Once ${at}`).waitFor();
    }
    await expect.poll(() => groupsLike('Once')).toEqual(numbered('Once', COUNT));
    await expectRepeated(/^\/v1\/notificationGroups$/, COUNT, 201);
  });

  it('does every action once, also those of a bulk, and reports none as failed', async () => {
    const [singles, bulk] = [numbered('single', COUNT), numbered('bulk', COUNT)];
    for (const word of [...singles, ...bulk])
      await callAsAdmin(product.address, 'POST /v1/spamWords', { word, ...RULE });
    const ids = (await wordsLike('bulk')).map(({ _id }) => String(_id));
    for (const word of singles) {
      await page.goto(listOf(word));
      await rowOf(page, word).getByRole('link').click();
      await loseAnswers('/v1/spamWords/*/activate');
      await page.getByRole('button', { name: 'Activate', exact: true }).click();
      await toasts(page).filter({ hasText: 'Activate' }).filter({ hasText: word }).waitFor();
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    }
    await page.goto(listOf('bulk'));
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click();
    await page.getByRole('button', { name: `Activate (${COUNT})` }).click();
    for (const id of ids) await loseAnswers(`/v1/spamWords/${id}/activate`);
    await confirm();
    await toasts(page).getByText(`${COUNT} spam words activated.`).waitFor();
    const rows = [...(await wordsLike('single')), ...(await wordsLike('bulk'))];
    expect(rows.map(({ status, __v }) => [status, __v])).toEqual(
      [...singles, ...bulk].map(() => ['active', 1]),
    );
    await expectRepeated(/\/activate$/, 2 * COUNT);
  });

  it('D-03 never calls a record saved that was lost on its way, though equal ones are there', async () => {
    /* of no other entity on the wire may two records be equal */
    const approved = '/v1/senderIds?entriesPerPage=100&status=approved';
    const senders = await storedRows(product, approved, 'senderIds');
    const groups = await storedRows(product, '/v1/contactGroups?entriesPerPage=100', 'contactGroups');
    const group = groups.find(({ user }) => senders.some((each) => each['user'] === user)) ?? {};
    const sender = senders.find(({ user }) => user === group['user']) ?? {};
    const twin = {
      name: 'Lost twin',
      user: group['user'],
      senderId: sender['_id'],
      message: 'Equal to its twin.',
      groups: [group['_id']],
      repeat: 'once',
    };
    const twins = async () =>
      (await storedRows(product, '/v1/campaigns?entriesPerPage=100&search=Lost', 'campaigns')).length;
    const fillIn = async () => {
      await page.goto(`/apps/campaigns/create?source=${encodeURIComponent(JSON.stringify(twin))}`);
      // The cost comes last; what moves the button while it is pressed would lose the click.
      await page.getByText('Estimated cost').first().waitFor();
      await save(page);
    };
    await fillIn();
    await heading(page, twin.name).waitFor();
    await fillIn();
    await heading(page, twin.name).waitFor();
    const lost = { kind: 'drop', match: '/v1/campaigns', method: 'POST', times: 'always' };
    await product.control('POST', 'faults', lost);
    await fillIn();
    await toasts(page).filter({ hasText: 'couldn’t confirm whether the change was saved' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/apps/campaigns/create');
    await expect.poll(() => textbox(page, 'Name').inputValue()).toBe(twin.name);
    await expect.poll(() => twins()).toBe(2);
    await product.control('DELETE', 'faults');
    await save(page);
    await heading(page, twin.name).waitFor();
    await expect.poll(() => twins()).toBe(3);
  });

  it('signs nobody out over a renewal', async () => {
    for (let at = 0; at < COUNT; at += 1) {
      await page.goto('/apps/privacyPolicy');
      await expireAccess(page);
      await loseAnswers('/jwt/refresh-token');
      await choose(page, 'Spam words');
      /* not the table alone: it has its shape before its rows, and leaving then would cut the renewal off */
      await page.getByText(/^1-\d+ of \d/).waitFor();
    }
    await expectRepeated(/^\/jwt\/refresh-token$/, COUNT);
  });
});
const RULE = { matchType: 'word', action: 'flag', status: 'inactive' };

const numbered = (word: string, count: number) => Array.from({ length: count }, (_, at) => `${word} ${at}`);

const listOf = (word: string) =>
  `/apps/spamWords?perPage=25&filter=${encodeURIComponent(JSON.stringify({ q: word }))}`;

const loseAnswers = (match: string) =>
  product.control('POST', 'faults', { kind: 'dropAfterApply', match, method: 'POST', times: 1 });

const confirm = async () => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Activate' }).click();
  await dialog.waitFor({ state: 'detached' });
};

const groupsLike = async (word: string) =>
  (
    await storedRows(
      product,
      `/v1/notificationGroups?entriesPerPage=100&search=${word}`,
      'notificationGroups',
    )
  )
    .map(({ name }) => name)
    .toSorted((a, b) => String(a).localeCompare(String(b), 'en', { numeric: true }));

const wordsLike = (word: string) =>
  storedRows(product, `/v1/spamWords?entriesPerPage=100&search=${word}`, 'spamWords');

/* Each request was done and its answer lost, once; its one repeat, with the same key, was answered. */
const expectRepeated = async (path: RegExp, count: number, answer = 200) => {
  const asked = await requestsTo(product, path, 'POST');
  const keys = [...new Set(asked.map(({ headers }) => headers['idempotency-key']))];
  const fates = keys.map((key) =>
    asked
      .filter(({ headers }) => headers['idempotency-key'] === key)
      .map(({ handled, fault = 'none', status = 'lost' }) => [handled, fault, status]),
  );
  expect(fates).toEqual(
    Array.from({ length: count }, () => [
      [answer, 'dropAfterApply', 'lost'],
      [answer, 'none', answer],
    ]),
  );
};
