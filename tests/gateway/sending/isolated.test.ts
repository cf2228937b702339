import { expect, it, onTestFinished, vi } from 'vitest';
import { demoStore } from '../serveDemo';
import { soon } from '../../soon';
import { openOperator } from './operatorServer';
import { MORNING } from './sendingWorld';
import { worldsOfTests } from './worlds';

const open = worldsOfTests();

it('ends a repeated campaign whose sender ID is suspended by then, and says that it is not repeated', async () => {
  const operator = await openOperator((to) => (to.endsWith('0009') ? 'hang up' : 'deliver'));
  onTestFinished(() => operator.close());
  const world = await open({ env: operator.env });
  await world.contacts(1, { phone: '+491511230009' }, 400);
  const id = await world.campaign({ repeat: 'daily' });
  await world.act(id, 'sendNow');
  await soon(async () => expect(await world.all('smsLogs')).toMatchObject([{ status: 'sending', tries: 1 }]));
  await world.store.update('senderIds', 'sender', { patch: { status: 'suspended' } });
  world.clock.add(31);
  await soon(async () =>
    expect(await world.all('campaigns')).toMatchObject([
      { status: 'completed', reason: 'It is not repeated. This sender ID is not approved.' },
    ]),
  );
});

it('sends the campaigns behind one that is broken, says so in the log, and makes no job wait for it', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => said.mockRestore());
  const base = await demoStore(0, MORNING);
  let broken = '';
  const breaking = (store: typeof base): typeof base => ({
    ...store,
    get: (collection, id) => {
      if (id === broken) throw new Error('broken');
      return store.get(collection, id);
    },
    transaction: (run) => store.transaction((inner) => run(breaking(inner))),
    heeding: (signal) => breaking(store.heeding(signal)),
  });
  const world = await open({}, breaking(base));
  await world.contacts(1);
  const first = await world.campaign({ smsPerMinute: 1 });
  const behind = await world.campaign();
  await world.act(first, 'sendNow');
  await soon(async () => expect((await base.get('campaigns', first))?.['status']).toBe('completed'));
  await base.update('campaigns', first, { patch: { status: 'queued' } });
  broken = first;
  await world.act(behind, 'sendNow');
  await soon(async () => expect((await base.get('campaigns', behind))?.['status']).toBe('completed'));
  expect((await base.get('campaigns', first))?.['status']).toBe('queued');
  await soon(() => expect(String(said.mock.calls)).toContain('overrides/smsLogs.server.ts: Error: broken'));
  const jobs = (await world.all('hookJobs')).filter(({ job }) => job === 'smsLogs.jobs.send');
  expect(jobs.filter(({ tries }) => Number(tries) > 1)).toEqual([]);
  broken = '';
  await soon(async () => {
    world.clock.add(11);
    expect((await base.get('campaigns', first))?.['status']).toBe('completed');
  });
});

it('does not turn without a pause while a stopped campaign has a message under way', async () => {
  const base = await demoStore(0, MORNING);
  let rounds = 0;
  // Unlimited, the store in memory would give no turn to a timer.
  let most = Infinity;
  const counting = (store: typeof base): typeof base => ({
    ...store,
    list: (collection, query) => {
      if (collection === 'operators' && ++rounds > most) throw new Error('turned too often');
      return store.list(collection, query);
    },
    transaction: (run) => store.transaction((inner) => run(counting(inner))),
    heeding: (signal) => counting(store.heeding(signal)),
  });
  const operator = await openOperator(() => 'hang up');
  onTestFinished(() => operator.close());
  const world = await open({ env: operator.env }, counting(base));
  await world.contacts(1);
  const id = await world.campaign();
  await world.act(id, 'sendNow');
  await soon(async () => expect(await world.all('smsLogs')).toMatchObject([{ status: 'sending', tries: 1 }]));
  await soon(async () => expect(await world.all('hookJobs')).toMatchObject([{ tries: 0 }]));
  const seen = rounds;
  most = seen + 20;
  expect((await world.act(id, 'cancel')).status).toBe(200);
  await soon(() => expect(rounds).toBeGreaterThan(seen));
  // The job has ended, and the next one waits for the message.
  await soon(async () => expect(await world.all('hookJobs')).toMatchObject([{ tries: 0 }]));
  expect(rounds).toBeLessThan(most);
});

