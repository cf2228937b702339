import type { Host } from '../../config/offers';
import { newKey } from '../../model/rules/idempotencyKeys';
import { exchange, type Exchange, type Fetch, type HttpAnswer, isLost, openExchange } from './exchange';
import { HttpFailure, isFailure, reworded } from './failure';
import type { OfferBook } from './offerBook';
import { isWrite, toUrl, type HttpRequest } from './request';

export type { HttpAnswer } from './exchange';
export type { HttpQuery, HttpRequest, HttpSource } from './request';

/** What the HTTP layer needs of the session; `generation` changes when another sign-in began. */
export type HttpSession = {
  get(): { accessToken: string; refreshToken?: string } | undefined;
  readonly generation: number;
  renew(usedToken: string): Promise<void>;
  end(reason: string): void;
};

export type HttpOptions = {
  /** Base address per source; a path is allowed, a trailing slash is ignored. */
  hosts: Readonly<Record<Host, string>> & { readonly demo?: string };
  session: HttpSession;
  /** What the hosts offer; default: nothing. */
  offers?: Pick<OfferBook, 'has'>;
  /** Told the key of every write that carries one. */
  onKey?: (key: string) => void;
  fetch?: Fetch;
  /** Milliseconds until an unanswered call is given up; default 30000. */
  timeoutMs?: number;
  /** Mean pause before a call is made again, in milliseconds; default 600. */
  pauseMs?: number;
};

export type Http = {
  /** The parsed body of a successful answer. Rejects with HttpFailure. */
  send(request: HttpRequest): Promise<unknown>;
  /** The same with the answer's headers and status, for dialects that count rows in a header. */
  sendWithHeaders(request: HttpRequest): Promise<HttpAnswer>;
  /** An answer that is no JSON, such as a file, whose body is still to come. */
  open(request: HttpRequest): Promise<Response>;
  /** What is sent in another way, with the token as every call has it, and again where a call would be. */
  sendBy<T>(request: HttpRequest, once: (exchange: Exchange) => Promise<T>): Promise<T>;
};

/**
 * The only way out to the servers. It owns the session's troubles: a call whose token has expired waits for
 * one renewal shared by all calls and tabs and is sent once more (S7.41); a second refusal ends the session. One that
 * is denied has the session renewed beside it: the rights of whoever is signed in are others by now, and come with it. A write
 * carries an idempotency key to a host that takes one, the same in all its repeats, and never to another host.
 */
export const createHttp = (options: HttpOptions): Http => {
  const ask = async <T>(given: HttpRequest, once: (exchange: Exchange) => Promise<T>): Promise<T> => {
    const request = withKey(given, options);
    const attempt = createAttempt(options, request, once);
    if (request.source === 'auth') return attempt(undefined);
    const { generation } = options.session;
    // S7.03: the socket shows the token of the same state. S7.05: without one nothing is sent.
    const token = options.session.get()?.accessToken;
    if (!token) throw new HttpFailure('auth');
    try {
      return await attempt(token);
    } catch (failure) {
      if (isFailure(failure, 'denied')) renewRights(options.session, token);
      if (!isFailure(failure, 'auth')) throw failure;
      const renewed = await renewedToken(options.session, { token, generation }).catch((cause: unknown) => {
        throw isFailure(cause) && failure.unknownOutcome
          ? reworded(cause, cause.message, { unknownOutcome: true })
          : cause;
      });
      if (!renewed) throw failure;
      return attemptAgain(options.session, renewed, attempt);
    }
  };
  return {
    send: async (request) => (await ask(request, exchange)).body,
    sendWithHeaders: (request) => ask(request, exchange),
    open: (request) => ask(request, openExchange),
    sendBy: ask,
  };
};

const withKey = (request: HttpRequest, { offers, onKey }: HttpOptions): HttpRequest => {
  const { key = newKey(), ...rest } = request;
  const isTaken = isWrite(request) && offers?.has(request.source, 'idempotency');
  if (isTaken) onKey?.(key);
  return isTaken ? { ...rest, key } : rest;
};

