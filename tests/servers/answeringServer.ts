import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createBackend, type Backend } from './backend';
import type { Answer, Call } from './call';
import { createFaults, type Faults } from './faults';

export type AnsweringServer = Faults &
  Backend & {
    url: string;
    /** Every request, in order of arrival. */
    calls: Call[];
    callsTo(path: string): Call[];
    close(): Promise<void>;
  };

/**
 * A real server on loopback that signs in, renews and keeps records under /v1, with a fault switch and a
 * barrier: overlaps are made by holding a request, never by waiting some time.
 */
export const startAnsweringServer = async (): Promise<AnsweringServer> => {
  const calls: Call[] = [];
  const faults = createFaults();
  const backend = createBackend();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const call = await readCall(request);
    calls.push(call);
    response.on('close', () => (call.isAborted = !response.writableEnded));
    await faults.waitIfHeld(call);
    const fault = faults.take(call);
    if (fault?.kind === 'hang') return;
    if (fault?.kind === 'drop') return void request.socket.destroy();
    if (fault?.kind === 'answer') return write(response, fault);
    const answered = backend.apply(call);
    if (fault?.kind === 'dropAfterApply') return void request.socket.destroy();
    write(response, answered);
  };
  const server = createServer((request, response) => void answer(request, response));
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    ...faults,
    ...backend,
    calls,
    callsTo: (path) => calls.filter((call) => call.path === path),
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      sockets.forEach((socket) => socket.destroy());
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};

const readCall = async (request: IncomingMessage): Promise<Call> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://server');
  return {
    method: request.method ?? '',
    path: pathname,
    query: searchParams,
    authorization: request.headers.authorization,
    contentType: request.headers['content-type'],
    key: request.headers['idempotency-key'] as string | undefined,
    run: request.headers['x-run-id'] as string | undefined,
    body: text === '' ? undefined : JSON.parse(text),
    isAborted: false,
  };
};

const write = (response: ServerResponse, { status, text, headers }: Answer) => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(text);
};
