import { HttpFailure } from '../http/failure';
import type { Session } from './savedSession';
import { userId, type UserData } from './userData';

/** `in`: signed in; `ended`: the server no longer accepts the session, forms stay open; `out`: nobody. */
export type SessionStatus = 'in' | 'ended' | 'out';

/** `replaced`: another user is signed in, here or in another tab, or another account entered or left: reload the page, its caches are not theirs. */
export type SessionEvent = {
  type: 'in' | 'renewed' | 'updated' | 'ended' | 'out' | 'replaced';
  reason?: string;
  /** Where the page begins anew; default: where it is. */
  at?: string;
};

export type SessionListener = (event: SessionEvent) => void;

export type SessionState = {
  readonly status: SessionStatus;
  readonly user: UserData | undefined;
  readonly accessToken: string | undefined;
  /** Whether it is kept over a restart of the browser; of the last session while there is none. */
  isRemembered(): boolean;
  /** Changes whenever a sign-in begins or ends. */
  readonly generation: number;
  isOwn(session: Session): boolean;
  enter(session: Session): void;
  /** New tokens or user data under the same sign-in. */
  change(session: Session, type: 'renewed' | 'updated'): void;
  end(reason: string): void;
  leave(event: SessionEvent): void;
  subscribe(listener: SessionListener): () => void;
  restored(): Promise<void>;
};

/** What one tab knows of its sign-in, who listens, and who waits; it touches neither storage nor network. */
export const createSessionState = (first: Session | undefined): SessionState => {
  const waiting = createWaiting();
  const listeners = new Set<SessionListener>();
  const state = {
    status: (first ? 'in' : 'out') as SessionStatus,
    generation: 0,
    ...keptOf(first),
  };
  const emit = (event: SessionEvent) => [...listeners].forEach((listener) => listener(event));
  const become = (status: SessionStatus, session: Session | undefined) => {
    state.generation += 1;
    state.status = status;
    if (status !== 'ended') Object.assign(state, keptOf(session));
  };
  const isOwn = ({ userData }: Session) => !state.user || userId(state.user) === userId(userData);

  return {
    get status() {
      return state.status;
    },
    get user() {
      return state.user;
    },
    get accessToken() {
      return state.accessToken;
    },
    isRemembered: () => state.isRemembered,
    get generation() {
      return state.generation;
    },
    isOwn,
    enter: (session) => {
      const isAnother = !isOwn(session);
      if (isAnother) waiting.cancel();
      become('in', session);
      waiting.release();
      emit({ type: isAnother ? 'replaced' : 'in' });
    },
    change: (session, type) => {
      Object.assign(state, keptOf(session));
      emit({ type });
    },
    end: (reason) => {
      become('ended', undefined);
      emit({ type: 'ended', reason });
    },
    leave: (event) => {
      become('out', undefined);
      waiting.cancel();
      emit(event);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    restored: async () => {
      if (state.status === 'out') throw new HttpFailure('cancelled');
      if (state.status === 'ended') await waiting.wait();
    },
  };
};

type Kept = { user: UserData | undefined; accessToken: string | undefined; isRemembered: boolean };

const keptOf = (session: Session | undefined): Kept => ({
  user: session?.userData,
  accessToken: session?.accessToken,
  isRemembered: session?.remember === true,
});

type Waiting = {
  /** Resolves at the next `release`, rejects with kind `cancelled` at the next `cancel`. */
  wait(): Promise<void>;
  release(): void;
  cancel(): void;
};

/** Calls that wait for the same user to sign in again. */
const createWaiting = (): Waiting => {
  let waiters: { resolve: () => void; reject: (failure: HttpFailure) => void }[] = [];
  const takeAll = () => waiters.splice(0);
  return {
    wait: () => new Promise((resolve, reject) => (waiters = [...waiters, { resolve, reject }])),
    release: () => takeAll().forEach(({ resolve }) => resolve()),
    cancel: () => takeAll().forEach(({ reject }) => reject(new HttpFailure('cancelled'))),
  };
};
