import { readSession, type Session } from './savedSession';
import { safeStorage, type KeyStorage } from './safeStorage';
import { SESSION_KEY } from './sessionKey';

/** Either storage may be missing: its part is then kept in memory. */
export type Storages = { local: KeyStorage | undefined; session: KeyStorage | undefined };

export type SessionStore = {
  /** What is stored now, by this tab or another one. The same object until the stored text changes. */
  read(): Session | undefined;
  write(session: Session): void;
  /** Keeps the present session aside, with the address to come back to, and begins with another in this tab alone. */
  enter(session: Session, from: string): void;
  isInside(): boolean;
  /** Takes the session that was kept aside up again; the address to come back to. */
  leave(): string;
  /** What was kept aside, in this tab or, remembered, for all of them; undefined where nothing is. */
  own: OwnSession;
  /** Removes the session only. */
  remove(): void;
  /** Empties this tab's storage and, unless told otherwise, the one shared by all tabs (S4.11). */
  clear(scope?: 'all' | 'tab'): void;
  local: KeyStorage;
};

/** One's own session while another account is entered. */
export type OwnSession = { read(): Session | undefined; write(session: Session): void; remove(): void };

/** Keeps one session: for this browser session only, or remembered (S7.36). */
export const createSessionStore = (storages: Storages): SessionStore => {
  const local = safeStorage(storages.local);
  const tab = safeStorage(storages.session);
  const readTab = memoise(readSession);
  const readLocal = memoise(readSession);
  const readOwn = memoise(readSession);
  const isInside = () => tab.getItem(OWN_KEY) !== null;
  const write = (session: Session) => {
    const [home, other] = session.remember ? [local, tab] : [tab, local];
    home.setItem(SESSION_KEY, JSON.stringify(session));
    other.removeItem(SESSION_KEY);
  };
  return {
    local,
    isInside,
    read: () => readTab(tab.getItem(SESSION_KEY)) ?? readLocal(local.getItem(SESSION_KEY)),
    write: (session) => (isInside() ? tab.setItem(SESSION_KEY, JSON.stringify(session)) : write(session)),
    enter: (session, from) => {
      tab.setItem(OWN_KEY, tab.getItem(SESSION_KEY) ?? '');
      tab.setItem(FROM_KEY, from);
      tab.setItem(SESSION_KEY, JSON.stringify(session));
    },
    leave: () => {
      const [kept, from] = [tab.getItem(OWN_KEY) ?? '', tab.getItem(FROM_KEY) ?? '/'];
      for (const key of [OWN_KEY, FROM_KEY, SESSION_KEY]) tab.removeItem(key);
      if (kept !== '') tab.setItem(SESSION_KEY, kept);
      return from;
    },
    own: {
      read: () => {
        const kept = tab.getItem(OWN_KEY);
        if (kept === null) return undefined;
        return kept === '' ? readLocal(local.getItem(SESSION_KEY)) : readOwn(kept);
      },
      write: (session) =>
        tab.getItem(OWN_KEY) === ''
          ? local.setItem(SESSION_KEY, JSON.stringify(session))
          : tab.setItem(OWN_KEY, JSON.stringify(session)),
      remove: () =>
        tab.getItem(OWN_KEY) === '' ? local.removeItem(SESSION_KEY) : tab.setItem(OWN_KEY, '{}'),
    },
    remove: () => [tab, local].forEach((storage) => storage.removeItem(SESSION_KEY)),
    clear: (scope = 'all') => {
      tab.clear();
      if (scope === 'all') local.clear();
    },
  };
};

/* Beside the session of this tab, while that is of an account that was entered; '' where all tabs share one's own. */
const OWN_KEY = `${SESSION_KEY}.own`;

/** The address to come back to. */
const FROM_KEY = `${SESSION_KEY}.from`;

const memoise = <T>(read: (text: string | null) => T) => {
  let last: { text: string | null; value: T } | undefined;
  return (text: string | null) => {
    if (last?.text !== text) last = { text, value: read(text) };
    return last.value;
  };
};
