import { HttpFailure, type FailureBody, type FailureKind } from './failure';
import { parseJson } from './parseJson';
import { isPlainObject } from '../../model/values/plainObject';

/**
 * `success`: a body must carry the flag; `plain`: the HTTP status alone decides (dialect simpleRest);
 * `optional`: a body may come without the flag, but one that says no is a no (S7.30).
 */
export type Envelope = 'success' | 'plain' | 'optional';

/** `retryAfter`: seconds, as the header of that name says. */
export type Answer = { status: number; text: string; retryAfter?: number | undefined };

/** `mayBeEmpty`: an empty 2xx body is a success without content; true for writes, false for reads (D-10). */
export type ClassifyOptions = { envelope?: Envelope; mayBeEmpty?: boolean };

/**
 * Reads one HTTP answer: returns the parsed body (undefined when empty and allowed) or throws an
 * HttpFailure. Pure. S8.01-S8.04, S8.09, S8.11.
 */
export const classify = ({ status, text, retryAfter }: Answer, options: ClassifyOptions = {}): unknown => {
  const { envelope = 'success', mayBeEmpty = false } = options;
  const isHttpSuccess = status >= 200 && status < 300;
  if (isHttpSuccess && mayBeEmpty && text.trim() === '') return undefined;
  const body = readBody({ status, text });
  const isAnswer = isPlainObject(body) || (envelope !== 'success' && Array.isArray(body));
  if (isHttpSuccess && !isAnswer) throw new HttpFailure('malformed', undefined, { status });
  if (!isHttpSuccess || isRefusal[envelope](body)) throw failureOf({ status, body, retryAfter });
  return body;
};

/**
 * The written rule for `success` (D-14): what is truthy is a success, as clients of this contract have
 * always read it, except the texts "false" and "0", which nobody means as a yes.
 */
export const saysSuccess = (body: unknown): boolean => {
  if (!isPlainObject(body) || !Object.hasOwn(body, 'success')) return false;
  const { success } = body;
  return Boolean(success) && !(typeof success === 'string' && /^(false|0|)$/i.test(success.trim()));
};

type Refused = Omit<Answer, 'text'> & { body: unknown };

/** The failure a body without success means. Never throws, whatever the body is. */
export const failureOf = ({ status, body, retryAfter }: Refused): HttpFailure => {
  const record = isPlainObject(body) ? inReadersWords(body) : {};
  const errors = fieldErrors(record);
  const errCode = readCode(record['errCode']);
  const { errors: _unread, ...rest } = record;
  const kind = kindOf({ status, errCode, hasErrors: errors !== undefined });
  const details = {
    status,
    ...(errCode !== undefined && { errCode }),
    ...(kind === 'server' && retryAfter !== undefined && { retryAfter }),
    ...(isPlainObject(body) && { body: (errors ? { ...rest, errors } : rest) satisfies FailureBody }),
  };
  return new HttpFailure(kind, messageOf(record), details);
};

/* Where a server says it in the language of the page too, that is what a person reads. */
const inReadersWords = ({ translated, ...body }: Record<string, unknown>): Record<string, unknown> =>
  isPlainObject(translated) ? { ...body, ...translated } : body;

const isRefusal: { readonly [E in Envelope]: (body: unknown) => boolean } = {
  success: (body) => !saysSuccess(body),
  plain: () => false,
  optional: (body) => isPlainObject(body) && ('success' in body || 'errCode' in body) && !saysSuccess(body),
};

const readBody = ({ status, text }: Answer): unknown => {
  try {
    return parseJson(text);
  } catch (cause) {
    // An error status says enough without a body; a good status with a page of HTML says nothing.
    if (status >= 400) return undefined;
    throw new HttpFailure('malformed', undefined, { status, cause });
  }
};

type Signs = { status: number; errCode: string | undefined; hasErrors: boolean };

// A server may put every error into a 200, so errCode is asked before the status.
const kindOf = ({ status, errCode, hasErrors }: Signs): FailureKind => {
  const codes = [Number(errCode), status];
  const named = codes.map((code) => KIND_BY_CODE[code]).find((kind) => kind !== undefined);
  if (named) return named;
  if (codes.some((code) => code >= 500 && code <= 599)) return 'server';
  return hasErrors ? 'validation' : 'refused';
};

const KIND_BY_CODE: Readonly<Record<number, FailureKind>> = {
  401: 'auth',
  403: 'denied',
  404: 'notFound',
  408: 'timeout',
  409: 'conflict',
  410: 'notFound',
  412: 'conflict',
  422: 'validation',
  // Too many requests is a state of the server that passes, not an answer to what was asked.
  429: 'server',
};

const messageOf = ({ msg, message, error }: Record<string, unknown>) => {
  const inError = isPlainObject(error) ? error['message'] : error;
  return [msg, message, inError]
    .map(readText)
    .find((text) => text !== undefined)
    ?.slice(0, 300);
};

const readText = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined);

const readCode = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : undefined;

/**
 * The texts a form shows beside its fields, or undefined when the answer names none. Reads
 * `errors: { field: text }` and the registration form of it, `error: { email, username }`; the first text
 * of a list counts, anything else is left out. An `error` with a `message` is words about the whole, not about fields.
 */
const fieldErrors = (body: Record<string, unknown>): Record<string, string> | undefined => {
  const entries = [isMessage(body['error']) ? undefined : body['error'], body['errors']].flatMap(readTexts);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
};

const isMessage = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';

const readTexts = (source: unknown): [string, string][] => {
  if (typeof source !== 'object' || source === null || Array.isArray(source)) return [];
  return Object.entries(source).flatMap(([field, value]: [string, unknown]) => {
    const text: unknown = Array.isArray(value) ? value[0] : value;
    return typeof text === 'string' && text.trim() !== '' ? [[field, text]] : [];
  });
};
