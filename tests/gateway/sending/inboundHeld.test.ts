import { expect, it } from 'vitest';
import { createClock } from '../../../server/clock';
import { soon } from '../../soon';
import { hearing, phoneOf } from './inboundWorld';
import { MORNING } from './sendingWorld';
import { worldsOfTests } from './worlds';

const openAny = worldsOfTests();

const open = async () => {
  let now = Date.parse(MORNING);
  const env = { SENDER: 'simulated', RECEIPT_KEY: 'a key' };
  const world = hearing(await openAny({ env, clock: createClock(() => now) }));
  await world.contacts(1, { phone: phoneOf(1) });
  await world.contacts(1, { phone: phoneOf(2) }, 2000);
  /** Sends to both, and waits until nothing is left but what is held. */
  const send = async (): Promise<void> => {
    await world.act(await world.campaign(), 'sendNow');
    await soon(async () => expect((await states()).get(phoneOf(2))).toBe('sent'));
  };
  const states = async () => new Map((await world.all('smsLogs')).map(({ to, status }) => [to, status]));
  const decide = async (action: string, body: object = {}, by = world.admin) =>
    (await by('POST', `/v1/inboundMessages/${(await world.reply())._id}/${action}`, body)).status;
  const later = (ms: number) => {
    now += ms;
  };
  return { ...world, send, states, decide, later };
};

it('holds marketing to a number until somebody has said that it is no opt-out', async () => {
  const world = await open();
  await world.hear('I never asked for this');
  await world.send();
  expect((await world.states()).get(phoneOf(1))).toBe('queued');
  expect(await world.decide('dismiss', { reason: 'no' })).toBe(422);
  expect(await world.decide('dismiss', { reason: 'It is a question.' })).toBe(200);
  expect(await world.reply()).toMatchObject({
    status: 'done',
    result: 'dismissed',
    reason: 'It is a question.',
  });
  await soon(async () => expect((await world.states()).get(phoneOf(1))).toBe('sent'));
});

it('lets marketing of no campaign go at the decision, as that of a campaign', async () => {
  const world = await open();
  await world.hear('I never asked for this');
  const { _id } = await world.reply();
  const single = { from: 'ACME', status: 'queued', text: 'Sale', user: world.user, purpose: 'marketing' };
  await world.put('smsLogs', [
    { ...single, _id: 'held', to: phoneOf(1) },
    { ...single, _id: 'free', to: phoneOf(2) },
  ]);
  await world.hear('HELP', phoneOf(9));
  const stateOf = async (id: string) => (await world.store.get('smsLogs', id))?.['status'];
  await soon(async () => expect(await stateOf('free')).toBe('sent'));
  expect(await stateOf('held')).toBe('queued');
  const path = `/v1/inboundMessages/${_id}/dismiss`;
  expect((await world.admin('POST', path, { reason: 'It is a question.' })).status).toBe(200);
  await soon(async () => expect(await stateOf('held')).toBe('sent'));
});

it('sends nothing any more where somebody has said that it is one', async () => {
  const world = await open();
  await world.hear('I never asked for this');
  await world.send();
  expect(await world.decide('optOut')).toBe(200);
  expect(await world.all('optOuts')).toMatchObject([
    { phone: phoneOf(1), user: world.user, way: 'reply', words: 'I never asked for this' },
  ]);
  expect(await world.decide('optOut')).toBe(409);
  await soon(async () => expect((await world.states()).get(phoneOf(1))).toBe('rejected'));
});

it('lets what somebody waits for through, such as a notice', async () => {
  const world = await open();
  await world.hear('I never asked for this');
  await world.put('smsLogs', [{ _id: 'notice', from: 'X', to: phoneOf(1), status: 'queued', text: 'Hi' }]);
  await world.hear('HELP', phoneOf(9));
  await soon(async () =>
    expect(await world.store.get('smsLogs', 'notice')).toMatchObject({ status: 'sent' }),
  );
});

it('holds what comes from the customer that was answered alone', async () => {
  const world = await open();
  const other = await world.other();
  await world.put('senderIds', [{ _id: 'theirs', senderId: 'OTHER', user: other, status: 'approved' }]);
  await world.hear('I never asked for this', phoneOf(1), 'OTHER');
  await world.send();
  await soon(async () => expect((await world.states()).get(phoneOf(1))).toBe('sent'));
});

