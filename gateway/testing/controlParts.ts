import type { Clock } from '../../server/clock';
import type { Realtime } from '../live/realtime';

export type ControlParts = {
  clock: Clock;
  /** Puts the first records back. */
  reset: (options: ResetOptions) => Promise<void>;
  /** Revokes the tokens of one user, or of everybody. */
  expire: (userId?: string) => Promise<void>;
  realtime?: Pick<Realtime, 'emit' | 'drop' | 'count'>;
};

/** `seed` chooses the first records, `volume` how many; both as the gateway's seeds understand them. */
export type ResetOptions = { seed?: number | undefined; volume?: number | undefined };