type Attempt<T> = (token: string | undefined) => Promise<T>;

const createAttempt = <T>(
  options: HttpOptions,
  request: HttpRequest,
  once: (exchange: Exchange) => Promise<T>,
): Attempt<T> => {
  const { fetch = (url, init) => globalThis.fetch(url, init), timeoutMs = 30_000, pauseMs = 600 } = options;
  const url = toUrl(options.hosts[request.source] ?? '', request);
  const isOut = options.fetch === undefined;
  return async (token) => {
    if (token !== undefined && !isSendable(token)) throw new HttpFailure('auth');
    return withRepeats({ request, pauseMs }, () => once({ fetch, url, request, token, timeoutMs, isOut }));
  };
};

// A token with a line break or a letter beyond ASCII cannot be a header; it counts as expired.
const isSendable = (token: string) => /^[\x21-\x7e]+$/.test(token);

/* Where there is no refresh token nothing can be renewed, and a refusal of that would end the session. */
const renewRights = (session: HttpSession, token: string): void => {
  if (session.get()?.refreshToken !== undefined) session.renew(token).catch(() => undefined);
};

type Used = { token: string; generation: number };

// A call made by one sign-in is never repeated under another one, which may be another person's.
const renewedToken = async (session: HttpSession, { token, generation }: Used) => {
  await session.renew(token);
  const renewed = session.get()?.accessToken;
  return session.generation === generation && renewed !== token ? renewed : undefined;
};

const attemptAgain = async <T>(session: HttpSession, token: string, attempt: Attempt<T>) => {
  try {
    return await attempt(token);
  } catch (failure) {
    const isStillInUse = session.get()?.accessToken === token;
    if (isFailure(failure, 'auth') && isStillInUse) session.end('rejected');
    throw failure;
  }
};

/**
 * Repeats a call that met a passing failure, where that can do no harm, each time after a pause that differs per call.
 * A read is made once more when the server stumbled or could not be reached. A write is made again only when it
 * carries an idempotency key and its answer was lost: the server then answers as it did the first time (D-03). Every
 * other write, and what the server wants to be asked later (D-27), is never repeated (D-06).
 */
const withRepeats = async <T>({ request, pauseMs }: Trial, attempt: () => Promise<T>): Promise<T> => {
  const isRepeated = isWrite(request) ? isRepeatedWrite : isRepeatedRead;
  const most = isWrite(request) ? MOST_REPEATED_WRITES : 1;
  const begin = Date.now();
  let wasLost = false;
  for (let made = 0; ; made += 1) {
    try {
      return await attempt();
    } catch (failure) {
      if (!isFailure(failure)) throw failure;
      wasLost ||= isWrite(request) && isLost(failure);
      const isInTime = Date.now() - begin < REPEAT_WITHIN_MS;
      if (made >= most || !isInTime || !isRepeated(failure, request))
        throw wasLost ? stillUnknown(failure, request) : failure;
      await pause(pauseMs * 2 ** made * (0.5 + Math.random()), request.signal);
    }
  }
};

/** `pauseMs`: mean pause in milliseconds, twice as long before every further repeat. */
type Trial = { request: HttpRequest; pauseMs: number };

const MOST_REPEATED_WRITES = 3;

/* A server takes a refresh token once more within 30 s of its first use, so no repeat may begin later than that. */
const REPEAT_WITHIN_MS = 20_000;

const isRepeatedRead = (failure: HttpFailure) =>
  (failure.kind === 'server' || failure.kind === 'network') && failure.retryAfter === undefined;

const isRepeatedWrite = (failure: HttpFailure, { key }: HttpRequest) => key !== undefined && isLost(failure);

/* A server that stumbles, or wants another token, over the repeat has said nothing about the first attempt. */
const stillUnknown = (failure: HttpFailure, { source }: HttpRequest) =>
  source !== 'auth' && (failure.kind === 'server' || failure.kind === 'auth')
    ? reworded(failure, failure.message, { unknownOutcome: true })
    : failure;

// Ends early when the caller gives up; the attempt that follows sees that and says so.
const pause = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
