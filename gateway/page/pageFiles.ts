import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { secureHeaders } from 'hono/secure-headers';
import { nothingAt } from '../../server/refusal';
import { requestIds } from '../../server/requests/requestIds';
import { hostsIn } from '../../server/settings';
import { readOwnSettings } from './ownSettings';
import { isPageAddress } from './pageAddress';
import { policyOf, scriptsIn } from './policy';

/**
 * The built page in `folder`. Files below /assets carry a hash in their name and are kept for a year; an address that
 * a person opens is a page of the one document, which is asked for anew each time and sent when it has changed. Everything else is a 404 in JSON.
 */
export const createPageFiles = (folder: string): Hono => {
  const app = new Hono();
  app.use('*', requestIds);
  app.use(
    '*',
    secureHeaders({
      crossOriginResourcePolicy: 'same-origin',
      xFrameOptions: 'DENY',
      // Said by the proxy that speaks HTTPS: it binds every port and subdomain of the name.
      strictTransportSecurity: false,
    }),
  );
  app.notFound((c) => c.json(nothingAt(c.req).body, 404, { 'Cache-Control': 'no-store' }));
  const document = join(folder, 'index.html');
  if (!existsSync(document)) {
    app.get('*', (c) => c.text('The page is not built. Run: npm run build', 503));
    return app;
  }
  /* Whatever spelling of an address has led to a document, it never comes without a policy. */
  const onFound = async (file: string, c: Context): Promise<void> => {
    c.header('Cache-Control', cachingOf(c.req.path));
    if (!/\.html(\.\w+)?$/.test(file)) return;
    const scripts = await scriptsIn(await readFile(document, 'utf8'));
    const hosts = hostsIn(await readOwnSettings(folder));
    c.header('Content-Security-Policy', policyOf({ hosts, scripts }));
  };
  // The build has put a text that is smaller beside every text.
  const page = serveStatic({ path: document, precompressed: true, onFound });
  app.get('*', unlessHashed(etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'content-security-policy'] })));
  app.get('*', serveStatic({ root: folder, precompressed: true, onFound }));
  app.get('*', async (c, next) => {
    const { method, path } = c.req;
    return isPageAddress({ method, path, accept: c.req.header('accept') }) ? page(c, next) : next();
  });
  return app;
};

const isHashed = (path: string): boolean => path.startsWith('/assets/');

const cachingOf = (path: string): string =>
  isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache';

/* A file that never changes is not asked for again. */
const unlessHashed =
  (middleware: MiddlewareHandler): MiddlewareHandler =>
  (c, next) =>
    isHashed(c.req.path) ? next() : middleware(c, next);
