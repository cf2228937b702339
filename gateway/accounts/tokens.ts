import { randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../clock';
import type { Row, Store } from '../store/store';
import { insertOnce } from '../store/insertOnce';
import { StoreMissing } from '../store/store';

/** `session` is the same from one sign-in through all its refreshes. */
export type Holder = { userId: string; role: string; session?: string | undefined };
export type TokenPair = { accessToken: string; refreshToken: string };

export type Tokens = {
  issue: (holder: Holder) => Promise<TokenPair>;
  /** Whose access token it is; undefined if it is forged, expired, revoked, or a refresh token. */
  verify: (accessToken: string) => Promise<Holder | undefined>;
  /**
   * Spends a refresh token: whose it was, once, so that a new pair can be issued to whatever that user is by now.
   * Undefined if it is forged, expired, revoked, spent before (by any process on this store), or an access token.
   */
  spend: (refreshToken: string) => Promise<Holder | undefined>;
  /** Revokes all tokens issued so far, of one user or of everybody; those of one session may be kept. */
  expire: (userId?: string, keptSession?: string) => Promise<void>;
  /** The same on a transaction's store. */
  within: (store: Store) => Tokens;
};

type Parts = { secret: string; clock: Clock; store: Store };

/** S9.08, S9.09: both tokens last ten minutes, by the gateway's clock. */
export const TOKEN_SECONDS = 600;

export const createTokens = ({ secret, clock, store }: Parts): Tokens => {
  const key = new TextEncoder().encode(secret);

  const sign = (claims: Record<string, unknown>, subject: string) => {
    const issuedAt = Math.floor(clock.now() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(subject)
      .setJti(randomUUID())
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + TOKEN_SECONDS)
      .sign(key);
  };

  const read = async (token: string, use: Use) => {
    const claims = await readClaims(token, key, new Date(clock.now()));
    if (!claims || claims.use !== use) return undefined;
    return (await isRevoked(claims, store)) ? undefined : claims;
  };

  return {
    issue: async ({ userId, role, session = randomUUID() }) => {
      const claims = { role, session, generation: await generation(store, userId) };
      return {
        accessToken: await sign({ ...claims, use: 'access' }, userId),
        refreshToken: await sign({ ...claims, use: 'refresh' }, userId),
      };
    },
    verify: async (accessToken) => holderOf(await read(accessToken, 'access')),
    spend: async (refreshToken) => {
      const claims = await read(refreshToken, 'refresh');
      return claims && (await isFirstUse(claims.id, { store, clock })) ? holderOf(claims) : undefined;
    },
    expire: async (userId = EVERYBODY, keptSession) => {
      const patch = { keptSession: keptSession ?? null };
      await store.update(GENERATIONS, userId, { patch }).catch(async (error: unknown) => {
        if (!(error instanceof StoreMissing)) throw error;
        // False when another process began at the same moment: it revoked the same tokens.
        await insertOnce(store, GENERATIONS, { ...newRow(userId, clock), ...patch });
      });
    },
    within: (inner) => createTokens({ secret, clock, store: inner }),
  };
};

/** A row for a user (or for everybody) exists once tokens were revoked; its version counts how often. */
const GENERATIONS = 'tokenGenerations';
const EVERYBODY = '*';

/** The spent refresh tokens, by their id: the store takes an id only once, whichever process asks. */
const SPENT = 'spentTokens';

const generation = async (store: Store, userId: string): Promise<string> => {
  const [all, own] = await generationRows(store, userId);
  return `${versionOf(all)}.${versionOf(own)}`;
};

/* The tokens of a session that was kept are of an older generation of their user, but never of everybody. */
const isRevoked = async ({ userId, generation: issuedIn, session }: Claims, store: Store) => {
  const [all, own] = await generationRows(store, userId);
  if (issuedIn === `${versionOf(all)}.${versionOf(own)}`) return false;
  const isKept = session !== undefined && own?.['keptSession'] === session;
  return !isKept || String(issuedIn).split('.')[0] !== versionOf(all);
};

const generationRows = (store: Store, userId: string) =>
  Promise.all([store.get(GENERATIONS, EVERYBODY), store.get(GENERATIONS, userId)]);

const versionOf = (row: Row | undefined): string => String(row?.__v ?? '');

const isFirstUse = async (id: string, { store, clock }: Omit<Parts, 'secret'>): Promise<boolean> => {
  const isFirst = await insertOnce(store, SPENT, newRow(id, clock));
  if (isFirst) await forgetExpired({ store, clock });
  return isFirst;
};

/** A spent token that has expired is refused for its age; its mark can go. */
const forgetExpired = async ({ store, clock }: Omit<Parts, 'secret'>) => {
  const oldest = new Date(clock.now() - 2 * TOKEN_SECONDS * 1000).toISOString();
  const where = [{ path: 'createdAt', op: 'lt', value: oldest }] as const;
  const { rows } = await store.list(SPENT, { where, sort: [], offset: 0, limit: 100 });
  await Promise.allSettled(rows.map(({ _id }) => store.remove(SPENT, _id)));
};

const newRow = (id: string, clock: Clock): Row => ({
  _id: id,
  __v: 0,
  createdAt: clock.iso(),
  updatedAt: clock.iso(),
});

type Use = 'access' | 'refresh';
type Claims = Holder & { id: string; use: unknown; generation: unknown };

const readClaims = async (token: string, key: Uint8Array, currentDate: Date): Promise<Claims | undefined> => {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      currentDate,
      requiredClaims: ['exp'],
    });
    const { sub, jti, role, use, generation: issuedIn, session } = payload;
    if (!sub || !jti || typeof role !== 'string') return undefined;
    const ofSession = typeof session === 'string' && { session };
    return { userId: sub, id: jti, role, use, generation: issuedIn, ...ofSession };
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
};

const holderOf = (claims: Claims | undefined): Holder | undefined =>
  claims && { userId: claims.userId, role: claims.role, session: claims.session };
