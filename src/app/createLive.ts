import type { Change } from '../model/live/changes';
import type { Live } from '../model/live/live';

/** Stands for the connection from the first screen on; it is opened later, by code that comes then. */
export const createLive = (): Live & { attach(live: Live): () => void } => {
  const listeners = new Set<() => void>();
  const followers = new Set<(change: Change) => void>();
  let source: Live | undefined;
  const tell = () => listeners.forEach((listener) => listener());
  return {
    attach: (live) => {
      source = live;
      const stops = [
        live.subscribe(tell),
        live.follow((change) => followers.forEach((follower) => follower(change))),
      ];
      tell();
      return () => {
        stops.forEach((stop) => stop());
        source = undefined;
        tell();
      };
    },
    state: () => source?.state() ?? 'off',
    arrivals: () => source?.arrivals() ?? NOTHING,
    covering: (key) => source?.covering(key) ?? (() => undefined),
    follow: (listener) => {
      followers.add(listener);
      return () => void followers.delete(listener);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

const NOTHING = {};
