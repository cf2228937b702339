import { useSyncExternalStore } from 'react';

/** How far down, in CSS pixels, the way back to the top is worth a button. */
const FAR = 400;

/** Whether the page is scrolled further than that. */
export const useFarDown = (): boolean => useSyncExternalStore(subscribe, () => window.scrollY > FAR);

const subscribe = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};
