import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrows lead from entry to entry in the order in which they begin. */
export const moveInGrid = (event: KeyboardEvent<HTMLElement>): void => {
  const { key, currentTarget, target, defaultPrevented } = event;
  const step = STEPS[key];
  const here = target instanceof Element ? target.closest<HTMLElement>('[data-entry]') : null;
  if (defaultPrevented || step === undefined || !here || !currentTarget.contains(here)) return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  event.preventDefault();
  const entries = [...currentTarget.querySelectorAll<HTMLElement>('[data-index]')].sort(
    (one, other) => Number(one.dataset['index']) - Number(other.dataset['index']),
  );
  const at = entries.findIndex(({ dataset }) => dataset['entry'] === here.dataset['entry']);
  entries[at + step]?.querySelector<HTMLElement>('a.title')?.focus();
};
