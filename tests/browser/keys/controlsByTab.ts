import type { Locator } from 'playwright-core';

/**
 * The controls of a form to which Tab does not lead from its first one, each as it is written. Of buttons that choose one of
 * several, one is reached by Tab and the others from there by arrows.
 */
export const notReachedByTab = async (form: Locator): Promise<string[]> => {
  const count = await form.evaluate(begin, MOST_CONTROLS);
  let found = await form.evaluate(left);
  /* a day and a time have a stop for each of their parts */
  for (let rounds = 0; rounds < MOST_PARTS && found.length > 0; rounds += 1) {
    for (let presses = 0; presses <= count; presses += 1) await form.page().keyboard.press('Tab');
    found = await form.evaluate(left);
  }
  /* a menu that opens for whoever comes by keys would lie over the next page */
  await form.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return found;
};

const MOST_PARTS = 6;

/** A table of hundreds of boxes is gone through no further. */
const MOST_CONTROLS = 50;

const begin = (form: Element, most: number): number => {
  const reached = new Set<EventTarget | null>();
  form.addEventListener('focusin', ({ target }) => reached.add(target));
  const all = form.querySelectorAll<HTMLElement>('input, button, select, textarea, a[href], [tabindex]');
  const controls = [...all].filter(
    (each) =>
      each.tabIndex >= 0 &&
      !each.matches(':disabled, [type=hidden]') &&
      each.closest('[aria-hidden=true], [inert]') === null &&
      each.checkVisibility({ visibilityProperty: true }),
  );
  const walked = controls.slice(0, most);
  Object.assign(window, { walked: { controls: walked, reached } });
  walked[0]?.focus();
  return walked.length;
};

const left = (): string[] => {
  const { controls, reached } = (window as unknown as { walked: Walked }).walked;
  const isOneOf = (one: Element, other: EventTarget | null) =>
    one instanceof HTMLInputElement &&
    other instanceof HTMLInputElement &&
    one.type === 'radio' &&
    one.name === other.name;
  const isReached = (each: Element) =>
    reached.has(each) || [...reached].some((other) => isOneOf(each, other));
  return controls.filter((each) => !isReached(each)).map(({ outerHTML }) => outerHTML.slice(0, 120));
};

type Walked = { readonly controls: readonly Element[]; readonly reached: ReadonlySet<EventTarget | null> };
