import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createLanes, type Weight } from './lanes';

/* Lanes whose work begins when the test says so, and what has begun by now. */
const openLanes = () => {
  const inTurn = createLanes();
  const begun: string[] = [];
  const gates: (() => void)[] = [];
  const ask = (weight: Weight, name: string, signal?: AbortSignal) =>
    inTurn(
      weight,
      () => {
        begun.push(name);
        return new Promise<string>((resolve) => gates.push(() => resolve(name)));
      },
      signal,
    );
  /* Ends the work under way, and whatever it lets begin, until nothing is left. */
  const finish = async () => {
    for (let idle = 0; idle < 20; idle += 1) {
      for (const open of gates.splice(0)) {
        open();
        idle = 0;
      }
      await delay(2);
    }
  };
  return { ask, begun, finish };
};

it('lets short work go before lists, and lists before searches, one at a time', async () => {
  const { ask, begun, finish } = openLanes();
  const answers = [
    ask('search', 'search 1'),
    ask('search', 'search 2'),
    ask('list', 'list 1'),
    ask('short', 'read'),
    ask('list', 'list 2'),
    ask('short', 'write'),
  ];
  await delay(1);
  expect(begun).toEqual(['search 1']);
  await finish();
  expect(begun).toEqual(['search 1', 'read', 'write', 'list 1', 'list 2', 'search 2']);
  expect(await Promise.all(answers)).toEqual(['search 1', 'search 2', 'list 1', 'read', 'list 2', 'write']);
});

it('never begins what is given up while it waits, and goes on after what fails', async () => {
  const { ask, begun, finish } = openLanes();
  const leaving = new AbortController();
  const first = ask('search', 'under way', leaving.signal);
  const left = Array.from({ length: 12 }, (_, at) => ask('search', `left ${at}`, leaving.signal));
  const settled = Promise.allSettled(left);
  const stays = ask('search', 'stays');
  leaving.abort(new Error('gone'));
  expect((await settled).map(({ status }) => status)).toEqual(left.map(() => 'rejected'));
  await expect(ask('search', 'too late', leaving.signal)).rejects.toThrow('gone');
  await finish();
  expect([await first, await stays, begun]).toEqual(['under way', 'stays', ['under way', 'stays']]);

  const inTurn = createLanes();
  const failing = inTurn('short', () => Promise.reject(new Error('broken')));
  const after = inTurn('short', async () => 'fine');
  await expect(failing).rejects.toThrow('broken');
  expect(await after).toBe('fine');
});
