import { readCodes, readEnrolment, type Enrolment } from '../../model/account/ownAccount';
import { newKey } from '../../model/rules/idempotencyKeys';
import { HttpFailure } from '../http/failure';
import type { Http, HttpRequest } from '../http/http';
import type { OfferBook } from '../http/offerBook';
import type { Renewed } from './renewal';
import { type Session, readToken } from './savedSession';
import type { SessionKeeper } from './session';
import { userId, readUserData, type UserData } from './userData';
import { failureOf, saysSuccess } from '../http/classify';
import { isPlainObject } from '../../model/values/plainObject';

export type Credentials = { email: string; password: string; rememberMe: boolean };

export type SecondStep = { challenge: string; code: string; rememberMe: boolean };

export type SetUp = { code: string; name: string; email: string; password: string };

export type Account = {
  /**
   * Signs in (S7.33-S7.36). Rejects with the HttpFailure of the answer: `message` and `body` are the
   * server's, unchanged. Pressing twice sends once.
   */
  signIn(credentials: Credentials): Promise<void>;
  /** Makes an account and signs in with it (S7.37, S7.38). Rejects as `signIn` does; `body.errors` is by field (S5.01-S5.04). */
  register(asked: { username: string; email: string; password: string }): Promise<void>;
  /**
   * The second step, where the first was refused with a `challenge`. Nobody is in before `enter`, so that new recovery
   * codes can be shown first. Rejects as `signIn` does.
   */
  secondStep(asked: SecondStep): Promise<{ recoveryCodes: readonly string[]; enter: () => void }>;
  /** Begins to set up a second factor during the second step. */
  beginFactor(challenge: string): Promise<Enrolment>;
  /** Has a code sent to the address, in this language where the account has none (S4.08). Rejects as `signIn` does. */
  askForCode(asked: { email: string; language: string }): Promise<void>;
  /** Whether the code is good; rejects when not (S4.09). */
  checkCode(asked: { email: string; otp: string }): Promise<void>;
  /** Sets a new password by the code, which is used up (S4.10). */
  resetPassword(asked: { email: string; otp: string; password: string }): Promise<void>;
  /** Makes the first administrator of a new installation, and signs in. Rejects as `signIn` does. */
  setUp(asked: SetUp): Promise<void>;
  /**
   * Signs out in all tabs (S4.11). The server is told, so that the tokens are worth nothing afterwards; nothing waits for
   * that or fails by it (M-16).
   */
  signOut(): Promise<void>;
  /** Ends the session of somebody who does nothing: the page asks for the password over what is open. */
  endIdle(): void;
  /** Goes on as the account that an action has entered, by what it answered; `from` is where to come back to. */
  enter(answer: unknown, from: string): void;
  /** Goes back to one's own account; the server is told, and nothing waits for that. */
  leave(): void;
  /** New tokens for the session (S7.39, S7.40). Rejects with HttpFailure; createRenewal says what ends it. */
  refresh(session: Session): Promise<Renewed>;
};

type AccountParts = {
  readonly http: Http;
  readonly session: SessionKeeper;
  readonly offers: Pick<OfferBook, 'has'>;
};

