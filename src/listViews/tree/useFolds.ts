import { useCallback, useMemo, useState, type KeyboardEvent } from 'react';
import type { Identifier } from 'react-admin';

export type Folds = {
  readonly isOpen: (id: Identifier) => boolean;
  readonly turn: (id: Identifier) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

/**
 * What is unfolded, and the keys of a tree: right unfolds, and then goes to what is below; left folds, and then goes to what
 * is above; up, down, Home and End go over all lines that are seen, whatever they stand below.
 */
export const useFolds = (): Folds => {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const turn = useCallback(
    (id: Identifier) =>
      setOpen((before) => {
        const after = new Set(before);
        if (!after.delete(String(id))) after.add(String(id));
        return after;
      }),
    [],
  );
  return useMemo(() => ({ isOpen: (id) => open.has(String(id)), turn, onKeyDown: keyDown }), [open, turn]);
};

const keyDown = (event: KeyboardEvent<HTMLElement>): void => {
  const { target, key, currentTarget, ctrlKey, metaKey, altKey, shiftKey } = event;
  const way = Object.hasOwn(ways, key) ? ways[key] : undefined;
  if (!way || ctrlKey || metaKey || altKey || shiftKey || !(target instanceof HTMLElement)) return;
  const row = target.closest<HTMLElement>('[data-index]');
  /* menus and dialogs of a row are below it for React, and elsewhere in the page */
  if (!row || !currentTarget.contains(target)) return;
  event.preventDefault();
  const to = way(row, [...currentTarget.querySelectorAll<HTMLElement>('[data-index]')]);
  if (to) controlIn(to, target)?.focus();
};

type Way = (row: HTMLElement, rows: readonly HTMLElement[]) => HTMLElement | null | undefined;

const foldOf = (row: HTMLElement) => row.querySelector<HTMLElement>(':scope > .line > [data-inline=fold]');

const ways: Readonly<Record<string, Way>> = {
  ArrowDown: (row, rows) => rows[rows.indexOf(row) + 1],
  ArrowUp: (row, rows) => rows[rows.indexOf(row) - 1],
  Home: (_, rows) => rows[0],
  End: (_, rows) => rows.at(-1),
  ArrowRight: (row) => {
    const fold = foldOf(row);
    if (fold?.getAttribute('aria-expanded') === 'true') return row.querySelector<HTMLElement>('[data-index]');
    fold?.click();
    return undefined;
  },
  ArrowLeft: (row) => {
    const fold = foldOf(row);
    if (fold?.getAttribute('aria-expanded') !== 'true')
      return row.parentElement?.closest<HTMLElement>('[data-index]');
    fold.click();
    return undefined;
  },
};

const controls = ['input[type=checkbox]', '[data-inline=fold]', '.peek', '[aria-haspopup=menu]'];

/* The same of the other line, where it has that. */
const controlIn = (row: HTMLElement, target: HTMLElement): HTMLElement | null => {
  const same = controls.find((each) => target.matches(each));
  const within = (selector: string) => row.querySelector<HTMLElement>(`:scope > .line ${selector}`);
  return (same === undefined ? null : within(same)) ?? within('a.title') ?? within('button');
};
