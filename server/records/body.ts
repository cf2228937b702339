import { Refusal } from '../refusal';

/** Lists and objects inside each other; more is an attack on whatever walks through them. */
const DEEPEST = 64;

/** Keys and entries of lists in all; reading more of them costs other requests their time. */
const MOST_ENTRIES = 20_000;

/**
 * The body of a request: one JSON object; {} when there is none. Default: `MOST_ENTRIES` keys and entries at most.
 * @throws Refusal 400 for anything else, 415 when it is sent as something else.
 */
export const bodyOf = async (
  request: Request,
  most: number = MOST_ENTRIES,
): Promise<Record<string, unknown>> => {
  if (request.method === 'GET' || request.method === 'DELETE') return {};
  return jsonObjectOf(request, most);
};

/** The same whatever the method, but GET, which has no body. */
export const jsonObjectOf = async (
  request: Request,
  most: number = MOST_ENTRIES,
): Promise<Record<string, unknown>> => {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/(json|[\w.-]+\+json)\s*(;|$)/i.test(type))
    throw new Refusal(415, 'A request has to say Content-Type: application/json.');
  const text = await request.text();
  if (text.trim() === '') return {};
  const fault = shapeFault(text, most);
  if (fault) throw new Refusal(400, fault);
  const body = parsed(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal(400, 'The body must be one JSON object.');
  }
  return body as Record<string, unknown>;
};

/**
 * What is too much about a JSON text, found by looking at each character once: a parser would have built a million
 * lists inside each other before anybody could count them.
 */
export const shapeFault = (text: string, most: number = MOST_ENTRIES): string | undefined => {
  let [depth, entries, isText] = [0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isText) {
      if (character === '\\') at += 1;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = true;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    else if (character === ':' || character === ',') entries += 1;
    if (depth > DEEPEST) return `The body is nested deeper than ${DEEPEST} levels.`;
    if (entries > most) return `The body has more than ${most} keys and entries.`;
  }
  return undefined;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
