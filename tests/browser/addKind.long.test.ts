import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './browser';
import { callAsAdmin } from './callAsAdmin';
import { copyWithKind, kindFiles } from './copyWithKind';
import type { Running } from './command';
import { expectVisible } from './expectVisible';
import { signIn } from './product';
import type { ProductCopy } from './productCopy';
import { choose } from './steps/pageSteps';

/* one story, told in its order: each title needs what the ones before it did */
describe('a kind of field that is one new folder', () => {
  let copy: ProductCopy;
  let running: Running;
  let browser: Browser;
  let page: Page;

  const heatsAtLeast = async (least: number): Promise<number> => {
    const { body } = await callAsAdmin(running.address, `GET /v1/dishes?heat_gte=${least}`);
    const rows = body['dishes'] as { readonly heat: number }[];
    for (const { heat } of rows) expect(heat).toBeGreaterThanOrEqual(least);
    return rows.length;
  };

  beforeAll(async () => {
    copy = copyWithKind();
    [running, browser] = await Promise.all([copy.start(), launchBrowser()]);
    const context = await browser.newContext({ baseURL: running.address, locale: 'en-GB' });
    page = await context.newPage();
  });

  afterAll(async () => {
    await browser?.close();
    await running?.stop();
    copy?.remove();
  });

  it('A5 is drawn in the list', async () => {
    await signIn(page, 'admin', '/apps/dishes');
    await page.getByRole('row').nth(1).waitFor();
    await expect.poll(() => page.getByTitle(/^[0-5] \/ 5$/).count()).toBe(8);
  });

  it('A5 is asked for by the form, which refuses what it refuses', async () => {
    await page.getByRole('link', { name: 'Create' }).click();
    await page.getByRole('textbox', { name: /^Name/ }).fill('Nine of five');
    await page.getByRole('spinbutton', { name: 'Heat' }).fill('9');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Must be at most 5').waitFor();
    await page.getByRole('spinbutton', { name: 'Heat' }).fill('4');
    await page.getByRole('button', { name: 'Save' }).click();
    await expectVisible(page.getByText('●●●●○', { exact: true }));
  });

  it('A5 is edited', async () => {
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByRole('spinbutton', { name: 'Heat' }).fill('1');
    await page.getByRole('button', { name: 'Save' }).click();
    await expectVisible(page.getByText('●○○○○', { exact: true }));
  });

  it('A5 is filtered by a range', async () => {
    const hot = await heatsAtLeast(2);
    await choose(page, 'Dishes');
    await page.getByRole('link', { name: 'Nine of five' }).waitFor();
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('spinbutton', { name: 'Heat from' }).fill('2');
    await page.getByRole('link', { name: 'Nine of five' }).waitFor({ state: 'detached' });
    await page
      .getByTitle(/^[01] \/ 5$/)
      .first()
      .waitFor({ state: 'detached' });
    await page
      .getByTitle(/^[2-5] \/ 5$/)
      .nth(hot - 1)
      .waitFor();
    await expect.poll(() => page.getByTitle(/^[01] \/ 5$/).count()).toBe(0);
  });

  it('A5 is checked by the API with the words of the form', async () => {
    const refused = await callAsAdmin(running.address, 'POST /v1/dishes', { name: 'Nine', heat: 9 });
    expect(refused.status).toBe(422);
    expect(refused.body['errors']).toEqual({ heat: 'Must be at most 5' });
  });

  it('A5 passes the type check', async () => {
    const { code, output } = await copy.run('npm', 'run', 'typecheck');
    expect(code, output).toBe(0);
  });

  it('A5 is taken in by the contract tests of the kinds by itself', async () => {
    const wanted = ['tests/contract/kinds', '--testNamePattern', 'kind heat|for each kind'];
    const { code, output } = await copy.run('npx', 'vitest', 'run', ...wanted);
    expect(output).toContain('2 passed');
    expect(code, output).toBe(0);
  });

  it('A5 needs no other file', () => {
    expect(copy.changes().toSorted()).toEqual(['resources.config.ts', ...kindFiles].toSorted());
  });
});
