import { createServer as createHttpServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { gatewayPlugins } from './vitePlugin';

// Loads the whole product once for each.
vi.setConfig({ testTimeout: 120_000 });

let vite: ViteDevServer | undefined;
afterEach(async () => {
  vi.unstubAllEnvs();
  await vite?.close();
});

/** What the dev server answers to a request for the log of the tests. */
const logOf = async (env: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries({ STORE: 'memory', DATABASE_URL: '', SEED: 'off', ...env }))
    vi.stubEnv(name, value);
  vite = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: gatewayPlugins(),
  });
  const server = createHttpServer(vite.middlewares).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { status } = await fetch(`${address}/__ref/log`);
  server.close();
  return status;
};

it('has the switches of the tests in the dev server where they are asked for, and nowhere else', async () => {
  expect(await logOf({ REF_CONTROL: '1' })).toBe(200);
  await vite?.close();
  expect(await logOf({ REF_CONTROL: '' })).toBe(404);
});
