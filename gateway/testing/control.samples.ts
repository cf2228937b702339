import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { createClock } from '../../server/clock';
import { createControl } from './control';

/** A small app under control on a port of its own: /v1/count answers how often it was called, /v1/echo its body. */
export const serveControlled = async () => {
  const calls = { count: 0, resets: [] as object[], expired: [] as (string | undefined)[] };
  const app = new Hono();
  app.all('/v1/count', (c) => {
    const body = JSON.stringify({ success: true, count: ++calls.count });
    return c.body(body, 200, { 'content-type': 'application/json', 'content-length': String(body.length) });
  });
  app.post('/v1/echo', async (c) => c.json({ success: true, body: await c.req.json<unknown>() }, 201));
  const clock = createClock();
  const control = createControl({
    clock,
    reset: async (options) => void calls.resets.push(options),
    expire: async (userId) => void calls.expired.push(userId),
  });
  const served = control.around(app);
  const server = createAdaptorServer({ fetch: (request, env) => served.fetch(request, env) });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    ...control,
    clock,
    calls,
    served,
    call: (path: string, init?: RequestInit) => fetch(url + path, init),
    post: (path: string, body: unknown) =>
      fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    close: async () => {
      control.barriers.releaseAll();
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await once(server, 'close');
    },
  };
};

export type Controlled = Awaited<ReturnType<typeof serveControlled>>;
