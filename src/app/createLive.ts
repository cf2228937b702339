import type { Change } from '../model/live/changes';
import type { Live } from '../model/live/live';

/** Stands for the connection from the first screen on; it is opened later, by code that comes then. */
export const createLive = (): Live & { attach(live: Live): () => void } => {
  const listeners = new Set<() => void>();
  const followers = new Set<(change: Change) => void>();
  const forms = new Set<{ open: (live: Live) => void }>();
  let source: Live | undefined;
  const tell = () => listeners.forEach((listener) => listener());
  return {
    attach: (live) => {
      source = live;
      const stops = [
        live.subscribe(tell),
        live.follow((change) => followers.forEach((follower) => follower(change))),
      ];
      forms.forEach((form) => form.open(live));
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
    unseen: () => source?.unseen() ?? NOTHING,
    see: (key) => source?.see(key),
    editing: (place, hear) => {
      let close = source?.editing(place, hear);
      const form = { open: (live: Live) => void (close = live.editing(place, hear)) };
      forms.add(form);
      return () => {
        forms.delete(form);
        close?.();
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
  };
};

const NOTHING = {};
