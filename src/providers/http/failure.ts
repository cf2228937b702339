/**
 * Why a call did not succeed. `refused`: the server understood and said no with a code of its own;
 * `malformed`: what came back is not an answer of this contract; `cancelled`: the caller gave up.
 */
export type FailureKind =
  | 'auth'
  | 'denied'
  | 'validation'
  | 'conflict'
  | 'notFound'
  | 'network'
  | 'timeout'
  | 'server'
  | 'malformed'
  | 'refused'
  | 'cancelled';

/** The server's own words, plus the field errors a form shows beside its inputs. */
export type FailureBody = { errors?: Record<string, string> } & Record<string, unknown>;

export type FailureDetails = {
  status?: number;
  errCode?: string;
  body?: FailureBody;
  unknownOutcome?: boolean;
  retryAfter?: number;
  host?: string;
  cause?: unknown;
};

/** Shown when the server gives no text of its own; spelled so by the contract (S8.04). */
export const DEFAULT_MESSAGE = 'Error occured!!';

/**
 * The one error the HTTP layer throws. `message` is text a person may see: the server's `msg`, else its
 * `message`, else {@link DEFAULT_MESSAGE}, at most 300 characters (S8.02-S8.04). For kinds without words
 * of the server (network, timeout, malformed) show a text of your own, chosen by `kind`.
 */
export class HttpFailure extends Error {
  readonly kind: FailureKind;
  /** HTTP status, when an answer came. */
  readonly status: number | undefined;
  /** The server's `errCode`, always as text. */
  readonly errCode: string | undefined;
  /** Absent when the answer was not a JSON object. Forms read `body.errors`. */
  readonly body: FailureBody | undefined;
  /** True for a write whose answer was lost: it may have been applied. Read again before repeating (D-03). */
  readonly unknownOutcome: boolean;
  /** Seconds until the server wants to be asked again, where it said so (D-27). */
  readonly retryAfter: number | undefined;

  /** The host that gave no answer, as `sms.example.com:8080`. */
  readonly host: string | undefined;

  constructor(kind: FailureKind, message: string = DEFAULT_MESSAGE, details: FailureDetails = {}) {
    super(message, { cause: details.cause });
    this.name = 'HttpFailure';
    this.kind = kind;
    this.status = details.status;
    this.errCode = details.errCode;
    this.body = details.body;
    this.unknownOutcome = details.unknownOutcome ?? false;
    this.retryAfter = details.retryAfter;
    this.host = details.host;
  }
}

/** The same failure in other words. */
export const reworded = (failure: HttpFailure, message: string, change: FailureDetails = {}): HttpFailure => {
  const { kind, status, errCode, body, unknownOutcome, retryAfter, host, cause } = failure;
  return new HttpFailure(kind, message, {
    unknownOutcome,
    cause,
    ...(status !== undefined && { status }),
    ...(errCode !== undefined && { errCode }),
    ...(body !== undefined && { body }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(host !== undefined && { host }),
    ...change,
  });
};

/** True for an HttpFailure, of the given kind when one is named. */
export const isFailure = (error: unknown, kind?: FailureKind): error is HttpFailure =>
  error instanceof HttpFailure && (kind === undefined || error.kind === kind);
