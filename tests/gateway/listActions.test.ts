import { afterAll, beforeAll, expect, it } from 'vitest';
import config from '../../fixtures/demo';
import { defineAdmin } from '../../src/config/defineAdmin';
import { serveDemo } from './serveDemo';
import type { Caller, Json, TestGateway } from './testGateway';

const { subscribers } = config.resources;
const silenceAll = { on: 'list', when: { status: 'active' }, effect: { status: 'inactive' } } as const;

let gateway: TestGateway;
let root: Caller;

beforeAll(async () => {
  const resources = { ...config.resources, subscribers: { ...subscribers, actions: { silenceAll } } };
  gateway = await serveDemo({ count: 6, config: defineAdmin({ ...config, resources } as never) });
  root = gateway.callerOf((await gateway.signIn('admin@demo.com', 'admin')).accessToken);
}, 60_000);
afterAll(() => gateway.stop());

const states = async () => {
  const { rows } = await gateway.store.list('subscribers', { where: [], sort: [], offset: 0, limit: 1000 });
  return Object.fromEntries(rows.map(({ _id, status }) => [_id, status]));
};

it('what an action of a list did is written down under its name, and taken back as one', async () => {
  const before = await states();
  const asked = { list: '' };
  const { body: told } = await root('POST', '/v1/subscribers/silenceAll', asked);
  expect(told).not.toHaveProperty('undo');
  const matching = Number(told['changed']) + Number(told['refused']);
  expect(matching).toBe(Object.keys(before).length);
  const run = { ...asked, run: 'all-of-them-at-once', count: matching };
  const { body: done } = await root('POST', '/v1/subscribers/silenceAll', run);
  expect(done).toMatchObject({ changed: told['changed'], refused: told['refused'] });
  expect(new Set(Object.values(await states()))).toEqual(new Set(['inactive']));
  const { body: entries } = await root('GET', '/v1/auditLogs?resource=subscribers');
  expect(JSON.stringify(entries)).toContain('silenceAll');
  const undo = [String((done['undo'] as Json)['id'])];
  const back = await root('POST', '/api/undo/subscribers', { undo, run: run.run });
  expect(back).toMatchObject({ status: 200, body: { kept: [] } });
  expect(await states()).toEqual(before);
});
