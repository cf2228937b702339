import type { Page } from 'playwright-core';
import type { Resource } from '../../src/model/resolved/resource';
import { model } from '../hostile/goodRecords';
import type { HostileAnswer } from '../hostile/hostileAnswer';
import type { Shape } from '../hostile/shape';
import { complaints } from './complaints';
import { signIn, startProduct, type Product } from './product';
import { choose } from './steps/pageSteps';
import { visit } from './steps/visit';

/** A page to look at, and the answer that its server gives. */
export type HostilePage = {
  readonly address: string;
  /** What the server is asked for there. */
  readonly path: string;
  readonly answer: HostileAnswer;
  readonly resource: Resource;
};

export type HostileProduct = {
  /** Visits the pages while the server answers so, and tells what a person could complain about. */
  complaintsAbout(shape: Shape, pages: readonly HostilePage[]): Promise<string[]>;
  /** Loads the product anew, so that nothing is in its caches. */
  startAfresh(): Promise<void>;
  /** What was asked for by something that is no id. */
  impossiblePaths(): Promise<string[]>;
  /** The menu is not only there, it works: what it leads to is shown as ever once the server is well again. */
  leaveByMenu(): Promise<void>;
  close(): Promise<void>;
};

export const startHostileProduct = async (): Promise<HostileProduct> => {
  const product = await startProduct();
  const page = await product.open();
  await signIn(page);
  const crashes = crashesOf(page);
  return {
    complaintsAbout: async (shape, pages) => {
      await page.setViewportSize(shape.isWide ? { width: 390, height: 844 } : { width: 1280, height: 900 });
      await arm(product, pages);
      const found: string[] = [];
      for (const { address, answer, resource } of pages) {
        const seen = await visit(page, address);
        found.push(...complaints(seen, { resource, answer }).map((each) => `${address}: ${each}`));
        found.push(...crashes.splice(0).map((each) => `${address}: ${each.slice(0, 300)}`));
      }
      return found;
    },
    startAfresh: async () => {
      await page.goto('/no-such-page');
      await page.getByRole('heading', { name: 'Page not found', level: 1 }).waitFor();
    },
    impossiblePaths: async () => {
      const { entries } = (await product.control('GET', 'log')) as { entries: { path: string }[] };
      return entries
        .map(({ path }) => path)
        .filter((path) => /undefined|null|NaN|object(%20| )Object/i.test(path));
    },
    leaveByMenu: async () => {
      await product.control('DELETE', 'faults');
      /* the last page may be a form in a dialog, which is over the menu */
      const cancel = page.getByRole('dialog').getByRole('link', { name: 'Cancel' });
      if ((await cancel.count()) > 0) await cancel.click();
      await choose(page, labelOfAList());
      await page.getByRole('table').waitFor();
    },
    close: product.close,
  };
};

/** Errors of the page itself. That an answer failed may be told there; that a drawing failed may not. */
const crashesOf = (page: Page): string[] => {
  const crashes: string[] = [];
  page.on('pageerror', (error) => crashes.push(error.message));
  page.on('console', (message) => {
    const isTold = /^Failed to load resource|^HttpFailure: /.test(message.text());
    if (message.type() === 'error' && !isTold) crashes.push(message.text());
  });
  return crashes;
};

const arm = async (product: Product, pages: readonly HostilePage[]): Promise<void> => {
  await product.control('DELETE', 'faults');
  await product.control('DELETE', 'log');
  const faults = new Map(pages.map(({ path, answer }) => [path, answer.fault]));
  for (const [match, fault] of faults)
    await product.control('POST', 'faults', { ...fault, match, method: 'GET', times: 'always' });
};

const labelOfAList = (): string => {
  const listed = model.resources.findLast(({ single }) => !single);
  if (!listed) throw new Error('No entity has a list.');
  return listed.menuLabel.en;
};
