import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { dropping, ownName } from '../../../gateway/store/ownSchema.samples';
import { openPglite } from '../../../gateway/store/pglite';
import { openPostgres } from '../../../gateway/store/postgres';
import { firstLine, killed, runModule } from '../../ownProcess';
import { asking, recordOf } from '../testGateway';
import { describeKeptOptOuts } from './keptOptOuts.suite';
import { openOperator } from './operatorServer';
import type { SendingOrder } from './sendingProcess.samples';
import { MORNING, prepareWorld } from './sendingWorld';

describeKeptOptOuts('PGlite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-'));
  const store = await openPglite(folder);
  return { ...store, close: () => store.close().finally(() => rm(folder, { recursive: true })) };
});

const databaseUrl = process.env['DATABASE_URL'];

const openProcess = async (order: SendingOrder) => {
  const child = runModule('tests/gateway/sending/sendingProcess.samples.ts', JSON.stringify(order));
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, ...asking(await firstLine(child)) };
};

const COUNT = 5000;

const phoneOf = (at: number): string => `+49151${String(2_000_000 + at)}`;

/* One gateway sends, the other hears who leaves, and goes on when the first is killed. */
const twoGateways = async (url: string): Promise<void> => {
  const schema = ownName();
  const store = dropping(await openPostgres(url, schema), url, schema);
  onTestFinished(() => store.close());
  const operator = await openOperator(() => 'deliver');
  onTestFinished(() => operator.close());
  const env = { ...operator.env, SENDER_BATCH: '20' };
  const first = await openProcess({ databaseUrl: url, schema, env, ahead: 0 });
  const user = await prepareWorld(store);
  const all = { where: [], sort: [], offset: 0, limit: Infinity } as const;
  for (const { _id } of (await store.list('operators', all)).rows)
    await store.update('operators', _id, { patch: { throughput: null } });
  const at = { __v: 0, createdAt: MORNING, updatedAt: MORNING };
  const contacts = Array.from({ length: COUNT }, (_, nth) => ({
    ...at,
    _id: `c${String(nth).padStart(6, '0')}`,
    fullName: `Person ${nth}`,
    phone: phoneOf(nth),
    user,
    groups: ['one'],
    status: 'subscribed',
  }));
  await store.insertMany('contacts', contacts);
  const second = await openProcess({ databaseUrl: url, schema, env, ahead: 0 });
  const admin = second.callerOf((await second.signIn('admin@demo.com', 'admin')).accessToken);
  const draft = { name: 'All', user, senderId: 'sender', message: 'Hello', groups: ['one'], repeat: 'once' };
  const { _id: campaign } = recordOf(await admin('POST', '/v1/campaigns', draft));
  expect((await admin('POST', `/v1/campaigns/${campaign}/sendNow`)).status).toBe(200);
  const until = (look: () => void | Promise<void>) => vi.waitFor(look, { timeout: 240_000, interval: 50 });
  await until(() => expect(operator.accepted.size).toBeGreaterThan(100));

  const [left, erased] = [phoneOf(COUNT - 1), phoneOf(COUNT - 2)];
  for (const from of [left, erased]) {
    const body = { from, to: 'ACME', text: 'STOP' };
    const heard = await second.send('POST', '/hooks/contacts/inbound', {
      body,
      authorization: `Bearer ${operator.env.RECEIPT_KEY}`,
    });
    expect(heard.body).toMatchObject({ heard: 1 });
  }
  const asked = { phone: erased, reason: 'Asked us to be erased.' };
  expect((await admin('POST', '/v1/erasures', asked)).status).toBe(201);
  expect(operator.accepted.size).toBeLessThan(COUNT - 2);
  await killed(first.child);
  // Who died held the job for a minute.
  second.child.stdin.write('61\n');
  await until(async () => {
    second.child.stdin.write('2\n');
    expect(await store.get('campaigns', campaign)).toMatchObject({ status: 'completed' });
    expect((await store.list('erasures', all)).rows).toMatchObject([{ status: 'done' }]);
  });

  // Whoever leaves is told so once.
  const messages = [...operator.accepted].filter(([reference]) => !reference.startsWith('answer-'));
  const numbers = messages.map(([, to]) => to);
  expect(numbers.filter((to) => to === left || to === erased)).toEqual([]);
  expect(new Set(numbers)).toEqual(new Set(contacts.slice(0, -2).map(({ phone }) => phone)));
};

if (databaseUrl !== undefined) {
  it('nothing goes to who leaves, or is erased, while one of two gateways that send is killed', async () => {
    await twoGateways(databaseUrl);
  }, 600_000);

  describeKeptOptOuts('PostgreSQL', async () => {
    const schema = ownName();
    return dropping(await openPostgres(databaseUrl, schema), databaseUrl, schema);
  });
}
