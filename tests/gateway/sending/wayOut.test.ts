import { expect, it } from 'vitest';
import { soon } from '../../soon';
import { recordOf } from '../testGateway';
import type { World } from './sendingWorld';
import { putNetworks, worldsOfTests } from './worlds';

const open = worldsOfTests();

const french = '+33612345678';
const german = '+4915112345678';
const wayOut = { optOutText: 'STOP to 38080' };

const openTwo = async (): Promise<World> => {
  const world = await open();
  await putNetworks(world, { DE: '+49151', FR: '+336' });
  await world.contacts(1, { phone: german }, 1);
  await world.contacts(1, { phone: french }, 2);
  return world;
};

const sent = async (world: World, { purpose: kind, ...values }: Record<string, unknown>) => {
  const id = await world.campaign({ message: 'Hello', ...values });
  // A form asks service for none: what was put in before stays, and is not sent.
  if (kind) expect((await world.admin('PATCH', `/v1/campaigns/${id}`, { purpose: kind })).status).toBe(200);
  const { user, senderId, message, groups, purpose, optOutText, segments } = await world.see(id);
  const asked = { user, senderId, message, groups, purpose, ...(kind ? {} : { optOutText }) };
  const { body } = await world.admin('POST', '/api/estimates/campaigns', { values: asked });
  await world.act(id, 'sendNow');
  const rows = await soon(async () => {
    world.clock.add(31);
    expect(await world.see(id)).toMatchObject({ status: 'completed', counts: { total: 2, sent: 0 } });
    return (await world.all('smsLogs')).filter(({ campaign }) => campaign === id);
  });
  const estimate = body['estimate'] as Record<string, unknown>;
  expect((await world.see(id))['estimatedCost']).toBe(estimate['cost']);
  return {
    left: estimate['noWayOut'],
    segments: estimate['segments'],
    each: segments,
    ...Object.fromEntries(rows.map(({ to, text, errorCode }) => [to, errorCode ?? text])),
  };
};

const plain = { left: 0, segments: 2, each: 1 };
const bare = { ...plain, [german]: 'Hello', [french]: 'Hello' };

it('puts its way out at the end of marketing, once, and counts it', async () => {
  const world = await openTwo();
  const end = 'Hello STOP to 38080';
  expect(await sent(world, wayOut)).toEqual({ ...plain, [german]: end, [french]: end });
  const there = 'STOP to 38080. Hello';
  expect(await sent(world, { ...wayOut, message: there })).toEqual({
    ...plain,
    [german]: there,
    [french]: there,
  });
  const long = 'x'.repeat(150);
  expect(await sent(world, { ...wayOut, message: long })).toMatchObject({ left: 0, segments: 4, each: 2 });
  expect(await sent(world, { ...wayOut, purpose: 'service' })).toEqual(bare);
  await world.store.update('senderIds', 'sender', { patch: { senderId: '+4915199999999' } });
  expect(await sent(world, wayOut)).toEqual({ ...plain, [german]: end, [french]: end });
  expect(await sent(world, {})).toEqual(bare);
});

it('puts in that of the customer where nobody can answer the sender and the campaign says none', async () => {
  const world = await openTwo();
  const before = await world.campaign({ message: 'Hello' });
  await world.admin('PATCH', `/users/${world.user}`, { optOutText: 'acme.example/stop' });
  const end = 'Hello acme.example/stop';
  const own = 'Hello STOP to 38080';
  expect(await sent(world, {})).toEqual({ ...plain, [german]: end, [french]: end });
  expect(await sent(world, wayOut)).toEqual({ ...plain, [german]: own, [french]: own });
  expect(await sent(world, { purpose: 'service' })).toEqual(bare);
  expect((await world.see(before))['optOutText'] ?? null).toBeNull();
  expect((await world.act(before, 'schedule', { scheduledAt: '2030-05-07T10:00:00.000Z' })).status).toBe(200);
  expect(await world.see(before)).toMatchObject({ optOutText: 'acme.example/stop' });
  await world.store.update('senderIds', 'sender', { patch: { senderId: '+4915199999999' } });
  expect(await sent(world, {})).toEqual(bare);
});

it('says in the estimate which way out would be put in, before anything is saved', async () => {
  const world = await openTwo();
  await world.store.update('people', world.user, { patch: { optOutText: 'acme.example/stop' } });
  const asked = { user: world.user, senderId: 'sender', message: 'x'.repeat(150), groups: ['one'] };
  const told = async (more: object = {}) =>
    (await world.admin('POST', '/api/estimates/campaigns', { values: { ...asked, ...more } })).body[
      'estimate'
    ];
  expect(await told()).toMatchObject({ wayOut: 'acme.example/stop', segments: 4, noWayOut: 0 });
  expect(await told({ purpose: 'code' })).toMatchObject({ wayOut: null, segments: 2 });
});

