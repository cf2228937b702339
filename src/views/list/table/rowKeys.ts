import type { KeyboardEvent } from 'react';

type Step = (at: number, last: number, across: number) => number;

const steps: Readonly<Record<string, Step>> = {
  ArrowDown: (at, last, across) => Math.min(at + across, last),
  ArrowUp: (at, _, across) => (at < across ? at : at - across),
  ArrowRight: (at, last, across) => (across > 1 ? Math.min(at + 1, last) : at),
  ArrowLeft: (at, _, across) => (across > 1 ? Math.max(at - 1, 0) : at),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Arrows, Home and End go from row to row within what the focus stands on: titles, checkboxes or menus; where records stand
 * side by side, also to those beside it, and where the list is drawn in parts, on to those of the next. What Tab does stays
 * as it is, and Enter follows the link that has the focus.
 */
export const moveByKey = (event: KeyboardEvent<HTMLElement>): void => {
  const rows = [...event.currentTarget.children].filter(
    (row) => !row.hasAttribute('aria-hidden') && !row.hasAttribute('data-group'),
  );
  const { target } = event;
  const step = steps[event.key];
  /* menus and dialogs of a row are below it for React, and elsewhere in the page */
  if (!step || !(target instanceof Element) || hasModifier(event) || event.defaultPrevented) return;
  const at = rows.findIndex((row) => row.contains(target));
  if (at < 0) return;
  event.preventDefault();
  const to = step(at, rows.length - 1, acrossIn(event.currentTarget));
  const row = to === at ? rowBeyond(event, at) : rows[to];
  sameControl(row ?? rows[at], target)?.focus();
};

/* Up and down from the last and the first of a part; to the sides from any of a column to the one as far down. */
const rowBeyond = ({ key, currentTarget }: KeyboardEvent<HTMLElement>, at: number): Element | undefined => {
  const own = currentTarget.closest('[data-part]');
  const parts = [...document.querySelectorAll('[data-part]')].filter(
    (part) => part === own || part.querySelector('[data-index]') !== null,
  );
  const next = own && parts[parts.indexOf(own) + (FORTH.has(key) ? 1 : BACK.has(key) ? -1 : 0)];
  if (!next || next === own) return undefined;
  const rows = [...next.querySelectorAll('[data-index]')];
  if (key === 'ArrowDown') return rows[0];
  return key === 'ArrowUp' ? rows.at(-1) : (rows[at] ?? rows.at(-1));
};

const FORTH = new Set(['ArrowDown', 'ArrowRight']);
const BACK = new Set(['ArrowUp', 'ArrowLeft']);

/* How many records stand side by side: a browser answers with the width of each column. */
const acrossIn = (list: Element): number =>
  getComputedStyle(list).gridTemplateColumns.match(/(?<![^ ])[\d.]+px(?![^ ])/g)?.length ?? 1;

const hasModifier = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || shiftKey;

const controls = ['input[type=checkbox]', 'button:not([data-inline])', 'a.title'];

const sameControl = (row: Element | undefined, target: Element): HTMLElement | null | undefined =>
  row?.querySelector<HTMLElement>(
    pencilLike(target) ?? controls.find((each) => target.matches(each)) ?? 'a.title, button',
  );

/* The pencil of the same column. */
const pencilLike = (target: Element): string | undefined =>
  target.matches('[data-inline]') ? `[data-inline="${target.getAttribute('data-inline')}"]` : undefined;
