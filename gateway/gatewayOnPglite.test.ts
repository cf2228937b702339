import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { describeGateway } from '../tests/gateway/contract.suite';
import { recordOf, rowsOf, serveGateway } from '../tests/gateway/testGateway';
import { openPglite } from './store/pglite';
import type { Store } from '../server/store/store';

// A new one takes seconds to start.
vi.setConfig({ hookTimeout: 60_000, testTimeout: 60_000 });

let shared: Promise<Store> | undefined;
const openEmpty = async (): Promise<Store> => {
  shared ??= openPglite();
  const store = await shared;
  await store.clear();
  return store;
};
afterAll(async () => (await shared)?.close());

describeGateway('PGlite', openEmpty);

it('keeps its records in its folder over a stop', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-'));
  const first = await serveGateway(await openPglite(folder));
  const root = await first.as('root');
  const made = recordOf(await root('POST', '/v1/products', { name: 'Kept', tags: ['a'], price: '1.10' }));
  const users = rowsOf(await root('GET', '/users'));
  await first.stop();
  await first.store.close();
  const second = await serveGateway(await openPglite(folder));
  const again = await second.as('root');
  expect(recordOf(await again('GET', `/v1/products/${made._id}`))).toEqual(made);
  expect(rowsOf(await again('GET', '/users'))).toEqual(users);
  expect((await again('POST', '/v1/products', { name: 'KEPT' })).status).toBe(409);
  await second.stop();
  await second.store.close();
  await rm(folder, { recursive: true });
});
