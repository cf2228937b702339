import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { afterEach, expect, it } from 'vitest';
import { serveGateway } from '../../tests/gateway/testGateway';
import { createMemoryStore } from '../../server/store/memory';
import { createFront, type Front } from './createFront';
import type { LogLine } from './logLine';
import { soon } from '../../tests/soon';

const ending: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0)) await end();
});

/* The gateway of the test configuration behind a front whose lines are kept. */
const openLogged = async () => {
  const store = createMemoryStore();
  const lines: LogLine[] = [];
  const front = createFront((line) => lines.push(line));
  const gateway = await serveGateway(store, {
    behind: (served) => {
      front.open(served, () => store.get('readiness', 'none'));
      return front;
    },
  });
  ending.push(gateway.stop);
  return { ...gateway, store, lines };
};

const serve = async (front: Front) => {
  const server = createAdaptorServer({ fetch: front.fetch }) as Server;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ending.push(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const statusesOf = async (url: string) => {
  const statuses: number[] = [];
  for (const path of ['/health', '/ready', '/v1/products']) statuses.push((await fetch(url + path)).status);
  return statuses;
};

it('is alive from the first moment, and ready only between its start and its end, while its store answers', async () => {
  const front = createFront();
  const url = await serve(front);
  let probe: () => Promise<unknown> = async () => undefined;
  expect(await statusesOf(url)).toEqual([200, 503, 503]);
  const early = await fetch(`${url}/v1/products`);
  expect([early.headers.get('retry-after'), await early.json()]).toEqual([
    '1',
    expect.objectContaining({ requestId: early.headers.get('x-request-id') }),
  ]);
  front.open({ fetch: () => Response.json({ success: true }) }, () => probe());
  expect(await statusesOf(url)).toEqual([200, 200, 200]);
  probe = async () => Promise.reject(new Error('gone'));
  expect(await statusesOf(url)).toEqual([200, 503, 200]);
  probe = async () => undefined;
  front.close();
  expect(await statusesOf(url)).toEqual([200, 503, 200]);
  expect(await (await fetch(`${url}/ready`)).json()).toMatchObject({ message: 'The gateway is stopping.' });
});

it('writes one line for a request, with its id and whose it was, and nothing that is secret', async () => {
  const { url, signIn, lines } = await openLogged();
  const { accessToken } = await signIn('root@demo.com', 'root pass');
  lines.length = 0;
  const response = await fetch(`${url}/v1/products?search=somebody&page=0`, {
    headers: { authorization: accessToken },
  });
  await response.text();
  await soon(() => expect(lines).toHaveLength(1));
  expect(lines[0]).toEqual({
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    id: response.headers.get('x-request-id'),
    method: 'GET',
    path: '/v1/products?search&page',
    status: 200,
    ms: expect.any(Number),
    bytes: expect.any(Number),
    user: expect.stringMatching(/^[0-9a-f]{24}$/),
  });
  expect(lines[0]?.bytes).toBeGreaterThan(100);
  await signIn('root@demo.com', 'root pass');
  await soon(() => expect(lines).toHaveLength(2));
  expect(JSON.stringify(lines)).not.toMatch(/somebody|root pass|root@|eyJ/);
});

it('says the id in every refusal, and takes it over from a proxy if it is well-formed', async () => {
  const { url } = await openLogged();
  const refused = [
    ['GET', '/v1/products', 401],
    ['GET', '/v1/nothing', 404],
    ['POST', '/jwt/login', 400],
    ['POST', '/jwt/refresh-token', 401],
  ] as const;
  for (const [method, path, status] of refused) {
    const headers = { 'x-request-id': 'from-the-proxy-7', 'content-type': 'application/json' };
    const response = await fetch(url + path, { method, headers });
    const body = (await response.json()) as Record<string, unknown>;
    expect([path, response.status, body['requestId'], response.headers.get('x-request-id')]).toEqual([
      path,
      status,
      'from-the-proxy-7',
      'from-the-proxy-7',
    ]);
  }
  for (const bad of ['short', 'x'.repeat(65), 'with space 12', '<script>alert', '{"a":"12345"}']) {
    const response = await fetch(`${url}/v1/products`, { headers: { 'x-request-id': bad } });
    const { requestId } = (await response.json()) as { requestId: string };
    expect(requestId).toMatch(/^[0-9a-f]{16}$/);
    expect(response.headers.get('x-request-id')).toBe(requestId);
  }
});

it('tells of a client that left without its answer', async () => {
  const lines: LogLine[] = [];
  const front = createFront((line) => lines.push(line));
  const arrived = new Promise<void>((resolve) => {
    const fetch = () => {
      resolve();
      return new Promise<Response>(() => undefined);
    };
    front.open({ fetch }, async () => undefined);
  });
  const url = await serve(front);
  const client = connect(Number(new URL(url).port), '127.0.0.1');
  client.write('GET /v1/slow HTTP/1.1\r\nHost: x\r\n\r\n');
  await arrived;
  client.destroy();
  await soon(() => expect(lines).toHaveLength(1));
  expect(lines[0]).toMatchObject({ path: '/v1/slow' });
  expect(lines[0]).not.toHaveProperty('status');
});

it('shows a sentence to whoever opens the page too early, and has the browser ask again', async () => {
  const url = await serve(createFront());
  const { status, headers, text } = await fetch(`${url}/apps/users`, {
    headers: { accept: 'text/html' },
  }).then(async (answer) => ({ status: answer.status, headers: answer.headers, text: await answer.text() }));
  expect([status, headers.get('refresh'), text]).toEqual([503, '1', 'The gateway is starting.']);
});
