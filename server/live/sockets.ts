import type { Holder } from '../accounts/tokens';
import type { Connected } from './editors';
import type { Emission } from './telling';

/** Who is admitted, and what they may do, as in their userData. */
export type Admission = Pick<Holder, 'userId' | 'session' | 'expiresAt'> & {
  readonly rights: Readonly<Record<string, unknown>>;
};

/** Connections over which the server speaks first. */
export type Sockets = {
  /** How to find out whose access token it is, and their rights; undefined when they may not connect, or no longer. */
  readonly admitBy: (admit: (token: string) => Promise<Admission | undefined>) => void;
  /** The ids of those who are connected to this process. */
  readonly connected: () => readonly string[];
  /** Hears of every connection which form it has open, and undefined when none. */
  readonly formsBy: (hear: (from: Connected, place: unknown) => void) => void;
  /** Says something to one person. */
  readonly emit: (emission: Emission) => void;
};
