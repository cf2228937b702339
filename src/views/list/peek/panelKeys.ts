import type { KeyboardEvent } from 'react';

/** Whether a key is for a panel: not of a dialog that it has opened elsewhere in the page, nor while somebody types. */
export const isForPanel = ({
  target,
  currentTarget,
  ctrlKey,
  metaKey,
  altKey,
  defaultPrevented,
}: KeyboardEvent) =>
  target instanceof Element &&
  currentTarget.contains(target) &&
  !target.matches('input, textarea, select') &&
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !defaultPrevented;

/** What is done by a key in a panel. */
export const actionOf = (panel: Element, key: string): HTMLElement | undefined =>
  [...panel.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].find(
    (each) => each.getAttribute('aria-keyshortcuts') === key,
  );
