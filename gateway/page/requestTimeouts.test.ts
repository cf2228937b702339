import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { afterEach, expect, it } from 'vitest';
import { endSlowBodies, requestTimeouts } from './requestTimeouts';

let server: Server;
afterEach(() => void server.close());

/** What a client hears that sends a request and then nothing more, until the connection ends. */
const heardBy = async (request: string, late?: string): Promise<string> => {
  server = createAdaptorServer({
    fetch: async (asked) => new Response(`heard ${await asked.text()}`),
    serverOptions: requestTimeouts(300),
  }) as Server;
  endSlowBodies(server, 300);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk: Buffer) => {
    heard += String(chunk);
  });
  socket.write(request);
  // Later than a body may be that is no file.
  if (late !== undefined) setTimeout(() => socket.write(late), 600);
  await once(socket, 'close');
  return heard;
};

const head = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n';

it('closes a connection whose body, or whose head, does not arrive', async () => {
  for (const request of [`${head}\r\nab`, head]) expect(await heardBy(request)).toMatch(/^HTTP\/1\.1 408 /);
});

it('answers one that arrives in time', async () => {
  expect(await heardBy(`${head}Connection: close\r\n\r\nabcde`)).toMatch(
    /^HTTP\/1\.1 200 [\s\S]*heard abcde/,
  );
});

it('lets a file take as long as its line does', async () => {
  const heard = heardBy(
    `${head.replace('/', '/api/uploads/proofs/document')}Connection: close\r\n\r\nab`,
    'cde',
  );
  expect(await heard).toMatch(/^HTTP\/1\.1 200 [\s\S]*heard abcde/);
});

it('waits half a minute, and ten for a file', () => {
  expect(requestTimeouts()).toMatchObject({ requestTimeout: 600_000, headersTimeout: 30_000 });
});
