import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectVisible } from './expectVisible';
import { answerLeave, expectFault, expectFocus, expectOpenTab, expectValue } from './steps/formSteps';
import { menuItem, openMenu, rowOf } from './steps/listSteps';
import { choose } from './steps/pageSteps';
import { signIn, startProduct, type Product } from './product';
import { storedRows } from './storedRows';

const forms = [
  {
    id: 'S4.12',
    entry: 'Contact groups',
    one: 'contact group',
    key: 'contactGroups',
    known: 'Newsletter',
    typed: { Name: 'Newsletter readers', Code: 'news-readers' },
    chosen: ['Customer'],
  },
  {
    id: 'S4.13',
    entry: 'Plan',
    one: 'plan',
    key: 'plans',
    known: 'Basic',
    typed: { Name: 'Night owl', Price: '12.50' },
    chosen: [],
  },
] as const;

type Form = (typeof forms)[number];

let product: Product;
let page: Page;

beforeAll(async () => {
  product = await startProduct();
  page = await product.open({ viewport: { width: 1440, height: 900 } });
  await signIn(page);
});

afterAll(() => product.close());

const dialog = () => page.getByRole('dialog');
const input = (name: string) => dialog().getByLabel(name).first();
const save = () => dialog().getByRole('button', { name: 'Save' }).click();
const pathNow = () => new URL(page.url()).pathname;
const create = () => page.getByRole('link', { name: 'Create' });
const dots = (name: string) => page.getByRole('button', { name: `Actions for ${name}`, exact: true });
const tab = (name: string) => dialog().getByRole('tab', { name, exact: true });

const openList = async ({ entry, known }: Pick<Form, 'entry' | 'known'>) => {
  await choose(page, entry);
  await rowOf(page, known).waitFor();
};
const openCreate = async () => {
  await create().click();
  await input('Name').waitFor();
};
const openEdit = async (name: string) => {
  await openMenu(page, name);
  await menuItem(page, 'Edit').click();
  await input('Name').waitFor();
};

/** Nothing is left of the dialog, the list is there as before, and the focus is at what opened it. */
const expectClosed = async ({ entry, key }: Form, opener: ReturnType<typeof create>) => {
  await dialog().waitFor({ state: 'detached' });
  await expect.poll(pathNow).toBe(`/apps/${key}`);
  await expect.poll(() => page.title()).toBe(`${entry} · SMS Gateway`);
  await expectFocus(opener);
};

const expectOverList = () => expectVisible(page.getByRole('table', { includeHidden: true }));

describe.each(forms)('the form of $entry', (form) => {
  beforeEach(() => openList(form));

  it(`${form.id} is a dialog over the list for a new record, and is hidden by Cancel and by Escape`, async () => {
    for (const close of [
      () => dialog().getByRole('link', { name: 'Cancel' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await openCreate();
      expect(pathNow()).toBe(`/apps/${form.key}/create`);
      await page.getByRole('dialog', { name: `Create ${form.one}` }).waitFor();
      await expect.poll(() => page.title()).toBe(`Create ${form.one} · SMS Gateway`);
      await expectValue(input('Name'), '');
      await expectOverList();
      await close();
      await expectClosed(form, create());
    }
  });

  it(`${form.id} leads back to the page of a record that it was opened from, and to what opened it`, async () => {
    await page.getByRole('link', { name: form.known, exact: true }).click();
    const opener = page.locator('main').getByRole('link', { name: 'Edit', exact: true });
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => dialog().getByRole('link', { name: 'Cancel' }).click(),
      // only a form with a change can be saved; this one is none in the end
      () => input('Name').fill(`${form.known} `).then(save),
    ]) {
      await opener.click();
      await input('Name').waitFor();
      await close();
      await dialog().waitFor({ state: 'detached' });
      await expect.poll(pathNow).toMatch(/\/show$/);
      await expectFocus(opener);
    }
  });

  it(`${form.id} is a dialog over the list for a record, and is hidden by the back button`, async () => {
    await openEdit(form.known);
    await page.getByRole('dialog', { name: new RegExp(`^${form.one} ${form.known}$`, 'i') }).waitFor();
    await expectValue(input('Name'), form.known);
    await expectOverList();
    await page.goBack();
    await expectClosed(form, dots(form.known));
    await page.goForward();
    await page.reload();
    await input('Name').waitFor();
    const [record] = await stored(form, form.known);
    expect(pathNow()).toBe(`/apps/${form.key}/${String(record?.['_id'])}`);
    await expectOverList();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await rowOf(page, form.known).waitFor();
  });

  it(`${form.id} asks before Escape loses what was typed: staying keeps it, leaving closes`, async () => {
    await openCreate();
    await input('Name').fill('Half typed');
    await page.keyboard.press('Escape');
    await answerLeave(page, 'Stay');
    await expect.poll(pathNow).toBe(`/apps/${form.key}/create`);
    await expectValue(input('Name'), 'Half typed');
    await page.keyboard.press('Escape');
    await answerLeave(page, 'Leave without saving');
    await expectClosed(form, create());
    await expect.poll(() => stored(form, 'Half')).toEqual([]);
  });

  it(`${form.id} is closed by saving, and the list shows the new row and then the changed one`, async () => {
    await openCreate();
    for (const [name, text] of Object.entries(form.typed)) await input(name).fill(text);
    for (const name of form.chosen) {
      await dialog().getByRole('combobox', { name }).click();
      await page.getByRole('listbox').getByRole('option').first().click();
    }
    await save();
    await expectClosed(form, create());
    await rowOf(page, form.typed.Name).waitFor();
    await openEdit(form.typed.Name);
    await input('Name').fill('Later named so');
    await save();
    await expectClosed(form, dots('Later named so'));
    await rowOf(page, 'Later named so').waitFor();
    await rowOf(page, form.typed.Name).waitFor({ state: 'detached' });
    expect((await stored(form, 'Later')).map(({ name }) => name)).toEqual(['Later named so']);
  });
});

const stored = ({ key }: Form, search: string) => storedRows(product, `/v1/${key}?search=${search}`, key);

describe('a form with tabs in a dialog', () => {
  const [, plans] = forms;

  it('stands still while they are switched, and leads to the tab of a fault', async () => {
    await openList(plans);
    await openCreate();
    for (const [name, text] of Object.entries(plans.typed)) await input(name).fill(text);
    const before = await dialog().boundingBox();
    await tab('Limits').click();
    await input('Sending speed').waitFor();
    await expect.poll(() => dialog().boundingBox()).toEqual(before);
    await input('Sending speed').fill('0');
    await input('Name').waitFor({ state: 'hidden' });
    await tab('Plan').click();
    await save();
    await dialog().getByRole('alert').getByText('One field needs your attention: Sending speed').waitFor();
    await expectOpenTab(page, 'Limits');
    await expectFault(input('Sending speed'), 'Must be at least 1');
    await expectFocus(input('Sending speed'));
  });

  it('fills a phone, with the buttons in reach and nothing wider than it', async () => {
    const phone = { width: 390, height: 844 };
    await page.setViewportSize(phone);
    await tab('Plan').click();
    await expect.poll(() => dialog().boundingBox()).toEqual({ x: 0, y: 0, ...phone });
    const button = await dialog().getByRole('button', { name: 'Save' }).boundingBox();
    expect((button?.y ?? phone.height) + (button?.height ?? 0)).toBeLessThanOrEqual(phone.height);
    await expect.poll(() => dialog().evaluate((paper) => paper.scrollWidth - paper.clientWidth)).toBe(0);
    const content = dialog().locator('.MuiDialogContent-root');
    await expect.poll(() => content.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
  });
});
