import { resultOf, unreached, type Meanings } from './handing/answers';
import type { Operator, Outgoing, Result } from './operator';
import { textAt, type ReceiptPaths } from './receipts/posted';

type Template = string | number | boolean | null | readonly Template[] | { readonly [key: string]: Template };

/**
 * An operator that is reached over HTTP, as data. `{id}`, `{from}`, `{to}`, `{text}`, `{encoding}` and `{key}` (the secret
 * SENDER_KEY) are filled in wherever they stand. Paths lead into the JSON of an answer: `messages.0.id`.
 */
export type HttpOperator = Meanings & {
  readonly url: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Template;
  /** Where an answer of success has the operator's id of the message. */
  readonly id: string;
  /** Where an answer says what is wrong, in the operator's words. */
  readonly error?: string;
  /** Whether it takes an id once, however often it is asked: then what it has not answered is handed over again. */
  readonly knowsIds?: boolean;
  /** Seconds until an answer is no longer waited for; default 30. */
  readonly patience?: number;
  /** So many messages are on their way to it at a time; default 50. */
  readonly atOnce?: number;
  /** So many are handed over in one second; default as many as there are. */
  readonly perSecond?: number;
  /** How a receipt is read that the operator posts. */
  readonly receipt?: ReceiptPaths;
};

const [AT_ONCE, PATIENCE_S] = [50, 30] as const;

export const createHttp = (operator: HttpOperator, key: string): Omit<Operator, 'batch' | 'name'> => ({
  sentBy: 'operator',
  pauseMs: 30_000,
  knowsIds: operator.knowsIds ?? false,
  atOnce: operator.atOnce ?? AT_ONCE,
  perSecond: operator.perSecond,
  send: (message) => handOver(message, operator, key),
});

const handOver = async (
  message: Outgoing,
  operator: HttpOperator,
  key: string,
): Promise<Result | undefined> => {
  const request = requestOf(message, operator, key);
  if (!(request instanceof Request)) return request;
  try {
    // Nobody is sent elsewhere with a key: a redirection is a fault.
    const answer = await fetch(request, { redirect: 'manual' });
    const said: unknown = await answer.json().catch(() => undefined);
    const { status, headers } = answer;
    const [remoteId, word] = [textAt(said, operator.id), textAt(said, operator.error)];
    return resultOf({ status, headers, remoteId, word }, operator);
  } catch (error) {
    const reason = unreached(error);
    return reason === undefined ? undefined : { fault: reason };
  }
};

/* What cannot be asked at all is wrong in the description. */
const requestOf = (
  message: Outgoing,
  { url, method = 'POST', headers = {}, body, patience = PATIENCE_S }: HttpOperator,
  key: string,
): Request | Result => {
  const values = { ...message, key };
  const inUrl = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, encodeURIComponent(value)]),
  );
  try {
    return new Request(filled(url, inUrl) as string, {
      method,
      headers: { 'content-type': 'application/json', ...(filled(headers, values) as Record<string, string>) },
      signal: AbortSignal.timeout(patience * 1000),
      ...(body !== undefined && { body: JSON.stringify(filled(body, values)) }),
    });
  } catch {
    return { fault: 'SENDER_HTTP' };
  }
};

const filled = (template: Template, values: Readonly<Record<string, string>>): Template => {
  if (typeof template === 'string')
    return template.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
  if (Array.isArray(template)) return template.map((each: Template) => filled(each, values));
  if (typeof template !== 'object' || template === null) return template;
  return Object.fromEntries(Object.entries(template).map(([name, each]) => [name, filled(each, values)]));
};
