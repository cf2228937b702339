import { expect, it } from 'vitest';
import { soon } from '../../soon';
import {
  ask,
  cases,
  check,
  left,
  message,
  number,
  ofCustomer,
  ofSender,
  openPlain,
  rule,
  sent,
  word,
} from './sendChecks.samples';
import { putNetworks, worldsOfTests } from './worlds';

const open = worldsOfTests();

it.each(cases)(
  'says what then happens, and which step decides: $title',
  async ({ given, asked, ...expected }) => {
    const world = await openPlain(open);
    const { text, to: _, ...campaign } = { ...message, ...asked };
    const id = await world.campaign({ ...campaign, message: text });
    await given(world);
    const { row, kept } = await check(world, asked);
    expect(kept).toEqual([expect.objectContaining(expected.keeps)]);
    expect(row).toMatchObject({ outcome: expected.outcome, because: expected.keeps.result });
    const really = await sent(world, id);
    await soon(async () => expect(await really()).toBe(expected.really));
  },
);

it('says of a message that goes by what, for what and until when, and leaves no trace but the check', async () => {
  const world = await openPlain(open);
  const collections = [
    'smsLogs',
    'campaigns',
    'connections',
    'people',
    'balanceEntries',
    'auditLogs',
    'hookJobs',
  ];
  const all = () => Promise.all(collections.map((each) => world.all(each)));
  const before = await all();
  const { row, kept, steps } = await check(world, { to: '0049 (151) 12345678' });
  expect(kept).toEqual([]);
  expect(row).toMatchObject({
    to: number,
    outcome: 'goes',
    because: null,
    goesAt: null,
    said: 'Hello Ann Walker',
    segments: 1,
    cost: '0.0890',
    operator: 'de',
    connection: 'simulated',
    checkedAt: '2030-05-06T10:00:00.000Z',
    validUntil: '2030-05-08T10:00:00.000Z',
  });
  expect(steps.map(({ step, detail }) => [step, detail ?? null])).toEqual([
    ['number', 'DE'],
    ['customer', null],
    ['senderId', 'ACME'],
    ['words', null],
    ['price', null],
    ['contact', null],
    ['optOut', null],
    ['sender', null],
    ['text', null],
    ['reply', null],
    ['route', 'Network of DE'],
    ['quiet', null],
    ['connection', 'simulated'],
    ['plan', null],
    ['credit', null],
  ]);
  expect(await all()).toEqual(before);
});

it('waits for quiet hours at the moment that is asked about, with marketing alone', async () => {
  const world = await openPlain(open);
  await rule(world, { quietFrom: '20:00', quietTo: '08:00' });
  const night = { at: '2030-05-06T22:00:00.000Z' };
  expect(await check(world)).toMatchObject({ kept: [], row: { outcome: 'goes' } });
  expect(await check(world, night)).toMatchObject({
    kept: [{ step: 'quiet', result: 'quiet' }],
    row: {
      outcome: 'waits',
      goesAt: '2030-05-07T06:00:00.000Z',
      validUntil: '2030-05-09T06:00:00.000Z',
      checkedAt: '2030-05-06T10:00:00.000Z',
    },
  });
  expect(await check(world, { ...night, purpose: 'service' })).toMatchObject({
    row: { outcome: 'goes', goesAt: null, validUntil: '2030-05-08T22:00:00.000Z' },
  });
  expect(await check(world, { purpose: 'code' })).toMatchObject({
    row: { outcome: 'goes', validUntil: '2030-05-06T10:10:00.000Z' },
  });
  expect(await ask(world, { at: '2030-05-06T09:59:00.000Z' })).toMatchObject({ status: 422 });
});

it('puts in the way out of the customer, counts it, and asks for it only of marketing', async () => {
  const world = await openPlain(open);
  await rule(world, { needsWayOut: true });
  expect(await check(world, { purpose: 'service' })).toMatchObject({ kept: [] });
  await ofCustomer({ optOutText: 'STOP to 38080' })(world);
  const text = 'a'.repeat(150);
  expect(await check(world, { text })).toMatchObject({
    kept: [],
    row: { said: `${text} STOP to 38080`, segments: 2, cost: '0.1780' },
  });
  expect(await check(world, { text: 'a'.repeat(1529) })).toMatchObject({
    kept: [{ step: 'text', result: 'tooLong' }],
    row: { outcome: 'refused' },
  });
});

