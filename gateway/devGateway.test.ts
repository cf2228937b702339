import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { testConfig as withSample } from '../tests/gateway/testConfig';
import type { DeclaredAdmin } from '../src/config/defineAdmin';
import { kinds } from '../src/fields/kinds';
import type { HookFiles } from '../server/hooks/checkHooks';
import { openDevGateway } from './devGateway';

/* What no server has is for samples. */
const { notes: _, ...resources } = withSample.resources;
const testConfig: DeclaredAdmin = { ...withSample, resources };
const faulty = { ...testConfig, name: 7 } as unknown as DeclaredAdmin;
const misspelt = {
  ...testConfig,
  resources: {
    ...testConfig.resources,
    gadgets: { ...testConfig.resources['groups'], list: { sort: ['nmae', 'ASC'] } },
  },
} as unknown as DeclaredAdmin;
const larger = {
  ...testConfig,
  resources: { ...testConfig.resources, gadgets: testConfig.resources['groups'] },
} as DeclaredAdmin;

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

const openWith = async (first: DeclaredAdmin, hooks: HookFiles = {}) => {
  const said: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((text) => void said.push(String(text)));
  let config = first;
  const gateway = await openDevGateway({ STORE: 'memory', SEED: 'off' }, async () => ({
    config,
    kinds,
    hooks,
  }));
  const server: Server = createServer((request, response) => void gateway.listener(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = async () => {
    vi.restoreAllMocks();
    server.closeAllConnections();
    server.close();
    await gateway.close();
  };
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    said,
    statusOf: async (path: string) => (await fetch(url + path)).status,
    answerTo: async (path: string) => (await fetch(url + path)).json() as Promise<unknown>,
    edit: (next: DeclaredAdmin) => {
      config = next;
      gateway.reload();
    },
    serves: gateway.serves,
  };
};

it('A2 serves an entity that was just written, and no longer one that was taken out', async () => {
  const dev = await openWith(testConfig);
  expect([await dev.statusOf('/v1/gadgets'), dev.said]).toEqual([404, []]);
  dev.edit(larger);
  expect(await dev.statusOf('/v1/gadgets')).toBe(401);
  dev.edit(testConfig);
  expect([await dev.statusOf('/v1/gadgets'), dev.said]).toEqual([404, []]);
  expect(dev.said).toEqual([]);
});

it('stays with the last sound configuration while an edit is faulty, and names the fault', async () => {
  const dev = await openWith(larger);
  dev.edit(faulty);
  expect(await dev.statusOf('/v1/gadgets')).toBe(401);
  expect(dev.said.join('')).toMatch(/resources\.config\.ts:\nRC\d+ .*name/);
  dev.edit(testConfig);
  expect(await dev.statusOf('/v1/gadgets')).toBe(404);
});

it('refuses the calls of a faulty entity with the reason, serves all others, and comes back when it is repaired', async () => {
  const dev = await openWith(larger);
  dev.edit(misspelt);
  const why = expect.stringMatching(/"gadgets".*RC010 gadgets\.list\.sort.*Did you mean "name"/) as unknown;
  expect(await dev.answerTo('/v1/gadgets')).toMatchObject({ success: false, errCode: '503', msg: why });
  expect(await dev.statusOf('/v1/gadgets/1')).toBe(503);
  expect(await dev.statusOf('/v1/groups')).toBe(401);
  dev.edit(larger);
  expect(await dev.statusOf('/v1/gadgets')).toBe(401);
});

it('serves what is sound from its first start on, whatever is faulty beside it', async () => {
  const dev = await openWith(misspelt);
  expect([await dev.statusOf('/v1/groups'), await dev.statusOf('/v1/gadgets')]).toEqual([401, 503]);
  dev.edit(larger);
  expect(await dev.statusOf('/v1/gadgets')).toBe(401);
});

it('leaves the page to say what is wrong when there never was a sound configuration', async () => {
  const dev = await openWith(faulty);
  expect(await dev.statusOf('/v1/products')).toBe(503);
  expect(await dev.serves({ method: 'GET', path: '/' })).toBe(false);
  dev.edit(testConfig);
  expect(await dev.statusOf('/v1/products')).toBe(401);
});

it('calls `start` once, however often the configuration is edited, and of a file that has changed again', async () => {
  const starts: string[] = [];
  const hooks = { '../overrides/groups.server.ts': { start: () => void starts.push('first') } };
  const dev = await openWith(testConfig, hooks);
  dev.edit(larger);
  expect(await dev.statusOf('/v1/gadgets')).toBe(401);
  expect(starts).toEqual(['first']);
  hooks['../overrides/groups.server.ts'] = { start: () => void starts.push('second') };
  dev.edit(testConfig);
  expect(await dev.statusOf('/v1/gadgets')).toBe(404);
  expect(starts).toEqual(['first', 'second']);
});
