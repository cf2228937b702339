import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Server } from '../../server/createServer';
import { createPageFiles } from './pageFiles';

/** The built product at one address: the gateway's calls, and the page for everything else. Compressed where asked. */
export const createProgram = (server: Pick<Server, 'fetch' | 'serves'>, pageFolder: string): Hono => {
  const page = createPageFiles(pageFolder);
  const app = new Hono();
  app.use('*', compress());
  // How load balancers ask by default whether this is alive.
  app.options('/', (c) => c.body(null, 204, { allow: 'GET, HEAD, OPTIONS' }));
  app.all('*', (c) => {
    const { method, path, raw } = c.req;
    const isCall = server.serves({ method, path, accept: c.req.header('accept') });
    return isCall ? server.fetch(raw, c.env as object) : page.fetch(raw, c.env);
  });
  return app;
};
