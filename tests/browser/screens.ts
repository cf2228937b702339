import type { Page } from 'playwright-core';
import type { Product } from './product';

export type Screen = {
  readonly name: string;
  /** Brings the page there, by a person's own means. Waits until it is to be seen. */
  readonly open: (page: Page, product: Product) => Promise<unknown>;
  /** Opened again for each width: a table's row and a phone's card are two things. */
  readonly isOpenedPerWidth?: true;
};

const list = async (page: Page, name: string, filter: object = {}) => {
  const path = `/apps/${name}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const isThere = page.url().endsWith(path);
  /* what is open over the list is closed, which is quicker than loading everything anew */
  await (isThere ? page.keyboard.press('Escape') : page.goto(path));
  await page.getByRole('button', { name: 'Filters', exact: true }).waitFor();
  await page.getByRole('navigation', { name: 'Pages' }).waitFor();
};

const pending = { status: ['pending'] };

const record = async (page: Page, name: string) => {
  await list(page, name);
  await page.locator('a.title').first().click();
  await page.locator('dl').first().waitFor();
};

const rowMenu = async (page: Page, filter?: object) => {
  await list(page, 'senderIds', filter);
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menu').waitFor();
};

const rowAction = async (page: Page, action: string, filter?: object) => {
  await rowMenu(page, filter);
  await page.getByRole('menuitem', { name: action, exact: true }).click();
  await page.getByRole('button', { name: 'Cancel' }).waitFor();
};

const panel = async (page: Page, button: string) => {
  await list(page, 'invoices');
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).waitFor();
};

const form = async (page: Page, path: string) => {
  await page.goto(path);
  await page.getByRole('button', { name: 'Save' }).waitFor();
};

const firstInput = (page: Page) => page.locator('form input[type=text]').first();

const emptyFirstInput = async (page: Page) => {
  await page.getByRole('button', { name: 'Save' }).waitFor();
  await firstInput(page).fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
};

/** Every kind of screen the configuration gives rise to, and every state it can be in. */
export const screens: readonly Screen[] = [
  {
    name: 'a dashboard',
    open: async (page) => {
      await page.goto('/dashboard/analytics');
      await page.getByRole('region', { name: 'Messages by status' }).getByRole('link').first().waitFor();
      await page.locator('.MuiChartsSurface-root').last().waitFor();
    },
  },
  {
    name: 'a chart as a table',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Show as a table/ })
        .first()
        .click();
      await page.getByRole('row').first().waitFor();
    },
  },
  { name: 'a list of sender IDs', open: (page) => list(page, 'senderIds') },
  { name: 'a list of invoices', open: (page) => list(page, 'invoices') },
  { name: 'a list of users', open: (page) => list(page, 'users') },
  { name: 'a list with a filter', open: (page) => list(page, 'senderIds', pending) },
  {
    name: 'a list without a match',
    open: async (page) => {
      await page.goto(`/apps/senderIds?filter=${encodeURIComponent('{"q":"no such thing"}')}`);
      await page.getByRole('heading', { name: 'Nothing matches' }).waitFor();
    },
  },
  {
    name: 'an empty list',
    open: async (page, { control }) => {
      await control('POST', 'faults', { ...always('/v1/contacts*'), kind: 'json', body: nothing });
      await page.goto('/apps/contacts');
      await page.getByRole('heading', { name: 'No contacts yet' }).waitFor();
      await control('DELETE', 'faults');
    },
  },
  {
    name: 'a list that failed',
    open: async (page, { control }) => {
      await control('POST', 'faults', { ...always('/v1/operators*'), kind: 'status', status: 500 });
      await page.goto('/apps/operators');
      await page.getByRole('button', { name: 'Try again' }).waitFor();
      await control('DELETE', 'faults');
    },
  },
  {
    name: 'a list with selected rows',
    open: async (page) => {
      await list(page, 'contacts');
      await page
        .getByRole('checkbox', { name: /^Select / })
        .nth(2)
        .click();
      await page.getByRole('toolbar').waitFor();
    },
  },
  { name: 'the menu of a row', open: (page) => rowMenu(page), isOpenedPerWidth: true },
  { name: 'the filters of a list', open: (page) => panel(page, 'Filters'), isOpenedPerWidth: true },
  { name: 'deleting a record', open: (page) => rowAction(page, 'Delete'), isOpenedPerWidth: true },
  {
    name: 'an action that asks',
    open: (page) => rowAction(page, 'Approve', pending),
    isOpenedPerWidth: true,
  },
  {
    name: 'an action with a form',
    open: (page) => rowAction(page, 'Reject', pending),
    isOpenedPerWidth: true,
  },
  { name: 'a record with tabs', open: (page) => record(page, 'invoices') },
  {
    name: 'the related records of a record',
    open: async (page) => {
      await record(page, 'users');
      await page.getByRole('tab', { name: 'More' }).click();
      await page.getByRole('main').getByRole('button', { name: 'SMS logs' }).click();
      await page.getByRole('navigation', { name: 'Pages' }).waitFor();
    },
  },
  { name: 'creating a record', open: (page) => form(page, '/apps/senderIds/create') },
  {
    name: 'editing a record with faults',
    open: async (page) => {
      await record(page, 'operators');
      await page.getByRole('link', { name: 'Edit', exact: true }).click();
      await emptyFirstInput(page);
    },
  },
  {
    name: 'editing a record with faults in a dialog',
    open: async (page) => {
      await list(page, 'plans');
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
      await page.getByRole('dialog').waitFor();
      await emptyFirstInput(page);
    },
  },
  {
    name: 'leaving work behind',
    open: async (page) => {
      await form(page, '/apps/senderIds/create');
      await firstInput(page).fill('abc');
      await page.getByRole('link', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Stay' }).waitFor();
    },
  },
  {
    name: 'a page that is not there',
    open: async (page) => {
      await page.goto('/no/such/page');
      await page.getByRole('heading', { name: 'Page not found', level: 1 }).waitFor();
    },
  },
];

export const columnsPanel = (page: Page) => panel(page, 'Columns');

const always = (match: string) => ({ match, method: 'GET', times: 'always' });
const nothing = { success: true, data: [], total: 0, count: 0 };
