import type { ConnectionState, Live } from '../../model/live/live';
import type { Change } from '../../model/live/changes';
import type { Arrivals } from './arrivals';

type Heard = { readonly state: ConnectionState; readonly arrivals: Arrivals };

/** What was heard so far, for whoever shows it. */
export const createHeard = () => {
  const listeners = new Set<() => void>();
  const followers = new Set<(change: Change) => void>();
  const now: Heard = { state: 'off', arrivals: {} };
  const tell = (change: Partial<Heard>) => {
    Object.assign(now, change);
    listeners.forEach((listener) => listener());
  };
  const live = {
    state: () => now.state,
    arrivals: () => now.arrivals,
    covering: (key) => {
      const before = new Set(now.arrivals[key]);
      return () => {
        const kept = now.arrivals[key]?.filter((record) => !before.has(record)) ?? [];
        if (before.size > 0) tell({ arrivals: { ...now.arrivals, [key]: kept } });
      };
    },
    follow: (listener) => {
      followers.add(listener);
      return () => void followers.delete(listener);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  } satisfies Omit<Live, 'editing'>;
  const tellChange = (change: Change) => followers.forEach((follower) => follower(change));
  return { live, tell, tellChange };
};
