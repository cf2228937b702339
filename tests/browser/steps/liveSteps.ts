import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { callAsAdmin } from '../callAsAdmin';
import type { Product } from '../product';
import { soon } from '../../soon';

/** Waits until so many pages listen: the part that does comes some seconds after the first screen. */
export const listening = async (product: Product, count: number): Promise<void> => {
  const stateOf = async () => (await product.control('GET', 'socket'))['count'];
  await soon(async () => expect(await stateOf()).toBe(count));
};

/**
 * Opens a page and waits until it listens, beside so many others. The connection of what it showed before takes its time
 * to end and would be counted for the new one.
 */
export const openListening = async (product: Product, { page, path, others = 0 }: Opening): Promise<void> => {
  await page.goto('about:blank');
  await listening(product, others);
  await page.goto(path);
  await listening(product, others + 1);
};

type Opening = { readonly page: Page; readonly path: string; readonly others?: number };

/** A new record, which nobody but its test looks at. */
export const makeWord = async (address: string, word: string): Promise<string> => {
  const { body } = await callAsAdmin(address, 'POST /v1/spamWords', {
    word,
    matchType: 'word',
    action: 'flag',
    status: 'active',
  });
  return String((body['spamWord'] as { readonly _id: unknown })._id);
};
