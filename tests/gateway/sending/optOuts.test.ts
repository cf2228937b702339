import { expect, it, onTestFinished } from 'vitest';
import config from '../../../fixtures/demo';
import { hooks } from '../../../gateway/overrides';
import { createClock } from '../../../server/clock';
import { soon } from '../../soon';
import { demoStore } from '../serveDemo';
import { recordOf, rowsOf, serveGateway, type Json } from '../testGateway';
import { openOperator, type Doing } from './operatorServer';
import { first, MORNING } from './sendingWorld';
import { worldsOfTests } from './worlds';

const open = worldsOfTests();

const PHONE = '+491511231111';

it('sends nothing of a campaign to a number on the list, nor of another group than the one it has left', async () => {
  const world = await open();
  await world.contacts(1, { _id: 'all', phone: PHONE });
  await world.contacts(1, { _id: 'one', phone: '+491511231112', groups: ['one', 'two'] });
  await world.contacts(1, { _id: 'two', phone: '+491511231113', groups: ['two'] });
  const listed = { user: world.user, at: world.clock.iso(), way: 'reply', status: 'active' };
  await world.put('optOuts', [
    { ...listed, _id: 'a', phone: PHONE, scope: 'all' },
    { ...listed, _id: 'b', phone: '+491511231112', scope: 'group', group: 'one' },
    { ...listed, _id: 'c', phone: '+491511231113', scope: 'group', group: 'one' },
    // Its group was deleted: it does not widen.
    { ...listed, _id: 'd', phone: '+491511231113', scope: 'group', group: null },
  ]);
  const ofOne = await world.campaign();
  const ofTwo = await world.campaign({ groups: ['two'] });
  for (const id of [ofOne, ofTwo]) await world.act(id, 'sendNow');
  await soon(async () => {
    world.clock.add(31);
    for (const id of [ofOne, ofTwo]) expect(await world.see(id)).toMatchObject({ status: 'completed' });
  });
  const sent = (await world.all('smsLogs')).filter(({ status }) => status !== 'rejected');
  expect(Object.fromEntries(sent.map(({ campaign, to }) => [to, campaign]))).toEqual({
    '+491511231112': ofTwo,
    '+491511231113': ofTwo,
  });
  expect(sent).toHaveLength(2);
  expect((await world.see(ofOne))['counts']).toMatchObject({ total: 0, optedOut: 2 });
});

const REASONED = { liftReason: 'Came back to the shop.', proof: 'Signed form of 6 May 2030.' };

it('lists a number once for each scope, and says so to whoever writes it down again', async () => {
  const world = await open();
  const body = { user: world.user, phone: PHONE, words: 'Called us.' };
  expect(recordOf(await world.admin('POST', '/v1/optOuts', body))).toMatchObject({
    status: 'active',
    scope: 'all',
    at: MORNING,
  });
  expect(await world.admin('POST', '/v1/optOuts', { ...body, phone: '0049 151 1231111' })).toMatchObject({
    status: 422,
    body: { errors: { phone: 'This number is on the list.' } },
  });
  const group = { ...body, scope: 'group', group: 'one' };
  expect((await world.admin('POST', '/v1/optOuts', group)).status).toBe(201);
  expect((await world.admin('POST', '/v1/optOuts', { ...body, scope: 'group' })).status).toBe(422);
  await world.contacts(1, { phone: PHONE, _id: 'c' });
  const out = { status: 'unsubscribed', optOutReason: 'Sent it again.' };
  expect((await world.admin('PATCH', '/v1/contacts/c', out)).status).toBe(200);
  expect((await world.all('optOuts')).length).toBe(2);
});

