import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { choose, heading } from './pageSteps';

/** Opens a list by the menu, and waits for its rows: what stands there before is another list, or none yet. */
export const openList = async (page: Page, name: string): Promise<void> => {
  await choose(page, name);
  await heading(page, name).waitFor();
  await page.locator('main a.title').first().waitFor();
};

/** The names of the records in a list, from the top; in a table and on cards alike. */
export const namesIn = (page: Page): Promise<string[]> => page.locator('main a.title').allTextContents();

/** Settles when the list has come to show just these. */
export const expectNames = async (page: Page, names: readonly string[]): Promise<void> => {
  await expect.poll(() => namesIn(page), { timeout: 15_000 }).toEqual(names);
};

/** Which rows of how many: `1-10 of 21`. */
export const expectRange = (page: Page, range: string | RegExp): Promise<void> =>
  page.getByRole('navigation', { name: 'Pages' }).getByText(range, { exact: true }).waitFor();

/** Opens one of the panels of a list, and answers with it once all of it is there. */
export const openPanel = async (page: Page, name: 'Filters' | 'Columns') => {
  await page.getByRole('button', { name, exact: true }).click();
  const panel = page.getByRole('dialog', { name });
  await panel.getByRole('button', { name: 'Close' }).waitFor();
  await panel.locator('[data-loading]').waitFor({ state: 'detached' });
  return panel;
};

/** Closes the panel that is open. */
export const closePanel = async (page: Page): Promise<void> => {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

/** The row of a table that is named by its link. */
export const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });

/** Opens the menu of a row. */
export const openMenu = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menu').waitFor();
};

export const menuItem = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

/** Deletes a record by the menu of its row. */
export const deleteRow = async (page: Page, name: string): Promise<void> => {
  /* while the dialog stands over it, the list is there and hidden from roles */
  const row = page.getByRole('button', { name: `Actions for ${name}`, includeHidden: true });
  await row.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await row.waitFor({ state: 'detached' });
};
