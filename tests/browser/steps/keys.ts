import type { Locator, Page } from 'playwright-core';
import { expectFocusInSight } from '../tasks/person';

/** What a person can do who has a keyboard and nothing else. */
export type Keys = {
  press(...keys: readonly string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Tab, as often as it takes to get there. @throws when the whole page has been gone through. */
  tabTo(goal: Locator): Promise<void>;
  /** Goes there by Tab and presses Enter. */
  open(goal: Locator): Promise<void>;
  /** Goes there by Tab and replaces what stands there. */
  fill(goal: Locator, text: string): Promise<void>;
};

/** More stops than any page has. */
const MOST_STOPS = 160;

/** How often a path of Tab through a page may wait for a part of it that is still to come. */
const isThere = async (goal: Locator): Promise<boolean> =>
  (await goal.count()) > 0 &&
  goal.first().evaluate((element) => {
    const { activeElement } = document;
    return (
      element === activeElement || (activeElement?.closest('label, li') === element && activeElement !== null)
    );
  });

export const keysOf = (page: Page): Keys => {
  const press: Keys['press'] = async (...keys) => {
    for (const key of keys) {
      await page.keyboard.press(key);
      await expectFocusInSight(page);
    }
  };
  const tabTo: Keys['tabTo'] = async (goal) => {
    await goal.first().waitFor();
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      if (await isThere(goal)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`No path of Tab leads to ${String(goal)}.`);
  };
  return {
    press,
    type: (text) => page.keyboard.type(text),
    tabTo,
    open: async (goal) => {
      await tabTo(goal);
      await press('Enter');
    },
    fill: async (goal, text) => {
      await tabTo(goal);
      await press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
  };
};
