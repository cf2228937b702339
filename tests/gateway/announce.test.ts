import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../server/store/memory';
import { f } from '../../src/config/builders';
import { defineResource } from '../../src/config/defineResource';
import { testConfig } from './testConfig';
import { recordOf, serveGateway, type TestGateway } from './testGateway';

const notices = defineResource({
  label: { one: 'Notice', many: 'Notices' },
  title: '{text}',
  icon: 'bell',
  live: { event: 'notification', owner: 'person' },
  fields: {
    text: f.text(),
    person: f.reference({ to: 'admins' }),
    cost: f.number({ guarded: true }),
  },
  demo: { count: 0 },
});

let gateway: TestGateway;
let socket: Socket;
let userId: string;

beforeAll(async () => {
  const config = { ...testConfig, resources: { ...testConfig.resources, notices } };
  gateway = await serveGateway(createMemoryStore(), { config });
  const { accessToken, userData } = await gateway.signIn('support@demo.com', 'support pass');
  userId = String(userData['_id']);
  socket = io(gateway.url, { query: { user: 'customer', userId }, auth: { token: accessToken } });
  await happens('connect');
});

afterAll(async () => {
  socket.close();
  await gateway.stop();
});

const happens = (event: string): Promise<void> =>
  new Promise((resolve) => socket.once(event, () => resolve()));

describe('a new record that somebody owns', () => {
  it('is handed over to them as they may see it, and to nobody else', async () => {
    const root = await gateway.as('root');
    const arrived: Record<string, unknown>[] = [];
    socket.on('notification', (record: Record<string, unknown>) => arrived.push(record));
    const create = (text: string, person: unknown) => root('POST', '/v1/notices', { text, person, cost: 7 });
    const ofRoot = (await gateway.signIn('root@demo.com', 'root pass')).userData['_id'];
    expect((await create('for root', ofRoot)).status).toBe(201);
    expect((await create('for nobody', null)).status).toBe(201);
    const done = happens('notification');
    const created = recordOf(await create('for support', userId));
    await done;
    expect(arrived).toMatchObject([{ _id: created._id, text: 'for support', person: userId }]);
    expect(arrived[0]).not.toHaveProperty('cost');
  });
});