/** The calls to the `auth` host. */
export const createAccount = ({ http, session, offers }: AccountParts): Account => {
  const ask = (path: string, body: unknown, more: Pick<HttpRequest, 'key' | 'isLast' | 'envelope'> = {}) =>
    http.send({
      source: 'auth',
      method: 'POST',
      path,
      body,
      envelope: 'plain',
      timeoutMs: AUTH_TIMEOUT_MS,
      ...more,
    });
  const signIn = singleFlight(async ({ email, password, rememberMe }: Credentials) => {
    const answer = await ask('/jwt/login', { email, password, rememberMe });
    session.set({ ...readSignedIn(answer), remember: rememberMe });
  });
  // Nothing but a yes is one: these set no session that would show it.
  const agreed = (path: string) =>
    singleFlight(async (asked: object) => {
      await ask(path, asked, { envelope: 'success' });
    });
  return {
    signIn,
    register: singleFlight(async (asked: { username: string; email: string; password: string }) => {
      const answer = await ask('/jwt/register', asked);
      session.set({ ...readSignedIn(answer), remember: false });
    }),
    secondStep: singleFlight(async ({ challenge, code, rememberMe }: SecondStep) => {
      const answer = await ask('/jwt/second-factor', { challenge, code });
      const signedIn = { ...readSignedIn(answer), remember: rememberMe };
      return { recoveryCodes: readCodes(answer), enter: () => session.set(signedIn) };
    }),
    beginFactor: async (challenge) => {
      const enrolment = readEnrolment(await ask('/jwt/second-factor/set-up', { challenge }));
      if (!enrolment) throw new HttpFailure('malformed');
      return enrolment;
    },
    askForCode: agreed('/v1/auth/forgot-password'),
    checkCode: agreed('/v1/auth/verify-otp'),
    resetPassword: agreed('/v1/auth/reset-password'),
    setUp: async ({ email, password, ...asked }) => {
      await ask('/jwt/setup', { ...asked, email, password });
      await signIn({ email, password, rememberMe: false });
    },
    enter: (answer, from) => session.enter({ ...readSignedIn(answer), remember: false }, from),
    ...waysOut(ask, { session, offers }),
    refresh: async ({ refreshToken, renewalKey = newKey(), userData }) => {
      const answer = await ask('/jwt/refresh-token', { refreshToken }, { key: renewalKey });
      const renewed = readRenewed(answer, userData);
      // A renewal never turns one user into another.
      if (userId(renewed.userData) !== userId(userData)) throw new HttpFailure('malformed');
      return renewed;
    },
  };
};

type Ask = (path: string, body: unknown, more: Pick<HttpRequest, 'isLast'>) => Promise<unknown>;

const waysOut = (
  ask: Ask,
  { session, offers }: Omit<AccountParts, 'http'>,
): Pick<Account, 'signOut' | 'leave' | 'endIdle'> => {
  // No contract shows the call: a server that does not offer to hear it is left alone.
  const tellEnd = (ended: Session | undefined) => {
    const refreshToken = ended?.refreshToken;
    if (refreshToken !== undefined && offers.has('auth', 'logout'))
      ask('/jwt/logout', { refreshToken }, { isLast: true }).catch(() => undefined);
  };
  return {
    signOut: async () => {
      const ended = [session.get(), session.own()];
      session.clear();
      ended.forEach(tellEnd);
    },
    leave: () => {
      tellEnd(session.get());
      void session.leave();
    },
    endIdle: () => {
      tellEnd(session.get());
      session.end('idle');
    },
  };
};

/** Every call waits for a renewal, so it may not take as long as a call. */
const AUTH_TIMEOUT_MS = 15_000;

/**
 * Reads the answer of a sign-in, a registration or a renewal: user, access token and, when given, refresh
 * token (S7.34, S7.38, S7.40). These answers need no `success` flag, but one that says no is a no. Throws
 * the server's refusal, or kind `malformed` when it says neither yes nor no.
 */
const readSignedIn = (body: unknown): Renewed => {
  if (!isPlainObject(body)) throw new HttpFailure('malformed');
  const userData = readUserData(ownOf(body, 'userData') ?? ownOf(body, 'user'));
  const accessToken = readToken(ownOf(body, 'accessToken'));
  const refreshToken = readToken(ownOf(body, 'refreshToken'));
  if (saysNo(body)) throw failureOf({ status: 200, body });
  if (!userData || !accessToken) throw new HttpFailure('malformed');
  // A refresh token that comes again under another key would look like a stolen one.
  return { userData, accessToken, ...(refreshToken !== undefined && { refreshToken, renewalKey: newKey() }) };
};

/** The same for a renewal, where an answer with tokens alone keeps the user as known. */
const readRenewed = (body: unknown, known: UserData): Renewed =>
  readSignedIn(
    isPlainObject(body) && ownOf(body, 'userData') === undefined ? { ...body, userData: known } : body,
  );

const saysNo = (body: Record<string, unknown>) => {
  const hasFlag = Object.hasOwn(body, 'success');
  // The template's registration answers a refusal with 200 and `error` alone.
  return hasFlag ? !saysSuccess(body) : Boolean(ownOf(body, 'error'));
};

const ownOf = (body: Record<string, unknown>, key: string) =>
  Object.hasOwn(body, key) ? body[key] : undefined;

/** While a call is under way, the same call again shares its result: a double click sends once. */
const singleFlight = <Input, Result>(call: (input: Input) => Promise<Result>) => {
  const underWay = new Map<string, Promise<Result>>();
  return (input: Input): Promise<Result> => {
    const key = JSON.stringify(input);
    const running = underWay.get(key) ?? call(input).finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  };
};
