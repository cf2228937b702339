import { expect, it } from 'vitest';
import { soon } from '../../soon';
import { taken } from './answeringServer';
import { connectedWorlds, counted, named } from './connectedWorld';
import type { World } from './sendingWorld';

const worldWith = connectedWorlds();

const ofOne = (world: World, count: number) => world.contacts(count, {}, 1000);

it('lets a connection rest for as long as it asks, without a word of a fault, and then goes on', async () => {
  let isBusy = true;
  const { world, asked, connection } = await worldWith(
    {
      main: ({ id }) => (isBusy ? { status: 429, headers: { 'retry-after': '40' } } : taken(id)),
    },
    { atOnce: 5 },
  );
  await named(world, ['main']);
  await ofOne(world, 20);
  const id = await world.campaign();
  await world.act(id, 'sendNow');
  await soon(async () =>
    expect(await connection('main')).toMatchObject({ status: 'working', tryAt: '2030-05-06T10:00:40.000Z' }),
  );
  await soon(async () => expect(await counted(world)).toEqual({ queued: 20 }));
  const before = asked('main').length;
  expect(before).toBeLessThanOrEqual(5);
  const waiting = (await world.all('smsLogs')).filter(({ tries }) => !tries);
  expect(waiting).toHaveLength(20 - before);
  world.clock.add(39);
  await world.begin();
  expect(asked('main')).toHaveLength(before);
  expect(await world.see(id)).toMatchObject({ status: 'running', reason: null, actualCost: '0.0000' });
  isBusy = false;
  world.clock.add(1);
  await soon(async () => expect(await counted(world)).toMatchObject({ sent: 20 }));
  expect(await connection('main')).toMatchObject({ status: 'working', tryAt: null });
});

it('keeps others for no longer than a minute where one message alone is to come hours later', async () => {
  const { world } = await worldWith(
    {
      main: ({ id, to }) =>
        to.endsWith('09') ? { status: 503, headers: { 'retry-after': '14400' } } : taken(id),
    },
    { atOnce: 5 },
  );
  await named(world, ['main']);
  await ofOne(world, 20);
  const id = await world.campaign();
  await world.act(id, 'sendNow');
  let minutes = 0;
  await soon(async () => {
    const { sent } = await counted(world);
    const now = new Date(world.clock.now()).toISOString();
    const jobs = await world.all('hookJobs');
    const isAtRest = jobs.every(({ tries, dueAt }) => tries === 0 && String(dueAt) > now);
    if (sent !== 18 && isAtRest) world.clock.add(60);
    if (sent !== 18 && isAtRest) minutes += 1;
    expect(sent).toBe(18);
  });
  expect(minutes).toBeLessThan(30);
});

it('has messages go by the next connection while the first rests', async () => {
  const { world, asked } = await worldWith(
    {
      main: () => ({ status: 503, headers: { 'retry-after': '600' } }),
      spare: ({ id }) => taken(id),
    },
    { atOnce: 5 },
  );
  await named(world, ['main', 'spare']);
  await ofOne(world, 20);
  const id = await world.campaign();
  await world.act(id, 'sendNow');
  await soon(async () => expect(await world.see(id)).toMatchObject({ status: 'completed' }));
  expect(asked('main').length).toBeLessThanOrEqual(5);
  expect(asked('spare')).toHaveLength(20);
});
