import type { Locator, Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { fillSignIn, type Credentials, type DemoAccount, type Product } from '../product';
import { choose, entryOf, menuOf } from '../steps/pageSteps';
import { soon } from '../../soon';

/**
 * Somebody at work: what they do is counted as their clicks, after each step the focus has to be on something
 * that can be seen, and what screen readers are told is kept.
 */
export type Person = {
  readonly page: Page;
  /** One click. */
  click(target: Locator): Promise<void>;
  /** Follows an entry of the menu: one click, and one more where its group has to be unfolded. */
  go(entry: string): Promise<void>;
  /** Opens an entry of the menu by its name: one click, since whoever types it comes to the box by Tab. */
  find(entry: string): Promise<void>;
  /** A key or a chord that does something (Enter, Control+K, Space): one click. */
  press(key: string): Promise<void>;
  /** Writes into a field, which is no click: whoever writes came there by Tab or by what was opened. */
  write(field: Locator, text: string): Promise<void>;
  /** Writes where the focus is. */
  type(text: string): Promise<void>;
  /** How many clicks there were since the person signed in or {@link startTask} was called. */
  clicks(): number;
  /** Counts from nought. */
  startTask(): void;
  /** Waits until the live regions of the page have said it. */
  hears(text: string | RegExp): Promise<void>;
  /** All that the live regions have said on this page, in order. */
  heard(): Promise<readonly string[]>;
};

/** Signs somebody in where the product itself leads them; the clicks of that are not counted. */
export const personOf = async (
  product: Product,
  account: DemoAccount | Credentials = 'admin',
  options: Parameters<Product['open']>[0] = { viewport: { width: 1440, height: 900 } },
): Promise<Person> => {
  const page = await product.open(options);
  const somebody = await personAt(page, '/');
  await fillSignIn(page, account);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expectFocusInSight(page);
  return somebody;
};

/** Somebody who comes to an address. */
export const personAt = async (page: Page, address: string): Promise<Person> => {
  await page.addInitScript(keepWhatIsSaid);
  await page.goto(address);
  return person(page);
};

/**
 * Everybody leaves, and the server knows it: whoever comes next is the only one who listens. A page that was closed before its
 * socket.io had changed from requests to a WebSocket is missed only after its ping, 45 seconds.
 */
export const allLeave = async ({ browser, control }: Product): Promise<void> => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  await vi.waitUntil(async () => (await control('GET', 'socket'))['count'] === 0, 60_000);
};

const person = (page: Page): Person => {
  let clicks = 0;
  const step = async (act: () => Promise<unknown>, weight: number) => {
    await act();
    clicks += weight;
    await expectFocusInSight(page);
  };
  const heard = () => page.evaluate(() => window.saidAloud ?? []);
  /* a sentence of an earlier step says nothing of this one; a page that is loaded anew has said nothing yet */
  let known = 0;
  const news = async () => {
    const all = await heard();
    if (all.length < known) known = 0;
    return all.slice(known);
  };
  const press = (key: string) => step(() => page.keyboard.press(key), 1);
  const write = (field: Locator, text: string) => step(() => field.fill(text), 0);
  return {
    page,
    click: (target) => step(() => target.click(), 1),
    go: (entry) => choose(page, entry, (target, options) => step(() => target.click(options), 1)),
    find: async (entry) => {
      await write(menuOf(page).getByRole('textbox', { name: 'Find in the menu' }), entry);
      await entryOf(page, entry).waitFor();
      await press('Enter');
    },
    press,
    write,
    type: (text) => step(() => page.keyboard.type(text), 0),
    clicks: () => clicks,
    startTask: () => {
      clicks = 0;
    },
    hears: async (text) => {
      const message = `the live regions said ${String(text)}`;
      await expect.poll(async () => (await news()).join('\n'), { message }).toMatch(text);
      known += (await news()).findIndex((each) => each.search(text) >= 0) + 1;
    },
    heard,
  };
};

/** Whoever has no mouse must see where they are: neither nowhere (`body`) nor on what is not drawn. */
export const expectFocusInSight = async (page: Page): Promise<void> => {
  // Also before the first test, where there is no `expect.poll`.
  const isInSight = async () => expect(await page.evaluate(focusOf), 'the focus').toMatch(/^seen: /);
  await soon(isInSight);
};

const focusOf = (): string => {
  const { activeElement: element } = document;
  if (!element || element === document.body) return 'nowhere';
  const { width, height, top, bottom, left, right } = element.getBoundingClientRect();
  const isInWindow = bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
  const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)}`;
  // A tick box is drawn by what is around it.
  const drawn = element.matches('[type=checkbox], [type=radio]') ? element.parentElement : element;
  const isDrawn =
    width > 0 &&
    height > 0 &&
    drawn?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true;
  return `${isDrawn ? (isInWindow ? 'seen' : 'out of sight') : 'not drawn'}: ${name}`;
};

declare global {
  interface Window {
    saidAloud?: string[];
  }
}

/** Runs in the page before its own scripts: keeps each text that comes into a live region, as a screen reader says it. */
const keepWhatIsSaid = () => {
  const REGIONS =
    '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"], output';
  const said: string[] = [];
  window.saidAloud = said;
  const regionOf = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(REGIONS);
  new MutationObserver((changes) => {
    for (const region of new Set(changes.map(({ target }) => regionOf(target)))) {
      const text = region?.checkVisibility() ? region.textContent?.trim() : '';
      if (text && said.at(-1) !== text) said.push(text);
    }
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        // An alert is said as it comes, also where its region came with it.
        const alert =
          node instanceof Element
            ? node.matches('[role="alert"]')
              ? node
              : node.querySelector('[role="alert"]')
            : null;
        const text = alert?.checkVisibility() ? alert.textContent?.trim() : '';
        if (text && said.at(-1) !== text) said.push(text);
      }
  }).observe(document, { subtree: true, childList: true, characterData: true });
};
