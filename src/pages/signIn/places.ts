import { useSyncExternalStore } from 'react';

/** The pages of whoever is not signed in, beside the sign-in page, which stands at every other address. */
export const places = { register: '/register', forgotten: '/forgot-password' } as const;

export type Place = keyof typeof places | 'signIn';

/* In the static demo the pages stand behind #, as there may be only one file. */
const isHashed = import.meta.env.MODE === 'demo';
const base = import.meta.env.BASE_URL.replace(/\/$/, '');

/** Where the pages of people without an account are: a program of their own. */
export const publicPages = `${base}/public`;

/** Whether the address is of these pages. The static demo has none. */
export const isPublicPage = ({ pathname }: Pick<Location, 'pathname'>): boolean =>
  !isHashed && (pathname === publicPages || pathname.startsWith(`${publicPages}/`));

const read = (): Place => {
  const { hash, pathname } = window.location;
  const path = isHashed ? hash.slice(1) : pathname.slice(base.length);
  return path === places.register ? 'register' : path === places.forgotten ? 'forgotten' : 'signIn';
};

/** The address of a place; that of the sign-in page is the start. */
export const addressOf = (place: Place): string => {
  const path = place === 'signIn' ? '/' : places[place];
  return isHashed ? `#${path}` : base + path;
};

const CHANGED = 'sign-in-place';

/** Goes there; Back leads back. `isInstead`: not from there on, for what is done. */
export const goTo = (place: Place, { isInstead = false } = {}): void => {
  window.history[isInstead ? 'replaceState' : 'pushState'](null, '', addressOf(place));
  window.dispatchEvent(new Event(CHANGED));
};

/** Leaves a place that is for nobody who is signed in. */
export const leavePlace = (): void => {
  if (read() !== 'signIn') goTo('signIn', { isInstead: true });
};

export const usePlace = (): Place => useSyncExternalStore(subscribe, read);

const subscribe = (listener: () => void) => {
  for (const event of ['popstate', 'hashchange', CHANGED]) window.addEventListener(event, listener);
  return () => {
    for (const event of ['popstate', 'hashchange', CHANGED]) window.removeEventListener(event, listener);
  };
};
