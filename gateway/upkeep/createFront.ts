import { Hono, type MiddlewareHandler } from 'hono';
import type { Served } from '../../server/serves';
import { Refusal, refuse } from '../../server/refusal';
import { languageOf } from '../../server/words';
import { type Log, loggedPath } from './logLine';
import { requestIds } from '../../server/requests/requestIds';
import type { HttpBindings } from '@hono/node-server';
import { askedBy } from '../../server/requests/asked';

/** What stands before everything else, from the first moment on: `/health`, `/ready` and the log. */
export type Front = Served & {
  /** From now on requests are served; `probe` asks the store whether it answers. */
  open: (served: Served, probe: () => Promise<unknown>) => void;
  /** Said by `/ready`, so that nobody is sent here any more; what comes all the same is still served. */
  close: () => void;
};

/** A store that has not answered by then is not ready, in milliseconds. */
const PROBE_MS = 2000;

/** Paths that are answered here, before anybody asks whose they are. */
export const FRONT_PATHS: readonly string[] = ['/health', '/ready'];

export const createFront = (log?: Log): Front => {
  let behind: { served: Served; probe: () => Promise<unknown> } | undefined;
  let isClosing = false;
  const app = new Hono();
  if (log) app.use('*', logRequests(log));
  for (const path of FRONT_PATHS) app.use(path, requestIds);
  app.get('/health', (c) => c.json({ success: true }));
  app.get('/ready', async (c) => {
    const reason = isClosing ? 'The gateway is stopping.' : await unreadiness(behind?.probe);
    if (reason === undefined) return c.json({ success: true });
    return c.json(new Refusal(503, reason).body, 503);
  });
  app.all('*', (c) => (behind?.served ?? starting).fetch(c.req.raw, c.env as object));
  return {
    fetch: (request, env) => app.fetch(request, env),
    open: (served, probe) => {
      behind = { served, probe };
    },
    close: () => {
      isClosing = true;
    },
  };
};

const STARTING = 'The gateway is starting.';

const starting = new Hono();
starting.use('*', requestIds);
starting.all('*', (c) => {
  const refusal = refuse(503, 'starting', { retryAfter: 1 });
  const { message, headers } = refusal;
  const isPage = c.req.header('accept')?.includes('text/html') === true;
  // A person who opens the page is shown a sentence, and the browser asks again by itself.
  return isPage
    ? c.text(message, 503, { ...headers, Refresh: '1' })
    : c.json(refusal.bodyIn(languageOf(c.req.raw)), 503, headers);
});

const unreadiness = async (probe: (() => Promise<unknown>) | undefined): Promise<string | undefined> => {
  if (!probe) return STARTING;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), PROBE_MS);
  });
  return Promise.race([probe(), late])
    .then(
      () => undefined,
      () => 'The records cannot be reached.',
    )
    .finally(() => clearTimeout(timer));
};

/**
 * Tells each request in one line when all of its answer is out, or its client is gone.
 * Without a real connection (a test that calls the app itself) it is told when the answer is there.
 */
const logRequests =
  (log: Log): MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> =>
  async (c, next) => {
    const { raw, method, url } = c.req;
    const asked = askedBy(raw);
    const began = performance.now();
    const time = new Date().toISOString();
    const outgoing = c.env?.outgoing;
    const socket = outgoing?.socket ?? undefined;
    // A connection that is kept alive has sent the answers before this one, too.
    const before = socket?.bytesWritten ?? 0;
    const tell = (status?: number) =>
      log({
        time,
        id: asked.id,
        method,
        path: loggedPath(url),
        ...(status !== undefined && { status }),
        ms: Math.round((performance.now() - began) * 10) / 10,
        ...(socket && { bytes: socket.bytesWritten - before }),
        ...(asked.user !== undefined && { user: asked.user }),
      });
    outgoing?.once('close', () => tell(outgoing.writableFinished ? outgoing.statusCode : undefined));
    await next();
    if (!outgoing) tell(c.res.status);
  };
