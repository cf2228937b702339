import type { Clock } from '../clock';

/** Wrong passwords for one account from one source within a minute before it has to wait. */
export const MOST_ATTEMPTS = 10;

/** The same for all accounts from one source. */
export const MOST_OF_SOURCE = 60;

/** The same for one account from all sources that have never signed in to it: only they have to wait. */
export const MOST_OF_STRANGERS = 30;

const MINUTE = 60_000;

/** Keys remembered at most, of each count. */
const MOST_KEYS = 10_000;

export type Attempt = { readonly source: string; readonly account: string };

export type Attempts = {
  /** Counts a try, before its password is looked at: many at once are as many. Seconds it has to wait, or 0. */
  begin: (attempt: Attempt) => number;
  /** Whether this source has signed in to this account before. */
  isKnown: (attempt: Attempt) => boolean;
  /** The password was right: this source is known to this account from now on. */
  succeed: (attempt: Attempt) => void;
};

/**
 * Slows down guessing, by the server's clock, and locks nobody out: a stranger who guesses the password of an account
 * makes other strangers wait, but not those who have signed in to it before.
 */
export const createAttempts = (clock: Clock): Attempts => {
  const [ofSource, ofBoth, ofStrangers] = [
    createCount(clock, MOST_OF_SOURCE),
    createCount(clock, MOST_ATTEMPTS),
    createCount(clock, MOST_OF_STRANGERS),
  ];
  const known = new Set<string>();
  return {
    begin: (attempt) => {
      const [source, account] = [attempt.source, fold(attempt.account)];
      const both = bothOf(attempt);
      const counts: [Count, string][] = [
        [ofSource, source],
        [ofBoth, both],
        ...(known.has(both) ? [] : ([[ofStrangers, account]] as [Count, string][])),
      ];
      const wait = Math.max(...counts.map(([count, key]) => count.wait(key)));
      if (wait === 0) for (const [count, key] of counts) count.add(key);
      return wait;
    },
    isKnown: (attempt) => known.has(bothOf(attempt)),
    succeed: (attempt) => {
      const both = bothOf(attempt);
      known.delete(both);
      known.add(both);
      for (const oldest of known) {
        if (known.size <= MOST_KEYS) break;
        known.delete(oldest);
      }
      // Only wrong passwords count.
      ofSource.takeBack(attempt.source);
      ofStrangers.takeBack(fold(attempt.account));
      ofBoth.forget(both);
    },
  };
};

type Count = ReturnType<typeof createCount>;

/* Tries within the last minute, by key. */
const createCount = (clock: Clock, most: number) => {
  const tries = new Map<string, number[]>();
  const recent = (key: string) => (tries.get(key) ?? []).filter((at) => at > clock.now() - MINUTE);
  return {
    /** Seconds until the next try, or 0. */
    wait: (key: string): number => {
      const before = recent(key);
      const [oldest = 0] = before;
      return before.length < most ? 0 : Math.ceil((oldest + MINUTE - clock.now()) / 1000);
    },
    add: (key: string): void => {
      const before = recent(key);
      tries.delete(key);
      tries.set(key, [...before, clock.now()]);
      for (const oldest of tries.keys()) {
        if (tries.size <= MOST_KEYS) return;
        tries.delete(oldest);
      }
    },
    takeBack: (key: string): void => void tries.set(key, recent(key).slice(0, -1)),
    forget: (key: string): void => void tries.delete(key),
  };
};

const bothOf = ({ source, account }: Attempt): string => `${source} ${fold(account)}`;

const fold = (address: string): string => address.trim().toLowerCase();
