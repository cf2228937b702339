import type { Answerer } from '../../config/offers';
import type { Envelope } from './classify';
import { fillPath, type PathParams } from './path';

/** Resources name it as `api.source`. */
export type HttpSource = Answerer;

export type HttpQuery = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

export type HttpRequest = {
  source: HttpSource;
  method: string;
  /** Path template, `:name` for what `params` fills. */
  path: string;
  params?: PathParams;
  /** A list becomes one entry per value; undefined is left out. */
  query?: HttpQuery;
  /** Sent as JSON. */
  body?: unknown;
  signal?: AbortSignal;
  /** Default `success`. */
  envelope?: Envelope;
  /** The idempotency key of a write, where its host takes one. */
  key?: string;
  /** What a write is a part of, where its host takes changes back. */
  run?: string;
  /** It changes nothing, whatever its method. */
  isRead?: true;
  /** It is finished even when the page closes before it is answered. */
  isLast?: boolean;
  /** Milliseconds until the call is given up; default: the layer's. */
  timeoutMs?: number;
};

/** True when the call may change something at the server. */
export const isWrite = ({ method, isRead }: HttpRequest): boolean => !isRead && !/^(GET|HEAD)$/i.test(method);

/** The full address. Throws for ids that cannot be part of one (see fillPath). */
export const toUrl = (host: string, { path, params, query = {} }: HttpRequest): string => {
  const search = searchOf(query);
  return host.replace(/(?<!\/)\/+$/, '') + fillPath(path, params) + (search && `?${search}`);
};

/** The parameters as they stand in an address, behind its question mark. */
export const searchOf = (query: HttpQuery): string =>
  new URLSearchParams(Object.entries(query).flatMap(toEntries)).toString();

/** Headers of a call: the language of the page, in which it is told of refusals, and the token alone for sms and orders (S7.02), `Bearer` for remote (S7.25). */
export const toHeaders = (
  { source, key, run }: Pick<HttpRequest, 'source' | 'key' | 'run'>,
  token: string | undefined,
  language?: string,
): Record<string, string> => ({
  'Content-Type': 'application/json',
  ...(language && { 'Accept-Language': language }),
  ...(key !== undefined && { 'Idempotency-Key': key }),
  ...(run !== undefined && { 'X-Run-Id': run }),
  ...(token !== undefined && source !== 'auth' && { Authorization: SCHEME[source] + token }),
});

const SCHEME = { sms: '', orders: '', remote: 'Bearer ', demo: '' } as const;

const toEntries = ([name, value]: [string, HttpQuery[string]]): [string, string][] => {
  if (value === undefined) return [];
  const values = Array.isArray(value) ? value : [value];
  return values.map((one) => [name, String(one)]);
};
