import { readSession, type Session } from './savedSession';
import { safeStorage, type KeyStorage } from './safeStorage';
import { SESSION_KEY } from './sessionKey';

/** Either storage may be missing: its part is then kept in memory. */
export type Storages = { local: KeyStorage | undefined; session: KeyStorage | undefined };

export type SessionStore = {
  /** What is stored now, by this tab or another one. The same object until the stored text changes. */
  read(): Session | undefined;
  write(session: Session): void;
  /** Removes the session only. */
  remove(): void;
  /** Empties this tab's storage and, unless told otherwise, the one shared by all tabs (S4.11). */
  clear(scope?: 'all' | 'tab'): void;
  local: KeyStorage;
};

/** Keeps one session: for this browser session only, or remembered (S7.36). */
export const createSessionStore = (storages: Storages): SessionStore => {
  const local = safeStorage(storages.local);
  const tab = safeStorage(storages.session);
  const readTab = memoise(readSession);
  const readLocal = memoise(readSession);
  return {
    local,
    read: () => readTab(tab.getItem(SESSION_KEY)) ?? readLocal(local.getItem(SESSION_KEY)),
    write: (session) => {
      const [home, other] = session.remember ? [local, tab] : [tab, local];
      home.setItem(SESSION_KEY, JSON.stringify(session));
      other.removeItem(SESSION_KEY);
    },
    remove: () => [tab, local].forEach((storage) => storage.removeItem(SESSION_KEY)),
    clear: (scope = 'all') => {
      tab.clear();
      if (scope === 'all') local.clear();
    },
  };
};

const memoise = <T>(read: (text: string | null) => T) => {
  let last: { text: string | null; value: T } | undefined;
  return (text: string | null) => {
    if (last?.text !== text) last = { text, value: read(text) };
    return last.value;
  };
};
