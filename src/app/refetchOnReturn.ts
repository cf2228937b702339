import type { QueryClient } from '@tanstack/react-query';
import { isSameJson } from '../model/values/plainObject';
import type { SessionKeeper } from '../providers/session/session';
import { hasTyped } from '../views/hasTyped';

/** Milliseconds out of sight after which a page may show what is no longer so. */
const LONG = 5 * 60_000;

/** Milliseconds in which a device that wakes says that it has a connection, and that the page is seen. */
const PAUSE = 500;

/**
 * Reads what is on screen again, once, when the connection comes back or the page has been out of sight for long. What
 * `isLive` says of a query is told by the server anyway. Nothing is read below a form in which somebody has typed.
 * Answers with what ends it.
 */
export const readAgainOnReturn = (
  client: QueryClient,
  isLive: (queryKey: readonly unknown[]) => boolean,
): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hiddenAt = document.visibilityState === 'hidden' ? Date.now() : undefined;
  const read = () => {
    timer = undefined;
    if (hasTyped()) return;
    void client.invalidateQueries({ type: 'active', predicate: ({ queryKey }) => !isLive(queryKey) });
  };
  const readSoon = () => {
    timer ??= setTimeout(read, PAUSE);
  };
  const look = () => {
    if (document.visibilityState === 'hidden') return void (hiddenAt ??= Date.now());
    if (hiddenAt !== undefined && Date.now() - hiddenAt > LONG) readSoon();
    hiddenAt = undefined;
  };
  window.addEventListener('online', readSoon);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', readSoon);
    document.removeEventListener('visibilitychange', look);
  };
};

/**
 * Reads again what was read with other rights: they may hide what is on screen, or show what they hid. Below a form in
 * which somebody has typed it waits until that is looked at anew. Answers with what ends it.
 */
export const readAgainWithRights = (
  client: QueryClient,
  session: Pick<SessionKeeper, 'user' | 'subscribe'>,
): (() => void) => {
  let known = session.user()?.ability;
  return session.subscribe(() => {
    const now = session.user()?.ability;
    if (!now || isSameJson(now, known)) return;
    known = now;
    void client.invalidateQueries({ refetchType: hasTyped() ? 'none' : 'active' });
  });
};
