import { expect, it } from 'vitest';
import { soon } from '../../soon';
import { taken, type Answer } from './answeringServer';
import { connectedWorlds, counted, named, type Answers } from './connectedWorld';
import type { World } from './sendingWorld';
import { putNetworks } from './worlds';

const worldWith = connectedWorlds();

/* An operator that says nothing to these numbers until it is let go, and takes all others. */
const hanging = (isHeld: (to: string) => boolean) => {
  let letGo = (_: void) => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const answers: Answers = async ({ id, to }): Promise<Answer> => {
    if (isHeld(to)) await gate;
    return taken(id);
  };
  return { answers, letGo: () => letGo() };
};

/* The contacts of group one hang. */
const isOfOne = (to: string) => to.startsWith('+491510010');

const ofOne = (world: World, count: number) => world.contacts(count, {}, 1000);

const ofTwo = (world: World, count: number) => world.contacts(count, { groups: ['two'] }, 5000);

const single = (world: World, to: string, more: object = {}) =>
  world.put('smsLogs', [
    { _id: 'single', from: 'ACME', text: 'Hello', status: 'queued', to, user: world.user, ...more },
  ]);

const statesOf = async (world: World, campaign: string | undefined) =>
  (await world.all('smsLogs'))
    .filter((row) => row['campaign'] === campaign)
    .map(({ status }) => String(status));

const timesOf = (states: readonly string[], state: string) => states.filter((each) => each === state).length;

/* Less than the lease of a job, which is renewed before more time passes. */
const pass = async (world: World, seconds: number): Promise<void> => {
  world.clock.add(seconds);
  const renewed = new Date(world.clock.now() + 59_000).toISOString();
  await soon(async () => {
    const held = (await world.all('hookJobs')).filter(({ tries }) => Number(tries) > 0);
    expect(held.every(({ dueAt }) => String(dueAt) > renewed)).toBe(true);
  });
};

it('W7 has another campaign, a single message and another connection go on while sixty of one campaign hang', async () => {
  const main = hanging(isOfOne);
  const { world, asked, connection } = await worldWith({
    main: main.answers,
    other: ({ id }) => taken(id),
  });
  await putNetworks(world, { DE: '+49', FR: '+33' }, { connections: ['main'] });
  await world.store.update('operators', 'fr', { patch: { connections: ['other'] } });
  await ofOne(world, 60);
  await ofTwo(world, 12);
  const hung = await world.campaign();
  await world.act(hung, 'sendNow');
  await soon(() => expect(asked('main').length).toBeGreaterThan(20));
  const behind = await world.campaign({ groups: ['two'] });
  await world.act(behind, 'sendNow');
  await soon(async () => expect(await world.see(behind)).toMatchObject({ status: 'completed' }));
  await single(world, '+491511234567');
  await soon(async () => {
    world.clock.add(1);
    expect(await world.store.get('smsLogs', 'single')).toMatchObject({ status: 'sent' });
  });
  await single(world, '+33612345678', { _id: 'abroad' });
  await soon(async () => {
    world.clock.add(1);
    expect(await world.store.get('smsLogs', 'abroad')).toMatchObject({ status: 'sent' });
  });
  expect(asked('other')).toHaveLength(1);
  expect(timesOf(await statesOf(world, hung), 'sent')).toBe(0);
  // The numbers on the page of a connection.
  const by = `connection=${(await connection('main'))?._id}`;
  const questions = [`/v1/smsLogs/totals?${by}`, `/v1/smsLogs/totals?${by}&status=sending`];
  const { body } = await world.admin('POST', '/api/totals', { questions });
  const [all, onTheirWay] = body['answers'] as [unknown, unknown];
  const sending = timesOf(await statesOf(world, hung), 'sending');
  expect(onTheirWay).toMatchObject({ totals: { all: { count: sending } } });
  expect(all).toMatchObject({ totals: { all: { count: sending + 13 } } });
  main.letGo();
  await soon(async () => expect(await world.see(hung)).toMatchObject({ status: 'completed' }));
  expect(new Set(asked('main').map(({ id }) => id)).size).toBe(asked('main').length);
  expect(await counted(world)).toEqual({ sent: 74 });
  const charges = world.sum(await world.all('smsLogs'), 'charge');
  expect(world.sum(await world.all('balanceEntries'), 'amount')).toBe(`-${charges}`);
});

