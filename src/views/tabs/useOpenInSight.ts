import { useEffect, useRef } from 'react';

const OPEN = '[aria-pressed=true], [aria-selected=true]';

/**
 * Of more tabs than fit the open one is scrolled into sight, again when names, counts or the buttons that scroll come
 * later and move it, until somebody touches them. Not by `scrollIntoView`, which would scroll the page as well.
 *
 * @param open - what is open and beside what; another value is another look at it
 * @param inside - selects what is scrolled within the element that the answer is given to as its `ref`, where it is not
 * that element
 */
export const useOpenInSight = <Of extends HTMLElement>(open: string, inside?: string) => {
  const bar = useRef<Of>(null);
  useEffect(() => {
    const whole = bar.current;
    const here = inside ? whole?.querySelector<HTMLElement>(inside) : whole;
    if (!whole || !here) return undefined;
    const show = () => {
      const tab = here.querySelector<HTMLElement>(OPEN);
      if (!tab) return;
      const end = tab.offsetLeft + tab.offsetWidth - here.clientWidth;
      here.scrollLeft = Math.min(Math.max(here.scrollLeft, end), tab.offsetLeft);
    };
    /* in the frame that draws it, which lays the page out in any case */
    let frame = 0;
    const showSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(show);
    };
    showSoon();
    const watch = new MutationObserver(showSoon);
    const size = new ResizeObserver(show);
    const rest = () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
      size.disconnect();
    };
    watch.observe(here, { childList: true, subtree: true });
    size.observe(here);
    whole.addEventListener('pointerdown', rest);
    return () => {
      rest();
      whole.removeEventListener('pointerdown', rest);
    };
  }, [open, inside]);
  return bar;
};
