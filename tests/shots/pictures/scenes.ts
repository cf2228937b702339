import type { Page } from 'playwright-core';
import type { DemoAccount } from '../../browser/product';
import type { Skin } from '../../browser/judge';

/** A picture for people who read about the product: how one comes to what it shows, and what is good about that. */
export type Scene = {
  readonly name: string;
  /** What has become better, in one sentence. */
  readonly improved: string;
  readonly width?: number;
  readonly skin?: Skin;
  /** Nobody, where it shows the page before anybody has signed in. */
  readonly account?: DemoAccount | 'nobody';
  readonly language?: { readonly code: string; readonly label: string };
  readonly open: (page: Page) => Promise<unknown>;
};

const list = async (page: Page, name: string, query = '') => {
  await page.goto(`/apps/${name}${query}`);
  await page.locator('main a.title').first().waitFor();
};

const record = async (page: Page, name: string, { title, query = '' }: { title: string; query?: string }) => {
  await list(page, name, query);
  await page.locator('main a.title').filter({ hasText: title }).first().click();
  await page.getByRole('tabpanel').first().waitFor();
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

const drawn = async (page: Page) => {
  await page.locator('.MuiChartsSurface-root').first().waitFor();
  await page.locator('.MuiSkeleton-root').first().waitFor({ state: 'detached' });
};

const filter = (value: object) => `?filter=${encodeURIComponent(JSON.stringify(value))}`;

const compose = async (page: Page) => {
  await page.goto('/apps/campaigns/create');
  await page.getByRole('textbox', { name: 'Name' }).fill('Spring sale');
  await page.getByRole('combobox', { name: /^Customer/ }).click();
  await page
    .getByRole('option', { name: /Clara Client/ })
    .first()
    .click();
  await page
    .getByRole('textbox', { name: 'Message' })
    .fill('Hello {fullName}, 20% off until Friday with “SPRING”. Stop: reply STOP');
  await page.getByRole('combobox', { name: /^To/ }).first().click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('complementary').getByText(/€/).first().waitFor();
};

export const scenes: readonly Scene[] = [
  {
    name: 'sign-in',
    improved: 'One click on an account of the demonstration signs in; the card is even at every width.',
    width: 768,
    account: 'nobody',
    open: async (page) => {
      await page.goto('/');
      await button(page, 'Sign in').waitFor();
    },
  },
  {
    name: 'dashboard',
    improved:
      'Every number says what it was before and leads to its list; what waits for somebody stands below.',
    open: async (page) => {
      await page.goto('/dashboard/operations');
      await drawn(page);
    },
  },
  {
    name: 'dashboard-dark',
    improved: 'A colour means one thing in all charts, and holds its contrast in the dark skin.',
    skin: 'dark',
    open: async (page) => {
      await page.goto('/dashboard/analytics');
      await drawn(page);
    },
  },
  {
    name: 'list',
    improved:
      'Views with counts stand as tabs, rows are 44 px, times are short, and long texts are cut with their whole as a hint.',
    open: (page) => list(page, 'smsLogs'),
  },
  {
    name: 'quick-view',
    improved: 'A record opens beside its list, with its actions; the arrows go on to the next one.',
    skin: 'dark',
    open: async (page) => {
      await list(page, 'senderIds');
      await page
        .getByRole('button', { name: /^Quick view of/ })
        .nth(3)
        .click();
      await page.getByRole('dialog').getByRole('heading', { level: 2 }).first().waitFor();
    },
  },
  {
    name: 'list-tablet',
    improved: 'Columns without room go to the second line of their rows: nothing scrolls sideways.',
    width: 768,
    open: (page) => list(page, 'users'),
  },
  {
    name: 'list-phone',
    improved: 'Two lines a card: who, what and when, with the state whole at the side.',
    width: 390,
    open: (page) => list(page, 'smsLogs'),
  },
  {
    name: 'bulk-edit',
    improved:
      'All that match get the same value at once; how many change and why others do not is said before.',
    open: async (page) => {
      await list(page, 'contacts');
      await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
      await button(page, /^Select all \d+$/).click();
      /* those of other pages are counted once they are there */
      await button(page, /^Edit \(\d{3}\)$/).click();
      await page.getByRole('dialog').getByRole('combobox', { name: 'Language' }).selectOption('de');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Change \d+/ })
        .waitFor();
    },
  },
  {
    name: 'record',
    improved: 'Why a message failed stands beside its title, the text as it was sent, the facts at the side.',
    open: (page) =>
      record(page, 'smsLogs', { title: '', query: filter({ status: ['undelivered', 'failed'] }) }),
  },
  {
    name: 'record-phone',
    improved:
      'Title, state, the first action and the numbers that matter fit on the first screen of a phone.',
    width: 390,
    open: (page) => record(page, 'users', { title: 'Clara Client', query: filter({ q: 'Clara' }) }),
  },
  {
    name: 'timeline',
    improved: 'Messages, campaigns, invoices and changes of a customer are one story, narrowed by kind.',
    open: async (page) => {
      await record(page, 'users', { title: 'Jonas Brandt', query: filter({ q: 'Jonas' }) });
      await page.getByRole('tab', { name: 'Timeline' }).click();
      await page.getByRole('tabpanel').getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'composer',
    improved:
      'The phone shows the text of a real contact while it is written; segments, recipients and price stand beside it.',
    open: compose,
  },
  {
    name: 'composer-tablet-dark',
    improved: 'The same form at 768 px in the dark skin: Save stays in sight.',
    width: 768,
    skin: 'dark',
    open: compose,
  },
  {
    name: 'search',
    improved: 'One box finds pages, records in any spelling, and what can be done, in groups with states.',
    open: async (page) => {
      await list(page, 'invoices');
      await button(page, 'Search').click();
      await page.getByRole('combobox', { name: /Search/ }).fill('jonas');
      await page.getByRole('group', { name: 'Customers' }).getByRole('option').first().waitFor();
    },
  },
  {
    name: 'german',
    improved: 'Four languages with their own numbers, dates and plurals; nothing is cut by longer words.',
    language: { code: 'de', label: 'Deutsch' },
    open: (page) => record(page, 'invoices', { title: '' }),
  },
];
