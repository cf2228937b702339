import type { Page } from 'playwright-core';

/** Follows a link of the menu. */
export const choose = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true }).click();

/** The cell of a list with just this text. */
export const cell = (page: Page, text: string | RegExp) =>
  page.getByRole('cell', { name: text, exact: true });

/** The title of the page. */
export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** The short messages at the edge of the page. */
export const toasts = (page: Page) => page.locator('[data-toast]');
