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

it('lets short work go before lists and writes, and these before searches, one at a time and in the order in which they came', async () => {
  const { ask, begun, finish } = openLanes();
  const answers = [
    ask('search', 'search 1'),
    ask('search', 'search 2'),
    ask('list', 'list 1'),
    ask('short', 'read'),
    ask('write', 'write'),
    ask('list', 'list 2'),
    ask('short', 'another'),
  ];
  await delay(1);
  expect(begun).toEqual(['search 1']);
  await finish();
  expect(begun).toEqual(['search 1', 'read', 'another', 'list 1', 'write', 'list 2', 'search 2']);
  const named = ['search 1', 'search 2', 'list 1', 'read', 'write', 'list 2', 'another'];
  expect(await Promise.all(answers)).toEqual(named);
});

it('lets a list that came while one of many writes was under way go before the next of them', async () => {
  const { ask, begun, finish } = openLanes();
  const writing = (async () => {
    for (let n = 1; n <= 3; n += 1) await ask('write', `write ${n}`);
  })();
  await delay(1);
  const list = ask('list', 'list');
  const next = ask('write', 'of another');
  await finish();
  await Promise.all([writing, list, next]);
  expect(begun).toEqual(['write 1', 'list', 'of another', 'write 2', 'write 3']);
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
