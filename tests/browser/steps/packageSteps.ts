import type { Page } from 'playwright-core';
import { openCreate } from './formSteps';
import { cell, choose } from './pageSteps';

/** An input, by its label. */
export const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

export const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save' }).click();

/** Stands on the page of a record, where a successful save leads. */
export const editLink = (page: Page) => page.getByRole('link', { name: 'Edit', exact: true });

export const openPackageForm = async (page: Page, name: string): Promise<void> => {
  await choose(page, 'Packages');
  await cell(page, name).click();
  await editLink(page).click();
  await textbox(page, 'Name').waitFor();
};

/** Types what a package must have. */
export const fillInPackage = async (page: Page, name: string, price = '5.00'): Promise<void> => {
  await textbox(page, 'Name').fill(name);
  await page.getByRole('spinbutton', { name: 'SMS', exact: true }).fill('100');
  await textbox(page, 'Price').fill(price);
};

/** Fills in what a package must have, and saves it. */
export const createPackage = async (page: Page, name: string): Promise<void> => {
  await openCreate(page, 'Packages');
  await fillInPackage(page, name);
  await save(page);
};
