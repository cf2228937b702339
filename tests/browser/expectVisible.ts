import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until it is there to be seen; that it never comes fails the test as an assertion does. */
export const expectVisible = (what: Locator): Promise<void> =>
  expect(what.waitFor(), `${String(what)} is there`).resolves.toBeUndefined();
