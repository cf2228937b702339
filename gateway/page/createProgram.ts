import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Gateway } from '../../server/createGateway';
import { createPageFiles } from './pageFiles';

/** The built product at one address: the gateway's calls, and the page for everything else. Compressed where asked. */
export const createProgram = (gateway: Pick<Gateway, 'fetch' | 'serves'>, pageFolder: string): Hono => {
  const page = createPageFiles(pageFolder);
  const app = new Hono();
  app.use('*', compress());
  app.all('*', (c) => {
    const { method, path, raw } = c.req;
    const isCall = gateway.serves({ method, path, accept: c.req.header('accept') });
    return isCall ? gateway.fetch(raw, c.env as object) : page.fetch(raw, c.env);
  });
  return app;
};