it('holds what comes from anybody where nobody is known', async () => {
  const world = await open();
  await world.hear('STOP', phoneOf(1), 'nobody knows');
  await world.send();
  expect((await world.states()).get(phoneOf(1))).toBe('queued');
  expect(await world.decide('optOutAt', { user: await world.other() })).toBe(200);
  await soon(async () => expect((await world.states()).get(phoneOf(1))).toBe('sent'));
});

it('holds no longer than a message is good for', async () => {
  const world = await open();
  await world.hear('I never asked for this');
  await world.send();
  world.later(49 * 3_600_000);
  await world.act(await world.campaign({ groups: ['two'] }), 'sendNow');
  await soon(async () => expect((await world.states()).get(phoneOf(1))).toBe('expired'));
});

it('needs no decision any more when STOP follows', async () => {
  const world = await open();
  await world.hear('I never asked for this');
  await world.hear('STOP');
  const kept = (await world.replies()).map(
    (each) => `${String(each['understood'])}: ${String(each['status'])}, ${String(each['result'])}`,
  );
  expect(kept.toSorted()).toEqual(['optOut: done, optedOut', 'unclear: done, optedOut']);
});

it('lets a customer decide on its own replies, and on no other', async () => {
  const world = await open();
  const { accessToken } = await world.signIn('customer@demo.com', 'customer');
  const customer = world.callerOf(accessToken);
  const own = (await world.all('people')).find(({ email }) => email === 'customer@demo.com')?._id ?? '';
  const other =
    (await world.all('people')).find(({ _id, role }) => role === 'user' && _id !== own)?._id ?? '';
  await world.put('senderIds', [
    { _id: 'own', senderId: 'OWN', user: own, status: 'approved' },
    { _id: 'theirs', senderId: 'THEIRS', user: other, status: 'approved' },
  ]);
  await world.hear('Who is this', phoneOf(1), 'THEIRS');
  expect(await world.decide('optOut', {}, customer)).toBe(404);
  await world.hear('And who is this?', phoneOf(3), 'OWN');
  expect(await world.decide('optOut', {}, customer)).toBe(200);
  expect((await world.all('optOuts')).map(({ user, phone }) => [user, phone])).toEqual([[own, phoneOf(3)]]);
  await world.hear('What?', phoneOf(4), 'OWN');
  expect(await world.decide('dismiss', { reason: 'A question.' }, customer)).toBe(200);
});

it('tells the customer whose decision it is in its bell, once for each number, and by when', async () => {
  const world = await open();
  const [setting] = await world.all('replySetting');
  await world.store.update('replySetting', setting?._id ?? '', { patch: { decideDays: 5 } });
  const people = { patch: { language: 'de', timeZone: 'Pacific/Kiritimati' } };
  await world.store.update('people', world.user, people);
  await world.store.clear('dashboardNotis');
  await world.hear('Who is this');
  const asked = await world.reply();
  await world.hear('I said who is this');
  await world.hear('STOP', phoneOf(4));
  await world.hear('Who is this', phoneOf(5), 'nobody knows');
  expect(await world.all('dashboardNotis')).toMatchObject([
    {
      user: world.user,
      title: `Was bedeutet die Antwort von ${phoneOf(1)}?`,
      // It is 12 May there.
      body: expect.stringContaining('bis 12. Mai 2030,') as string,
      severity: 'warning',
      resource: 'inboundMessages',
      recordId: asked._id,
      read: false,
    },
  ]);
  expect(asked['dueAt']).toBe('2030-05-11T10:00:00.000Z');
});

it('lets nobody write, change or delete one', async () => {
  const world = await open();
  await world.hear('Who is this');
  const path = `/v1/inboundMessages/${(await world.reply())._id}`;
  const calls = [
    ['POST', '/v1/inboundMessages', { from: 'x', text: 'STOP' }],
    ['PATCH', path, { text: 'STOP' }],
    ['DELETE', path, undefined],
  ] as const;
  for (const [method, to, body] of calls)
    expect([method, (await world.admin(method, to, body)).status]).not.toEqual([method, 200]);
  expect(await world.replies()).toMatchObject([{ text: 'Who is this' }]);
});
