import type { Clock } from '../../server/clock';

export type ControlParts = {
  /** Whether the gateway was started for tests: `REF_CONTROL=1`. Without it nothing of all this is there. */
  enabled: boolean;
  clock: Clock;
  /** Puts the first records back. */
  reset: (options: ResetOptions) => Promise<void>;
  /** Revokes the tokens of one user, or of everybody. */
  expire: (userId?: string) => Promise<void>;
  /** The one-time password that was last sent to the address. */
  otpOf?: (email: string) => Promise<string | undefined> | string | undefined;
  realtime?: {
    emit: (emission: Emission) => void;
    drop: (userId?: string) => void;
    /** Open connections. */
    count: () => number;
  };
};

/** `seed` chooses the first records, `volume` how many; both as the gateway's seeds understand them. */
export type ResetOptions = { seed?: number | undefined; volume?: number | undefined };

export type Emission = { event: string; userId: string; payload: unknown };
