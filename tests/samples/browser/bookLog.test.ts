import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { expectRange } from '../../browser/steps/listSteps';
import { choose, heading, toasts } from '../../browser/steps/pageSteps';
import { editLink, save, textbox } from '../../browser/steps/packageSteps';
import { signIn, startProduct, type Product } from '../../browser/product';

let product: Product;
let page: Page;

/** Whether a file of the build has faker in it. */
const makesUp = (path: string): boolean =>
  path.endsWith('.js') && readFileSync(join('dist', path), 'utf8').includes('setDefaultRefDate');

/* one story, told in its order: each title needs what the ones before it did */
describe('S2.26 Book Log, a sample', () => {
  const asked: string[] = [];
  const isFaker = (url: string) => makesUp(new URL(url).pathname);
  beforeAll(async () => {
    product = await startProduct('.', { SAMPLES: 'on' });
    page = await product.open();
    page.on('request', (request) => asked.push(request.url()));
    await signIn(page);
  });
  afterAll(() => product.close());

  it('S1.27 S2.17 stands under a heading that says what it is, apart from the product', async () => {
    const group = page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('region', { name: 'Samples' });
    await group.getByRole('button', { name: 'Samples', expanded: false }).click();
    await expect.poll(() => group.getByRole('link').allTextContents()).toContain('Book Log');
  });

  it('lists records that are made in the browser, once it is opened', async () => {
    await page.waitForLoadState('networkidle');
    const before = asked.length;
    await choose(page, 'Book Log');
    await expectRange(page, '1-10 of 12');
    const since = asked.slice(before).filter((url) => url.endsWith('.js'));
    expect(since.some(isFaker)).toBe(true);
    expect(asked.slice(0, before).some(isFaker)).toBe(false);
  });

  it('makes, finds, changes and deletes them, and asks no server for any of it', async () => {
    await page.getByRole('link', { name: 'Create' }).click();
    await textbox(page, 'Title').fill('Effi Briest');
    await textbox(page, 'Author').fill('Theodor Fontane');
    await save(page);
    await heading(page, 'Effi Briest').waitFor();
    await editLink(page).click();
    await textbox(page, 'Author').fill('Th. Fontane');
    await save(page);
    await page.getByText('Th. Fontane').waitFor();
    await choose(page, 'Book Log');
    await page.getByRole('searchbox').fill('fontane');
    await expectRange(page, '1-1 of 1');
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click();
    await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await toasts(page).getByText('deleted').waitFor();
    await page.getByRole('searchbox').fill('');
    await expectRange(page, '1-10 of 12');
    expect(asked.filter((url) => /\/v1\/books/.test(url))).toEqual([]);
  });
});

it('S1.26 a page has none of it at a gateway without samples, and loses none of the rest', async () => {
  const alone = await startProduct('.');
  onTestFinished(alone.close);
  const other = await alone.open();
  await signIn(other);
  const menu = other.getByRole('navigation', { name: 'Main menu' });
  await menu.getByText('Reports', { exact: true }).waitFor();
  await expect.poll(() => menu.getByText('Samples').count()).toBe(0);
  await other.goto('/apps/books');
  await heading(other, 'Page not found').waitFor();
  const { samples } = (await (await fetch(`${alone.address}/config.json`)).json()) as { samples?: boolean };
  expect(samples).toBeUndefined();
});
