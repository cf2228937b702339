import type { Result } from '../operator';

/** What an answer means: taken; not now; this message is not taken; the connection is at fault; nobody knows. */
export const OUTCOMES = ['taken', 'later', 'refused', 'connection', 'unknown'] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** What an operator declares of its answers. */
export type Meanings = {
  /** Its words for failures of ours. */
  readonly codes?: Readonly<Record<string, string>>;
  /** What others of its words mean, or statuses of its answers. */
  readonly answers?: Readonly<Record<string, Outcome>>;
};

/** An answer as it was read: the operator's id of the message, and its word for what is wrong. */
export type Answered = {
  readonly status: number;
  readonly headers: Headers;
  readonly remoteId: string | undefined;
  readonly word: string | undefined;
};

/**
 * What an answer means, by its word before its status; undefined when nobody knows. An error in an answer of success is a
 * refusal, whatever else it says.
 */
export const resultOf = (
  { status, headers, remoteId, word }: Answered,
  { codes = {}, answers = {} }: Meanings,
): Result | undefined => {
  const after = pauseIn(headers);
  const error = word === undefined || NO_ERROR.has(word) ? undefined : word;
  const said = error === undefined ? undefined : of(answers, error);
  if (error !== undefined && said === undefined) {
    const code = of(codes, error);
    if (code !== undefined) return { refused: code, after };
  }
  const isSuccess = status >= 200 && status < 300;
  const outcome =
    said ??
    of(answers, String(status)) ??
    (isSuccess && error !== undefined ? 'refused' : usual(status, remoteId, headers));
  const reason = [...(error === undefined || outcome === 'connection' ? [status] : []), error ?? []].flat();
  const results: Readonly<Record<Outcome, Result | undefined>> = {
    taken: { taken: remoteId },
    later: { later: status === 429 ? TOO_FAST : NOT_NOW, after },
    refused: { refused: reason.join(' ') },
    connection: { fault: reason.join(' ') },
    unknown: undefined,
  };
  return results[outcome];
};

/* Words that some operators have where nothing is wrong. */
const NO_ERROR: ReadonlySet<string> = new Set(['', '0']);

const [TOO_FAST, NOT_NOW] = ['50', '46'] as const;

/** What is about this one message, when no word says more. */
const OF_MESSAGE: readonly number[] = [400, 413, 414, 422, 451];

const usual = (status: number, remoteId: string | undefined, headers: Headers): Outcome => {
  if (status >= 200 && status < 300) return remoteId === undefined ? 'unknown' : 'taken';
  if (status === 409) return 'taken';
  if (status === 425 || status === 429 || (status === 503 && headers.has('retry-after'))) return 'later';
  if (status === 408 || status >= 500) return 'unknown';
  return OF_MESSAGE.includes(status) ? 'refused' : 'connection';
};

/** No pause that is asked for is longer, in milliseconds: it may be a slip, and all messages wait for it. */
const LONGEST_MS = 3_600_000;

/* By the operator's own clock where it is told a moment, in milliseconds. */
const pauseIn = (headers: Headers): number | undefined => {
  const text = headers.get('retry-after') ?? '';
  if (/^\s*\d+\s*$/.test(text)) return Math.min(Number(text) * 1000, LONGEST_MS);
  const sent = Date.parse(headers.get('date') ?? '');
  const left = Date.parse(text) - (Number.isNaN(sent) ? Date.now() : sent);
  return Number.isNaN(left) ? undefined : Math.min(Math.max(left, 0), LONGEST_MS);
};

const of = <T>(map: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(map, name) ? map[name] : undefined;

/** Why no connection came about, so that nothing was handed over; undefined of every other error. */
export const unreached = (error: unknown): string | undefined => {
  const cause = error instanceof Error ? error.cause : undefined;
  const first: unknown = cause instanceof AggregateError ? cause.errors[0] : cause;
  if (!(first instanceof Error)) return undefined;
  const { code = '', syscall = '' } = first as NodeJS.ErrnoException;
  const isBefore = ['connect', 'getaddrinfo'].includes(syscall) || BEFORE.test(code);
  return isBefore ? code : undefined;
};

/* The connection was not made in time, or its certificate is not believed. */
const BEFORE =
  /^(UND_ERR_CONNECT_TIMEOUT|ERR_TLS_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_(VERIFY|GET_ISSUER))/;
