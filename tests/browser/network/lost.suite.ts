import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerLeave, leaveQuestion } from '../steps/formSteps';
import { choose, heading, isMarked, mark, toasts } from '../steps/pageSteps';
import { signIn, startProduct, type Product } from '../product';
import { answerSignInAgain, signInAgain } from '../steps/sessionSteps';

export type Way = {
  readonly way: string;
  /** What is said where a part would stand. */
  readonly words: string;
  readonly take: (page: Page) => Promise<unknown>;
  readonly giveBack: (page: Page) => Promise<unknown>;
};

const ASSETS = '**/assets/**';

/*
 * Waits until nothing is downloaded any more: where a test takes the network, the browser takes its cache along, so a
 * module that lies there already, and is about to run, would be lost for the life of the page. Without a test it is not.
 */
const quiet = (page: Page) =>
  page.waitForFunction(
    () =>
      performance.now() -
        Math.max(
          ...performance.getEntriesByType('resource').map(({ startTime, duration }) => startTime + duration),
        ) >
      1000,
  );

export const withoutConnection: Way = {
  way: 'without a connection',
  words: 'There is no connection.',
  take: async (page) => {
    await quiet(page);
    await page.context().setOffline(true);
  },
  giveBack: (page) => page.context().setOffline(false),
};

export const withoutFiles: Way = {
  way: 'without the files of the product',
  words: 'This part could not be downloaded.',
  take: async (page) => {
    await quiet(page);
    await page.route(ASSETS, (route) => route.abort());
  },
  giveBack: (page) => page.unroute(ASSETS),
};

/** Files that are fetched when they are needed, or before while nothing else goes on. */
const LATER = /\/(choosers|dialogs|ImportDialog)-/;
const keepBack = (page: Page) => page.route(LATER, (route) => route.abort());

export const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu', includeHidden: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What has been there stays where a part of the product cannot be had. */
export const describeKept = (each: Way): void => {
  describe.each([each])('$way', ({ take, giveBack }) => {
    let product: Product;
    beforeAll(async () => {
      product = await startProduct();
    });
    afterAll(() => product.close());

    it('D-01 opens the menus of a list that has been there', async () => {
      const page = await product.open();
      await signIn(page);
      await mark(page);
      await choose(page, 'Contact list');
      await page.getByText('Hanna Petersen', { exact: true }).waitFor();
      await take(page);
      const openings = [
        { press: 'Account', part: page.getByRole('menuitem', { name: 'Sign out' }) },
        { press: 'Language', part: page.getByRole('menuitem', { name: 'Deutsch' }) },
      ];
      for (const { press, part } of openings) {
        await button(page, press).first().click();
        await part.waitFor();
        await page.keyboard.press('Escape');
        await part.waitFor({ state: 'detached' });
      }
      await expect.poll(() => isMarked(page)).toBe(true);
      await page.context().close();
    });

    it('D-01 dialogs that ask before something is done are there, and so is the one that asks to sign in again', async () => {
      const page = await product.open();
      await signIn(page);
      await mark(page);
      await choose(page, 'Sender IDs');
      const rows = page.getByRole('button', { name: /^Actions for / });
      await rows.first().click();
      await page.getByRole('menuitem').first().waitFor();
      await page.waitForLoadState('networkidle');
      await take(page);
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await giveBack(page);
      await product.control('POST', 'expire');
      await page.route(ASSETS, (route) => route.abort());
      // What is read anew with the network may have heard of it before: the dialog is over the list then, which is hidden.
      const hidden = { includeHidden: true };
      const header = page.getByRole('columnheader', hidden).getByRole('button', hidden).first();
      await header.dispatchEvent('click');
      await signInAgain(page).waitFor();
      await page.unroute(ASSETS);
      await answerSignInAgain(page);
      await expect.poll(() => isMarked(page)).toBe(true);
      await page.context().close();
    });
  });
};