it('is edited and deleted by nobody, and lifted one at a time with reason and proof', async () => {
  const world = await open();
  await world.contacts(1, { phone: PHONE, _id: 'c' });
  await world.admin('POST', '/v1/contacts/c/unsubscribe', {});
  const [listed] = rowsOf(await world.admin('GET', '/v1/optOuts'));
  const path = `/v1/optOuts/${listed?._id}`;
  for (const call of ['PATCH', 'PUT', 'DELETE'] as const)
    expect([404, 405]).toContain((await world.admin(call, path, { status: 'lifted' })).status);
  expect((await world.admin('POST', `${path}/lift`, { liftReason: 'Came back.' })).status).toBe(422);
  expect((await world.admin('POST', '/v1/contacts/c/optBackIn', {})).status).toBe(422);
  expect(recordOf(await world.admin('POST', `${path}/lift`, REASONED))).toMatchObject({
    status: 'lifted',
    ...REASONED,
    liftedBy: expect.any(String) as string,
  });
  expect(await world.store.get('contacts', 'c')).toMatchObject({ status: 'subscribed', optOutAt: null });
  await world.admin('POST', '/v1/contacts/c/unsubscribe', {});
  const back = await world.admin('POST', '/v1/contacts/c/optBackIn', REASONED);
  expect(recordOf(back)).toMatchObject({ status: 'subscribed', optOutReason: null });
  expect((await world.all('optOuts')).map(({ status, proof }) => [status, proof])).toEqual([
    ['lifted', REASONED.proof],
    ['lifted', REASONED.proof],
  ]);
});

it('lets only admins block a number, with a reason, and unblock it', async () => {
  const world = await open();
  await world.contacts(1, { phone: PHONE, _id: 'c' });
  const block = (reason?: string) =>
    world.admin('POST', '/v1/contacts/c/block', reason === undefined ? {} : { optOutReason: reason });
  expect((await block()).status).toBe(422);
  expect((await world.admin('PATCH', '/v1/contacts/c', { status: 'blacklisted' })).status).toBe(422);
  expect(recordOf(await block('Complained at the regulator.'))).toMatchObject({ status: 'blacklisted' });
  const [listed] = await world.all('optOuts');
  expect(listed).toMatchObject({ blocked: true, words: 'Complained at the regulator.' });
  const path = `/v1/optOuts/${listed?._id}`;
  expect((await world.admin('POST', `${path}/lift`, REASONED)).status).toBe(409);
  // The customer whose contact it is, with every right to contacts and to the list.
  const manage = ['contacts', 'optOuts'].map((subject) => ({ action: 'manage', subject }));
  const role = recordOf(await world.admin('POST', '/v1/roles', { name: 'Owner', ability: manage }));
  await world.store.update('people', world.user, { patch: { roles: [role._id] } });
  const account = await world.admin('POST', `/users/${world.user}/enter`, { why: 'To look at it.' });
  expect(account.status).toBe(200);
  const theirs = world.callerOf(String((account.body['entered'] as Json)['accessToken']));
  for (const call of ['/v1/contacts/c/unblock', `${path}/unblock`])
    expect(await theirs('POST', call, REASONED)).toMatchObject({
      status: 422,
      body: { errors: { status: 'This number is blocked: only admins can change that.' } },
    });
  expect(recordOf(await world.admin('POST', '/v1/contacts/c/unblock', REASONED))).toMatchObject({
    status: 'subscribed',
  });
});

it('marks a contact that is made, changed or put back with the groups that its number has left', async () => {
  const world = await open();
  const group = { user: world.user, phone: PHONE, scope: 'group', group: 'one', words: 'LEAVE' };
  expect((await world.admin('POST', '/v1/optOuts', group)).status).toBe(201);
  const contact = { fullName: 'Ann', phone: PHONE, user: world.user, groups: ['one', 'two'] };
  const made = recordOf(await world.admin('POST', '/v1/contacts', contact));
  expect(made).toMatchObject({ status: 'subscribed', leftGroups: ['one'] });
  const estimate = await world.admin('POST', '/api/estimates/campaigns', {
    values: { user: world.user, senderId: 'sender', message: 'Hello', groups: ['one', 'two'] },
  });
  expect(estimate.body, JSON.stringify(estimate.body)).toMatchObject({
    estimate: { recipients: 0, optedOut: 1 },
  });
  const other = await world.admin('PATCH', `/v1/contacts/${made._id}`, { phone: '+491511231112' });
  expect(recordOf(other)).toMatchObject({ leftGroups: [] });
});