it('says all that keeps a message, of which the first decides', async () => {
  const world = await openPlain(open);
  await left(world);
  await rule(world, { quietFrom: '11:00', quietTo: '15:00' });
  await ofCustomer({ credit: '0.0000' })(world);
  const { row, kept } = await check(world);
  expect(row).toMatchObject({ outcome: 'refused', because: 'optOut', goesAt: null });
  expect(kept.map(({ result }) => result)).toEqual(['optOut', 'quiet', '42']);
});

it('names what is worth a look, and keeps nothing', async () => {
  const world = await openPlain(open);
  await word(world, { word: 'hello', action: 'warn' });
  await putNetworks(world, { DE: '+49' });
  const { row, kept } = await check(world, { to: '+4930901820' });
  expect(row).toMatchObject({ outcome: 'goes', because: null });
  expect(kept).toMatchObject([
    { step: 'number', result: 'fixed', detail: 'DE' },
    { step: 'words', result: 'warned', detail: 'Hello' },
    { step: 'contact', result: 'nobody' },
  ]);
});

it('waits where nothing is sent at all', async () => {
  const world = await openPlain(open, { SENDER: 'off' });
  expect(await check(world)).toMatchObject({
    kept: [{ step: 'connection', result: 'off' }],
    row: { outcome: 'waits', connection: null },
  });
});

it('waits where the customer has sent as much as the plan allows in a minute', async () => {
  const world = await openPlain(open);
  await world.put('plans', [{ _id: 'slow', name: 'Slow', smsPerMinute: 1, status: 'active' }]);
  await ofCustomer({ currentPlan: 'slow' })(world);
  expect(await check(world)).toMatchObject({ kept: [] });
  await world.act(await world.campaign(), 'sendNow');
  await soon(async () => expect(await world.all('smsLogs')).toMatchObject([{ sentAt: expect.any(String) }]));
  expect(await check(world)).toMatchObject({
    kept: [{ step: 'plan', result: 'plan' }],
    row: { outcome: 'waits' },
  });
});

it('checks again, by what is there by then', async () => {
  const world = await openPlain(open);
  const other = await world.other();
  await ofSender({ user: other, status: 'approved' })(world);
  await ofSender({ user: world.user })(world);
  const { row } = await check(world);
  await ofSender({ user: other })(world);
  const again = () => world.admin('POST', `/v1/sendChecks/${row._id}/checkAgain`, {});
  expect(await again()).toMatchObject({ status: 200 });
  const stored = () => world.store.get('sendChecks', row._id);
  expect(await stored()).toMatchObject({ outcome: 'refused', because: 'ofAnother' });
  await ofSender({ user: world.user })(world);
  world.clock.add(60);
  await again();
  expect(await stored()).toMatchObject({
    outcome: 'goes',
    because: null,
    checkedAt: '2030-05-06T10:01:00.000Z',
  });
});

it.each([
  ['a number that is none', { to: '12' }, 'to'],
  ['no text', { text: '' }, 'text'],
  ['a placeholder that does not exist', { text: 'Hello {name}' }, 'text'],
  ['an unknown sender', { senderId: 'nobody' }, 'senderId'],
])('takes no check of %s', async (...[, values, field]) => {
  const world = await openPlain(open);
  const { status, body } = await ask(world, values);
  expect([status, Object.keys(body['errors'] as object)]).toEqual([422, [field]]);
  expect(await world.all('sendChecks')).toEqual([]);
});

it('is for staff alone', async () => {
  const world = await openPlain(open);
  const { accessToken } = await world.signIn('customer@demo.com', 'customer');
  const customer = world.callerOf(accessToken);
  expect((await customer('POST', '/v1/sendChecks', { ...message, user: world.user })).status).toBe(403);
  expect((await customer('GET', '/v1/sendChecks')).status).toBe(403);
});
