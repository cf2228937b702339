import { afterAll, beforeAll, expect, it } from 'vitest';
import config from '../../fixtures/demo';
import { f } from '../../src/config/builders';
import { defineAdmin } from '../../src/config/defineAdmin';
import { serveDemo } from './serveDemo';
import type { Caller, Json, TestGateway } from './testGateway';

const { subscribers } = config.resources;
const pick = {
  on: 'row',
  adds: { to: 'baskets.items', row: { subscriber: { $of: 'id' } }, once: 'subscriber' },
} as const;
const baskets = {
  label: { one: 'Basket', many: 'Baskets' },
  title: 'Basket',
  icon: 'inventory',
  single: 'own',
  fields: { items: f.items({ of: { subscriber: f.reference({ to: 'subscribers', required: true }) } }) },
} as const;

let gateway: TestGateway;
let root: Caller;
let id: string;

beforeAll(async () => {
  const resources = { ...config.resources, baskets, subscribers: { ...subscribers, actions: { pick } } };
  gateway = await serveDemo({ count: 3, config: defineAdmin({ ...config, resources } as never) });
  root = gateway.callerOf((await gateway.signIn('admin@demo.com', 'admin')).accessToken);
  const { rows } = await gateway.store.list('subscribers', { where: [], sort: [], offset: 0, limit: 1 });
  id = rows[0]?._id ?? expect.fail('no subscriber');
}, 60_000);
afterAll(() => gateway.stop());

const items = async () =>
  Object(Object((await root('GET', '/v1/baskets')).body)['basket'])['items'] as unknown;

it('what an action made besides is not offered to be taken back', async () => {
  const { body } = await root('POST', `/v1/subscribers/${id}/pick`, {});
  expect(body).toMatchObject({ made: [{ resource: 'baskets', isNew: true }] });
  expect(body).not.toHaveProperty('undo');
  await root('PATCH', '/v1/baskets', { items: [] });
});

it('a row that an action added is written down with the record that has it, and Undo takes it back', async () => {
  const { body } = await root('POST', `/v1/subscribers/${id}/pick`, {});
  expect(await items()).toEqual([{ subscriber: id }]);
  const { body: entries } = await root('GET', '/v1/auditLogs?resource=baskets');
  expect(JSON.stringify(entries)).toContain('Pick');
  const undo = [String((body['undo'] as Json)['id'])];
  const back = await root('POST', '/api/undo/subscribers', { undo });
  expect(back).toMatchObject({ status: 200, body: { restored: 1, kept: [] } });
  expect((await items()) ?? []).toEqual([]);
});

it('what was there already offers no way back', async () => {
  await root('POST', `/v1/subscribers/${id}/pick`, {});
  const { body } = await root('POST', `/v1/subscribers/${id}/pick`, {});
  expect(body).toMatchObject({ made: [{ resource: 'baskets', isNew: false }] });
  expect(body).not.toHaveProperty('undo');
});
