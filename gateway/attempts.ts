import type { Clock } from './clock';

/** Wrong passwords for one address within a minute before it has to wait. */
const MOST = 10;
const MINUTE = 60_000;

/** Slows down guessing, per address and by the gateway's clock. */
export const createAttempts = (clock: Clock) => {
  const failures = new Map<string, number[]>();
  const recent = (email: string) => (failures.get(email) ?? []).filter((at) => at > clock.now() - MINUTE);
  return {
    mayTry: (email: string) => recent(email).length < MOST,
    failed: (email: string) => {
      /* forgotten addresses would otherwise pile up */
      if (failures.size > 10_000) failures.clear();
      failures.set(email, [...recent(email), clock.now()]);
    },
    forget: (email: string) => void failures.delete(email),
  };
};
