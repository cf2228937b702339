const OPEN = 'sms:shortcuts';

/** Asks for the list of the shortcuts, from wherever there is an entry for it. */
export const openShortcuts = (): void => {
  window.dispatchEvent(new Event(OPEN));
};

/** @returns what ends it. */
export const onOpenShortcuts = (listener: () => void): (() => void) => {
  window.addEventListener(OPEN, listener);
  return () => window.removeEventListener(OPEN, listener);
};
