import { expect, it } from 'vitest';
import { createClock } from '../../../server/clock';
import { soon } from '../../soon';
import { MORNING } from './sendingWorld';
import { worldsOfTests } from './worlds';

const openAny = worldsOfTests();

const DAY = 86_400_000;

/* A world in which a day passes when it is told to. */
const open = async () => {
  let now = Date.parse(MORNING);
  const world = await openAny({ clock: createClock(() => now) });
  // A time begins with its next moment.
  await soon(async () => expect(JSON.stringify(await world.all('hookTimes'))).toContain('inboundMessages'));
  const reply = (_id: string, days: number, status: 'open' | 'done') => ({
    _id,
    from: '+4915112345678',
    to: 'ACME',
    text: 'Hi',
    status,
    createdAt: new Date(Date.parse(MORNING) - days * DAY).toISOString(),
  });
  const left = async () => (await world.all('inboundMessages')).map(({ _id }) => _id).toSorted();
  const nextDay = () => {
    now += DAY;
  };
  return { ...world, reply, left, nextDay };
};

it('keeps replies as long as is set, and what waits for a decision for ever', async () => {
  const world = await open();
  const [setting] = await world.all('replySetting');
  const keep = (keepDays: number) =>
    world.store.update('replySetting', setting?._id ?? '', { patch: { keepDays } });
  await keep(30);
  // More than are taken at once.
  const old = Array.from({ length: 1100 }, (_, at) => world.reply(`old-${at}`, 30, 'done'));
  await world.put('inboundMessages', [
    ...old,
    world.reply('open', 3000, 'open'),
    world.reply('thirty', 29, 'done'),
    world.reply('twenty', 20, 'done'),
  ]);
  world.nextDay();
  await soon(async () => expect(await world.left()).toEqual(['open', 'thirty', 'twenty']));
  await keep(21);
  world.nextDay();
  await soon(async () => expect(await world.left()).toEqual(['open']));
});

it('keeps them for 400 days where nobody has set anything', async () => {
  const world = await open();
  await world.store.clear('replySetting');
  await world.put('inboundMessages', [world.reply('older', 400, 'done'), world.reply('as old', 399, 'done')]);
  world.nextDay();
  await soon(async () => expect(await world.left()).toEqual(['as old']));
});