it('sends no marketing from a name without a way out where the country asks for one, and says so before', async () => {
  const world = await openTwo();
  expect(await sent(world, {})).toEqual({
    left: 1,
    segments: 1,
    each: 1,
    [german]: 'Hello',
    [french]: 'noWayOut',
  });
  expect(await sent(world, { purpose: 'service' })).toEqual(bare);
  const rule = (await world.all('countryRules')).find(({ country }) => country === 'FR')?._id ?? '';
  await world.admin('PATCH', `/v1/countryRules/${rule}`, { needsWayOut: false });
  expect(await sent(world, {})).toEqual(bare);
  await world.admin('PATCH', `/v1/countryRules/${rule}`, { needsWayOut: true });
  await world.store.clear('contacts');
  await world.contacts(1, { phone: french }, 3);
  const campaign = await world.campaign();
  const values = { user: world.user, senderId: 'sender', message: 'Hello', groups: ['one'] };
  const { body } = await world.admin('POST', '/api/estimates/campaigns', { values });
  expect(body['estimate']).toMatchObject({ problem: 'noWayOut', noWayOut: 1, segments: 0 });
  for (const [action, form] of [
    ['sendNow', {}],
    ['sendTest', { to: french }],
  ] as const) {
    const refused = await world.act(campaign, action, form);
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { optOutText: expect.any(String) as string } },
    });
  }
  expect((await world.act(await world.campaign(wayOut), 'sendNow')).status).toBe(200);
});

it('is asked for again when a message is handed over, which its country may ask for since', async () => {
  const world = await openTwo();
  const rules = (await world.all('countryRules')).filter(({ country }) =>
    ['DE', 'FR'].includes(String(country)),
  );
  const need = async (needsWayOut: boolean) => {
    for (const { _id } of rules) await world.store.update('countryRules', _id, { patch: { needsWayOut } });
  };
  await need(false);
  const ids = [
    await world.campaign({ smsPerMinute: 1 }),
    await world.campaign({ smsPerMinute: 1, ...wayOut }),
  ];
  for (const id of ids) await world.act(id, 'sendNow');
  await soon(async () => {
    for (const id of ids) expect((await world.see(id))['counts']).toMatchObject({ queued: 1 });
  });
  await need(true);
  const [bareOne = '', other = ''] = ids;
  await soon(async () => {
    world.clock.add(31);
    for (const id of ids) expect(await world.see(id)).toMatchObject({ status: 'completed' });
  });
  expect(await world.see(bareOne)).toMatchObject({ counts: { rejected: 1 }, actualCost: '0.0890' });
  expect(await world.see(other)).toMatchObject({ counts: { rejected: 0 }, actualCost: '0.1780' });
  const rejected = (await world.all('smsLogs')).filter(({ status }) => status === 'rejected');
  expect(rejected).toMatchObject([{ to: german, errorCode: 'noWayOut', charge: '0.0000' }]);
});

it('sends one first as all of them will be, and none where its country asks for a way out', async () => {
  const world = await openTwo();
  const test = async (values: object, to: string) =>
    world.act(await world.campaign({ message: 'Hello', ...values }), 'sendTest', { to });
  expect((await test(wayOut, french)).status).toBe(200);
  expect((await world.all('smsLogs')).map(({ text }) => text)).toEqual(['Hello STOP to 38080']);
  expect((await test({}, german)).status).toBe(200);
  expect((await test({}, french)).status).toBe(422);
});

it.each(['38080', '+49 151 12345678', 'STOP to 38080', 'acme.example/stop', 'Leave: https://acme.example'])(
  'takes “%s” as a way out',
  async (optOutText) => {
    const world = await open();
    expect(await world.see(await world.campaign({ optOutText }))).toMatchObject({ optOutText });
  },
);

it.each(['STOP', 'Reply stop', '12', 'Call us', '{fullName} 38080', 'x'.repeat(58) + '123'])(
  'takes “%s” for no way out',
  async (optOutText) => {
    const world = await open();
    const asked = { name: 'Spring', user: world.user, senderId: 'sender', message: 'Hi', groups: ['one'] };
    const refused = await world.admin('POST', '/v1/campaigns', { ...asked, repeat: 'once', optOutText });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { optOutText: expect.any(String) as string } },
    });
  },
);

it('keeps to ten segments with it', async () => {
  const world = await openTwo();
  const long = await world.act(await world.campaign({ ...wayOut, message: 'x'.repeat(1525) }), 'sendNow');
  expect(long).toMatchObject({
    status: 422,
    body: { errors: { message: expect.stringContaining('10') as string } },
  });
});

it('is looked through for words that hold', async () => {
  const world = await openTwo();
  const word = { word: 'zebra.example', matchType: 'contains', action: 'flag', status: 'active' };
  recordOf(await world.admin('POST', '/v1/spamWords', word));
  const held = await world.campaign({ optOutText: 'zebra.example/x' });
  await world.act(held, 'sendNow');
  expect(await world.see(held)).toMatchObject({
    status: 'pending_approval',
    reason: expect.stringContaining('«zebra.example»') as string,
  });
});

it('goes on with what is repeated', async () => {
  const world = await openTwo();
  const first = await world.campaign({ ...wayOut, repeat: 'daily' });
  await world.act(first, 'sendNow');
  await soon(async () => {
    world.clock.add(31);
    const next = (await world.all('campaigns')).find(({ _id }) => _id.startsWith(`${first}-`));
    expect(next).toMatchObject({ status: 'scheduled', ...wayOut });
  });
});
