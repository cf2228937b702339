import { expect, it } from 'vitest';
import { recordOf } from '../testGateway';
import { soon } from '../../soon';
import type { World } from './sendingWorld';
import { putNetworks, worldsOfTests } from './worlds';

const open = worldsOfTests();

const german = '+4915112345678';
const american = '+12025550123';

const openWorlds = async (networks: Record<string, unknown> = {}): Promise<World> => {
  const world = await open();
  await putNetworks(world, { DE: '+49151', US: '+1' }, networks);
  await world.store.update('senderIds', 'sender', { patch: { senderId: '+4915199999999' } });
  return world;
};

const message = (world: World, values: Record<string, unknown>) => ({
  from: '+4915199999999',
  text: 'Hello',
  status: 'queued',
  user: world.user,
  ...values,
});

const endOf = (world: World, id: string) =>
  soon(async () => {
    world.clock.add(31);
    const row = await world.store.get('smsLogs', id);
    expect(['queued', 'sending', 'sent']).not.toContain(row?.['status']);
    return row?.['errorCode'] ?? row?.['status'];
  });

it.each([
  ['marketing', german, 'optOut'],
  ['service', german, 'delivered'],
  ['code', german, 'delivered'],
  [undefined, german, 'delivered'],
  ['marketing', american, 'optOut'],
  ['service', american, 'optOut'],
  ['code', american, 'optOut'],
])('a single message, %s, to %s of who has opted out becomes: %s', async (purpose, to, outcome) => {
  const world = await openWorlds();
  await world.contacts(1, { status: 'unsubscribed', phone: to });
  await world.put('smsLogs', [message(world, { _id: 'one', to, ...(purpose && { purpose }) })]);
  expect(await endOf(world, 'one')).toBe(outcome);
});

it('sends nothing at all to whoever is blocked, and everything where the row of the country is switched off', async () => {
  const world = await openWorlds();
  await world.contacts(1, { status: 'blacklisted', phone: german }, 1);
  await world.contacts(1, { status: 'unsubscribed', phone: american }, 2);
  for (const { _id } of await world.all('countryRules'))
    await world.store.update('countryRules', _id, { patch: { status: 'inactive' } });
  await world.put('smsLogs', [
    message(world, { _id: 'blocked', to: german, purpose: 'code' }),
    message(world, { _id: 'left', to: american, purpose: 'service' }),
  ]);
  expect([await endOf(world, 'blocked'), await endOf(world, 'left')]).toEqual(['optOut', 'delivered']);
});

it('sends a campaign of service to those who have opted out, but for those whose country stops everything', async () => {
  const world = await openWorlds();
  await world.contacts(1, {}, 1);
  await world.contacts(1, { phone: german, status: 'unsubscribed' }, 2);
  await world.contacts(1, { phone: american, status: 'unsubscribed' }, 3);
  await world.contacts(1, { phone: '+4915112345679', status: 'blacklisted' }, 4);
  const sent = async (purpose: string) => {
    const id = await world.campaign({ purpose });
    const { user, senderId, text, groups } = { ...(await world.see(id)), text: 'Hello' } as Record<
      string,
      unknown
    >;
    const { body } = await world.admin('POST', '/api/estimates/campaigns', {
      values: { user, senderId, message: text, groups, purpose },
    });
    await world.act(id, 'sendNow');
    const counts = await soon(async () => {
      world.clock.add(31);
      const seen = await world.see(id);
      expect(seen).toMatchObject({ status: 'completed', counts: { sent: 0 } });
      return seen['counts'] as Record<string, number>;
    });
    const rows = (await world.all('smsLogs')).filter(({ campaign }) => campaign === id);
    expect(rows.map((row) => row['purpose'])).toEqual(rows.map(() => purpose));
    expect(body['estimate']).toMatchObject({ recipients: counts['total'], optedOut: counts['optedOut'] });
    return [counts['total'], counts['optedOut']];
  };
  expect(await sent('marketing')).toEqual([1, 3]);
  expect(await sent('service')).toEqual([2, 2]);
});

it('asks for a yes before marketing alone', async () => {
  const world = await openWorlds();
  await world.contacts(1, { phone: german, status: 'asked' });
  const sent = async (purpose: string) => {
    const id = await world.campaign({ purpose });
    const { user, senderId, message: text, groups } = await world.see(id);
    const values = { user, senderId, message: text, groups, purpose };
    const { body } = await world.admin('POST', '/api/estimates/campaigns', { values });
    const { recipients, unreachable } = body['estimate'] as Record<string, number>;
    expect((await world.act(id, 'sendNow')).status).toBe(recipients === 0 ? 422 : 200);
    if (recipients === 0) return { recipients, unreachable, delivered: 0 };
    const counts = await soon(async () => {
      world.clock.add(31);
      const seen = await world.see(id);
      expect(seen).toMatchObject({ status: 'completed', counts: { sent: 0 } });
      return seen['counts'] as Record<string, number>;
    });
    return { recipients, unreachable, delivered: counts['delivered'] };
  };
  expect(await sent('marketing')).toEqual({ recipients: 0, unreachable: 1, delivered: 0 });
  expect(await sent('service')).toEqual({ recipients: 1, unreachable: 0, delivered: 1 });
  expect(await sent('code')).toEqual({ recipients: 1, unreachable: 0, delivered: 1 });
});

