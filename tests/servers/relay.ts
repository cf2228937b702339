import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

export type Relay = {
  readonly address: string;
  /** What came over this address, as `GET /users`; questions of the browser whether it may ask are not counted. */
  readonly calls: readonly string[];
  readonly close: () => Promise<void>;
};

/** Another origin with the same gateway behind it: what an installation has whose services are hosts of their own. */
export const startRelay = async (target: string): Promise<Relay> => {
  const calls: string[] = [];
  const server = createServer((asked, answer) => {
    const origin = asked.headers.origin ?? '*';
    answer.setHeader('access-control-allow-origin', origin);
    answer.setHeader(
      'access-control-allow-headers',
      asked.headers['access-control-request-headers'] ?? 'authorization, content-type',
    );
    answer.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE');
    if (asked.method === 'OPTIONS') return void answer.writeHead(204).end();
    calls.push(`${asked.method} ${new URL(asked.url ?? '/', target).pathname}`);
    passOn(asked, answer, target);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    calls,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

const passOn = (asked: IncomingMessage, answer: ServerResponse, target: string): void => {
  const { method, headers, url } = asked;
  const { host } = new URL(target);
  const forwarded = request(
    new URL(url ?? '/', target),
    { method, headers: { ...headers, host } },
    (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      pipeline(found, answer, () => forwarded.destroy());
    },
  );
  // Whichever side ends early takes the other with it: a page that is left, a gateway that is stopped.
  forwarded.on('error', () => answer.destroy());
  answer.on('close', () => forwarded.destroy());
  asked.pipe(forwarded);
};