it('charges messages of no campaign to each customer by itself', async () => {
  const world = await open();
  const poor = (await world.all('people')).find(
    ({ _id, role, status }) => role === 'user' && status === 'active' && _id !== world.user,
  );
  await world.store.update('people', poor?._id ?? '', { patch: { credit: '0.0000' } });
  const message = { from: 'ACME', to: '+491511231111', text: 'Hello', status: 'queued' };
  await world.put('smsLogs', [
    { ...message, _id: 'rich', user: world.user },
    { ...message, _id: 'poor', user: poor?._id },
    { ...message, _id: 'notice' },
  ]);
  await soon(async () => {
    world.clock.add(31);
    const all = new Map((await world.all('smsLogs')).map((row) => [row._id, row]));
    expect(all.get('rich')).toMatchObject({ status: 'delivered', charge: '0.0890' });
    expect(all.get('notice')).toMatchObject({ status: 'delivered', charge: '0' });
    expect(all.get('poor')).toMatchObject({ status: 'failed', errorCode: '42' });
  });
});

it('sends a campaign behind a hundred slow ones', async () => {
  const world = await open();
  await world.contacts(1, { groups: ['two'] }, 7000);
  const at = world.clock.iso();
  const slow = { user: world.user, senderId: 'sender', message: 'Hello', groups: ['one'], repeat: 'once' };
  const counts = {
    total: 1,
    queued: 1,
    sent: 0,
    delivered: 0,
    failed: 0,
    rejected: 0,
    optedOut: 0,
    cancelled: 0,
  };
  const running = { ...slow, name: 'Slow', status: 'running', counts, segmentPrice: '0.0890', startedAt: at };
  await world.put(
    'campaigns',
    Array.from({ length: 100 }, (_, nth) => ({ ...running, _id: `0${nth}` })),
  );
  world.clock.add(1);
  const id = await world.campaign({ groups: ['two'] });
  await world.act(id, 'sendNow');
  await soon(async () => expect((await world.see(id))['status']).toBe('completed'));
});

it('sends behind five hundred messages of an operator that takes one a second', async () => {
  const world = await open();
  await world.store.clear('operators');
  const network = { status: 'operational', country: 'DE' };
  await world.put('operators', [
    { ...network, _id: 'slow', name: 'Slow', dialPrefixes: ['+49151'], throughput: 1 },
    { ...network, _id: 'quick', name: 'Quick', dialPrefixes: ['+49152'], throughput: 100 },
  ]);
  await world.contacts(600);
  await world.contacts(1, { phone: '+491521231111' }, 9000);
  const id = await world.campaign();
  await world.act(id, 'sendNow');
  await soon(async () =>
    expect(await world.store.get('smsLogs', `${id}-491521231111`)).toMatchObject({
      operator: 'quick',
      status: 'sent',
    }),
  );
  const rows = await world.all('smsLogs');
  expect(
    rows.filter(({ status, operator }) => status === 'queued' && operator === 'slow').length,
  ).toBeGreaterThan(590);
});

it('W10 fails the marketing of an operator whose time zone, stored long ago, is none, and sends all else', async () => {
  const world = await open();
  await world.store.clear('operators');
  const network = { status: 'operational', country: 'DE' };
  const quiet = { quietFrom: '09:00', quietTo: '11:00', timeZone: 'Berlin' };
  await world.put('operators', [
    { ...network, _id: 'one', name: 'One', dialPrefixes: ['+49151'], ...quiet },
    { ...network, _id: 'two', name: 'Two', dialPrefixes: ['+49152'] },
  ]);
  await world.contacts(1);
  await world.contacts(1, { phone: '+491521231111' }, 9000);
  const [marketing, service] = [await world.campaign(), await world.campaign({ purpose: 'service' })];
  await world.act(marketing, 'sendNow');
  await world.act(service, 'sendNow');
  const reason = 'Operator One: Time zone: Area and city, such as Europe/Lisbon';
  await soon(async () => {
    expect(await world.see(marketing)).toMatchObject({ status: 'completed', reason });
    expect(await world.see(service)).toMatchObject({ status: 'completed', reason: null });
  });
  const rows = new Map((await world.all('smsLogs')).map((row) => [row._id, row]));
  const failed = rows.get(`${marketing}-491510010009`);
  expect(failed).toMatchObject({ status: 'failed', errorCode: 'faulty', charge: '0.0000' });
  expect(failed?.['events']).toMatchObject([{}, { source: 'gateway', note: reason }]);
  expect(rows.get(`${marketing}-491521231111`)).toMatchObject({ operator: 'two' });
  expect(rows.get(`${service}-491510010009`)).toMatchObject({ operator: 'one', sentAt: expect.any(String) });
});
