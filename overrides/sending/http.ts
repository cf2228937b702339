import pMap from 'p-map';
import type { Operator, Outgoing, Receipt, Result } from './operator';

type Template = string | number | boolean | null | readonly Template[] | { readonly [key: string]: Template };

/**
 * An operator that is reached over HTTP, as data. `{id}`, `{from}`, `{to}`, `{text}`, `{encoding}` and `{key}` (the secret
 * SENDER_KEY) are filled in wherever they stand. Paths lead into the JSON of an answer: `messages.0.id`.
 */
export type HttpOperator = {
  readonly url: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Template;
  /** Where an answer of success has the operator's id of the message. */
  readonly id: string;
  /** Where any other answer says why; and its words as codes of ours. What is not listed is taken as it is. */
  readonly error?: string;
  readonly codes?: Readonly<Record<string, string>>;
  /** How a receipt is read that the operator posts: `id` is ours where it sends that back, `remoteId` its own. */
  readonly receipt?: {
    readonly id?: string;
    readonly remoteId?: string;
    readonly status: string;
    readonly states: Readonly<Record<string, Receipt['status']>>;
    readonly code?: string;
  };
};

/** Messages that are on their way to the operator at a time. */
const AT_ONCE = 50;

const PATIENCE_MS = 30_000;

export const createHttp = (operator: HttpOperator, key: string): Omit<Operator, 'batch'> => ({
  sentBy: 'operator',
  pauseMs: 30_000,
  send: async (messages) => {
    const answers = await pMap(messages, (message) => handOver(message, operator, key), {
      concurrency: AT_ONCE,
    });
    return new Map(answers.flatMap((each) => each ?? []));
  },
});

const handOver = async (
  message: Outgoing,
  { url, method = 'POST', headers = {}, body, id, error = '', codes = {} }: HttpOperator,
  key: string,
): Promise<[string, Result][] | undefined> => {
  const values = { ...message, key };
  const inUrl = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, encodeURIComponent(value)]),
  );
  try {
    const answer = await fetch(filled(url, inUrl) as string, {
      method,
      headers: { 'content-type': 'application/json', ...(filled(headers, values) as Record<string, string>) },
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body !== undefined && { body: JSON.stringify(filled(body, values)) }),
    });
    const said: unknown = await answer.json().catch(() => undefined);
    const remoteId = textAt(said, id);
    if (answer.ok && remoteId !== undefined) return [[message.id, { remoteId }]];
    // Nobody can tell whether it was taken: it is asked again, by the same id.
    if (answer.ok || answer.status >= 500) return undefined;
    const reason = textAt(said, error) ?? String(answer.status);
    return [[message.id, { refused: codes[reason] ?? reason }]];
  } catch {
    return undefined;
  }
};

/** The receipts in what an operator has posted; what cannot be read as one is left out. */
export const receiptsIn = (posted: unknown, { receipt, codes = {} }: HttpOperator): Receipt[] => {
  if (!receipt) return [];
  return (Array.isArray(posted) ? posted : [posted]).flatMap((each: unknown) => {
    const state = textAt(each, receipt.status) ?? '';
    const status = Object.hasOwn(receipt.states, state) ? receipt.states[state] : undefined;
    const [id, remoteId, code] = [receipt.id, receipt.remoteId, receipt.code].map((path) =>
      textAt(each, path),
    );
    const ours = code !== undefined && Object.hasOwn(codes, code) ? codes[code] : code;
    return status && (id ?? remoteId) !== undefined ? [{ id, remoteId, status, code: ours }] : [];
  });
};

const filled = (template: Template, values: Readonly<Record<string, string>>): Template => {
  if (typeof template === 'string')
    return template.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
  if (Array.isArray(template)) return template.map((each: Template) => filled(each, values));
  if (typeof template !== 'object' || template === null) return template;
  return Object.fromEntries(Object.entries(template).map(([name, each]) => [name, filled(each, values)]));
};

const textAt = (value: unknown, path: string | undefined): string | undefined => {
  if (path === undefined || path === '') return undefined;
  const found = path
    .split('.')
    .reduce<unknown>(
      (inner, name) =>
        typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[name] : undefined,
      value,
    );
  return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined;
};