it('keeps the quiet hours of a country for marketing alone, also of no campaign', async () => {
  const world = await openWorlds({ quietFrom: '09:00', quietTo: '12:00', timeZone: 'UTC' });
  await world.put(
    'smsLogs',
    ['marketing', 'service', 'code'].map((purpose) => message(world, { _id: purpose, purpose, to: german })),
  );
  await world.contacts(1, {}, 1);
  const id = await world.campaign({ purpose: 'service' });
  await world.act(id, 'sendNow');
  for (const each of ['service', 'code']) expect(await endOf(world, each)).toBe('delivered');
  await soon(async () => expect(await world.see(id)).toMatchObject({ status: 'completed' }));
  expect(await world.store.get('smsLogs', 'marketing')).toMatchObject({
    status: 'queued',
    nextAt: '2030-05-06T12:00:00.000Z',
  });
});

it('hands codes over before all else, and gives them up after ten minutes', async () => {
  const world = await openWorlds({ throughput: 1 });
  await world.contacts(3, {}, 1);
  const marketing = await world.campaign();
  await world.put('smsLogs', [
    message(world, { _id: 'a', purpose: 'service', to: german }),
    message(world, { _id: 'z', purpose: 'code', to: german }),
    message(world, { _id: 'old', purpose: 'code', to: german, createdAt: '2030-05-06T09:49:59.000Z' }),
    message(world, { _id: 'older', purpose: 'service', to: german, createdAt: '2030-05-06T09:00:00.000Z' }),
  ]);
  await world.act(marketing, 'sendNow');
  await soon(async () => {
    world.clock.add(1);
    expect(await world.see(marketing)).toMatchObject({ status: 'completed' });
  });
  const rows = (await world.all('smsLogs')).filter(({ sentAt }) => sentAt);
  const order = rows.toSorted((one, other) => String(one['sentAt']).localeCompare(String(other['sentAt'])));
  expect(order[0]).toMatchObject({ _id: 'z', validUntil: expect.any(String) as string });
  expect(order.map((row) => row['purpose'])).toEqual([
    'code',
    'service',
    'service',
    'marketing',
    'marketing',
    'marketing',
  ]);
  const [{ sentAt, validUntil } = {}] = order as Record<string, string>[];
  expect(Date.parse(validUntil ?? '') - Date.parse(sentAt ?? '')).toBe(600_000);
  expect(await world.store.get('smsLogs', 'old')).toMatchObject({ status: 'expired', errorCode: '36' });
});

it('hands the codes of a campaign over before other campaigns, each good for ten minutes', async () => {
  const world = await openWorlds();
  await world.put('plans', [{ _id: 'plan', name: 'Slow', status: 'active', smsPerMinute: 1 }]);
  await world.store.update('people', world.user, { patch: { currentPlan: 'plan' } });
  await world.contacts(1, { phone: german });
  const [first, codes] = [await world.campaign(), await world.campaign({ purpose: 'code', validity: 48 })];
  for (const id of [first, codes]) await world.store.update('campaigns', id, { patch: { status: 'queued' } });
  const later = await world.begin();
  const rows = await soon(async () => {
    const all = (await world.all('smsLogs')).filter(({ campaign }) => campaign !== later);
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['queued', 'sent']));
    expect(all).toHaveLength(2);
    return new Map(all.map((row) => [row['campaign'], row]));
  });
  expect([rows.get(codes)?.['status'], rows.get(first)?.['status']]).toEqual(['sent', 'queued']);
  expect(rows.get(codes)?.['validUntil']).toBe('2030-05-06T10:10:00.000Z');
});

it('takes a campaign from before there were kinds for marketing', async () => {
  const world = await openWorlds();
  await world.contacts(1, {}, 1);
  await world.contacts(1, { phone: german, status: 'unsubscribed' }, 2);
  const id = await world.campaign();
  await world.store.update('campaigns', id, { patch: { purpose: null } });
  await world.act(id, 'sendNow');
  await soon(async () => {
    world.clock.add(31);
    expect(await world.see(id)).toMatchObject({ status: 'completed', counts: { total: 1, optedOut: 1 } });
  });
});

it('lets nobody make a campaign anything but marketing without a right to it, and logs who did', async () => {
  const world = await openWorlds();
  const id = await world.campaign();
  expect(await world.see(id)).toMatchObject({ purpose: 'marketing' });
  const { accessToken } = await world.signIn('customer@demo.com', 'customer');
  const customer = world.callerOf(accessToken);
  const mine = (await world.all('people')).find(({ email }) => email === 'customer@demo.com')?._id;
  await world.put('contactGroups', [
    { _id: 'mine', name: 'Mine', code: 'mine', user: mine, status: 'active' },
  ]);
  const sender = { _id: 'hers', senderId: 'Hers', user: mine, status: 'approved', type: 'alphanumeric' };
  await world.put('senderIds', [sender]);
  const body = { name: 'Mine', senderId: 'hers', message: 'Hello', groups: ['mine'], repeat: 'once' };
  expect((await customer('POST', '/v1/campaigns', { ...body, purpose: 'service' })).status).toBe(422);
  const made = recordOf(await customer('POST', '/v1/campaigns', body));
  expect(made).toMatchObject({ purpose: 'marketing' });
  const changed = await world.admin('PATCH', `/v1/campaigns/${made._id}`, { purpose: 'service' });
  expect(recordOf(changed)).toMatchObject({ purpose: 'service' });
  const entries = (await world.all('auditLogs')).filter(({ recordId }) => recordId === made._id);
  expect(entries.map(({ change }) => change)).toContainEqual(
    expect.objectContaining({ before: { purpose: 'marketing' }, after: { purpose: 'service' } }),
  );
});
