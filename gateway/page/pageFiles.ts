import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { nothingAt } from '../../server/refusal';
import { requestIds } from '../../server/requests/requestIds';
import { hostsIn } from '../../server/settings';
import { readOwnSettings } from './ownSettings';
import { isPageAddress } from './pageAddress';
import { policyOf, scriptsIn } from './policy';

/**
 * The built page in `folder`. Files below /assets carry a hash in their name and are kept for a year; an address that
 * a person opens is a page of the one document, which is asked for anew each time. Everything else is a 404 in JSON.
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
    if (!file.endsWith('.html')) return;
    const scripts = await scriptsIn(await readFile(file, 'utf8'));
    const hosts = hostsIn(await readOwnSettings(folder));
    c.header('Content-Security-Policy', policyOf({ hosts, scripts }));
  };
  const page = serveStatic({ path: document, onFound });
  app.get('*', serveStatic({ root: folder, onFound }));
  app.get('*', async (c, next) => {
    const { method, path } = c.req;
    return isPageAddress({ method, path, accept: c.req.header('accept') }) ? page(c, next) : next();
  });
  return app;
};

const cachingOf = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
