import { createIdempotencyKeys } from '../../model/rules/idempotencyKeys';
import { HttpFailure } from '../http/failure';
import type { Http, HttpRequest } from '../http/http';
import { singleFlight } from './singleFlight';
import type { Renewed } from './renewal';
import type { Session } from './savedSession';
import type { SessionKeeper } from './session';
import { readRenewed, readSignedIn } from './signedIn';
import { userId } from './userData';

export type Credentials = { email: string; password: string; rememberMe: boolean };

export type SetUp = { code: string; name: string; email: string; password: string };

export type Account = {
  /**
   * Signs in (S7.33-S7.36). Rejects with the HttpFailure of the answer: `message` and `body` are the
   * server's, unchanged. Pressing twice sends once.
   */
  signIn(credentials: Credentials): Promise<void>;
  /** Makes the first administrator of a new installation, and signs in. Rejects as `signIn` does. */
  setUp(asked: SetUp): Promise<void>;
  /**
   * Signs out in all tabs (S4.11). The server is told, so that the tokens are worth nothing afterwards; nothing waits for
   * that or fails by it (M-16).
   */
  signOut(): Promise<void>;
  /** New tokens for the session (S7.39, S7.40). Rejects with HttpFailure; createRenewal says what ends it. */
  refresh(session: Session): Promise<Renewed>;
};

/** The calls to the `auth` host. Registration and the password flow join here, on `ask` and `readSignedIn`. */
export const createAccount = ({ http, session }: { http: Http; session: SessionKeeper }): Account => {
  const ask = (path: string, body: unknown, more: Pick<HttpRequest, 'key' | 'isLast'> = {}) =>
    http.send({
      source: 'auth',
      method: 'POST',
      path,
      body,
      envelope: 'plain',
      timeoutMs: AUTH_TIMEOUT_MS,
      ...more,
    });
  // A refresh token that comes again under another key would look like a stolen one.
  const keys = createIdempotencyKeys();
  const signIn = singleFlight(async ({ email, password, rememberMe }: Credentials) => {
    const answer = await ask('/jwt/login', { email, password, rememberMe });
    session.set({ ...readSignedIn(answer), remember: rememberMe });
  });
  return {
    signIn,
    setUp: async ({ email, password, ...asked }) => {
      await ask('/jwt/setup', { ...asked, email, password });
      await signIn({ email, password, rememberMe: false });
    },
    signOut: async () => {
      const refreshToken = session.get()?.refreshToken;
      session.clear();
      // `assumed`: no contract shows the call, and a server that does not know it is left alone.
      if (refreshToken !== undefined)
        ask('/jwt/logout', { refreshToken }, { isLast: true }).catch(() => undefined);
    },
    refresh: async ({ refreshToken, userData }) => {
      const answer = await ask('/jwt/refresh-token', { refreshToken }, { key: keys.of(refreshToken) });
      keys.forget(refreshToken);
      const renewed = readRenewed(answer, userData);
      // A renewal never turns one user into another.
      if (userId(renewed.userData) !== userId(userData)) throw new HttpFailure('malformed');
      return renewed;
    },
  };
};

/** Every call waits for a renewal, so it may not take as long as a call. */
const AUTH_TIMEOUT_MS = 15_000;
