import { createTabSync, type TabSync } from './tabSync';
import { createRenewal, type Renewed, type RenewalOptions } from './renewal';
import type { Session } from './savedSession';
import {
  createSessionState,
  type SessionListener,
  type SessionState,
  type SessionStatus,
} from './sessionState';
import { createSessionStore, type SessionStore, type Storages } from './sessionStore';
import { createTabLock, type TabLocks } from './tabLock';
import { createTabs, type StorageEvents, type TabChannel, type Tabs } from './tabs';
import type { UserData } from './userData';

export type { Session } from './savedSession';
export type { SessionEvent, SessionStatus } from './sessionState';
export type { UserData } from './userData';

export type SessionKeeper = {
  /** The session to send calls with; undefined when ended or out. Not for rendering: use `user`. */
  get(): Session | undefined;
  /** The signed-in user, also while the session is ended: screens and rights stay as they were. */
  user(): UserData | undefined;
  /** Whether this person asked to be remembered, also while the session is ended. */
  isRemembered(): boolean;
  status(): SessionStatus;
  /** Signs in. */
  set(session: Session): void;
  /** Merges a saved change of the user's own data; rights, role and ids stay the server's (S3.01). */
  updateUser(change: Record<string, unknown>): void;
  /** Signs out: empties both storages first, then tells the other tabs (S4.11). */
  clear(): void;
  /** The server refused the session: its tokens go, the user and all other stored keys stay. Acts once. */
  end(reason: string): void;
  /** Goes on as another account in this tab, with one's own session kept aside; the page begins anew. */
  enter(session: Session, from: string): void;
  /** Goes back to one's own session, and to where it was left; nothing happens outside of another account. */
  leave(): Promise<void>;
  /** One's own session while another account is entered. */
  own(): Session | undefined;
  /** Returns what stops listening. */
  subscribe(listener: SessionListener): () => void;
  /** Changes when a sign-in begins or ends, not when its tokens are renewed. */
  readonly generation: number;
  /** Resolves when signed in, or in again as the same user; rejects with kind `cancelled` otherwise. */
  restored(): Promise<void>;
  /** One renewal for all calls and tabs; does nothing when `usedToken` is no longer the current one. */
  renew(usedToken: string): Promise<void>;
};

export type SessionOptions = {
  storages: Storages;
  refresh: RenewalOptions['refresh'];
  locks?: TabLocks | undefined;
  channel?: TabChannel | undefined;
  /** Where storage events arrive: the window. */
  events?: StorageEvents | undefined;
};

/** Keeps who is signed in, over reloads and tabs. */
export const createSession = ({
  storages,
  refresh,
  locks,
  channel,
  events,
}: SessionOptions): SessionKeeper => {
  const saved = createSessionStore(storages);
  const state = createSessionState(saved.read());
  const agreement = createTabSync(saved, state);

  const get = () => {
    if (state.status === 'in') agreement.look();
    return state.status === 'in' ? saved.read() : undefined;
  };
  const tabs = createTabs({
    channel,
    events,
    hear: (message) => (message.type === 'ask' ? handOver() : agreement.hear(message)),
  });
  // One that is remembered lies where every tab finds it.
  const handOver = () => {
    const session = saved.isInside() ? saved.own.read() : get();
    if (session && !session.remember) tabs.tell({ type: 'handOver', session });
  };
  const changes = createChanges({ saved, state, agreement, tabs, get });
  const lock = createTabLock({ locks, storage: saved.local });
  if (saved.isInside()) keepOwn({ saved, tabs, lock, refresh });

  return {
    get,
    user: () => state.user,
    isRemembered: state.isRemembered,
    status: () => state.status,
    set: changes.set,
    updateUser: changes.updateUser,
    clear: changes.clear,
    end: changes.end,
    enter: changes.enter,
    // After a renewal of one's own session that is under way, whose tokens would be lost.
    leave: () => lock(async () => changes.leave()),
    own: saved.own.read,
    subscribe: state.subscribe,
    get generation() {
      return state.generation;
    },
    restored: state.restored,
    renew: createRenewal({ lock, current: get, refresh, store: changes.renew, end: changes.end }),
  };
};

type Parts = { saved: SessionStore; state: SessionState; agreement: TabSync; tabs: Tabs } & Pick<
  SessionKeeper,
  'get'
>;

// Everything this tab changes: first what is stored, then what it knows, then the other tabs.
const createChanges = (parts: Parts) => {
  const { saved, state, agreement, tabs, get } = parts;
  const leave = () => {
    if (saved.isInside()) state.leave({ type: 'replaced', at: saved.leave() });
  };
  return {
    set: (session: Session) => {
      agreement.restart();
      saved.write(session);
      state.enter(session);
      tabs.tell({ type: 'changed' });
    },
    updateUser: (change: Record<string, unknown>) => {
      const session = get();
      if (!session) return;
      const next = withChange(session, change);
      saved.write(next);
      state.change(next, 'updated');
      tabs.tell({ type: 'changed' });
    },
    renew: (before: Session, renewed: Renewed) => {
      const session = { ...before, ...renewed };
      saved.write(session);
      state.change(session, 'renewed');
      if (before.refreshToken !== undefined)
        tabs.tell({ type: 'renewed', from: before.refreshToken, session });
    },
    end: (reason: string) => {
      if (!get()) return;
      // Only what was entered is over; one's own session goes on.
      if (saved.isInside()) return leave();
      saved.remove();
      state.end(reason);
      tabs.tell({ type: 'changed' });
    },
    clear: () => {
      agreement.restart();
      saved.clear();
      if (state.status !== 'out') state.leave({ type: 'out' });
      tabs.tell({ type: 'out' });
    },
    leave,
    enter: (session: Session, from: string) => {
      saved.enter(session, from);
      state.leave({ type: 'replaced', at: '/' });
    },
  };
};

/** Milliseconds between two renewals of a session that nothing is asked with, well within the life of its tokens. */
const OWN_PAUSE = 4 * 60_000;

type Keeping = Pick<Parts, 'saved' | 'tabs'> & Pick<RenewalOptions, 'lock' | 'refresh'>;

/* While another account is entered nothing is sent with one's own session, and its tokens would expire. */
const keepOwn = ({ saved, tabs, lock, refresh }: Keeping): void => {
  const store = (before: Session, renewed: Renewed) => {
    const session = { ...before, ...renewed };
    saved.own.write(session);
    if (before.refreshToken !== undefined) tabs.tell({ type: 'renewed', from: before.refreshToken, session });
  };
  const renew = createRenewal({ lock, current: saved.own.read, refresh, store, end: saved.own.remove });
  const renewNow = () => {
    const own = saved.own.read();
    if (own) renew(own.accessToken).catch(() => undefined);
  };
  renewNow();
  setInterval(renewNow, OWN_PAUSE);
};

const SERVER_ONLY: readonly string[] = [
  '_id',
  'id',
  'role',
  'ability',
  'bound',
  'enteredBy',
  'password',
  '__proto__',
  'constructor',
];

const withChange = (session: Session, change: Record<string, unknown>): Session => {
  const updateAdminData = Object.fromEntries(
    Object.entries(change).filter(([key]) => !SERVER_ONLY.includes(key)),
  );
  return { ...session, userData: { ...session.userData, ...updateAdminData }, updateAdminData };
};
