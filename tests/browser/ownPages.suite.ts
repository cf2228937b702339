import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { faultsOf, resize, type Look } from './judge';
import { visit } from './steps/visit';

const paths = [
  '/apps/smsLogs',
  '/',
  '/apps/contacts/create',
  '/apps/campaigns',
  '/apps/invoices',
  '/account',
];

/** What axe finds on the pages of a customer, each looked at in one of these ways in turn, or in all of them. */
export const describeOwnPages = (page: () => Page, all: readonly Look[], { inTurn = true } = {}): void => {
  it.each(paths.map((path, at) => ({ path, at })))(
    'axe finds nothing at $path, in light and dark, on a desk and on a phone',
    async ({ path, at }) => {
      await resize(page(), 1440);
      await expect.poll(() => visit(page(), path)).toMatchObject({ hasFailed: false, hasStopped: false });
      const faults: string[] = [];
      for (const { width, skin, rules } of inTurn ? all.slice(at % all.length).slice(0, 1) : all) {
        await resize(page(), width);
        faults.push(...(await faultsOf(page(), skin, { rules })));
      }
      expect(faults).toEqual([]);
    },
  );
};
