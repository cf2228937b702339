import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

export type StaticServer = {
  /** Of the folder, with a slash at its end. */
  readonly address: string;
  /** What was asked for and is not there. */
  readonly missing: readonly string[];
  readonly close: () => Promise<void>;
};

/** The plainest of web hosts: the files of a folder below a path such as `/demo/`, and 404 for everything else. */
export const serveFolder = async (folder: string, path: string): Promise<StaticServer> => {
  const missing: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const asked = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const file = join(folder, normalize(asked.slice(path.length)));
    const isThere = pathname.startsWith(path) && existsSync(file) && statSync(file).isFile();
    if (!isThere) {
      missing.push(`${request.method} ${request.url}`);
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', contentTypes[extname(file)] ?? 'application/octet-stream');
    response.end(readFileSync(file));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('No free port on 127.0.0.1.');
  return {
    address: `http://localhost:${bound.port}${path}`,
    missing,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
