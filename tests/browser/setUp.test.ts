import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from './browser';
import { startServer, type Running } from './command';

const root = fileURLToPath(new URL('../../', import.meta.url));

let running: Running;
let browser: Browser;
beforeAll(async () => {
  const settings = { STORE: 'memory', DATABASE_URL: '', DEMO: 'off' };
  running = await startServer(root, ['node', 'dist-gateway/main.js'], settings);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await running.stop();
});

it('a new installation is set up at the address of the terminal, once, and lists no accounts', async () => {
  const page = await browser.newPage({ locale: 'en-GB', baseURL: running.address });
  await page.goto('/');
  await page.getByRole('heading', { name: 'Sign in to' }).waitFor();
  await expect.poll(() => page.getByText('@demo.com').count()).toBe(0);
  const shown = /#setup=[\w-]+/.exec(running.output())?.[0] ?? expect.fail('no address was shown');

  await page.goto(`/${shown}`);
  await page.reload();
  await page.getByRole('heading', { name: 'Set up' }).waitFor();
  await page.getByLabel('Name').fill('Ann Arbor');
  await page.getByLabel('Email').fill('ann@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Password1234');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByText('guessed first').waitFor();
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor({ state: 'attached' });
  expect(page.url()).not.toContain('setup');

  const other = await browser.newPage({ locale: 'de-DE', baseURL: running.address });
  await other.goto(`/${shown}`);
  await other.getByLabel('Name').fill('Eve');
  await other.getByLabel('E-Mail').fill('eve@example.com');
  await other.getByLabel('Passwort', { exact: true }).fill('correct horse battery');
  await other.getByRole('button', { name: 'Beginnen' }).click();
  await other.getByText('Dieser Link ist abgelaufen').waitFor();
});
