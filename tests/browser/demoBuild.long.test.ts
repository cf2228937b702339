import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtFaults } from '../built/builtFaults';
import { launchBrowser } from './browser';
import { copyProduct, type ProductCopy } from './productCopy';
import { choose, heading, toasts } from './steps/pageSteps';
import { editLink, save, textbox } from './steps/packageSteps';
import { serveFolder, type StaticServer } from '../servers/staticServer';

/* one story, told in its order: each title needs what the ones before it did */
describe('the static demo build in a folder of a host that has nothing but its files', () => {
  let copy: ProductCopy;
  let server: StaticServer;
  let browser: Browser;
  let page: Page;
  const asked: string[] = [];
  const errors: string[] = [];

  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const signIn = async (email: string, at = page) => {
    await at.getByRole('button', { name: `Use this account: ${email}` }).click();
    await at.getByRole('navigation', { name: 'Main menu' }).waitFor({ state: 'attached' });
  };
  const bar = () => page.getByRole('status').filter({ hasText: 'your changes stay in this browser' });

  beforeAll(async () => {
    copy = copyProduct();
    const { code, output } = await copy.run('npm', 'run', 'build:demo');
    if (code !== 0) throw new Error(output);
    server = await serveFolder(join(copy.folder, 'dist-demo'), '/demo/');
    browser = await launchBrowser();
    const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
    page = await context.newPage();
    page.on('request', (request) => asked.push(request.url()));
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
  });

  afterAll(async () => {
    await browser?.close();
    await server?.close();
    copy?.remove();
  });

  it('H-08 brings no source map, key, hash, token or secret to a browser', () => {
    expect(builtFaults(join(copy.folder, 'dist-demo'), { isDemo: true })).toEqual([]);
  });

  it('shows its accounts to whoever comes, and signs in with each of them', async () => {
    await page.goto(server.address);
    const shown = page.getByRole('button', { name: /^Use this account/ });
    await shown.first().waitFor();
    await expect.poll(() => shown.count()).toBe(5);
    for (const name of ['client', 'customer', 'support', 'finance']) {
      await signIn(`${name}@demo.com`);
      await press('Account');
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
    }
    await signIn('admin@demo.com');
  });

  it('S2.02 begins with the sales of its own records', async () => {
    await page.getByRole('link', { name: 'eCommerce Dashboard', exact: true }).click();
    await heading(page, 'eCommerce Dashboard').waitFor();
    const orders = page.getByRole('region', { name: 'Paid orders', exact: true }).getByRole('link');
    await expect.poll(async () => Number(await orders.textContent())).toBeGreaterThan(0);
  });

  it('makes up nothing in the browser: the records come with it', () => {
    expect(asked.filter((url) => url.includes('demo-records'))).toHaveLength(1);
    expect(asked.filter((url) => /loadDemo/.test(url))).toEqual([]);
  });

  it('opens a page by its address, and again when it is loaded anew', async () => {
    await page.goto(`${server.address}#/apps/plans`);
    await page.reload();
    await heading(page, 'Plan').waitFor();
    await page.getByRole('row').nth(3).waitFor();
    expect(page.url()).toBe(`${server.address}#/apps/plans`);
  });

  it('creates a record, which is there after the page was loaded anew', async () => {
    await page.getByRole('link', { name: 'Create' }).click();
    await textbox(page, 'Name').fill('Night owl');
    await textbox(page, 'Price').fill('12.50');
    await save(page);
    await page.getByRole('link', { name: 'Night owl', exact: true }).click();
    await heading(page, 'Night owl').waitFor();
    await page.reload();
    await heading(page, 'Night owl').waitFor();
    await expect.poll(() => page.getByText('€12.50').count()).toBe(1);
  });

  it('edits it, and refuses what the server would refuse', async () => {
    await editLink(page).click();
    await textbox(page, 'Name').fill('Enterprise');
    await save(page);
    await page.getByText('already in use').first().waitFor();
    await textbox(page, 'Name').fill('Night owl');
    await textbox(page, 'Price').fill('14');
    await save(page);
    await page.getByText('€14.00').waitFor();
    await expect.poll(() => page.getByText('€12.50').count()).toBe(0);
  });

  it('runs an action', async () => {
    await choose(page, 'Sender IDs');
    await page.getByRole('searchbox').fill('Kontor');
    await page.getByRole('link', { name: 'Kontor', exact: true }).click();
    await press('Submit for review');
    await toasts(page)
      .filter({ hasText: 'submitted for review' })
      .getByRole('button', { name: 'Undo' })
      .waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('button', { name: 'Approve', exact: true }).waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: 'Submit for review', exact: true }).count())
      .toBe(0);
  });

  it('sends a campaign, by an operator that is plainly none', async () => {
    await choose(page, 'Campaigns');
    await page.getByRole('link', { name: 'Christmas opening hours', exact: true }).click();
    await press('Send now');
    await page.getByRole('dialog').getByRole('button', { name: 'Send now' }).click();
    const state = page.getByText('Completed', { exact: true });
    await expect
      .poll(async () => {
        await page.reload();
        await heading(page, 'Christmas opening hours').waitFor();
        return state.count();
      })
      .toBeGreaterThan(0);
    await expect.poll(() => page.getByText('Simulated', { exact: true }).count()).toBeGreaterThan(0);
  });

  it('keeps what one tab changes in step with another', async () => {
    const other = await page.context().newPage();
    await other.goto(`${server.address}#/apps/plans`);
    await other.getByRole('link', { name: 'Night owl' }).click();
    await other.getByRole('button', { name: 'More actions' }).click();
    await other.getByRole('menuitem', { name: 'Delete' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await toasts(other).waitFor();
    await other.close();
    await choose(page, 'Plan');
    await page.getByRole('row').nth(3).waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Night owl' }).count()).toBe(0);
  });

  it('says where changes are kept, and forgets them when it is told to', async () => {
    await page.getByRole('link', { name: 'Enterprise', exact: true }).click();
    await editLink(page).click();
    await textbox(page, 'Name').fill('Enterprise of mine');
    await save(page);
    await heading(page, 'Enterprise of mine').waitFor();
    await bar().getByRole('button', { name: 'Reset' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('All your changes in this browser are removed').waitFor();
    await dialog.getByRole('button', { name: 'Reset' }).click();
    await signIn('admin@demo.com');
    await page.goto(`${server.address}#/apps/plans`);
    await page.getByRole('link', { name: 'Enterprise', exact: true }).waitFor();
    await expect.poll(() => page.getByText('Enterprise of mine').count()).toBe(0);
  });

  it('asks for its own files only, all of which are there, and reports no error', () => {
    expect(asked.filter((url) => !url.startsWith(server.address) && !url.startsWith('data:'))).toEqual([]);
    expect(asked.filter((url) => url.endsWith('config.json'))).toEqual([]);
    expect(server.missing).toEqual([]);
    expect(errors).toEqual([]);
  });
});
