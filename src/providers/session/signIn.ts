import { createIdempotencyKeys } from '../../model/writes/idempotencyKeys';
import { HttpFailure } from '../http/failure';
import type { Http } from '../http/http';
import { onceAtATime } from './onceAtATime';
import type { Renewed } from './renewal';
import type { Session } from './savedSession';
import type { SessionKeeper } from './session';
import { readRenewed, readSignedIn } from './signedIn';
import { userId } from './userData';

export type Credentials = { email: string; password: string; rememberMe: boolean };

export type Account = {
  /**
   * Signs in (S7.33-S7.36). Rejects with the HttpFailure of the answer: `message` and `body` are the
   * server's, unchanged. Pressing twice sends once.
   */
  signIn(credentials: Credentials): Promise<void>;
  /** Signs out in all tabs (S4.11). Asks no server and never rejects (M-16). */
  signOut(): Promise<void>;
  /** New tokens for the session (S7.39, S7.40). Rejects with HttpFailure; createRenewal says what ends it. */
  refresh(session: Session): Promise<Renewed>;
};

/** The calls to the `auth` host. Registration and the password flow join here, on `ask` and `readSignedIn`. */
export const createAccount = ({ http, session }: { http: Http; session: SessionKeeper }): Account => {
  const ask = (path: string, body: unknown, key?: string) =>
    http.send({
      source: 'auth',
      method: 'POST',
      path,
      body,
      envelope: 'plain',
      timeoutMs: AUTH_TIMEOUT_MS,
      ...(key !== undefined && { key }),
    });
  // A refresh token that comes again under another key would look like a stolen one.
  const keys = createIdempotencyKeys();
  return {
    signIn: onceAtATime(async ({ email, password, rememberMe }: Credentials) => {
      const answer = await ask('/jwt/login', { email, password, rememberMe });
      session.set({ ...readSignedIn(answer), remember: rememberMe });
    }),
    signOut: async () => session.clear(),
    refresh: async ({ refreshToken, userData }) => {
      const answer = await ask('/jwt/refresh-token', { refreshToken }, keys.of(refreshToken));
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
