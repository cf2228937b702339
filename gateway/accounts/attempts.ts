import type { Clock } from '../clock';

/** Wrong passwords for one address within a minute before it has to wait. */
export const MOST_ATTEMPTS = 10;
const MINUTE = 60_000;

/** Addresses remembered at most. */
const MOST_ADDRESSES = 10_000;

/** Slows down guessing, per address and by the gateway's clock. */
export const createAttempts = (clock: Clock) => {
  const tries = new Map<string, number[]>();
  const recent = (email: string) => (tries.get(email) ?? []).filter((at) => at > clock.now() - MINUTE);
  const dropOldest = () => {
    for (const email of tries.keys()) {
      if (tries.size <= MOST_ADDRESSES) return;
      tries.delete(email);
    }
  };
  return {
    /** Counts a try, before its password is looked at: many at once are as many. Seconds it has to wait, or 0. */
    begin: (address: string): number => {
      const email = keyOf(address);
      const before = recent(email);
      const [oldest = 0] = before;
      if (before.length >= MOST_ATTEMPTS) return Math.ceil((oldest + MINUTE - clock.now()) / 1000);
      tries.delete(email);
      tries.set(email, [...before, clock.now()]);
      dropOldest();
      return 0;
    },
    forget: (address: string) => void tries.delete(keyOf(address)),
  };
};

const keyOf = (address: string): string => address.trim().toLowerCase();
