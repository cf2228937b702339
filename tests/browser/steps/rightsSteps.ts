import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import config from '../../../resources.config';
import { kinds } from '../../../src/fields/kinds';
import { createAbility } from '../../../src/model/access/ability';
import { createModel } from '../../../src/model/resolve/createModel';
import { pick } from '../../../src/model/resolved/labels';
import { modelFor } from '../../../src/model/access/bound';
import { menuSections } from '../../../src/model/pages/menuSections';
import { shippedRoles } from '../../config/shippedRoles';
import type { DemoAccount } from '../product';

const model = createModel(config, kinds);

/** What the menu of somebody with this role holds, from top to bottom. */
export const menuOf = (role: string): string[] => {
  const found = shippedRoles.find(({ name }) => name === role);
  const sections = menuSections(modelFor(model, false), createAbility(found?.ability));
  return sections.flatMap(({ entries }) => entries.map(({ label }) => pick(label, 'en')));
};

/** What the menu holds, also below folded headings. Its bookmarks are copies. */
export const menuSeen = async (page: Page): Promise<string[]> => {
  const entries = page
    .getByRole('navigation', { name: 'Main menu' })
    .locator('section:not([aria-label=Bookmarks]) a');
  return (await entries.allInnerTexts()).map((text) => text.trim());
};

const roleOf: Readonly<Record<DemoAccount, string>> = {
  admin: 'Super admin',
  support: 'Support',
  finance: 'Finance',
  client: 'Client',
  customer: 'Customer',
};

/** Everybody has a menu of their own, so it says whose product this is. */
export const menuIsOf = async (page: Page, account: DemoAccount): Promise<void> => {
  await expect.poll(() => menuSeen(page), { timeout: 15_000 }).toEqual(menuOf(roleOf[account]));
};

/** The headings of the columns, as far as they have a name. */
export const columnsSeen = async (page: Page): Promise<string[]> =>
  (await page.getByRole('columnheader').allInnerTexts()).map((text) => text.trim());

/** The first line of the file that an export gives, with all its columns. */
export const exportedColumns = async (page: Page): Promise<string[]> => {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('The file will have').waitFor();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export' }).click();
  const [head = ''] = (await readFile(await (await download).path(), 'utf8')).split(/\r?\n/);
  return head
    .replace(/^\uFEFF/, '')
    .split(/[,;]/)
    .map((name) => name.replaceAll('"', ''));
};
