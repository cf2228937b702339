import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { askedBy } from '../../server/requests/asked';
import { loggedPath, type Log } from './logLine';

/**
 * Tells each request in one line when all of its answer is out, or its client is gone.
 * Without a real connection (a test that calls the app itself) it is told when the answer is there.
 */
export const logRequests =
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