it('writes each answer down when it comes, and hands the next ones over, while one message hangs', async () => {
  const main = hanging((to) => to.endsWith('10059'));
  const { world, asked } = await worldWith({ main: main.answers });
  await named(world, ['main']);
  await ofOne(world, 90);
  const id = await world.campaign();
  await world.act(id, 'sendNow');
  await soon(async () => expect(await counted(world)).toEqual({ sent: 89, sending: 1 }));
  expect(await world.see(id)).toMatchObject({ status: 'running', counts: { sent: 89, queued: 1 } });
  main.letGo();
  await soon(async () => expect(await world.see(id)).toMatchObject({ status: 'completed' }));
  expect(asked('main')).toHaveLength(90);
});

it('has no more on its way by a connection than that takes, the rest not charged, and keeps places for others', async () => {
  const main = hanging(() => true);
  const { world, asked } = await worldWith({ main: main.answers }, { atOnce: 10 });
  await named(world, ['main']);
  await ofOne(world, 30);
  await ofTwo(world, 30);
  const [first, second] = [await world.campaign(), await world.campaign({ groups: ['two'] })];
  await world.act(first, 'sendNow');
  await soon(() => expect(asked('main').length).toBeGreaterThan(0));
  await world.act(second, 'sendNow');
  await soon(async () => expect(timesOf(await statesOf(world, second), 'sending')).toBeGreaterThan(0));
  await single(world, '+491511234567');
  await soon(async () => {
    world.clock.add(1);
    expect(await world.store.get('smsLogs', 'single')).toMatchObject({ status: 'sending' });
  });
  const onTheirWay = (await counted(world))['sending'] ?? 0;
  expect(onTheirWay).toBeLessThanOrEqual(10);
  await soon(() => expect(asked('main')).toHaveLength(onTheirWay));
  const waiting = (await world.all('smsLogs')).filter(({ status }) => status === 'queued');
  expect(world.sum(waiting, 'charge')).toBe('0.0000');
  main.letGo();
  await soon(async () => expect(await counted(world)).toEqual({ sent: 61 }));
});

it('has a campaign of codes go where other campaigns have taken all that they may', async () => {
  const main = hanging((to) => to.startsWith('+49151001'));
  const { world, asked } = await worldWith({ main: main.answers }, { atOnce: 10 });
  await named(world, ['main']);
  for (const [at, group] of ['one', 'except'].entries())
    await world.contacts(20, { groups: [group] }, 1000 + at * 100);
  for (const group of ['one', 'except', 'one', 'except', 'one'])
    await world.act(await world.campaign({ groups: [group] }), 'sendNow');
  await soon(() => expect(asked('main')).toHaveLength(9));
  await ofTwo(world, 1);
  const codes = await world.campaign({ groups: ['two'], purpose: 'code' });
  await world.act(codes, 'sendNow');
  await soon(async () => expect(await world.see(codes)).toMatchObject({ status: 'completed' }));
  expect(asked('main')).toHaveLength(10);
  main.letGo();
  await soon(async () => expect(await counted(world)).toEqual({ sent: 101 }));
});

it('fails the message that its connection is at fault for each time, where others are taken between', async () => {
  const { world, goOn, connection } = await worldWith({
    main: ({ id, to }) => (to.endsWith('0009') ? { status: 403 } : taken(id)),
  });
  await named(world, ['main']);
  await single(world, '+491511230009', { _id: 'odd' });
  let others = 0;
  await soon(async () => {
    if ((await connection('main'))?.['status'] === 'paused') await goOn('main');
    others += 1;
    await single(world, '+491511234567', { _id: `other${others}` });
    world.clock.add(1);
    expect(await world.store.get('smsLogs', 'odd')).toMatchObject({ status: 'failed', tries: 5 });
  });
  expect(await world.store.get('smsLogs', 'odd')).toMatchObject({ charge: '0.0000', nextAt: null });
});

