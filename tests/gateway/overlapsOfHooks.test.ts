import { expect, it } from 'vitest';
import { f } from '../../src/config/builders';
import { defineResource } from '../../src/config/defineResource';
import { defineHooks } from '../../server/hooks/defineHooks';
import { createMemoryStore } from '../../server/store/memory';
import { testConfig } from './testConfig';
import { recordOf, rowsOf, serveGateway, type Json } from './testGateway';

const slots = defineResource({
  label: { one: 'Slot', many: 'Slots' },
  title: '{hall}',
  icon: 'calendar',
  fields: {
    hall: f.text(),
    price: f.money({ currency: 'EUR' }),
    from: f.dateTime(),
    to: f.dateTime(),
    taken: f.range({ of: 'number' }),
    text: f.longText(),
    note: f.text(),
  },
  noOverlap: [
    { within: ['hall'], from: 'from', to: 'to' },
    { within: ['price'], of: 'taken' },
  ],
  demo: { count: 0 },
});

const config = { ...testConfig, resources: { ...testConfig.resources, slots } };

type Sent = { readonly id: string; readonly patch: Json };

/* The config of the test is not that by which records of hooks are typed. */
const ours = 'slots' as never;

const hooks = defineHooks({
  before: { create: ({ after }: { after: Json }) => (after['note'] === 'late' ? { to: ' ' } : {}) } as never,
  routes: {
    'POST /create': {
      for: 'anybody',
      run: async (request, { records }) =>
        Response.json(await records(ours).create((await request.json()) as never)),
    },
    'POST /createMany': {
      for: 'anybody',
      run: async (request, { records }) =>
        Response.json({ done: await records(ours).createMany([await request.json()] as never) }),
    },
    'POST /update': {
      for: 'anybody',
      run: async (request, { records }) => {
        const { id, patch } = (await request.json()) as Sent;
        return Response.json(await records(ours).update(id, patch as never));
      },
    },
    'POST /updateMany': {
      for: 'anybody',
      run: async (request, { records }) =>
        Response.json({ done: await records(ours).updateMany([await request.json()] as never) }),
    },
  },
});

const given = {
  hall: ' North ',
  price: '10',
  from: '2030-05-03T10:00:00+02:00',
  to: '2030-05-03T11:00:00+02:00',
  taken: { from: '1', to: '2' },
  text: ' As it came\r\n',
};

const kept = {
  hall: 'North',
  price: '10.00',
  from: '2030-05-03T08:00:00.000Z',
  to: '2030-05-03T09:00:00.000Z',
  taken: { from: 1, to: 2 },
  text: ' As it came\r\n',
};

const open = async () => {
  const files = { '../overrides/slots.server.ts': hooks };
  const gateway = await serveGateway(createMemoryStore(), { config, hooks: files });
  const root = await gateway.as('root');
  return {
    root,
    hook: (path: string, body: unknown) => root('POST', `/hooks/slots/${path}`, body),
    all: async () => rowsOf(await root('GET', '/v1/slots')),
  };
};

it('what code writes is kept apart as what people write is, and else stays as it is', async () => {
  const { root, hook, all } = await open();
  for (const way of ['create', 'createMany', 'update', 'updateMany']) {
    const isNew = way.startsWith('create');
    const id = isNew ? undefined : recordOf(await root('POST', '/v1/slots', { hall: 'South' }))._id;
    expect(await hook(way, isNew ? given : { id, patch: given })).toMatchObject({ status: 200 });
    const [row = expect.fail('none'), ...others] = await all();
    expect([way, row, others]).toMatchObject([way, kept, []]);
    const over = { hall: 'north', from: '2030-05-03T08:30:00Z', to: '2030-05-03T08:45:00Z' };
    const same = { price: '10.00', taken: { from: 1, to: 2 } };
    expect((await root('POST', '/v1/slots', over)).status).toBe(422);
    expect((await root('POST', '/v1/slots', same)).status).toBe(422);
    await root('DELETE', `/v1/slots/${row['_id'] as string}`);
  }
});

it('what a hook answers before a write is kept apart as well', async () => {
  const { root } = await open();
  const made = await root('POST', '/v1/slots', { ...given, note: 'late' });
  expect(recordOf(made)).toMatchObject({ to: null });
  const over = { hall: 'North', from: '2040-05-03T08:30:00Z', to: '2040-05-03T08:45:00Z' };
  expect((await root('POST', '/v1/slots', over)).status).toBe(422);
});
