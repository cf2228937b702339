import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '../../src/locales/en/messages';
import { callAsAdmin } from './callAsAdmin';
import { expectVisible } from './expectVisible';
import { signIn, startProduct, type Product } from './product';
import { listening, makeWord, openListening } from './steps/liveSteps';

let product: Product;
let page: Page;

beforeAll(async () => {
  product = await startProduct();
  page = await product.open();
  await signIn(page, 'admin', '/apps/spamWords');
  await page.getByRole('table').waitFor();
  await connected();
});

afterAll(() => product.close());

const connected = () => listening(product, 1);

const listenOn = (path: string) => openListening(product, { page, path });

const call = (what: string, body?: object) => callAsAdmin(product.address, what, body);

const make = (word: string) => makeWord(product.address, word);

const { live, record } = messages.app;
const shown = () => page.getByRole('button', { name: live.show, exact: true });

describe('what others change', () => {
  it('is said above the list, whose rows stay where they are until somebody asks for it', async () => {
    const rows = () => page.getByRole('row').allTextContents();
    const before = await rows();
    for (const word of ['aardvark', 'aardwolf', 'abalone']) await make(word);
    await expectVisible(page.getByText('3 new or changed').last());
    await expect.poll(() => rows()).toEqual(before);
    await shown().click();
    await expectVisible(page.getByRole('link', { name: 'aardwolf' }).first());
    await expect.poll(() => shown().count()).toBe(0);
  });

  it('is said beside a form, and takes nothing of what is typed', async () => {
    const id = await make('wolf');
    await listenOn(`/apps/spamWords/${id}/edit`);
    const word = page.getByRole('textbox', { name: 'Word or pattern' });
    await word.fill('wolves');
    await call(`PATCH /v1/spamWords/${id}`, { word: 'werewolf' });
    await expectVisible(page.getByText(/^Changed by /).last());
    await expect.poll(() => word.inputValue()).toBe('wolves');
    await shown().click();
    const dialog = page.getByRole('dialog', { name: record.conflict.title });
    await expectVisible(dialog.getByRole('cell', { name: 'werewolf' }));
    await dialog.getByRole('button', { name: record.conflict.keepMine }).click();
    await expectVisible(page.getByRole('heading', { level: 1, name: 'wolves' }));
    expect((await call(`GET /v1/spamWords/${id}`)).body).toMatchObject({ spamWord: { word: 'wolves' } });
  });

  it('is said of a record that is gone, of which nothing is offered any more but the way to its list', async () => {
    const id = await make('hyena');
    await listenOn(`/apps/spamWords/${id}/show`);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Edit', exact: true }).waitFor();
    await call(`DELETE /v1/spamWords/${id}`);
    await expectVisible(page.getByText(/^Deleted by /).last());
    await expect.poll(() => shown().count()).toBe(0);
    await main.getByRole('link', { name: 'Edit', exact: true }).waitFor({ state: 'detached' });
    await expect.poll(() => main.getByRole('button', { name: /Delete|actions/ }).count()).toBe(0);
    await main.getByRole('link', { name: 'Show all spam words' }).click();
    await page.getByRole('table').waitFor();
  });
});
