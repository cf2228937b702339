import { expect, it } from 'vitest';
import { hearing, phoneOf } from './inboundWorld';
import { MORNING } from './sendingWorld';
import { worldsOfTests } from './worlds';

const openAny = worldsOfTests();

const open = async () => {
  const world = hearing(await openAny({ env: { SENDER: 'off', RECEIPT_KEY: 'a key' } }));
  const stranger = await world.other();
  const sender = (_id: string, values: Record<string, unknown>) =>
    world.put('senderIds', [{ _id, user: stranger, status: 'approved', ...values }]);
  /** Whom a STOP reaches. */
  const stopped = async (to: string, from = phoneOf(1)): Promise<readonly string[]> => {
    await world.hear('STOP', from, to);
    return (await world.all('optOuts'))
      .map((each) => `${String(each['user'])}: ${String(each['scope'])}`)
      .toSorted();
  };
  return { ...world, stranger, sender, stopped };
};

it('counts at the owner of the sender, in any case, whoever else has the number', async () => {
  const world = await open();
  await world.contacts(1, { phone: phoneOf(1), user: world.stranger });
  await world.got(phoneOf(1), world.stranger);
  expect(await world.stopped('acme')).toEqual([`${world.user}: all`]);
});

it.each(['draft', 'pending', 'rejected', 'changes_required', 'suspended', 'expired'])(
  'does not count at whoever has the sender as %s',
  async (status) => {
    const world = await open();
    await world.sender('other', { senderId: 'Acme', status });
    expect(await world.stopped('ACME')).toEqual([`${world.user}: all`]);
  },
);

it('does not count at whoever had the sender until yesterday', async () => {
  const world = await open();
  await world.sender('other', { senderId: 'Shop', validUntil: '2030-05-05' });
  expect(await world.stopped('Shop')).toEqual([]);
  await world.store.update('senderIds', 'other', { patch: { validUntil: '2030-05-06' } });
  expect(await world.stopped('Shop')).toEqual([`${world.stranger}: all`]);
});

it.each(['4930123456', '+4930123456', '004930123456', '+49 (0)30 123456'])(
  'takes %s for the number that is a sender',
  async (to) => {
    const world = await open();
    await world.sender('other', { senderId: '4930123456', type: 'long_code' });
    expect(await world.stopped(to)).toEqual([`${world.stranger}: all`]);
  },
);

it('does not take a short code for a number that begins like it', async () => {
  const world = await open();
  await world.sender('other', { senderId: '12345', type: 'short_code' });
  expect(await world.stopped('+4912345')).toEqual([]);
  expect(await world.stopped('12345')).toEqual([`${world.stranger}: all`]);
});

it('counts at whose messages the number got by that sender, where it is nobody’s own', async () => {
  const world = await open();
  await world.got(phoneOf(1), world.stranger, { from: '4930123456' });
  await world.got(phoneOf(1), world.user, { from: 'Other' });
  expect(await world.stopped('+4930123456')).toEqual([`${world.stranger}: all`]);
  expect(await world.reply()).toMatchObject({ whose: 'messages', user: world.stranger });
});

it('counts at whose messages the number got at all, where none came by that sender', async () => {
  const world = await open();
  await world.got(phoneOf(1), world.user, { from: 'Other' });
  expect(await world.stopped('nobody knows')).toEqual([`${world.user}: all`]);
  expect((await world.all('optOuts'))[0]).toMatchObject({
    phone: phoneOf(1),
    way: 'reply',
    words: 'STOP',
    sender: 'nobody knows',
    message: `got-${world.user}-${phoneOf(1)}`,
  });
});

it.each(['queued', 'rejected', 'cancelled', 'failed'])('leaves out messages that are %s', async (status) => {
  const world = await open();
  await world.got(phoneOf(1), world.user, { status });
  expect(await world.stopped('nobody knows')).toEqual([]);
});

it('looks back as long as is set', async () => {
  const world = await open();
  const before = (days: number) => new Date(Date.parse(MORNING) - days * 86_400_000).toISOString();
  await world.got(phoneOf(1), world.user, { createdAt: before(179) });
  await world.got(phoneOf(2), world.user, { createdAt: before(181) });
  await world.hear('STOP', phoneOf(2), 'nobody knows');
  expect(await world.stopped('nobody knows')).toEqual([`${world.user}: all`]);
  const [setting] = await world.all('replySetting');
  await world.store.update('replySetting', setting?._id ?? '', { patch: { lookBackDays: 200 } });
  await world.stopped('nobody knows', phoneOf(2));
  expect((await world.all('optOuts')).map((each) => String(each['phone'])).toSorted()).toEqual([
    phoneOf(1),
    phoneOf(2),
  ]);
});

it('counts at all of several, and tells each of them', async () => {
  const world = await open();
  await world.got(phoneOf(1), world.user);
  await world.got(phoneOf(1), world.stranger);
  const both = [`${world.user}: all`, `${world.stranger}: all`].toSorted();
  await world.store.clear('dashboardNotis');
  expect(await world.stopped('0987')).toEqual(both);
  const told = await world.all('dashboardNotis');
  expect(told.map((each) => `${String(each['user'])}: all`).toSorted()).toEqual(both);
  expect(told[0]).toMatchObject({
    resource: 'optOuts',
    title: expect.stringContaining(phoneOf(1)),
    read: false,
  });
  expect(await world.reply()).toMatchObject({ whose: 'several', status: 'done', result: 'optedOut' });
  expect((await world.reply())['user'] ?? null).toBeNull();
});

it('has several owners of one number decided by messages', async () => {
  const world = await open();
  await world.sender('one', { senderId: '4930123456' });
  await world.sender('two', { senderId: '+4930123456', user: world.user });
  await world.got(phoneOf(1), world.user, { from: '004930123456' });
  expect(await world.stopped('4930123456')).toEqual([`${world.user}: all`]);
});

it('keeps what is nobody’s for a decision, and opts out where somebody says', async () => {
  const world = await open();
  expect(await world.stopped('nobody knows')).toEqual([]);
  const reply = await world.reply();
  expect(reply).toMatchObject({ understood: 'optOut', status: 'open', whose: 'nobody' });
  const path = `/v1/inboundMessages/${reply._id}`;
  expect((await world.admin('POST', `${path}/optOut`, {})).status).toBe(409);
  expect((await world.admin('POST', `${path}/optOutAt`, { user: world.stranger })).status).toBe(200);
  expect((await world.all('optOuts')).map(({ user }) => user)).toEqual([world.stranger]);
  expect(await world.reply()).toMatchObject({ status: 'done', result: 'optedOut', user: world.stranger });
});
