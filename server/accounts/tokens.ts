import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../clock';
import type { Store } from '../store/store';
import { createSessions, TOKEN_SECONDS, type Session, type Sessions } from './sessions';
import { signingKeys } from './signingKeys';

/** Whose a token is, of which session, and until when, in seconds since 1970. */
export type Holder = { readonly userId: string; readonly session: string; readonly expiresAt: number };

export type TokenPair = { readonly accessToken: string; readonly refreshToken: string };

export type Tokens = {
  /** Begins a session. */
  issue: (userId: string, options?: { readonly isRemembered?: boolean }) => Promise<TokenPair>;
  /** Whose access token it is; undefined if it is forged, expired, of a session that has ended, or a refresh token. */
  verify: (accessToken: string) => Promise<Holder | undefined>;
  /** The next pair for a refresh token, see `Sessions.next`; undefined for whatever else it is. */
  renew: (refreshToken: string, key?: string) => Promise<(TokenPair & Pick<Holder, 'userId'>) | undefined>;
  /** Ends the session of a token of either use; nothing happens for what is no such token. */
  end: (token: string) => Promise<void>;
  endAll: Sessions['endAll'];
};

type Parts = {
  /** Signs; those of former times, which only verify, come after it. */
  readonly secrets: readonly [string, ...string[]];
  readonly clock: Clock;
  readonly store: Store;
};

export const createTokens = ({ secrets, clock, store }: Parts): Tokens => {
  const keys = signingKeys(secrets);
  const sessions = createSessions({ clock, store });

  const sign = ({ userId, id, issued, endsAt }: Session, use: Use) =>
    new SignJWT({ use, session: id })
      .setProtectedHeader({ alg: 'HS256', kid: keys.own.kid })
      .setSubject(userId)
      .setJti(issued[use])
      .setIssuedAt(issued.at)
      .setExpirationTime(Math.min(issued.at + TOKEN_SECONDS, endsAt))
      .sign(keys.own.key);

  const pairOf = async (session: Session): Promise<TokenPair> => ({
    accessToken: await sign(session, 'access'),
    refreshToken: await sign(session, 'refresh'),
  });

  const read = async (token: string): Promise<Claims | undefined> => {
    try {
      const { payload } = await jwtVerify(token, ({ kid }) => keys.find(kid), {
        algorithms: ['HS256'],
        currentDate: new Date(clock.now()),
        requiredClaims: ['exp'],
      });
      const { sub, jti, exp, use, session } = payload;
      if (!sub || !jti || !exp || typeof session !== 'string') return undefined;
      return { userId: sub, id: jti, expiresAt: exp, use, session };
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  };
  const readFor = async (token: string, use: Use) => {
    const claims = await read(token);
    return claims?.use === use ? claims : undefined;
  };

  return {
    issue: async (userId, { isRemembered = false } = {}) =>
      pairOf(await sessions.begin(userId, isRemembered)),
    verify: async (accessToken) => {
      const claims = await readFor(accessToken, 'access');
      if (!claims || !(await sessions.find(claims.session))) return undefined;
      const { userId, session, expiresAt } = claims;
      return { userId, session, expiresAt };
    },
    renew: async (refreshToken, key) => {
      const claims = await readFor(refreshToken, 'refresh');
      const session = claims && (await sessions.next({ session: claims.session, refresh: claims.id, key }));
      return session && { ...(await pairOf(session)), userId: session.userId };
    },
    end: async (token) => {
      const claims = await read(token);
      if (claims) await sessions.end({ id: claims.session, userId: claims.userId });
    },
    endAll: sessions.endAll,
  };
};

type Use = 'access' | 'refresh';

type Claims = Holder & { readonly id: string; readonly use: unknown };
