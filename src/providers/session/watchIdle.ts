import { signOutMinutesOf } from './ownSettings';
import type { SessionKeeper } from './session';
import type { TabChannel } from './tabs';

type Watched = {
  readonly session: Pick<SessionKeeper, 'user' | 'status' | 'subscribe'>;
  /** Ends the session, so that the person has to sign in again over what is open. */
  readonly end: () => void;
  /** Where what a person does arrives: the window. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** What somebody does in one tab counts in the others. */
  readonly channel: TabChannel | undefined;
};

/**
 * Ends the session of a person who has done nothing for as long as the settings say (`signOutMinutes`), in any tab;
 * never where they say nothing. A computer that wakes up counts the time that it slept. Returns what stops it.
 */
export const watchIdle = ({ session, end, events, channel }: Watched): (() => void) => {
  let last = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const left = () => last + (signOutMinutesOf(session.user()) ?? Infinity) * MINUTE - Date.now();

  const look = () => {
    clearTimeout(timer);
    if (session.status() !== 'in') return;
    if (left() <= 0) return end();
    // A timer takes no more than some weeks.
    timer = setTimeout(look, Math.min(left(), DAY));
  };
  const mark = () => {
    last = Date.now();
    look();
  };
  const act = () => {
    // The first key after a long sleep is not in time.
    if (session.status() === 'in' && left() <= 0) return end();
    if (Date.now() - last < PAUSE) return;
    channel?.postMessage(ACTIVE);
    mark();
  };
  const hear = ({ data }: MessageEvent) => {
    if (data === ACTIVE) mark();
  };
  look();
  for (const type of ACTS) events.addEventListener(type, act, { capture: true, passive: true });
  channel?.addEventListener('message', hear);
  const stop = session.subscribe(({ type }) => (type === 'in' ? mark() : look()));
  return () => {
    stop();
    clearTimeout(timer);
    for (const type of ACTS) events.removeEventListener(type, act, { capture: true });
  };
};

/** The channel on which tabs tell each other that somebody is there. */
export const ACTIVE = 'sms.active';

const ACTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Milliseconds in which a person acts once: typing is not told letter by letter. */
const PAUSE = 1000;