/** What is said, and what goes on by itself, where a part of the product cannot be had. */
export const describeLost = (each: Way): void => {
  describe.each([each])('$way', ({ words, take, giveBack }) => {
    let product: Product;
    beforeAll(async () => {
      product = await startProduct();
    });
    afterAll(() => product.close());

    const failure = (page: Page) => page.getByRole('alert').filter({ hasText: words });

    /** Opens something for the first time while it cannot be had: it says so, the rest stays, and it comes by itself. */
    const comesLater = async (page: Page, open: () => Promise<unknown>, part: Locator): Promise<void> => {
      await keepBack(page);
      await take(page);
      await open();
      await failure(page).waitFor();
      await expect.poll(() => menu(page).count()).toBe(1);
      await page.unroute(LATER);
      await giveBack(page);
      await part.waitFor();
      await failure(page).waitFor({ state: 'detached' });
    };

    /* Each on a page of its own: what one opening brings is there for the next. */
    it.each([
      ['Search', (page: Page) => page.getByRole('dialog').getByRole('combobox')],
      ['Filters', (page: Page) => page.getByRole('dialog', { name: 'Filters' })],
      ['Import', (page: Page) => page.getByRole('heading', { name: 'Step 1 of 4' })],
    ] as const)(
      'D-01 H-10 %s, over a list, says why it does not come, and comes when it can',
      async (name, part) => {
        const page = await product.open();
        await keepBack(page);
        await signIn(page);
        await mark(page);
        await choose(page, 'Contact list');
        await page.getByText('Hanna Petersen', { exact: true }).waitFor();
        await comesLater(page, () => button(page, name).first().click(), part(page));
        await page.keyboard.press('Escape');
        await part(page).waitFor({ state: 'detached' });
        await expect.poll(() => isMarked(page)).toBe(true);
        await page.context().close();
      },
    );

    it('D-01 H-10 a form that does not come says so on its page, and a save that cannot be made keeps what was typed', async () => {
      const page = await product.open();
      await keepBack(page);
      await signIn(page);
      await mark(page);
      await choose(page, 'Contact list');
      await page.getByText('Hanna Petersen', { exact: true }).click();
      const edit = page.getByRole('link', { name: 'Edit', exact: true });
      await edit.waitFor();
      const company = page.getByRole('textbox', { name: 'Company' });
      await comesLater(page, () => edit.click(), company);
      // Not what the run before has saved: that would change nothing.
      const typed = words.includes('connection') ? 'Kontor am Fluss' : 'Kontor am Markt';
      await company.fill(typed);
      await page.locator('[data-unsaved]').waitFor({ state: 'attached' });
      // The question before leaving, and the first message of this page, are there already.
      await take(page);
      await choose(page, 'Plan');
      await answerLeave(page, 'Stay');
      await leaveQuestion(page).waitFor({ state: 'detached' });
      await button(page, 'Save').click();
      if (words.includes('connection')) {
        /* it waits, and goes by itself */
        await page.getByText('Not saved yet: you are offline.').waitFor();
        await expect.poll(() => company.inputValue()).toBe(typed);
        await expect.poll(() => menu(page).count()).toBe(1);
        await giveBack(page);
      }
      await toasts(page).first().waitFor();
      await expect.poll(() => menu(page).count()).toBe(1);
      await page.getByText(typed, { exact: true }).waitFor();
      await giveBack(page);
      await expect.poll(() => isMarked(page)).toBe(true);
      await page.context().close();
    });

    it('D-01 an export and the menu of a phone wait for the network and go on with it', async () => {
      const page = await product.open();
      await signIn(page);
      await mark(page);
      await page.setViewportSize({ width: 390, height: 800 });
      const drawer = page.getByRole('navigation', { name: 'Main menu' });
      await button(page, 'Main menu').waitFor();
      await take(page);
      await button(page, 'Main menu').click();
      await failure(page).waitFor();
      await giveBack(page);
      await drawer.getByRole('link', { name: 'Plan', exact: true }).first().waitFor();
      await choose(page, 'Plan');
      await heading(page, 'Plan').waitFor();
      const exporting = button(page, 'Export');
      await exporting.waitFor();
      await exporting.click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('The file will have').waitFor();
      await take(page);
      await dialog.getByRole('button', { name: 'Export' }).click();
      await toasts(page).first().waitFor();
      await giveBack(page);
      await toasts(page).first().getByRole('button', { name: 'Close' }).click();
      await exporting.click();
      const file = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Export' }).click();
      await file;
      await expect.poll(() => isMarked(page)).toBe(true);
      await page.context().close();
    });
  });
};