it('keeps the message that its connection is at fault for each time, where nobody’s is taken', async () => {
  const { world, goOn } = await worldWith({ main: () => ({ status: 403 }) });
  await named(world, ['main']);
  await single(world, '+491511230009', { _id: 'odd' });
  for (const tries of [1, 2, 3, 4, 5, 6])
    await soon(async () => {
      await goOn('main');
      world.clock.add(1);
      expect(Number((await world.store.get('smsLogs', 'odd'))?.['tries'])).toBeGreaterThanOrEqual(tries);
    });
  expect((await world.store.get('smsLogs', 'odd'))?.['status']).toMatch(/queued|sending/);
});

it('hands over no more in one second than a connection takes, and leaves some of it to others', async () => {
  const { world, asked } = await worldWith({ main: ({ id }) => taken(id) }, { perSecond: 5 });
  await named(world, ['main']);
  await ofOne(world, 20);
  await ofTwo(world, 20);
  for (const groups of [['one'], ['two']]) await world.act(await world.campaign({ groups }), 'sendNow');
  const inSeconds = async () => {
    const sent = (await world.all('smsLogs')).filter(({ status }) => status === 'sent');
    return sent.map((row) => String(row['sentAt']));
  };
  await soon(() => expect(asked('main')).toHaveLength(5));
  await soon(async () => {
    const jobs = await world.all('hookJobs');
    expect(jobs.every(({ tries, dueAt }) => tries === 0 && String(dueAt) > world.clock.iso())).toBe(true);
  });
  expect(asked('main')).toHaveLength(5);
  await soon(async () => {
    world.clock.add(1);
    expect(await counted(world)).toEqual({ sent: 40 });
  });
  const times = new Map<string, number>();
  for (const at of await inSeconds()) times.set(at, (times.get(at) ?? 0) + 1);
  expect(Math.max(...times.values())).toBeLessThanOrEqual(5);
});

it.each([
  ['pause', 'paused', { sending: 'sent', queued: 'queued' }],
  ['cancel', 'cancelled', { sending: 'sent', queued: 'cancelled' }],
])('heeds %s while messages of the campaign hang', async (action, status, ends) => {
  const main = hanging(() => true);
  const { world, asked } = await worldWith({ main: main.answers }, { atOnce: 10 });
  await named(world, ['main']);
  await ofOne(world, 30);
  const id = await world.campaign();
  await world.act(id, 'sendNow');
  await soon(async () => {
    expect(asked('main').length).toBeGreaterThan(0);
    expect((await counted(world))['sending']).toBe(asked('main').length);
  });
  const handed = asked('main').length;
  expect((await world.act(id, action)).status).toBe(200);
  expect(await world.see(id)).toMatchObject({ status });
  if (ends.queued === 'cancelled')
    await soon(async () => expect(await counted(world)).toEqual({ sending: handed, cancelled: 30 - handed }));
  // What hangs is neither given up nor handed over a second time meanwhile.
  for (const seconds of [40, 40, 40]) await pass(world, seconds);
  expect((await counted(world))['sending']).toBe(handed);
  main.letGo();
  await soon(async () =>
    expect(await counted(world)).toEqual({ [ends.sending]: handed, [ends.queued]: 30 - handed }),
  );
  expect(asked('main')).toHaveLength(handed);
});

it.each([
  ['atOnce', 0],
  ['atOnce', 2.5],
  ['perSecond', '5'],
  ['perSecond', -1],
])('does not start where `%s` of a connection is %j, and says what may stand there', async (name, value) => {
  await expect(worldWith({ main: ({ id }) => taken(id) }, { [name]: value })).rejects.toThrow(
    `SENDER_HTTP: the \`${name}\` of "main" is ${JSON.stringify(value)}. Valid: a whole number from 1 to 10000.`,
  );
});
