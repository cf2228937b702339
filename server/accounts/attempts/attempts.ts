import { fold } from '../../../src/model/values/comparable';
import type { Parts } from '../../parts';
import { refuse } from '../../refusal';
import { report } from '../../report';
import type { Secrets } from '../../secrets';
import type { SettingOf } from '../../settingOf';
import type { Row, Store } from '../../store/store';
import { inTransaction } from '../../writes/inTransaction';
import { createKnownSources, type KnownSources } from './knownSources';

/** So many tries are free; then one has to wait so many minutes. The settings `attempts` and `lockMinutes`. */
export type AttemptLimit = { readonly attempts: number; readonly minutes: number };

/** How many times as many one source may try at all accounts together. */
export const TIMES_OF_SOURCE = 6;

/** How many times as many may be tried at one account from all sources that have never signed in to it. */
export const TIMES_OF_STRANGERS = 3;

const MINUTE = 60_000;

/** After this time without a try as many are forgotten as are free. */
const FORGETTING = 24 * 60 * MINUTE;

/** No wait grows beyond it. */
const LONGEST_WAIT = 4 * 60 * MINUTE;

/** From where, and at which account. Where one of them is missing, the other is counted alone. */
export type Attempt = {
  readonly source?: string;
  readonly account?: string;
  /** Tells by other means that it is no stranger's: others who try keep it from nothing. */
  readonly isTrusted?: boolean;
};

/** A try that may be judged now. It counts until it is known to have been right. */
export type Try = {
  /** Whether somebody has signed in to this account from this source before. */
  readonly isKnown: boolean;
  /** It does not count. */
  readonly takeBack: () => Promise<void>;
  /** The same judgement; where it fails, nobody has looked at the try, and it does not count. */
  readonly judged: <T>(judging: Promise<T>) => Promise<T>;
  /** It was right, and what this source tried before at this account does not count any more either. */
  readonly succeed: () => Promise<void>;
};

export type Attempts = {
  /** Counts a try, before anything is judged: many at once are as many. @throws Refusal 429 for whoever has to wait. */
  readonly begin: (attempt: Attempt, limit: AttemptLimit) => Promise<Try>;
  /** What was tried from this source at this account counts no more: it has shown otherwise who it is. */
  readonly forget: (attempt: Pick<Attempt, 'source' | 'account'>) => Promise<void>;
};

/** Counts tries at one thing, told apart by its name. */
export type CountAttempts = (what: string) => Attempts;

type AttemptParts = CountingParts & { readonly known: Pick<KnownSources, 'has'> };

type CountingParts = Pick<Parts, 'store' | 'clock'> & { readonly secrets: Pick<Secrets, 'mac'> };

/** In the store itself: what is counted here goes into no log. */
export const createCounting = (parts: CountingParts) => {
  const known = createKnownSources(parts);
  const attemptsAt: CountAttempts = (what) => createAttempts(what, { ...parts, known });
  return { known, attemptsAt };
};

/**
 * Slows down guessing, for all gateways on the store and over their restarts: of one source at one account, of one source
 * at all accounts, and of all strangers at one account. Whoever has signed in to the account from there before is no
 * stranger, and counted alone: nobody else, and nothing else that comes from there, keeps them out. Each try beyond the
 * free ones waits twice as long as the one before. `what` is tried: each is counted by itself.
 */
export const createAttempts = (what: string, { store, clock, secrets, known }: AttemptParts): Attempts => {
  const idOf = (name: string) => secrets.mac(`attempts ${what} ${name}`);
  const idOfBoth = (attempt: Attempt) => idOf(`both ${placeOf(attempt).join(' ')}`);
  const forgetOld = forgetting({ store, clock });

  const begin: Attempts['begin'] = async (attempt, limit) => {
    const { source, account, isTrusted = false } = attempt;
    const [from, at] = placeOf(attempt);
    const both = { id: idOfBoth(attempt), most: limit.attempts };
    const isAlone = source === undefined || account === undefined;
    const isKnown = !isAlone && (await known.has({ source: from, account: at }));
    const shared =
      isAlone || isTrusted || isKnown
        ? []
        : [
            { id: idOf(`source ${from}`), most: TIMES_OF_SOURCE * limit.attempts },
            { id: idOf(`account ${at}`), most: TIMES_OF_STRANGERS * limit.attempts },
          ];
    const counted = await count([both, ...shared].toSorted(byId), limit);
    if (counted.isGrown) await forgetOld().catch(report);
    const give = (all: boolean) =>
      inTransaction(store, (within) => giveBack([both, ...shared], { both, all, within }));
    const takeBack = () => give(false);
    return {
      isKnown,
      takeBack,
      judged: (judging) =>
        judging.catch(async (error: unknown) => {
          await takeBack();
          throw error;
        }),
      succeed: async () =>
        void (shared.length > 0 ? await give(true) : await store.forget(ATTEMPTS, [both.id])),
    };
  };

  /* Whoever is refused writes nothing. Two who count the same wait for one another. */
  const count = async (counts: readonly Count[], { minutes }: AttemptLimit) => {
    const refuseEarly = (rows: readonly (Row | undefined)[]) => {
      const waits = counts.map((each, at) => waitOf(rows[at], each, { minutes, now: clock.now() }));
      const retryAfter = Math.max(...waits);
      if (retryAfter > 0) throw refuse(429, 'tooManyAttempts', { retryAfter });
    };
    let seen: readonly (Row | undefined)[] | undefined = await read(counts, store);
    refuseEarly(seen);
    return inTransaction(store, async (within) => {
      // Run again when somebody was faster: what was seen is no more.
      const before = seen ?? (await read(counts, within));
      seen = undefined;
      const held: (Row | undefined)[] = [];
      for (const row of before) held.push(row && (await within.update(ATTEMPTS, row._id, { patch: {} })));
      refuseEarly(held);
      for (const [at, each] of counts.entries()) await add(held[at], each, { store: within, clock });
      return { isGrown: held.includes(undefined) };
    });
  };

  return {
    begin,
    forget: async (attempt) => void (await store.forget(ATTEMPTS, [idOfBoth(attempt)])),
  };
};

