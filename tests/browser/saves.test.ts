import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdRequests } from './holdRequests';
import { expectFocus, expectValue } from './steps/formSteps';
import { openList } from './steps/listSteps';
import { cell, choose, heading, toasts } from './steps/pageSteps';
import { createPackage, editLink, openPackageForm, save, textbox } from './steps/packageSteps';
import { signIn, startProduct, type Product } from './product';
import { requestsTo } from './requestsTo';
import { storedRows } from './storedRows';

let product: Product;
let page: Page;

beforeAll(async () => {
  product = await startProduct();
  page = await product.open();
  await page.addInitScript(recordToasts);
  await signIn(page);
});

afterAll(() => product.close());

describe('a save that does not simply succeed', () => {
  const toPackage = { match: '/v1/packages*', times: 'always' };

  beforeEach(async () => {
    await product.control('DELETE', 'faults');
    await product.control('DELETE', 'log');
    await page.goto('/apps/packages');
    await page.evaluate(() => sessionStorage.removeItem('toasts'));
  });

  it('answered 403, is never called saved, and the form keeps what was typed', async () => {
    await product.control('POST', 'faults', { ...toPackage, kind: 'status', status: 403, method: 'PATCH' });
    await openPackageForm(page, 'Germany 5,000');
    await textbox(page, 'Name').fill('Not for me');
    await save(page);
    await toasts(page).filter({ hasText: 'Package was not saved: Injected fault' }).waitFor();
    await expectValue(textbox(page, 'Name'), 'Not for me');
    expect(await toastsSeen(page)).toEqual(['Package was not saved: Injected fault']);
    await leaveForm();
  });

  /* Over a kept connection that breaks without an answer, the browser itself sends the request again. */
  const lost = [{ kind: 'truncate' }, { kind: 'dropAfterApply' }, { kind: 'dropAfterApply', times: 1 }];

  let stored = 0;

  it.each(lost)(
    'applied with its answer lost, is read again and ends as saved, written once: %o',
    async (fault) => {
      await product.control('POST', 'faults', { ...toPackage, method: 'PATCH', ...fault });
      await openPackageForm(page, 'Germany 5,000');
      await textbox(page, 'Description').fill(JSON.stringify(fault));
      const keys = keysSent('PATCH');
      await save(page);
      await editLink(page).or(page.getByRole('dialog')).waitFor();
      await toasts(page).waitFor();
      expect(await toastsSeen(page)).toEqual([expect.stringMatching(/updated|(?<!not )saved/)]);
      expect(new Set(await Promise.all(keys)).size).toBe(1);
      const packages = await storedRows(product, '/v1/packages?entriesPerPage=100', 'packages');
      const version = packages.find(({ name }) => name === 'Germany 5,000')?.['__v'];
      expect(version).toBe((stored += 1));
    },
  );

  it('applied with its answer lost, creates one record', async () => {
    await product.control('POST', 'faults', { ...toPackage, kind: 'truncate', method: 'POST', times: 1 });
    await createPackage(page, 'Once');
    await heading(page, 'Once').waitFor();
    const made = await requestsTo(product, /^\/v1\/packages$/, 'POST');
    expect(made.map(({ status }) => status)).toEqual([201, 201]);
    await openList(page, 'Packages');
    await cell(page, 'Once').waitFor();
    await expect.poll(() => cell(page, 'Once').count()).toBe(1);
  });

  it('lost before it was applied, says that it was not saved and keeps what was typed', async () => {
    await product.control('POST', 'faults', { ...toPackage, kind: 'drop', method: 'PATCH' });
    await openPackageForm(page, 'Europe 25,000');
    await textbox(page, 'Name').fill('Lost');
    await save(page);
    await toasts(page).filter({ hasText: 'was not saved' }).waitFor();
    await expectValue(textbox(page, 'Name'), 'Lost');
    expect((await toastsSeen(page)).filter((text) => !text.includes('not saved'))).toEqual([]);
    await leaveForm();
  });
});

it('a page of settings is saved where it stands: nothing asks whoever goes on, and no draft is offered to who comes back', async () => {
  await page.goto('/apps/billingSetting');
  await textbox(page, 'By one person to one customer').fill('250');
  await save(page);
  await toasts(page).filter({ hasText: 'Billing Setting saved' }).waitFor();
  await expectFocus(page.getByRole('button', { name: 'Save' }));
  await choose(page, 'Packages');
  await cell(page, 'Germany 5,000').waitFor();
  await choose(page, 'Billing Setting');
  await expectValue(textbox(page, 'By one person to one customer'), '250.00');
  await expect.poll(() => page.getByText('unsaved input').count()).toBe(0);
});

describe('E-01 what is pressed three times in one tick', () => {
  const isUnloadStopped = () =>
    page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  const pressThrice = (name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .last()
      .evaluate((button: HTMLElement) => {
        for (let press = 0; press < 3; press += 1) button.click();
      });
  /* Presses while the gateway holds the request; closing the tab asks for exactly as long as that is under way. */
  const pressHeld = async (name: string, path: string) => {
    const held = await holdRequests(product, path);
    await pressThrice(name);
    await held.arrived();
    expect(await isUnloadStopped()).toBe(true);
    await held.release();
  };
  const writes = async () =>
    (await requestsTo(product, /^\/v1\/spamWords/)).filter(({ method }) => method !== 'GET');
  const dialog = () => page.getByRole('dialog');

  it('is one new record, one action and one deletion, and the tab is not closed unasked meanwhile', async () => {
    await product.control('DELETE', 'faults');
    await page.goto('/apps/spamWords/create');
    await textbox(page, 'Word or pattern').fill('pressed thrice');
    await product.control('DELETE', 'log');
    await pressHeld('Save', '/v1/spamWords');
    await heading(page, 'pressed thrice').waitFor();
    await expect.poll(isUnloadStopped).toBe(false);
    await pressHeld('Activate', '/v1/spamWords/*/activate');
    await toasts(page).filter({ hasText: 'Activate' }).getByRole('button', { name: 'Undo' }).waitFor();
    await expect.poll(() => dialog().count()).toBe(0);
    await expect.poll(isUnloadStopped).toBe(false);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await dialog().waitFor();
    await pressHeld('Delete', '/v1/spamWords/*');
    await dialog().waitFor({ state: 'detached' });
    await expect
      .poll(async () => (await writes()).map(({ method, status }) => [method, status]))
      .toEqual([
        ['POST', 201],
        ['POST', 200],
        ['DELETE', 200],
      ]);
  });
});

/** The idempotency keys of what the product asks the browser to send, from now on. */
const keysSent = (method: string): Promise<string | null>[] => {
  const keys: Promise<string | null>[] = [];
  page.on('request', (request) => {
    if (request.method() === method) keys.push(request.headerValue('idempotency-key'));
  });
  return keys;
};

const leaveForm = async (): Promise<void> => {
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
};

const toastsSeen = (seenOn: Page) =>
  seenOn.evaluate(() => JSON.parse(sessionStorage.getItem('toasts') ?? '[]') as string[]);

/** Runs in the page: every message that was ever on the screen is remembered, however short. */
const recordToasts = () => {
  const look = () => {
    const known = new Set(JSON.parse(sessionStorage.getItem('toasts') ?? '[]') as string[]);
    for (const { textContent } of document.querySelectorAll('[data-toast]'))
      if (textContent !== '') known.add(textContent);
    if (known.size > 0) sessionStorage.setItem('toasts', JSON.stringify([...known]));
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
};
