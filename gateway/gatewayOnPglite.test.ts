import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { recordOf, rowsOf, serveGateway } from '../tests/gateway/testGateway';
import { openPglite } from './store/pglite';

// The whole contract over it is a part of the long run: here it is held by the store in memory and by PostgreSQL.
it('keeps its records in its folder over a stop', { timeout: 120_000 }, async () => {
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
