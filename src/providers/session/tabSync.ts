import type { SessionState } from './sessionState';
import type { SessionStore } from './sessionStore';
import type { TabMessage } from './tabs';

export type TabSync = {
  /** Brings this tab in line with the storage after something else changed it. */
  look(): void;
  hear(message: Exclude<TabMessage, { type: 'ask' | 'handOver' }>): void;
  /** A sign-in in this very tab makes it its own again. */
  restart(): void;
};

/** Keeps one tab in agreement with the others. The storage is the truth; messages only say when to look. */
export const createTabSync = (saved: SessionStore, state: SessionState): TabSync => {
  // Once replaced, a tab shows another person's caches: it stays out until it is loaded anew.
  let isReplaced = false;
  const look = () => {
    if (isReplaced) return;
    const stored = saved.read();
    if (!stored) return state.status === 'in' ? state.end('lost') : undefined;
    if (!state.isOwn(stored)) {
      isReplaced = true;
      return state.leave({ type: 'replaced' });
    }
    if (state.status !== 'in') return state.enter(stored);
    if (state.accessToken !== stored.accessToken) state.change(stored, 'renewed');
  };
  const hear: TabSync['hear'] = (message) => {
    if (message.type === 'out') return leaveWithOthers();
    const isForUs = message.type === 'renewed' && saved.read()?.refreshToken === message.from;
    if (isForUs) saved.write(message.session);
    const isOwn = message.type === 'renewed' && saved.own.read()?.refreshToken === message.from;
    if (isOwn) saved.own.write(message.session);
    look();
    const stored = state.status === 'in' ? saved.read() : undefined;
    if (stored && isOtherData(stored.userData, state.user)) state.change(stored, 'updated');
  };
  const leaveWithOthers = () => {
    // Only this tab's part: the sender emptied the shared one, and may have signed in again since.
    saved.clear('tab');
    if (state.status !== 'out') state.leave({ type: 'out', reason: 'elsewhere' });
  };
  return { look, hear, restart: () => void (isReplaced = false) };
};

/* The own data may have been changed elsewhere (S3.01); asked only when told, since every call looks. */
const isOtherData = (stored: unknown, known: unknown) => JSON.stringify(stored) !== JSON.stringify(known);
