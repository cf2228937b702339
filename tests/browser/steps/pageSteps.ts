import type { Locator, Page } from 'playwright-core';

export const menuOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Main menu' });

/** The link of an entry where it stands in its group, which may be folded; bookmarks above are copies. */
export const entryOf = (page: Page, name: string): Locator =>
  menuOf(page).getByRole('link', { name, exact: true, includeHidden: true }).last();

/** The heading that has to be pressed before an entry of the menu is seen; there is none while the entry can be seen. */
const foldedHeadingOf = (page: Page, name: string): Locator => {
  const holds = page.getByRole('link', { name, exact: true, includeHidden: true });
  return menuOf(page)
    .locator('section')
    .filter({ has: holds })
    .last()
    .locator('[data-heading]')
    .getByRole('button', { expanded: false });
};

type Press = (target: Locator, options?: { readonly timeout: number }) => Promise<void>;

/**
 * Follows a link of the menu. Its group is unfolded whenever it is folded, also while the link is being pressed: rights
 * that come, or the page before that is left, fold it again. A tab behind another one is drawn only now and then: it
 * comes to the front.
 */
export const choose = async (
  page: Page,
  name: string,
  press: Press = (target, options) => target.click(options),
): Promise<void> => {
  await page.bringToFront();
  const heading = foldedHeadingOf(page, name);
  // One that was unfolded by something else meanwhile is gone: then there is nothing to press.
  const unfold = () => press(heading, { timeout: 5_000 }).catch(() => undefined);
  await page.addLocatorHandler(heading, unfold);
  await press(entryOf(page, name)).finally(() => page.removeLocatorHandler(heading));
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
