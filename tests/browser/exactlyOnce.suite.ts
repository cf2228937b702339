import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAsAdmin } from './callAsAdmin';
import { rowOf } from './listSteps';
import { choose, heading, toasts } from './pageSteps';
import { save, textbox } from './packageSteps';
import { signIn, startProduct, type Product } from './product';
import { requestsTo } from './requestsTo';
import { expireAccess } from './sessionSteps';
import { storedRows } from './storedRows';

let product: Product;
let page: Page;

/**
 * Answers that are lost on a kept-alive connection, each `count` times: the server has done what it was asked for, and the
 * browser itself sends the request once more.
 */
export const exactlyOnce = (count: number): void => {
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

  describe(`D-03 E-18 ${count} times an answer is lost after the server has done what was asked`, () => {
    it('makes every new record once', async () => {
      for (let at = 0; at < count; at += 1) {
        await page.goto('/apps/books/create');
        await textbox(page, 'Title').fill(`Once ${at}`);
        await textbox(page, 'Author').fill('Ada');
        await loseAnswers('/v1/books');
        await save(page);
        await heading(page, `Once ${at}`).waitFor();
      }
      expect(await titlesOf('Once')).toEqual(numbered('Once', count));
      await expectRepeated(/^\/v1\/books$/, count);
    });

    it('does every action once, also those of a bulk, and reports none as failed', async () => {
      const [singles, bulk] = [numbered('single', count), numbered('bulk', count)];
      for (const word of [...singles, ...bulk])
        await callAsAdmin(product.address, 'POST /v1/spamWords', { word, ...RULE });
      for (const word of singles) {
        await page.goto(listOf(word));
        await rowOf(page, word).getByRole('link').click();
        await page.getByRole('button', { name: 'Switch on' }).click();
        await loseAnswers('/v1/spamWords/*/activate');
        await confirm();
      }
      await page.goto(listOf('bulk'));
      await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click();
      await page.getByRole('button', { name: `Switch on (${count})` }).click();
      await loseAnswers('/v1/spamWords/*/activate', count);
      await confirm();
      await toasts(page).getByText(`Switch on: ${count} records done`).waitFor();
      const rows = [...(await wordsLike('single')), ...(await wordsLike('bulk'))];
      expect(rows.map(({ status, __v }) => [status, __v])).toEqual(
        [...singles, ...bulk].map(() => ['active', 1]),
      );
      await expectRepeated(/\/activate$/, 2 * count);
    });

    it('D-03 never calls a record saved that was lost on its way, though equal ones are there', async () => {
      const book = { title: 'Lost twin', author: 'Ada' };
      await callAsAdmin(product.address, 'POST /v1/books', book);
      const fillIn = async () => {
        await page.goto('/apps/books/create');
        await textbox(page, 'Title').fill(book.title);
        await textbox(page, 'Author').fill(book.author);
        await save(page);
      };
      await fillIn();
      await heading(page, book.title).waitFor();
      const lost = { kind: 'drop', match: '/v1/books', method: 'POST', times: 'always' };
      await product.control('POST', 'faults', lost);
      await fillIn();
      await toasts(page).filter({ hasText: 'could not be found out' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/apps/books/create');
      expect(await textbox(page, 'Title').inputValue()).toBe(book.title);
      expect(await titlesOf('Lost')).toHaveLength(2);
      await product.control('DELETE', 'faults');
      await save(page);
      await heading(page, book.title).waitFor();
      expect(await titlesOf('Lost')).toHaveLength(3);
    });

    it('signs nobody out over a renewal', async () => {
      for (let at = 0; at < count; at += 1) {
        await page.goto('/apps/privacyPolicy');
        await expireAccess(page);
        await loseAnswers('/jwt/refresh-token');
        await choose(page, 'Spam words');
        await page.getByRole('table').waitFor();
      }
      const renewals = await requestsTo(product, /^\/jwt\/refresh-token$/, 'POST');
      const answered = renewals.filter(({ status }) => status !== undefined);
      expect(answered.map(({ status }) => status)).toEqual(Array.from({ length: count }, () => 200));
      expect(renewals.length).toBeGreaterThanOrEqual(2 * count);
    });
  });
};

const RULE = { matchType: 'word', action: 'flag', status: 'inactive' };

const numbered = (word: string, count: number) => Array.from({ length: count }, (_, at) => `${word} ${at}`);

const listOf = (word: string) =>
  `/apps/spamWords?perPage=25&filter=${encodeURIComponent(JSON.stringify({ q: word }))}`;

const loseAnswers = (match: string, times = 1) =>
  product.control('POST', 'faults', { kind: 'dropAfterApply', match, method: 'POST', times });

const confirm = async () => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Switch on' }).click();
  await dialog.waitFor({ state: 'detached' });
};

const titlesOf = async (word: string) =>
  (await storedRows(product, `/v1/books?entriesPerPage=100&search=${word}`, 'books'))
    .map(({ title }) => title)
    .toSorted((a, b) => String(a).localeCompare(String(b), 'en', { numeric: true }));

const wordsLike = (word: string) =>
  storedRows(product, `/v1/spamWords?entriesPerPage=100&search=${word}`, 'spamWords');

/* Every answer was really lost, so every request came more than once. */
const expectRepeated = async (path: RegExp, count: number) => {
  const { length } = await requestsTo(product, path, 'POST');
  expect(length).toBeGreaterThanOrEqual(2 * count);
};
