import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/**
 * The built page in `folder`. Files below /assets carry a hash in their name and are kept for a year; every other
 * address without an extension is a page of the one document, which is asked for anew each time.
 */
export const createPageFiles = (folder: string): Hono => {
  const app = new Hono();
  app.use('*', secureHeaders({ crossOriginResourcePolicy: 'same-origin', xFrameOptions: 'DENY' }));
  if (!existsSync(join(folder, 'index.html'))) {
    app.get('*', (c) => c.text('The page is not built. Run: npm run build', 503));
    return app;
  }
  const onFound = (_: string, c: Context) => c.header('Cache-Control', cachingOf(c.req.path));
  app.use('*', serveStatic({ root: folder, onFound }));
  app.get('*', async (c, next) => (isFile(c.req.path) ? c.text('Not found', 404) : next()));
  app.get('*', serveStatic({ path: join(folder, 'index.html'), onFound }));
  return app;
};

const cachingOf = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

const isFile = (path: string): boolean => path.startsWith('/assets/') || /\.[A-Za-z0-9]{1,8}$/.test(path);
