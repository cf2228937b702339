import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtFaults } from '../built/builtFaults';
import { launchBrowser } from './browser';
import { expectVisible } from './expectVisible';
import { signIn } from './product';
import { copyProduct, type ProductCopy } from './productCopy';
import { serveFolder, type StaticServer } from '../servers/staticServer';

/* one story, told in its order: each title needs what the ones before it did */
describe('the static demo build on a host without a gateway', () => {
  let copy: ProductCopy;
  let server: StaticServer;
  let browser: Browser;
  let page: Page;
  const elsewhere: string[] = [];

  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  beforeAll(async () => {
    copy = copyProduct();
    const { code, output } = await copy.run('npm', 'run', 'build:demo');
    if (code !== 0) throw new Error(output);
    server = await serveFolder(join(copy.folder, 'dist-demo'));
    browser = await launchBrowser();
    const context = await browser.newContext({ baseURL: server.address, locale: 'en-GB' });
    page = await context.newPage();
    page.on('request', (request) => {
      if (!request.url().startsWith(`${server.address}/`)) elsewhere.push(request.url());
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

  it('signs the demo admin in and lists records', async () => {
    await signIn(page, 'admin', '/apps/plans');
    await page.getByRole('row').nth(1).waitFor();
    expect(await page.getByRole('row').count()).toBeGreaterThan(3);
  });

  it('creates a record', async () => {
    await page.getByRole('link', { name: 'Create' }).click();
    await page.getByLabel('Name').fill('Night owl');
    await page.getByLabel('Price').fill('12.50');
    await press('Save');
    await page.getByRole('link', { name: 'Night owl' }).click();
    await page.getByRole('heading', { level: 1, name: 'Night owl' }).waitFor();
    await expectVisible(page.getByText('€12.50'));
  });

  it('edits it', async () => {
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Price').fill('14');
    await press('Save');
    await page.getByRole('heading', { level: 1, name: 'Night owl' }).waitFor();
    await expectVisible(page.getByText('€14.00'));
  });

  it('deletes it', async () => {
    await press('Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL(/\/plans$/);
    await page.getByRole('row').nth(1).waitFor();
    expect(await page.getByRole('main').getByText('Night owl').count()).toBe(0);
  });

  it('runs an action', async () => {
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Sender IDs' })
      .click();
    await page.getByRole('searchbox').fill('Kontor');
    await page.getByRole('link', { name: 'Kontor', exact: true }).click();
    await press('Submit for review');
    await page.getByRole('dialog').getByRole('button', { name: 'Submit for review' }).click();
    await page.getByRole('button', { name: 'Approve', exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Review' }).click();
    await expectVisible(page.getByText('Waiting for review', { exact: true }));
  });

  it('S2.02 begins with the sales of its own records', async () => {
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'SMS Gateway' })
      .click();
    await page.getByRole('heading', { level: 1, name: 'eCommerce Dashboard' }).waitFor();
    const orders = page.getByRole('region', { name: 'Orders', exact: true }).getByRole('link');
    expect(Number(await orders.textContent())).toBeGreaterThan(0);
  });

  it('asks the host for its own files and settings, and nobody for anything else', () => {
    expect(elsewhere).toEqual([]);
    expect(new Set(server.others)).toEqual(new Set(['GET /config.json']));
  });
});
