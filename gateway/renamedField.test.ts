import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { testConfig } from '../tests/gateway/testConfig';
import { asking, firstTestRecords, recordOf, rowsOf } from '../tests/gateway/testGateway';
import type { DeclaredAdmin } from '../src/config/defineAdmin';
import { kinds } from '../src/fields/kinds';
import { openGateway } from './openGateway';

const { name, quantity, ...others } = testConfig.resources.products.fields;

/* Products are called by another field, which had the name of before, and their quantity is a text. */
const renamed: DeclaredAdmin = {
  ...testConfig,
  resources: {
    ...testConfig.resources,
    products: {
      ...testConfig.resources.products,
      title: '{called}',
      fields: { called: { ...name, was: 'name' }, quantity: { kind: 'text' }, ...others },
    },
  },
};

const open = async (config: DeclaredAdmin, folder: string) => {
  const gateway = await openGateway(
    { folder, secret: 'a secret that is long enough for a test' },
    { serve: (server) => server, hashCost: 2 ** 10 },
  );
  const server = await gateway.serve({ config, kinds }, firstTestRecords).catch(async (error: unknown) => {
    await gateway.close();
    throw error;
  });
  const { signIn, callerOf } = asking('http://gateway', async (url, init) =>
    server.fetch(new Request(url, init)),
  );
  const { accessToken } = await signIn('root@demo.com', 'root pass');
  return { root: callerOf(accessToken), close: gateway.close };
};

// Three times a start on a folder, where every write goes to the disk.
it('A renamed field has its values, its order, its search and what is unique in it, from the next start on, one of another kind its form, and the program before is refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'renamed-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const before = await open(testConfig, folder);
  for (const each of ['Cherry', 'apple', 'Banana'])
    await before.root('POST', '/v1/products', { name: each, quantity: each.length });
  await before.close();

  const { root, close } = await open(renamed, folder);
  const called = async (query: string) =>
    rowsOf(await root('GET', `/v1/products?${query}`)).map((row) => row['called']);
  expect(await called('sort=called')).toEqual(['apple', 'Banana', 'Cherry']);
  expect(await called('search=AN')).toEqual(['Banana']);
  expect((await root('POST', '/v1/products', { called: 'APPLE' })).status).toBe(409);
  const [first] = rowsOf(await root('GET', '/v1/products?called=apple'));
  const changed = await root('PATCH', `/v1/products/${first?._id}`, { called: 'Apricot', __v: 0 });
  expect(changed.status).toBe(200);
  expect(recordOf(changed)).not.toHaveProperty('name');
  expect((await root('POST', '/v1/products', { called: 'Apple' })).status).toBe(201);
  const [banana] = rowsOf(await root('GET', '/v1/products?quantity=6&called=Banana'));
  expect(banana).toMatchObject({ quantity: '6', __v: 0 });
  await close();

  await expect(open(testConfig, folder)).rejects.toThrow('"products.name" is "called" since');
}, 120_000);
