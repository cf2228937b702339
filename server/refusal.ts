import type { MissingRight } from '../src/model/answers/deniedText';

/** Statuses the server refuses with. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

export type RefusalExtra = {
  /** Field path to sentence, shown beside the fields. */
  readonly errors?: Readonly<Record<string, string>>;
  /** The right that is missing. */
  readonly right?: MissingRight;
  /** The record as it is now, for a write that came too late. */
  readonly current?: unknown;
  /** Seconds until it may be asked again; said in the header Retry-After too. */
  readonly retryAfter?: number;
};

/** A request that is not served, with the words that a person may read. */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  readonly extra: RefusalExtra;

  constructor(status: RefusalStatus, message: string, extra: RefusalExtra = {}) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.extra = extra;
  }

  get headers(): Record<string, string> {
    const { retryAfter } = this.extra;
    return retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
  }

  /** The error envelope of the specification (S8.01-S8.04): `errCode` is the status as text. */
  get body() {
    return {
      success: false,
      errCode: String(this.status),
      msg: this.message,
      message: this.message,
      ...this.extra,
    };
  }
}

/** The answer to an address that nothing serves. */
export const nothingAt = ({ method, path }: { readonly method: string; readonly path: string }): Refusal =>
  new Refusal(404, `There is nothing at ${method} ${path}.`);
