import { expect, it } from 'vitest';
import demo from '../../fixtures/demo';
import { firstRecords } from '../../gateway/firstRecords';
import { defineHooks } from '../../server/hooks/defineHooks';
import { createMemoryStore } from '../../server/store/memory';
import { f } from '../../src/config/builders';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { defineResource } from '../../src/config/defineResource';
import { closedConfig, publicConfig } from './publicWorld';
import { serveGateway, type Json } from './testGateway';

const requests = defineResource({
  label: { one: 'Request', many: 'Requests' },
  title: '{text}',
  icon: 'help',
  public: { create: ['text', 'day'] },
  fields: {
    text: f.text({ required: true, max: 200 }),
    day: f.date({ required: true }),
    end: f.date({ not: ['create'] }),
    by: f.text({ readOnly: true }),
  },
  noOverlap: [{ from: 'day', to: 'end' }],
  demo: { count: 0 },
});

const config = { ...demo, resources: { ...demo.resources, requests } };

const hooks = {
  'overrides/requests.server.ts': defineHooks({
    before: {
      create: ({ after }: { after: Json }, { me }: { me: unknown }) => ({
        by: me === undefined ? 'nobody' : 'somebody',
        end: after['day'] === '2030-05-01' ? '2030-05-03' : null,
      }),
    } as never,
  }),
};

it('V5 what people without an account send goes through hooks and into the log, and tells nothing of others', async () => {
  const first = { ...firstRecords({ DEMO: 'on' }), count: 1 };
  const gateway = await serveGateway(createMemoryStore(), { config, first, hooks });
  const send = (text: string, day: string) =>
    gateway.send('POST', '/api/public/requests', {
      body: { text, day },
      headers: { 'user-agent': 'Their browser' },
    });
  const sent = await send('Our secret', '2030-05-01');
  expect(sent).toMatchObject({ status: 201, body: { success: true } });
  expect(Object.keys(sent.body)).toEqual(['success', 'receipt']);
  const row = await gateway.store.get('requests', String(sent.body['receipt']));
  expect(row).toMatchObject({ text: 'Our secret', by: 'nobody', end: '2030-05-03' });

  const where = [{ path: 'recordId', op: 'eq', value: row?._id ?? '' } as const];
  const { rows } = await gateway.store.list('auditLogs', { where, sort: [], offset: 0, limit: 9 });
  expect(rows).toMatchObject([
    {
      action: 'create',
      actorType: 'system',
      details: 'Somebody without an account',
      resource: 'requests',
      ip: '127.0.0.1',
      userAgent: 'Their browser',
    },
  ]);

  const refused = await send('Mine', '2030-05-02');
  expect(refused.status).toBe(422);
  expect(JSON.stringify(refused.body)).toContain('day');
  expect(JSON.stringify(refused.body)).not.toContain('secret');
  await gateway.stop();
}, 60_000);

const label = (one: string) => ({ one, many: `${one}s` });

/* What it costs is taken from a price that is not public, and has its limit. */
const priced = {
  plans: defineResource({
    label: label('Plan'),
    title: '{name}',
    icon: 'tag',
    public: { read: { when: { shown: true }, fields: ['name'] } },
    fields: { name: f.text({ required: true }), shown: f.boolean(), price: f.number() },
    demo: { count: 0 },
  }),
  orders: defineResource({
    label: label('Order'),
    title: '{id}',
    icon: 'tag',
    public: { create: ['plan', 'amount'] },
    fields: {
      plan: f.reference({ to: 'plans', required: true }),
      amount: f.number({ max: 1_000_000 }),
      price: f.number({ compute: { lookup: 'plan.price' } }),
      cost: f.number({ max: 1000, compute: { formula: 'amount * price' } }),
    },
    demo: { count: 0 },
  }),
};

it('V5 no refusal names what its form does not ask for: it follows from what is not public', async () => {
  const resources = { ...publicConfig.resources, ...priced } as unknown as DeclaredAdmin['resources'];
  const gateway = await serveGateway(createMemoryStore(), { config: { ...publicConfig, resources } });
  const at = '2026-01-01T00:00:00.000Z';
  const plan = { _id: 'p1', __v: 0, createdAt: at, updatedAt: at, name: 'Gold', shown: true, price: 77 };
  await gateway.store.insert('plans', plan);
  const send = (amount: number) =>
    gateway.send('POST', '/api/public/orders', { body: { plan: 'p1', amount } });
  expect((await send(1)).status).toBe(201);
  const refused = await send(100);
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body['errors'] as Json)).toEqual(['id']);
  const own = await send(1_000_001);
  expect(Object.keys(own.body['errors'] as Json).toSorted()).toEqual(['amount', 'id']);
  await gateway.stop();
}, 60_000);

it('V5 config.json says that there are pages for everybody where there are any, and nothing of it elsewhere', async () => {
  const said = [];
  for (const each of [publicConfig, closedConfig]) {
    const gateway = await serveGateway(createMemoryStore(), { config: each, works: false });
    said.push(Object.keys((await gateway.send('GET', '/config.json')).body['accounts'] as Json));
    await gateway.stop();
  }
  const [open = [], closed = []] = said;
  expect(open.filter((name) => !closed.includes(name))).toEqual(['publicPages']);
}, 60_000);