it('K3 sends nothing to whoever opts out, is blocked or deleted between the preparing and the hand-over', async () => {
  const world = await open();
  await world.contacts(1, {}, 1000);
  await world.contacts(1, { _id: 'left' }, 2000);
  await world.contacts(1, { _id: 'blocked' }, 3000);
  await world.contacts(1, { _id: 'deleted' }, 4000);
  await world.contacts(1, { _id: 'listed' }, 5000);
  const id = await world.campaign({ smsPerMinute: 1 });
  await world.act(id, 'sendNow');
  await soon(async () => expect((await world.see(id))['counts']).toMatchObject({ queued: 4 }));
  const [first] = (await world.all('smsLogs')).filter(({ status }) => status !== 'queued');
  expect(first).toMatchObject({ to: '+491510010009' });
  await world.admin('POST', '/v1/contacts/left/unsubscribe', {});
  await world.admin('POST', '/v1/contacts/blocked/block', { optOutReason: 'Complained.' });
  await world.admin('DELETE', '/v1/contacts/deleted');
  await world.put('optOuts', [
    { _id: 'x', user: world.user, phone: '+491510050009', scope: 'all', status: 'active' },
  ]);
  await soon(async () => {
    world.clock.add(61);
    expect(await world.see(id)).toMatchObject({ status: 'completed', actualCost: '0.0890' });
  });
  const codes = (await world.all('smsLogs')).map(({ to, errorCode }) => [String(to), errorCode ?? null]);
  expect(Object.fromEntries(codes)).toEqual({
    '+491510010009': null,
    '+491510020009': 'optOut',
    '+491510030009': 'optOut',
    '+491510040009': 'gone',
    '+491510050009': 'optOut',
  });
});

it('keeps what an operator says of numbers that have opted out with it', async () => {
  const doings: Readonly<Record<string, Doing>> = { '+491510010009': 'left', '+491510020009': 'left late' };
  const operator = await openOperator((to) => doings[to] ?? 'deliver');
  onTestFinished(() => operator.close());
  const world = await open({ env: operator.env });
  operator.tell(world.url);
  await world.contacts(1, { _id: 'a' }, 1000);
  await world.contacts(1, { _id: 'b' }, 2000);
  await world.act(await world.campaign(), 'sendNow');
  await soon(async () => {
    for (const each of ['a', 'b'])
      expect(await world.store.get('contacts', each)).toMatchObject({ status: 'unsubscribed' });
  });
  const listed = (await world.all('optOuts')).map(({ phone, way, sender }) => [String(phone), way, sender]);
  expect(listed.map(([phone]) => phone)).toEqual(expect.arrayContaining(Object.keys(doings)));
  expect(listed.map(([, ...how]) => how)).toEqual([
    ['operator', 'ACME'],
    ['operator', 'ACME'],
  ]);
});

it('puts those on the list who had opted out before there was one, once, and marks who is on it', async () => {
  const store = await demoStore(0, MORNING);
  const world = await open({}, store);
  await world.contacts(700, { status: 'unsubscribed', optOutReason: 'Long ago.' }, 1000);
  await world.contacts(1, { _id: 'blocked', status: 'blacklisted' }, 9000);
  await world.contacts(1, { _id: 'listed' }, 9001);
  await world.put('optOuts', [
    { _id: 'x', user: world.user, phone: '+491510090019', scope: 'all', status: 'active' },
  ]);
  const queued = async () =>
    (await world.all('hookJobs')).filter(({ queue }) => queue === 'optOuts in step').length;
  for (const hours of [1, 2]) {
    const clock = createClock(() => Date.parse(MORNING) + hours * 3_600_000);
    const next = await serveGateway(store, { config, first, hooks, env: { SENDER: 'off' }, clock });
    onTestFinished(() => next.stop());
    await soon(async () => {
      expect(await queued()).toBe(0);
      expect(await store.get('contacts', 'listed')).toMatchObject({ status: 'unsubscribed' });
    });
    expect(await store.count('optOuts', [])).toBe(702);
  }
  expect((await world.all('optOuts')).find(({ phone }) => phone === '+491510090009')).toMatchObject({
    blocked: true,
  });
});
