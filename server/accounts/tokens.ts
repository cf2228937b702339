import type { Clock } from '../clock';
import type { Store } from '../store/store';
import {
  createSessions,
  TOKEN_SECONDS,
  type Acting,
  type Beginning,
  type Session,
  type Sessions,
  type UsedFrom,
} from './sessions';

/** Whose a token is, of which session, and until when, in seconds since 1970. */
export type Holder = {
  readonly userId: string;
  readonly session: string;
  readonly expiresAt: number;
  /** The role that it claims (S6.09). */
  readonly role?: string | undefined;
  /** When its session is over, in seconds since 1970. */
  readonly endsAt: number;
  /** Who has entered the account, where it is not its owner. */
  readonly acting?: Acting | undefined;
};

export type TokenPair = { readonly accessToken: string; readonly refreshToken: string };

export type Tokens = {
  /** How to find out which role the tokens of an account claim; without it none does. */
  claimBy: (roleOf: RoleOf) => void;
  /** Begins a session. */
  issue: (userId: string, options?: Beginning) => Promise<TokenPair>;
  /** Whose access token it is; undefined if it is forged, expired, of a session that has ended, or a refresh token. */
  verify: (accessToken: string) => Promise<Holder | undefined>;
  /** The next pair for a refresh token, see `Sessions.next`; undefined for whatever else it is. */
  renew: (refreshToken: string, key?: string, from?: UsedFrom) => Promise<(TokenPair & Holder) | undefined>;
  /** Ends the session of a token of either use, and says whose it was; nothing happens for what is no such token. */
  end: (token: string) => Promise<Holder | undefined>;
  endAll: Sessions['endAll'];
  /** The sessions themselves, whatever has become of their tokens. */
  sessions: Pick<Sessions, 'find' | 'of' | 'end'>;
};

type RoleOf = (userId: string) => Promise<string | undefined>;

/** What a token says: whose it is, its own id, of which session, what it is good for, and from when to when. */
export type Claims = Omit<Holder, 'endsAt' | 'acting'> & {
  readonly id: string;
  readonly use: string;
  readonly issuedAt: number;
  /** The account of whoever acts in the name of the holder (`act.sub`, RFC 8693). */
  readonly actor?: string | undefined;
};

/** Makes texts of claims that nobody else can make, however the place where the server runs does that. */
export type Signer = {
  readonly sign: (claims: Claims) => Promise<string>;
  /** Undefined for a text that it has not signed, or whose time is over; `now` in milliseconds since 1970. */
  readonly read: (token: string, now: number) => Promise<Omit<Claims, 'issuedAt'> | undefined>;
};

type Use = 'access' | 'refresh';

type Parts = {
  readonly signer: Signer;
  readonly clock: Clock;
  readonly store: Store;
};

export const createTokens = ({ signer, clock, store }: Parts): Tokens => {
  const sessions = createSessions({ clock, store });

  let roleOf: RoleOf = async () => undefined;

  const sign = ({ userId, id: session, issued, endsAt, acting }: Session, use: Use, role?: string) => {
    const expiresAt = Math.min(issued.at + TOKEN_SECONDS, endsAt);
    const claims = { userId, session, use, role, actor: acting?.by };
    return signer.sign({ ...claims, id: issued[use], issuedAt: issued.at, expiresAt });
  };

  const pairOf = async (session: Session): Promise<TokenPair> => ({
    accessToken: await sign(session, 'access', await roleOf(session.userId)),
    refreshToken: await sign(session, 'refresh'),
  });

  const read = (token: string) => signer.read(token, clock.now());
  const readFor = async (token: string, use: Use) => {
    const claims = await read(token);
    return claims?.use === use ? claims : undefined;
  };

  return {
    claimBy: (next) => void (roleOf = next),
    sessions,
    issue: async (userId, options = {}) => pairOf(await sessions.begin(userId, options)),
    verify: async (accessToken) => {
      const claims = await readFor(accessToken, 'access');
      const found = claims && (await sessions.find(claims.session));
      return claims && found && holderOf(claims, found);
    },
    renew: async (refreshToken, key, from) => {
      const claims = await readFor(refreshToken, 'refresh');
      const session =
        claims && (await sessions.next({ session: claims.session, refresh: claims.id, key, from }));
      return claims && session && { ...(await pairOf(session)), ...holderOf(claims, session) };
    },
    end: async (token) => {
      const claims = await read(token);
      const session = claims && (await sessions.find(claims.session));
      if (claims) await sessions.end({ id: claims.session, userId: claims.userId });
      return claims && session && holderOf(claims, session);
    },
    endAll: sessions.endAll,
  };
};

const holderOf = (
  { userId, session, expiresAt, role }: Omit<Claims, 'issuedAt'>,
  { endsAt, acting }: Session,
): Holder => ({ userId, session, expiresAt, role, endsAt, acting });
