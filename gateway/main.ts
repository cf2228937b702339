import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import config from '../resources.config';
import { firstRecords } from './firstRecords';
import { openGateway, settingsFrom } from './openGateway';

/* The built product as one Node program: the page from dist/ and the gateway behind it, at one address. */
const start = async () => {
  const { env } = process;
  const open = await openGateway(settingsFrom(env));
  const gateway = await open.serve(config, firstRecords(env));
  const app = new Hono();
  app.use('*', compress());
  app.use('*', async (c, next) =>
    gateway.serves(c.req.path) ? gateway.fetch(c.req.raw, c.env as object) : next(),
  );
  app.use('/assets/*', async (c, next) => {
    await next();
    if (c.res.ok) c.header('Cache-Control', 'public, max-age=31536000, immutable');
  });
  app.use('*', serveStatic({ root: './dist' }));
  app.get('*', serveStatic({ path: './dist/index.html' }));
  const port = Number(env['PORT'] ?? 5173);
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port }, () => {
    console.log(`SMS Gateway is at http://localhost:${port}`);
  });
  const stop = () => {
    server.close();
    void open.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
};

await start();
