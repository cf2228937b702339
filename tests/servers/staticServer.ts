import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { extname, join, normalize } from 'node:path';

export type StaticServer = {
  readonly address: string;
  /** Calls that were neither for a file of the folder nor a person opening an address: what a backend would be asked. */
  readonly others: readonly string[];
  readonly close: () => Promise<void>;
};

/** Any plain web host: the files of a folder, and its index.html for every other address. */
export const serveFolder = async (folder: string): Promise<StaticServer> => {
  const others: string[] = [];
  const server = createServer((request, response) => {
    const file = join(folder, normalize(new URL(request.url ?? '/', 'http://localhost').pathname));
    const isFile = existsSync(file) && statSync(file).isFile();
    const isOpened = request.method === 'GET' && request.headers['sec-fetch-dest'] === 'document';
    if (!isFile && !isOpened) others.push(callOf(request));
    const sent = isFile ? file : join(folder, 'index.html');
    response.setHeader('content-type', contentTypes[extname(sent)] ?? 'application/octet-stream');
    response.end(readFileSync(sent));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('No free port on 127.0.0.1.');
  return {
    address: `http://localhost:${bound.port}`,
    others,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

const callOf = ({ method, url }: IncomingMessage): string => `${method} ${url}`;

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
