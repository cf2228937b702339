import type { Page } from 'playwright-core';
import { cell, choose } from './pageSteps';

/** An input, by its label. */
export const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

export const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save' }).click();

/** Stands on the page of a record, where a successful save leads. */
export const editLink = (page: Page) => page.getByRole('link', { name: 'Edit' });

export const openPlanForm = async (page: Page, name: string): Promise<void> => {
  await choose(page, 'Plan');
  await cell(page, name).click();
  await editLink(page).click();
  await textbox(page, 'Name').waitFor();
};

/** Fills in what a plan must have, and saves it. */
export const createPlan = async (page: Page, name: string): Promise<void> => {
  await choose(page, 'Plan');
  await page.getByRole('link', { name: 'Create' }).click();
  await textbox(page, 'Name').fill(name);
  await textbox(page, 'Price').fill('5.00');
  await page.getByRole('tab', { name: 'Limits' }).click();
  for (const box of ['SMS per period', 'Each further SMS']) await page.getByLabel(box).first().fill('1');
  await save(page);
};
