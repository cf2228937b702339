import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProgram } from './createProgram';
import { createServes } from '../../server/serves';

const html = 'text/html,application/xhtml+xml';
let folder: string;
let server: Server;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Page</title>');
  await writeFile(join(folder, 'assets', 'app-1a2b.js'), `export default "${'x'.repeat(5000)}";`);
  const fetchCall = () => Response.json({ success: true, call: true });
  const route = { method: 'GET', path: '/users', source: 'remote', served: [] } as const;
  const program = createProgram({ fetch: fetchCall, serves: createServes([route]) }, folder);
  server = createAdaptorServer({ fetch: program.fetch }) as Server;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

const ask = async (path: string, accept = '*/*', headers: Record<string, string> = {}) => {
  const response = await fetch(url + path, { headers: { accept, 'accept-encoding': 'gzip', ...headers } });
  const header = (name: string) => response.headers.get(name);
  return { status: response.status, text: await response.text(), header };
};

it('gives the page for every address of the app, and asks browsers to look for a new one', async () => {
  for (const path of ['/', '/apps/plans', '/users', '/%69ndex.html']) {
    const { status, text, header } = await ask(path, html);
    expect([status, text, header('cache-control')]).toEqual([
      200,
      expect.stringContaining('Page'),
      'no-cache',
    ]);
    expect(header('content-type')).toContain('text/html');
    expect(header('x-content-type-options')).toBe('nosniff');
    expect(header('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'/);
    expect(header('strict-transport-security')).toBeNull();
  }
});

it('gives calls to the gateway, also where a page has the same address', async () => {
  for (const path of ['/users', '/v1/anything', '/jwt/login', '/config.json'])
    expect(JSON.parse((await ask(path, 'application/json')).text)).toMatchObject({ call: true });
});

it('sends files with their type, compressed, to be kept for a year', async () => {
  const { status, text, header } = await ask('/assets/app-1a2b.js');
  expect([status, text.length > 5000]).toEqual([200, true]);
  expect(header('content-type')).toContain('text/javascript');
  expect(header('content-encoding')).toBe('gzip');
  expect(header('cache-control')).toBe('public, max-age=31536000, immutable');
});

it('sends what the build has compressed, in the smallest way that the browser takes', async () => {
  const file = join(folder, 'assets', 'app-1a2b.js');
  await writeFile(`${file}.br`, brotliCompressSync('export default "by brotli";'));
  const { text, header } = await ask('/assets/app-1a2b.js', '*/*', { 'accept-encoding': 'gzip, br' });
  expect([text, header('content-encoding')]).toEqual(['export default "by brotli";', 'br']);
  expect(header('content-type')).toContain('text/javascript');
  expect(header('vary')).toContain('Accept-Encoding');
});

it('sends the page once, and again only when it has changed', async () => {
  const first = await ask('/apps/plans', html);
  const known = { 'if-none-match': first.header('etag') ?? '' };
  const second = await ask('/apps/users', html, known);
  expect([second.status, second.text]).toEqual([304, '']);
  expect(second.header('content-security-policy')).toBe(first.header('content-security-policy'));
  expect((await ask('/', html, { 'if-none-match': '"older"' })).text).toContain('Page');
});

it('has no page for a file that is not there, and no file outside of its folder', async () => {
  for (const path of [
    '/assets/gone.js',
    '/favicon.ico',
    '/..%2f..%2fpackage.json',
    '/assets/..%2f..%2fx.json',
  ])
    expect([path, (await ask(path, html)).status]).toEqual([path, 404]);
});

it('refuses with the id of the request, for this answer alone', async () => {
  const { status, text, header } = await ask('/assets/gone.js');
  expect(status).toBe(404);
  expect(header('x-request-id')).toMatch(/^[0-9a-f]{16}$/);
  expect(JSON.parse(text)).toMatchObject({ errCode: '404', requestId: header('x-request-id') });
  expect(header('cache-control')).toBe('no-store');
  const head = await fetch(`${url}/assets/gone.js`, { method: 'HEAD' });
  expect([head.status, head.headers.get('x-request-id')]).toEqual([404, expect.any(String)]);
});

it('says how to build the page when it is not built', async () => {
  const program = createProgram(
    { fetch: () => Response.json({}), serves: () => false },
    join(folder, 'none'),
  );
  const response = await program.fetch(new Request('http://127.0.0.1/'));
  expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('npm run build')]);
});
