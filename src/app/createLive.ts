import type { Live } from '../model/live/live';

/** Stands for the connection from the first screen on; it is opened later, by code that comes then. */
export const createLive = (): Live & { attach(live: Live): () => void } => {
  const listeners = new Set<() => void>();
  let source: Live | undefined;
  const tell = () => listeners.forEach((listener) => listener());
  return {
    attach: (live) => {
      source = live;
      const stop = live.subscribe(tell);
      tell();
      return () => {
        stop();
        source = undefined;
        tell();
      };
    },
    state: () => source?.state() ?? 'off',
    arrivals: () => source?.arrivals() ?? NOTHING,
    covering: (key) => source?.covering(key) ?? (() => undefined),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

const NOTHING = {};
