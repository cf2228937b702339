import { useEvent } from 'react-admin';
import { useRef } from 'react';

/** As long as a pointer stays over a folded record until that unfolds, in ms. */
const STAYS = 700;

/** Shows in a tree where something would go, and unfolds what it stays over. */
export const useTreeMarks = () => {
  const marked = useRef<HTMLElement>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return useEvent((element: HTMLElement | undefined, how?: string) => {
    const { current } = marked;
    if (current === element && current?.dataset['drop'] === how) return;
    clearTimeout(timer.current);
    delete current?.dataset['drop'];
    marked.current = element;
    if (!element || how === undefined) return;
    element.dataset['drop'] = how;
    if (how !== 'into') return;
    const unfold = () =>
      element.querySelector<HTMLElement>(':scope > .line > [data-inline=fold][aria-expanded=false]')?.click();
    timer.current = setTimeout(unfold, STAYS);
  });
};
