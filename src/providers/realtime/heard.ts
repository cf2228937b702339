import type { ConnectionState, Live } from '../../model/live/live';
import type { Arrivals } from './arrivals';

type Heard = { readonly state: ConnectionState; readonly arrivals: Arrivals };

/** What was heard so far, for whoever shows it. */
export const createHeard = () => {
  const listeners = new Set<() => void>();
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
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  } satisfies Live;
  return { live, tell };
};
