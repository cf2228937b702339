import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

export type Slots = ReadonlyMap<string, HTMLElement>;

/**
 * The places for grips in the rows beside an element, by the ids of their records. What is drawn in them stands there before
 * the page is painted, so that nothing moves by it.
 */
export const useSlots = (here: RefObject<HTMLElement | null>): Slots => {
  const [slots, setSlots] = useState<Slots>(new Map());
  useLayoutEffect(() => {
    const root = here.current?.parentElement;
    if (!root) return undefined;
    const look = () => {
      const found = new Map(slotsIn(root));
      setSlots((before) => (isSame(before, found) ? before : found));
    };
    look();
    const observer = new MutationObserver(() => flushSync(look));
    observer.observe(root, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [here]);
  return slots;
};

const slotsIn = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('[data-grip]')].map(
    (slot) => [slot.dataset['grip'] ?? '', slot] as const,
  );

const isSame = (before: Slots, after: Slots): boolean =>
  before.size === after.size && [...after].every(([id, slot]) => before.get(id) === slot);

/** The rows of a list or a level, from the first on, with the ids of their records. */
export const rowsBeside = (row: HTMLElement): readonly (readonly [id: string, row: HTMLElement])[] =>
  rowsIn([...(row.parentElement?.children ?? [])]);

export const rowsIn = (elements: readonly Element[]): readonly (readonly [string, HTMLElement])[] =>
  elements.flatMap((element) => {
    if (!(element instanceof HTMLElement) || element.dataset['index'] === undefined) return [];
    const id = element.querySelector<HTMLElement>('[data-grip]')?.dataset['grip'];
    return id === undefined ? [] : [[id, element] as const];
  });
