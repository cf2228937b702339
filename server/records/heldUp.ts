import type { Clock } from '../clock';
import type { Row } from '../store/store';

type Held = { readonly version: number; readonly at: number };

/* Of each server, by its clock. */
const heldBy = new WeakMap<Clock, Map<string, Held>>();

/** How long what was refused is left alone, in milliseconds: what is in its way may be gone by then. */
const PAUSE = 60_000;

/** Records that a server remembers: the first are forgotten, and tried once more. */
const MOST = 5000;

/** What time asked for and could not have, so that not every list tries it again, and says so. */
export const heldUp = (clock: Clock, entity: string, { _id, __v: version }: Row) => {
  const held = heldBy.get(clock) ?? new Map<string, Held>();
  heldBy.set(clock, held);
  const key = `${entity}/${_id}`;
  const last = held.get(key);
  const isSame = last?.version === version;
  const since = clock.now() - (last?.at ?? 0);
  return {
    /** It was refused as it is now, a moment ago. */
    isHeld: isSame && since >= 0 && since < PAUSE,
    /** Whether it is the first time as it is now. */
    hold: (): boolean => {
      held.delete(key);
      held.set(key, { version, at: clock.now() });
      const [oldest] = held.keys();
      if (held.size > MOST && oldest !== undefined) held.delete(oldest);
      return !isSame;
    },
  };
};
