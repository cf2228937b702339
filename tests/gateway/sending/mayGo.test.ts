import { expect, it, onTestFinished } from 'vitest';
import { soon } from '../../soon';
import { openOperator } from './operatorServer';
import { worldsOfTests } from './worlds';

const open = worldsOfTests();

it('sends no marketing of no campaign to whoever has opted out of what its customer sends', async () => {
  const world = await open();
  await world.contacts(1, { status: 'unsubscribed', phone: '+491511231111' });
  const given = { from: 'ACME', text: 'Hello', status: 'queued', user: world.user };
  const message = { ...given, purpose: 'marketing' };
  await world.put('smsLogs', [
    { ...message, _id: 'left', to: '+491511231111' },
    { ...message, _id: 'other', to: '+491511231112' },
  ]);
  await soon(async () => {
    world.clock.add(31);
    expect(await world.store.get('smsLogs', 'other')).toMatchObject({ status: 'delivered' });
  });
  expect(await world.store.get('smsLogs', 'left')).toMatchObject({ status: 'rejected', errorCode: 'optOut' });
});

it('stops a campaign whose sender ID is suspended, and refuses to resume it or to send anything of it again', async () => {
  const world = await open();
  await world.contacts(1, { phone: '+491511230002' });
  await world.contacts(1, {}, 2000);
  const id = await world.campaign({ smsPerMinute: 1 });
  const done = await world.campaign();
  const suspended = (status: string) => world.store.update('senderIds', 'sender', { patch: { status } });
  await world.act(done, 'sendNow');
  await soon(async () => {
    world.clock.add(31);
    expect(await world.see(done)).toMatchObject({ status: 'completed', again: 1 });
  });
  await world.act(id, 'sendNow');
  await soon(async () => expect((await world.see(id))['counts']).toMatchObject({ queued: 1 }));
  await world.act(id, 'pause');
  await suspended('suspended');
  expect((await world.act(id, 'resume')).status).toBe(422);
  expect((await world.act(done, 'resendFailed')).status).toBe(422);
  const failed = `${done}-491511230002`;
  expect((await world.admin('POST', `/v1/smsLogs/${failed}/resend`, {})).status).toBe(422);
  await suspended('approved');
  await world.act(id, 'resume');
  await suspended('suspended');
  await soon(async () => {
    world.clock.add(31);
    expect(await world.see(id)).toMatchObject({
      status: 'failed',
      reason: 'This sender ID is not approved.',
      counts: { queued: 1 },
    });
  });
});

it('does not begin a stopped repetition again when the failed are sent again', async () => {
  const world = await open();
  await world.contacts(1, { phone: '+491511230002' });
  const id = await world.campaign({ repeat: 'daily' });
  await world.act(id, 'sendNow');
  await soon(async () => {
    world.clock.add(20);
    expect(await world.see(id)).toMatchObject({ status: 'completed', again: 1 });
  });
  const others = async () => (await world.all('campaigns')).filter(({ _id }) => _id !== id);
  const [next] = await others();
  expect((await world.act(next?._id ?? '', 'cancel')).status).toBe(200);
  world.clock.add(36 * 3600);
  const { accessToken } = await world.signIn('admin@demo.com', 'admin');
  const admin = world.callerOf(accessToken);
  expect((await admin('POST', `/v1/campaigns/${id}/resendFailed`, {})).status).toBe(200);
  await soon(async () => {
    world.clock.add(20);
    expect(await world.see(id)).toMatchObject({ status: 'completed', again: 1, actualCost: '0.1780' });
  });
  expect((await others()).map(({ status }) => status)).toEqual(['cancelled']);
});

it('counts whoever is in an excluded group neither for the price nor for the estimate', async () => {
  const world = await open();
  await world.contacts(2);
  await world.contacts(1200, { groups: ['one', 'except'] }, 10_000);
  const id = await world.campaign({ excludedGroups: ['except'] });
  await world.act(id, 'sendNow');
  await soon(async () =>
    expect(await world.see(id)).toMatchObject({
      status: 'completed',
      segmentPrice: '0.0890',
      estimatedCost: '0.1780',
      actualCost: '0.1780',
      counts: { total: 2 },
    }),
  );
});

it('hears STOP of whoever has bounced and however it is written, and refuses what is no JSON', async () => {
  const operator = await openOperator(() => 'deliver');
  onTestFinished(() => operator.close());
  const world = await open({ env: operator.env });
  await world.contacts(1, { status: 'bounced' }, 1);
  await world.contacts(1, {}, 2);
  await world.put('smsLogs', [
    {
      _id: 'one',
      status: 'sent',
      to: '+491511231111',
      user: world.user,
      nextAt: '2030-05-08T10:00:00.000Z',
      validUntil: '2030-05-08T10:00:00.000Z',
    },
  ]);
  const post = (path: string, body: string) =>
    fetch(`${world.url}/hooks/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${operator.env.RECEIPT_KEY}` },
      body,
    });
  for (const from of ['491510000019', '00491510000029'])
    await post('contacts/inbound', JSON.stringify({ from, to: 'ACME', text: ' Stop.\n' }));
  expect((await world.all('contacts')).map(({ status }) => status)).toEqual(['unsubscribed', 'unsubscribed']);
  for (const path of ['contacts/inbound', 'smsLogs/receipts'])
    expect((await post(path, '{')).status).toBe(400);
  const receipts = [
    { reference: 'one', state: 'constructor' },
    { reference: 'one', state: 'DELIVRD' },
  ];
  for (const each of receipts)
    expect((await post('smsLogs/receipts', JSON.stringify([each]))).status).toBe(200);
  expect(await world.store.get('smsLogs', 'one')).toMatchObject({ status: 'delivered', __v: 1 });
});

it('hears STOP for no customer who has the number and has sent nothing there, where nobody knows what was answered', async () => {
  const operator = await openOperator(() => 'deliver');
  onTestFinished(() => operator.close());
  const world = await open({ env: operator.env });
  await world.contacts(1, { phone: '+491511231111' });
  const answer = await fetch(`${world.url}/hooks/contacts/inbound`, {
    method: 'POST',
    headers: { authorization: `Bearer ${operator.env.RECEIPT_KEY}` },
    body: JSON.stringify({ from: '491511231111', to: 'nobody', text: 'STOP' }),
  });
  expect(await answer.json()).toEqual({ success: true, heard: 0 });
});

it('sends nothing of no campaign for a customer who is not active', async () => {
  const world = await open();
  await world.store.update('people', world.user, { patch: { status: 'suspended' } });
  const message = { from: 'ACME', text: 'Hello', status: 'queued', to: '+491511231111' };
  await world.put('smsLogs', [
    { ...message, _id: 'theirs', user: world.user },
    { ...message, _id: 'ours' },
  ]);
  await soon(async () => {
    world.clock.add(31);
    expect(await world.store.get('smsLogs', 'ours')).toMatchObject({ status: 'delivered' });
  });
  expect(await world.store.get('smsLogs', 'theirs')).toMatchObject({
    status: 'failed',
    errorCode: 'inactive',
  });
});