const add = async (
  row: Row | undefined,
  { id, most }: Count,
  { store, clock }: Pick<Parts, 'store' | 'clock'>,
): Promise<void> => {
  const [at, now] = [clock.now(), clock.iso()];
  const tries = leftOf(row, most, at) + 1;
  if (row) await store.update(ATTEMPTS, id, { patch: { tries, at, updatedAt: now } });
  else await store.insert(ATTEMPTS, { _id: id, __v: 0, createdAt: now, updatedAt: now, tries, at });
};

const placeOf = ({ source = '', account = '' }: Attempt) => [source, fold(account.trim())] as const;

/** What the settings say at this moment. */
export const attemptLimit = async (settingOf: SettingOf): Promise<AttemptLimit> => ({
  attempts: await settingOf('attempts'),
  minutes: await settingOf('lockMinutes'),
});

/** A row for each count that is not nothing: `tries` as of the moment `at`. Its id tells nobody whose it is. */
const ATTEMPTS = 'attempts';

type Count = { readonly id: string; readonly most: number };

/* All who count take them in one order, so that nobody waits for one who waits for them. */
const byId = (a: Count, b: Count): number => (a.id < b.id ? -1 : 1);

const read = async (counts: readonly Count[], store: Store): Promise<readonly (Row | undefined)[]> => {
  const rows = [];
  for (const { id } of counts) rows.push(await store.get(ATTEMPTS, id));
  return rows;
};

/* Tries that still count; a part of one is one. */
const leftOf = (row: Row | undefined, most: number, now: number): number => {
  const passed = Math.max(0, now - Number(row?.['at']));
  return row ? Math.max(0, Number(row['tries']) - (most * passed) / FORGETTING) : 0;
};

type Moment = { readonly minutes: number; readonly now: number };

/* Seconds until the next try, or 0. */
const waitOf = (row: Row | undefined, { most }: Count, { minutes, now }: Moment): number => {
  const beyond = Math.ceil(leftOf(row, most, now)) - most;
  if (!row || beyond < 0) return 0;
  const first = minutes * MINUTE;
  const length = Math.min(first * 2 ** beyond, Math.max(first, LONGEST_WAIT));
  return Math.max(0, Math.ceil((Number(row['at']) + length - now) / 1000));
};

type Giving = { readonly both: Count; readonly all: boolean; readonly within: Store };

/* What this source has tried at this account is part of what was counted of the source, and of the account. */
const giveBack = async (of: readonly Count[], { both, all, within }: Giving): Promise<void> => {
  const rows = await read(of, within);
  const own = rows.find((row) => row?._id === both.id);
  const given = all ? Number(own?.['tries'] ?? 1) : 1;
  for (const row of rows.toSorted((a, b) => ((a?._id ?? '') < (b?._id ?? '') ? -1 : 1))) {
    if (!row) continue;
    const { tries } = await within.update(ATTEMPTS, row._id, { patch: {} });
    const left = Math.max(0, Number(tries) - given);
    if (left === 0) await within.forget(ATTEMPTS, [row._id]);
    else await within.update(ATTEMPTS, row._id, { patch: { tries: left } });
  }
};

/** Rows that are kept at most, and a few more for each gateway. */
export const MOST_ROWS = 10_000;

/** New rows of one gateway before old ones are looked for. */
export const LOOK_EVERY = 100;

/* More than come meanwhile, so that they become fewer. */
const FORGOTTEN_AT_ONCE = 3 * LOOK_EVERY;

/* What nobody has added to for longer than any wait lasts, and the oldest of too many. */
const forgetting = ({ store, clock }: Pick<Parts, 'store' | 'clock'>) => {
  let grown = 0;
  return async (): Promise<void> => {
    grown += 1;
    if (grown % LOOK_EVERY !== 0) return;
    const sort = [{ path: 'updatedAt', order: 'text', descending: false }] as const;
    const asked = { where: [], sort, offset: 0, limit: FORGOTTEN_AT_ONCE };
    const { rows, total } = await store.list(ATTEMPTS, asked);
    const oldest = new Date(clock.now() - 2 * FORGETTING).toISOString();
    const over = rows.filter(({ updatedAt }, at) => at < total - MOST_ROWS || updatedAt < oldest);
    await store.forget(
      ATTEMPTS,
      over.map(({ _id }) => _id),
    );
  };
};
