import { useEffect } from 'react';

/** Milliseconds in which whatever took the focused element away may put the focus where it knows best. */
const GRACE = 50;

/**
 * What is done often takes its own button away (an action that is allowed no longer, the toolbar of a selection, a note that was
 * answered), and the focus would fall to `body`. It goes to the drawer or dialog that the element was in, and else to the beginning
 * of the page.
 */
export const useFocusKept = (): void =>
  useEffect(() => {
    let focused: Element | undefined;
    let around: HTMLElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = ({ target }: FocusEvent) => {
      focused = target instanceof Element ? target : undefined;
      around = focused?.closest<HTMLElement>('[role=dialog]') ?? null;
    };
    const giveBack = () => {
      timer = undefined;
      if (document.activeElement !== document.body) return;
      focused = undefined;
      const place = around?.isConnected ? around : document.getElementById('main-content');
      place?.focus({ preventScroll: true });
    };
    // Taking an element away tells nobody that it had the focus: browsers differ in whether `focusout` comes.
    const changes = new MutationObserver(() => {
      if (focused?.isConnected === false) timer ??= setTimeout(giveBack, GRACE);
    });
    document.addEventListener('focusin', note);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      document.removeEventListener('focusin', note);
    };
  }, []);
