import type { ConnectionState, Live } from '../../model/live/live';
import type { Change } from '../../model/live/changes';
import type { Arrivals } from './arrivals';

type Heard = {
  readonly state: ConnectionState;
  readonly arrivals: Arrivals;
  readonly unseen: Readonly<Record<string, number>>;
};

/** New records of an entity: some by their ids, and how many there are beside them. */
type Made = { readonly key: string; readonly ids: readonly string[]; readonly more: number };

/** What was heard so far, for whoever shows it. */
export const createHeard = () => {
  const listeners = new Set<() => void>();
  const followers = new Set<(change: Change) => void>();
  const now: Heard = { state: 'off', arrivals: {}, unseen: {} };
  const known = new Map<string, Set<string>>();
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
    unseen: () => now.unseen,
    see: (key) => {
      known.delete(key);
      if (now.unseen[key]) tell({ unseen: { ...now.unseen, [key]: 0 } });
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
  /* Each of them once, be it an event, or a change that is told of. */
  const tellMade = ({ key, ids, more }: Made) => {
    const before = known.get(key) ?? new Set();
    known.set(key, before);
    const added = ids.filter((id) => !before.has(id));
    added.forEach((id) => before.add(id));
    const count = (now.unseen[key] ?? 0) + added.length + more;
    if (added.length + more > 0) tell({ unseen: { ...now.unseen, [key]: count } });
  };
  /** Whoever signs in next has heard nothing. */
  const forget = () => {
    known.clear();
    tell({ arrivals: {}, unseen: {} });
  };
  return { live, tell, tellChange, tellMade, forget };
};
