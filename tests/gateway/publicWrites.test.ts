import { expect, it } from 'vitest';
import demo from '../../fixtures/demo';
import { firstRecords } from '../../gateway/firstRecords';
import { defineHooks } from '../../server/hooks/defineHooks';
import { createMemoryStore } from '../../server/store/memory';
import { f } from '../../src/config/builders';
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
