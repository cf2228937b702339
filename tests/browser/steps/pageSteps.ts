import type { Locator, Page } from 'playwright-core';

export const menuOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Main menu' });

/** The link of an entry where it stands in its group, which may be folded; bookmarks above are copies. */
export const entryOf = (page: Page, name: string): Locator =>
  menuOf(page).getByRole('link', { name, exact: true, includeHidden: true }).last();

/** The heading that has to be pressed before an entry of the menu is seen; of no heading where it is seen already. */
export const foldedHeadingOf = async (page: Page, name: string): Promise<Locator | undefined> => {
  await entryOf(page, name).waitFor({ state: 'attached' });
  const holds = page.getByRole('link', { name, exact: true, includeHidden: true });
  const heading = menuOf(page)
    .locator('section')
    .filter({ has: holds })
    .last()
    .locator('[data-heading]')
    .getByRole('button', { expanded: false });
  return (await heading.count()) > 0 ? heading : undefined;
};

/** Follows a link of the menu, whose group is unfolded before. A tab behind another one is drawn only now and then: it comes to the front. */
export const choose = async (page: Page, name: string): Promise<void> => {
  await page.bringToFront();
  await (await foldedHeadingOf(page, name))?.click();
  await entryOf(page, name).click();
};

/** The cell of a list with just this text. */
export const cell = (page: Page, text: string | RegExp) =>
  page.getByRole('cell', { name: text, exact: true });

/** The title of the page. */
export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** The short messages at the edge of the page. */
export const toasts = (page: Page) => page.locator('[data-toast]');

/** What another document would not know: whether the page was loaded anew since. */
export const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
export const isMarked = (page: Page) => page.evaluate(() => 'isSameDocument' in window);
