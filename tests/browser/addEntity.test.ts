import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './browser';
import { callAsAdmin } from './callAsAdmin';
import { codeBlock } from './codeBlock';
import { addEntity, replaceInConfig } from './editConfig';
import type { Running } from './command';
import { expectVisible } from './expectVisible';
import { oneStory } from './oneStory';
import { signIn } from './product';
import { copyProduct, type ProductCopy } from './productCopy';
import { toasts } from './steps/pageSteps';
import { watchPolicy } from './watchPolicy';

/* one story, told in its order: each title needs what the ones before it did */
describe('the entity of the README, added while the product runs', () => {
  const declaration = codeBlock('README.md', 'const templates = ');
  let copy: ProductCopy;
  let original: string;
  let running: Running;
  let browser: Browser;
  let page: Page;
  let policy: ReturnType<typeof watchPolicy> | undefined;

  const menuEntry = (menu = 'Main menu') =>
    page.getByRole('navigation', { name: menu }).getByRole('link', { name: 'Templates', exact: true });
  const row = (name: string) => page.getByRole('row', { name });
  const search = async (words: string) => {
    await page.getByRole('searchbox').fill(words);
    await page.getByText('1 of').waitFor();
    await expectVisible(row('Parcel arrives'));
  };
  const draftIs = (state: 'kept' | 'forgotten') =>
    page.waitForFunction(
      (isKept) => Object.keys(sessionStorage).some((key) => key.startsWith('sms.draft')) === isKept,
      state === 'kept',
    );
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const openPage = async () => {
    const context = await browser.newContext({ baseURL: running.address, locale: 'en-GB' });
    policy = watchPolicy(running.address);
    await policy.watch(context);
    page = await context.newPage();
  };

  oneStory();

  beforeAll(async () => {
    copy = copyProduct();
    original = copy.read('resources.config.ts');
    [running, browser] = await Promise.all([copy.start(), launchBrowser()]);
    await openPage();
    await signIn(page, 'admin', '/apps/operators');
    await page.getByRole('row').nth(1).waitFor();
  });

  afterAll(async () => {
    await browser?.close();
    await running?.stop();
    copy?.remove();
    policy?.expectNone();
  });

  it('is 15 lines at most', () => {
    expect(declaration.trimEnd().split('\n').length).toBeLessThanOrEqual(15);
  });

  it('S1.28 A2 is in the menu of the open page without a restart, with stored records in its list', async () => {
    await expect.poll(() => menuEntry().count()).toBe(0);
    addEntity(copy, 'templates', declaration);
    await menuEntry().click();
    await page.getByRole('row').nth(1).waitFor();
    const { body } = await callAsAdmin(running.address, 'GET /v1/templates');
    expect(body['total_results']).toBeGreaterThan(1);
    expect(copy.changes()).toEqual(['resources.config.ts']);
  });

  it('A2 refuses on its form what the entity does not allow, and creates what it does', async () => {
    await page.getByRole('link', { name: 'Create' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Parcel arrives');
    await press('Save');
    await page.getByText('Required').waitFor();
    await page.getByLabel('Text').fill('Your parcel arrives today.');
    await press('Save');
    await page.getByRole('heading', { level: 1, name: 'Parcel arrives' }).waitFor();
    await expectVisible(page.getByText('Your parcel arrives today.'));
  });

  it('A2 edits the record', async () => {
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Text').fill('Your parcel arrives tomorrow.');
    await press('Save');
    await page.waitForURL(/\/show$/);
    await expectVisible(page.getByText('Your parcel arrives tomorrow.'));
  });

  it('keeps a half-filled form while a label is changed and a field added, and asks nothing', async () => {
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await menuEntry().click();
    await page.getByRole('link', { name: 'Create' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Half a na');
    await draftIs('kept');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    replaceInConfig(
      copy,
      'name: f.text({ required: true, unique: true, search: true }),',
      "name: f.text({ label: 'Title', required: true, unique: true, search: true }),",
    );
    replaceInConfig(
      copy,
      '    text: f.longText({ required: true, max: 1600 }),',
      '    note: f.text(),\n    text: f.longText({ required: true, max: 1600 }),',
    );
    await page.getByLabel('Note', { exact: true }).waitFor();
    const title = page.getByLabel('Title');
    await expect.poll(() => title.inputValue()).toBe('Half a na');
    await expect.poll(() => page.evaluate(() => 'isSamePage' in window)).toBe(true);
    expect(asked).toEqual([]);
    await title.fill('Half a name');
    await page.getByLabel('Text').fill('Typed before and after the edit.');
    await press('Save');
    await page.getByRole('heading', { level: 1, name: 'Half a name' }).waitFor();
  });

  it('keeps a half-filled form while a translation is written, and shows it', async () => {
    const before = copy.read('translations/de.json');
    await press('Language');
    await page.getByRole('menuitem', { name: 'Deutsch' }).click();
    await menuEntry('Hauptmenü').click();
    await page.getByRole('link', { name: 'Anlegen' }).click();
    await page.getByLabel('Title').fill('Halb');
    await draftIs('kept');
    const name = { 'templates.fields.name': { en: 'Title', de: 'Überschrift' } };
    copy.write('translations/de.json', JSON.stringify({ ...JSON.parse(before), ...name }));
    await expect.poll(() => page.getByLabel('Überschrift').inputValue()).toBe('Halb');
    await expect.poll(() => page.evaluate(() => 'isSamePage' in window)).toBe(true);
    copy.write('translations/de.json', before);
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Halb');
    await page.getByLabel('Title').fill('');
    await draftIs('forgotten');
    await press('Sprache');
    await page.getByRole('menuitem', { name: 'English' }).click();
  });

  it('A2 finds the record by a search', async () => {
    await menuEntry().click();
    await search('parcel arr');
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
  });

  it('A2 runs the action on it, which is no longer offered afterwards', async () => {
    await row('Parcel arrives').getByRole('link', { name: 'Parcel arrives' }).click();
    await press('Publish');
    await toasts(page).filter({ hasText: 'Publish' }).getByRole('button', { name: 'Undo' }).waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expectVisible(page.locator('[data-record-head]').getByText('Live', { exact: true }));
    await page.getByRole('button', { name: 'Publish' }).waitFor({ state: 'detached' });
  });

  it('A2 answers over HTTP, and refuses what the form refuses with the same words', async () => {
    const found = await callAsAdmin(running.address, 'GET /v1/templates?search=parcel');
    expect(found.body['templates']).toMatchObject([{ name: 'Parcel arrives', state: 'live' }]);
    const refusalOf = async (record: object) => {
      const { status, body } = await callAsAdmin(running.address, 'POST /v1/templates', record);
      return { status, errors: body['errors'] };
    };
    const text = 'The same name again.';
    expect(await refusalOf({ text })).toEqual({ status: 422, errors: { name: 'Required' } });
    expect(await refusalOf({ name: 'Parcel arrives', text })).toEqual({
      status: 409,
      errors: { name: 'Already in use' },
    });
  });

  it('shows the problems of a faulty entity in place of its pages, and says them to whoever calls it', async () => {
    replaceInConfig(
      copy,
      "list: { filters: ['state'], sort: ['name'",
      "list: { filters: ['state'], sort: ['nme'",
    );
    await page.getByRole('heading', { name: 'The configuration of “templates” has problems' }).waitFor();
    const problem = page.getByRole('row', { name: 'templates.list.sort' });
    await expect.poll(() => problem.innerText()).toContain('RC010');
    await expect.poll(() => problem.innerText()).toContain('Did you mean "name"?');
    const { status, body } = await callAsAdmin(running.address, 'GET /v1/templates');
    expect(status).toBe(503);
    expect(body['msg']).toContain('RC010 templates.list.sort: unknown field "nme". Did you mean "name"?');
  });

  it('has all other entities meanwhile', async () => {
    await page.getByRole('link', { name: 'Operators', exact: true }).click();
    await page.getByRole('row').nth(1).waitFor();
    expect((await callAsAdmin(running.address, 'GET /v1/operators')).status).toBe(200);
  });

  it('fills the page with a problem that is of no entity', async () => {
    replaceInConfig(copy, 'export default defineAdmin({', "export default defineAdmin({\n  color: 'purple',");
    await page.getByRole('heading', { name: 'The configuration has problems' }).waitFor();
    await page.getByRole('row', { name: 'color' }).waitFor();
    replaceInConfig(copy, "\n  color: 'purple',", '');
    await expectVisible(page.getByRole('row').nth(1));
  });

  it('has the pages of the entity again after the fix', async () => {
    await menuEntry().click();
    await page.getByRole('heading', { name: 'The configuration of “templates” has problems' }).waitFor();
    replaceInConfig(copy, "sort: ['nme'", "sort: ['name'");
    await expectVisible(row('Parcel arrives'));
  });

  it('A2 is gone from menu, address and API when it is taken out', async () => {
    copy.write('resources.config.ts', original);
    await page.getByRole('heading', { name: 'Page not found', level: 1 }).waitFor();
    await expect.poll(() => menuEntry().count()).toBe(0);
    expect((await callAsAdmin(running.address, 'GET /v1/templates')).status).toBe(404);
    expect(copy.changes()).toEqual([]);
  });
});
