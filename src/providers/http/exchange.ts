import { classify } from './classify';
import { HttpFailure, isFailure, reworded, type FailureKind } from './failure';
import { retryAfter } from './retryAfter';
import { isWrite, toHeaders, type HttpRequest } from './request';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export type HttpAnswer = { body: unknown; headers: Headers; status: number };

export type Exchange = {
  fetch: Fetch;
  url: string;
  request: HttpRequest;
  token: string | undefined;
  timeoutMs: number;
  /** It goes out by the browser, and not to a server in the page. */
  isOut?: boolean;
};

/** Sends one request once and reads its answer. Throws HttpFailure and nothing else. */
export const exchange = async ({ request, ...rest }: Exchange): Promise<HttpAnswer> => {
  if (request.signal?.aborted) throw new HttpFailure('cancelled');
  try {
    const { text, headers, status } = await fetchText({ request, ...rest });
    const { envelope = 'success' } = request;
    const answer = { status, text, retryAfter: retryAfter(headers) };
    return { body: classify(answer, { envelope, mayBeEmpty: isWrite(request) }), headers, status };
  } catch (failure) {
    throw isFailure(failure) && isAnswerLost(failure, request)
      ? reworded(failure, failure.message, { unknownOutcome: true })
      : failure;
  }
};

const fetchText = async ({ fetch, url, request, token, timeoutMs }: Exchange) => {
  const deadline = AbortSignal.timeout(request.timeoutMs ?? timeoutMs);
  try {
    const response = await fetch(url, {
      ...initOf(request, token),
      signal: request.signal ? AbortSignal.any([deadline, request.signal]) : deadline,
    });
    return { text: await response.text(), headers: response.headers, status: response.status };
  } catch (cause) {
    throw new HttpFailure(lossKind(request, deadline), undefined, { cause, host: new URL(url).host });
  }
};

const initOf = (request: HttpRequest, token: string | undefined): RequestInit => ({
  method: request.method,
  headers: toHeaders(request, token, globalThis.document?.documentElement.lang),
  // A redirect would carry the token to a host nobody configured.
  redirect: 'error',
  cache: 'no-store',
  keepalive: request.isLast ?? false,
  body: request.body === undefined ? null : JSON.stringify(request.body),
});

const lossKind = ({ signal }: HttpRequest, deadline: AbortSignal): FailureKind => {
  if (signal?.aborted) return 'cancelled';
  return deadline.aborted ? 'timeout' : 'network';
};

/**
 * Sends one request once, and hands the body of its answer over as it comes, however long that takes: the time is
 * limited until it begins. A refusal is read and thrown as by `exchange`.
 */
export const openExchange = async ({
  fetch,
  url,
  request,
  token,
  timeoutMs,
}: Exchange): Promise<Response> => {
  if (request.signal?.aborted) throw new HttpFailure('cancelled');
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), request.timeoutMs ?? timeoutMs);
  const response = await fetch(url, {
    ...initOf(request, token),
    signal: request.signal ? AbortSignal.any([late.signal, request.signal]) : late.signal,
  })
    .catch((cause: unknown) => {
      throw new HttpFailure(lossKind(request, late.signal), undefined, { cause, host: new URL(url).host });
    })
    .finally(() => clearTimeout(timer));
  const { status, headers } = response;
  if (response.ok && !/json/i.test(headers.get('content-type') ?? '')) return response;
  const answer = { status, text: await response.text(), retryAfter: retryAfter(headers) };
  classify(answer, { envelope: request.envelope ?? 'success', mayBeEmpty: false });
  throw new HttpFailure('malformed');
};

// Sign-in calls store nothing that could be saved twice, so for them nothing has to be read again.
const isAnswerLost = (failure: HttpFailure, request: HttpRequest) =>
  isWrite(request) && request.source !== 'auth' && (isLost(failure) || failure.kind === 'cancelled');

const LOST: readonly FailureKind[] = ['network', 'timeout', 'malformed'];

/** No answer came that says what became of the request: it may have been applied all the same (D-03). */
export const isLost = ({ kind, status }: HttpFailure): boolean =>
  LOST.includes(kind) || status === 502 || status === 504;
