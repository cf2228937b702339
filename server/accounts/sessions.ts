import { hexOf, randomBytes } from '../bytes';
import type { Clock } from '../clock';
import type { Row, Store } from '../store/store';
import { StoreConflict, StoreMissing } from '../store/store';

/** S9.08, S9.09: both tokens last ten minutes, by the server's clock. */
export const TOKEN_SECONDS = 600;

/** A session ends this long after the sign-in, however often it was renewed; `assumed`, for no contract says it. */
export const SESSION_SECONDS = 12 * 60 * 60;

/** The same for somebody who asked to be remembered. */
export const REMEMBERED_SECONDS = 30 * 24 * 60 * 60;

/** A lost answer to a renewal is asked for again within this time, or it counts as stolen. */
export const REPEAT_SECONDS = 30;

/** Where a session is used from. */
export type UsedFrom = {
  /** An IPv4 address, or the network of an IPv6 address. */
  readonly address: string;
  /** What the browser calls itself. */
  readonly userAgent: string;
};

/** Whoever has entered the account of somebody else: by which session of their own, and the right that it takes. */
export type Acting = {
  readonly by: string;
  readonly session: string;
  readonly can: readonly [action: string, subject: string];
};

/** One sign-in, from there through all its renewals, until it is ended by anybody. */
export type Session = {
  readonly id: string;
  readonly userId: string;
  /** When it is over in any case, in seconds since 1970. */
  readonly endsAt: number;
  /** The newest pair of tokens: their ids, and when they were issued in seconds since 1970. */
  readonly issued: { readonly at: number; readonly access: string; readonly refresh: string };
  /** When it began, and where its newest pair was asked for. */
  readonly begun: string;
  readonly from: UsedFrom;
  readonly acting?: Acting | undefined;
};

export type Spending = {
  readonly session: string;
  readonly refresh: string;
  readonly key?: string | undefined;
  readonly from?: UsedFrom | undefined;
};

/** `seconds`: when it is over, however often it is renewed. */
export type Beginning = {
  readonly isRemembered?: boolean;
  readonly seconds?: number;
  readonly from?: UsedFrom;
  /** Somebody else acts in it. */
  readonly acting?: Acting;
};

export type Sessions = {
  begin: (userId: string, options: Beginning) => Promise<Session>;
  /** Undefined when it has ended. */
  find: (id: string) => Promise<Session | undefined>;
  /** Those of one person that go on, the one used last first. */
  of: (userId: string) => Promise<readonly Session[]>;
  /**
   * The session with its next pair, for the refresh token of the newest. One that was used before tells that two have
   * it: the session ends for both, unless it is the same request again (the same `key` within 30 s), whose answer was
   * lost: that gets the same pair. Undefined when there is nothing to go on with.
   */
  next: (spending: Spending) => Promise<Session | undefined>;
  end: (session: Pick<Session, 'id' | 'userId'>) => Promise<void>;
  /** Ends those of one person but for one, or all of everybody. The store may be that of a transaction. */
  endAll: (
    of?: { readonly userId: string; readonly kept?: string | undefined },
    store?: Store,
  ) => Promise<void>;
};

type Parts = { readonly clock: Clock; readonly store: Store };

/** The topic that names the person whose sessions or rights have changed; null for everybody. */
export const PEOPLE_TOPIC = 'people';

