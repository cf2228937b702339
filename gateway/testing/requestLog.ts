import type { Next } from 'hono';
import type { ControlContext, LoggedRequest } from './controlEnv';

export type RequestLog = {
  /** Oldest first. A request stands here from its arrival on, answered or not. */
  entries: () => readonly LoggedRequest[];
  clear: () => void;
  middleware: (c: ControlContext, next: Next) => Promise<void>;
};

/** Remembers the last `limit` requests, for assertions on the wire. It holds tokens, but no password: for tests only. */
export const createRequestLog = (limit = 2000): RequestLog => {
  let entries: LoggedRequest[] = [];
  return {
    entries: () => entries,
    clear: () => {
      entries = [];
    },
    middleware: async (c, next) => {
      const entry = describeRequest(c.req.raw);
      c.set('logged', entry);
      entries.push(entry);
      if (entries.length > limit) entries.shift();
      await readBody(c.req.raw, entry);
      await next();
      if (!isCut(c)) entry.status = c.res.status;
    },
  };
};

const describeRequest = (request: Request): LoggedRequest => {
  const { pathname, searchParams } = new URL(request.url);
  return {
    method: request.method,
    path: pathname,
    query: Object.fromEntries(
      Array.from(searchParams, ([name, value]) => [name, isSecret(name) || name === 'key' ? HIDDEN : value]),
    ),
    headers: Object.fromEntries(request.headers),
  };
};

const readBody = async (request: Request, entry: LoggedRequest) => {
  const isText = /json|text|urlencoded/.test(request.headers.get('content-type') ?? '');
  if (!isText || !request.body) return;
  // A copy: the routes still have to read theirs. A sender who breaks off is theirs to answer too.
  const text = await request
    .clone()
    .text()
    .catch(() => '');
  if (text !== '') entry.body = parsed(text);
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text, (key, value: unknown) => (isSecret(key) && value !== '' ? HIDDEN : value));
  } catch {
    return isSecret(text) ? HIDDEN : text;
  }
};

/** What stands in the place of a password, also where the text around it could not be read. */
const HIDDEN = '[hidden]';

const isSecret = (name: string): boolean => /passw|passphrase|secret|otp/i.test(name);

const isCut = (c: ControlContext) => c.env?.incoming?.socket.destroyed ?? false;
