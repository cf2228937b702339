import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launchBrowser } from './browser';
import type { Running } from './command';
import { expectVisible } from './expectVisible';
import { signIn } from './product';
import { copyProduct, type ProductCopy } from './productCopy';
import { watchPolicy } from './watchPolicy';

/** A copy of the product that runs while files of its `overrides/` come and go, and somebody at its operators. */
export const overriddenProduct = () => {
  let copy: ProductCopy;
  let running: Running;
  let browser: Browser;
  let page: Page;
  let policy: ReturnType<typeof watchPolicy>;

  /* The example is checked by the compiler where it lies, one folder deeper. */
  const example = (name: string) =>
    readFileSync(join(import.meta.dirname, '../overrides', name), 'utf8').replaceAll("'../../", "'../");
  const put = (text: string, file = 'operators.tsx') => copy.write(`overrides/${file}`, text);
  const take = (file = 'operators.tsx') => rmSync(join(copy.folder, 'overrides', file), { force: true });
  const gone = (text: string) => page.getByText(text).first().waitFor({ state: 'detached' });
  const there = (text: string) => expectVisible(page.getByText(text).first());
  const row = () => page.locator('tbody').getByRole('row').first();
  const openRecord = async () => {
    await page.goto('/apps/operators');
    await row().getByRole('link').first().click();
    await page.getByRole('link', { name: 'Edit', exact: true }).waitFor();
  };
  const isSamePage = () => page.evaluate(() => 'isSamePage' in window);

  beforeAll(async () => {
    copy = copyProduct();
    [running, browser] = await Promise.all([copy.start(), launchBrowser()]);
    policy = watchPolicy(running.address);
    const context = await browser.newContext({ baseURL: running.address, locale: 'en-GB' });
    await policy.watch(context);
    context.setDefaultTimeout(60_000);
    page = await context.newPage();
    await signIn(page, 'admin', '/apps/operators');
    await row().waitFor();
  });

  afterEach(() => {
    take();
    take('operators.server.ts');
  });

  afterAll(async () => {
    await browser?.close();
    await running?.stop();
    copy?.remove();
    policy?.expectNone();
  });

  const now = { page: () => page, copy: () => copy, running: () => running };
  return { ...now, example, put, take, gone, there, row, openRecord, isSamePage };
};