export const createSessions = ({ clock, store: whole }: Parts): Sessions => {
  const nowSeconds = () => Math.floor(clock.now() / 1000);
  const newPair = () => ({ at: nowSeconds(), access: newText(), refresh: newText() });

  const read = async (id: string): Promise<Kept | undefined> => {
    const row = await whole.get(SESSIONS, id);
    return row && Number(row['endsAt']) > nowSeconds() ? (row as Kept) : undefined;
  };
  const end: Sessions['end'] = ({ id, userId }) =>
    whole.transaction(async (store) => {
      await removeQuietly(id, store);
      await store.notify(PEOPLE_TOPIC, userId);
    });

  return {
    find: async (id) => sessionOf(await read(id)),
    of: async (userId) => {
      const where = [{ path: 'userId', op: 'eq', value: userId } as const];
      const sort = [{ path: 'updatedAt', order: 'text', descending: true }] as const;
      const { rows } = await whole.list(SESSIONS, { where, sort, offset: 0, limit: AT_ONCE });
      const now = nowSeconds();
      return (rows as Kept[])
        .filter(({ endsAt, issued }) => endsAt > now && issued.at + TOKEN_SECONDS > now)
        .map(toSession);
    },
    begin: async (userId, { isRemembered = false, seconds, from = NOWHERE, acting }) => {
      const now = clock.iso();
      const endsAt = nowSeconds() + (seconds ?? (isRemembered ? REMEMBERED_SECONDS : SESSION_SECONDS));
      const row = { _id: newText(), __v: 0, createdAt: now, updatedAt: now };
      await forgetOver({ clock, store: whole });
      const session = { userId, endsAt, from, issued: newPair(), ...(acting && { acting }) };
      return toSession((await whole.insert(SESSIONS, { ...row, ...session })) as Kept);
    },
    next: async (spending) => {
      for (;;) {
        const kept = await read(spending.session);
        if (!kept) return undefined;
        if (kept.issued.refresh === spending.refresh) {
          const spent = { refresh: spending.refresh, key: spending.key ?? null };
          const { from = kept.from } = spending;
          const patch = { issued: newPair(), spent, from, updatedAt: clock.iso() };
          const change = { patch, ifVersion: kept.__v };
          const stored = await whole.update(SESSIONS, kept._id, change).catch(unlessBeaten);
          if (stored) return toSession(stored as Kept);
        } else if (isRepeat(kept, spending, nowSeconds())) {
          return toSession(kept);
        } else {
          await end(toSession(kept));
          return undefined;
        }
      }
    },
    end,
    endAll: async (of, store = whole) => {
      if (of) await removeOf(of, store);
      else await store.clear(SESSIONS);
      await store.notify(PEOPLE_TOPIC, of?.userId ?? null);
    },
  };
};

/** A row for each session; without one, tokens of the session are worth nothing. */
const SESSIONS = 'sessions';

type Kept = Row &
  Omit<Session, 'id' | 'begun' | 'from'> & {
    readonly from?: UsedFrom;
    /** The refresh token that the newest pair was given for, and the key of the request. */
    readonly spent?: { readonly refresh: string; readonly key: string | null };
  };

/* Nobody guesses 128 bits; `randomUUID` is missing on plain http pages. */
const newText = (): string => hexOf(randomBytes(16));

const NOWHERE: UsedFrom = { address: '', userAgent: '' };

const toSession = ({ _id: id, createdAt: begun, from = NOWHERE, ...kept }: Kept): Session => {
  const { userId, endsAt, issued, acting } = kept;
  return { id, userId, endsAt, issued, begun, from, ...(acting && { acting }) };
};

const sessionOf = (kept: Kept | undefined) => kept && toSession(kept);

const isRepeat = ({ spent, issued }: Kept, { refresh, key }: Spending, now: number): boolean =>
  key !== undefined && spent?.refresh === refresh && spent.key === key && now - issued.at <= REPEAT_SECONDS;

/* Another request has written or ended it meanwhile: look again. */
const unlessBeaten = (error: unknown): undefined => {
  if (!(error instanceof StoreConflict || error instanceof StoreMissing)) throw error;
};

/* Several may end the same session at once. */
const removeQuietly = async (id: string, store: Store): Promise<void> => {
  await store.remove(SESSIONS, id).catch((error: unknown) => {
    if (!(error instanceof StoreMissing)) throw error;
  });
};

const AT_ONCE = 500;

const removeOf = async ({ userId, kept }: { userId: string; kept?: string | undefined }, store: Store) => {
  const where = [
    { path: 'userId', op: 'eq', value: userId } as const,
    ...(kept === undefined ? [] : [{ path: '_id', op: 'ne', value: kept } as const]),
  ];
  for (let found = AT_ONCE; found === AT_ONCE;) {
    const { rows } = await store.list(SESSIONS, { where, sort: [], offset: 0, limit: AT_ONCE });
    for (const { _id } of rows) await removeQuietly(_id, store);
    found = rows.length;
  }
};

/** A session whose newest tokens have expired is over, whether or not anybody ended it. */
const forgetOver = async ({ clock, store }: Parts): Promise<void> => {
  const oldest = new Date(clock.now() - 2 * TOKEN_SECONDS * 1000).toISOString();
  const where = [{ path: 'updatedAt', op: 'lt', value: oldest }] as const;
  const { rows } = await store.list(SESSIONS, { where, sort: [], offset: 0, limit: 100 });
  await Promise.allSettled(rows.map(({ _id }) => store.remove(SESSIONS, _id)));
};
