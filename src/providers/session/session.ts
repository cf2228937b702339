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
  status(): SessionStatus;
  /** Signs in. */
  set(session: Session): void;
  /** Merges a saved change of the user's own data; rights, role and ids stay the server's (S3.01). */
  updateUser(change: Record<string, unknown>): void;
  /** Signs out: empties both storages first, then tells the other tabs (S4.11). */
  clear(): void;
  /** The server refused the session: its tokens go, the user and all other stored keys stay. Acts once. */
  end(reason: string): void;
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
    const session = get();
    if (session && !session.remember) tabs.tell({ type: 'handOver', session });
  };
  const changes = createChanges({ saved, state, agreement, tabs, get });
  const lock = createTabLock({ locks, storage: saved.local });

  return {
    get,
    user: () => state.user,
    status: () => state.status,
    set: changes.set,
    updateUser: changes.updateUser,
    clear: changes.clear,
    end: changes.end,
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
const createChanges = ({ saved, state, agreement, tabs, get }: Parts) => ({
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
    if (before.refreshToken !== undefined) tabs.tell({ type: 'renewed', from: before.refreshToken, session });
  },
  end: (reason: string) => {
    if (!get()) return;
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
});

const SERVER_ONLY: readonly string[] = [
  '_id',
  'id',
  'role',
  'ability',
  'bound',
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
