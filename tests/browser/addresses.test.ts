import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './browser';
import type { Running } from './command';
import { addEntity } from './editConfig';
import { expectVisible } from './expectVisible';
import { oneStory } from './oneStory';
import { signIn } from './product';
import { copyProduct, type ProductCopy } from './productCopy';
import { watchPolicy } from './watchPolicy';

const letters = `const letters = defineResource({
  label: { one: 'Letter', many: 'Letters' },
  title: '{subject}',
  icon: 'email',
  group: 'sms',
  form: 'drawer',
  layout: 'article',
  fields: {
    subject: f.text({ required: true, search: true }),
    folder: f.choice({ values: { inbox: {}, sent: {} }, default: 'sent' }),
    body: f.longText({}),
  },
  list: { filters: ['folder'], columns: ['subject', 'folder'] },
  routes: {
    list: '/mail/:folder?',
    show: '/mail/read/:subject-:id',
    edit: '/mail/edit/:id',
    create: '/letters/new',
  },
});
`;

/* one story, told in its order: each title needs what the ones before it did */
describe('an entity with addresses of its own', () => {
  let copy: ProductCopy;
  let running: Running;
  let browser: Browser;
  let page: Page;
  let policy: ReturnType<typeof watchPolicy> | undefined;
  let read: string;

  const path = () => new URL(page.url()).pathname;
  const isAt = async (expected: RegExp | string) =>
    await expect
      .poll(path)
      .toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
  const link = (name: string) => page.getByRole('link', { name, exact: true }).first();
  const drawer = () => page.getByRole('dialog');

  oneStory();

  beforeAll(async () => {
    copy = copyProduct();
    addEntity(copy, 'letters', letters);
    [running, browser] = await Promise.all([copy.start(), launchBrowser()]);
    const context = await browser.newContext({ baseURL: running.address, locale: 'en-GB' });
    policy = watchPolicy(running.address);
    await policy.watch(context);
    page = await context.newPage();
    await signIn(page, 'admin', '/letters/new');
  });

  afterAll(async () => {
    await browser?.close();
    await running?.stop();
    copy?.remove();
    policy?.expectNone();
  });

  it('S1.28 opens the form of a new record in a drawer over the list, and leads to the record when it is saved', async () => {
    await drawer().getByLabel('Subject').fill('Spring sale');
    await drawer().getByLabel('Body').fill('It is warm.');
    const box = await drawer().boundingBox();
    expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBe(page.viewportSize()?.width);
    expect(path()).toBe('/letters/new');
    await drawer().getByRole('button', { name: 'Save' }).click();
    await drawer().waitFor({ state: 'detached' });
    await isAt(/^\/mail(\/read\/spring-sale-\w+)?$/);
  });

  it('S1.28 filters the list by its address, and reads the address of each record from the list', async () => {
    await page.goto('/mail/sent');
    await link('Spring sale').waitFor();
    await expect.poll(() => page.getByRole('cell', { name: 'Inbox' }).count()).toBe(0);
    read = (await link('Spring sale').getAttribute('href')) ?? '';
    expect(read).toMatch(/^\/mail\/read\/spring-sale-\w+$/);
  });

  it('S1.28 reads a record at that address, has a way back to the list, and comes back', async () => {
    await link('Spring sale').click();
    await expectVisible(page.getByRole('article'));
    await isAt(read);
    await expect
      .poll(() => page.getByRole('link', { name: 'Letters' }).last().getAttribute('href'))
      .toBe('/mail');
    await page.goBack();
    await link('Spring sale').waitFor();
    await isAt('/mail/sent');
  });

  it.each(['wrong', 'former'])('leads from a %s address to the right one', async (which) => {
    const id = read.slice(read.lastIndexOf('-') + 1);
    await page.goto(which === 'wrong' ? `/mail/read/winter-${id}` : `/apps/letters/${id}/show`);
    await expectVisible(page.getByText('It is warm.'));
    await isAt(read);
  });

  it('S4.12 edits in a drawer at an address of its own, and asks before what was typed is left', async () => {
    await page.goto('/mail/sent');
    await link('Spring sale').click();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await drawer().getByLabel('Subject').fill('Summer sale');
    await isAt(/^\/mail\/edit\/\w+$/);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Stay' }).click();
    await isAt(/^\/mail\/edit\/\w+$/);
    await drawer().getByRole('button', { name: 'Save' }).click();
    await drawer().waitFor({ state: 'detached' });
    await isAt(/^\/mail\/read\/summer-sale-\w+$/);
  });

  it('S2.07 says that there is no page where a part is no value, and names the address', async () => {
    await page.goto('/mail/gone');
    await expectVisible(page.getByText('There is no page at /mail/gone.'));
    await page.getByRole('link', { name: 'Go to the start page' }).click();
    await isAt('/');
  });
});
