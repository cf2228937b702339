import type { Page } from 'playwright-core';
import { messages as english, type Messages } from '../../../src/locales/en/messages';

/** What a person has before them once a page has come to rest. */
export type Seen = {
  readonly text: string;
  readonly notices: readonly string[];
  readonly hasFailed: boolean;
  readonly hasStopped: boolean;
  /** The menu itself, or on a phone the button that opens it. */
  readonly hasMenu: boolean;
  /** A link to a record by something that is no id. */
  readonly leadsNowhere: boolean;
  readonly isTooWide: boolean;
  readonly isAttacked: boolean;
};

/** Goes to an address inside the product, as its own links do, and waits until nothing there is loading any more. */
export const visit = (page: Page, address: string, messages: Messages = english): Promise<Seen | string> =>
  page.evaluate(goAndLook, {
    address,
    failed: messages.app.list.error.title.replace('%{name}', '').trim(),
    stopped: messages.app.page.error.title,
  });

type Going = {
  readonly address: string;
  readonly failed: string;
  readonly stopped: string;
};

/* Runs in the browser, so everything it needs stands inside. */
const goAndLook = async ({ address, failed, stopped }: Going): Promise<Seen | string> => {
  const main = document.querySelector<HTMLElement>('main');
  if (!main) return 'There is no page at all.';
  const former = [...main.children];
  window.history.pushState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  const isAtRest = () =>
    main.isConnected &&
    main.childElementCount > 0 &&
    !former.some((each) => each.isConnected) &&
    all(`[data-loading], [aria-busy]:not([aria-busy=false]), .MuiSkeleton-root`).length === 0;
  /* a form may stand in a dialog over its list */
  const partsOf = () => [main, ...document.querySelectorAll<HTMLElement>('[role=dialog]')];
  const all = <T extends Element>(selector: string) =>
    partsOf().flatMap((part) => [...part.querySelectorAll<T>(selector)]);
  const NO_ID = /\/(undefined|null|NaN|(\[|%5B)object.*)(\/|$)/i;
  const end = performance.now() + 15_000;
  while (!isAtRest()) {
    if (performance.now() > end)
      return `${address} did not come to rest: ${document.body.innerText.slice(0, 300)}`;
    await new Promise(requestAnimationFrame);
  }
  const textsOf = (selector: string) => all<HTMLElement>(selector).map((each) => each.innerText);
  return {
    text: [
      ...partsOf().map(({ innerText }) => innerText),
      ...all<HTMLInputElement>('input, textarea').map(({ value }) => value),
    ].join('\n'),
    notices: textsOf('[role=alert], [role=status]'),
    hasFailed: textsOf('[role=alert]').some((text) => text.includes(failed)),
    hasStopped: document.body.innerText.includes(stopped),
    leadsNowhere: all<HTMLAnchorElement>('a').some((each) => NO_ID.test(each.pathname)),
    hasMenu: document.querySelector('nav a[href], header button') !== null,
    isTooWide: document.documentElement.scrollWidth > window.innerWidth,
    isAttacked: '__xss' in window || 'polluted' in {},
  };
};
