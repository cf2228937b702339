import { settings } from '../../src/config/settings';
import type { Clock } from '../clock';
import type { SettingOf } from '../settingOf';

/** Tries within so many minutes before one has to wait; the settings `attempts` and `lockMinutes`. */
export type AttemptLimit = { readonly attempts: number; readonly minutes: number };

/** How many times as many one source may try at all accounts together. */
export const TIMES_OF_SOURCE = 6;

/** How many times as many may be tried at one account from all sources that have never signed in to it. */
export const TIMES_OF_STRANGERS = 3;

const MINUTE = 60_000;

/** Keys remembered at most, of each count. */
const MOST_KEYS = 10_000;

/** Tries remembered of each: what the largest setting could ask for. */
const MOST_TRIES = TIMES_OF_SOURCE * settings.attempts.max;

export type Attempt = { readonly source: string; readonly account: string };

export type Attempts = {
  /** Counts a try, before its password is looked at: many at once are as many. Seconds it has to wait, or 0. */
  begin: (attempt: Attempt, limit: AttemptLimit) => number;
  /** Whether this source has signed in to this account before. */
  isKnown: (attempt: Attempt) => boolean;
  /** The password was right: this source is known to this account from now on. */
  succeed: (attempt: Attempt) => void;
};

/**
 * Slows down guessing, by the server's clock, and locks nobody else out: a stranger who guesses the password of an account
 * makes other strangers wait, but not those who have signed in to it before.
 */
export const createAttempts = (clock: Clock): Attempts => {
  const [ofSource, ofBoth, ofStrangers] = [createCount(clock), createCount(clock), createCount(clock)];
  const known = new Set<string>();
  return {
    begin: (attempt, { attempts, minutes }) => {
      const [source, account] = [attempt.source, fold(attempt.account)];
      const both = bothOf(attempt);
      const counts: [Count, string, number][] = [
        [ofSource, source, TIMES_OF_SOURCE],
        [ofBoth, both, 1],
        ...(known.has(both)
          ? []
          : ([[ofStrangers, account, TIMES_OF_STRANGERS]] as [Count, string, number][])),
      ];
      const since = clock.now() - minutes * MINUTE;
      const waits = counts.map(([count, key, times]) => count.wait(key, times * attempts, since));
      const wait = Math.max(...waits);
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

/* The times of the latest tries, by key. */
const createCount = (clock: Clock) => {
  const tries = new Map<string, number[]>();
  const triesOf = (key: string) => tries.get(key) ?? [];
  return {
    /** Seconds until the next try, or 0. */
    wait: (key: string, most: number, since: number): number => {
      const recent = triesOf(key).filter((at) => at > since);
      const oldest = recent.at(-most);
      return oldest === undefined ? 0 : Math.ceil((oldest - since) / 1000);
    },
    add: (key: string): void => {
      const before = triesOf(key);
      tries.delete(key);
      tries.set(key, [...before, clock.now()].slice(-MOST_TRIES));
      for (const oldest of tries.keys()) {
        if (tries.size <= MOST_KEYS) return;
        tries.delete(oldest);
      }
    },
    takeBack: (key: string): void => void tries.set(key, triesOf(key).slice(0, -1)),
    forget: (key: string): void => void tries.delete(key),
  };
};

const bothOf = ({ source, account }: Attempt): string => `${source} ${fold(account)}`;

const fold = (address: string): string => address.trim().toLowerCase();

/** What the settings say at this moment. */
export const attemptLimit = async (settingOf: SettingOf): Promise<AttemptLimit> => ({
  attempts: await settingOf('attempts'),
  minutes: await settingOf('lockMinutes'),
});
