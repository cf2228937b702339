import { expect, it } from 'vitest';
import { createTurns } from './turns';

/* Works that are held until they are let go, and the order in which they were begun. */
const held = (most?: number) => {
  const turns = createTurns(most);
  const begun: string[] = [];
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const take = (by: string, name: string) =>
    turns.take(by, async () => {
      begun.push(name);
      await gate;
      return name;
    });
  return { take, begun, open: () => open() };
};

it('lets nobody wait for two hundred works of somebody else', async () => {
  const { take, begun, open } = held();
  const many = Array.from({ length: 200 }, (_, at) => take('ann', `ann ${at}`));
  const others = [take('bob', 'bob 0'), take('bob', 'bob 1'), take('eve', 'eve 0')];
  open();
  expect(await Promise.all(others)).toEqual(['bob 0', 'bob 1', 'eve 0']);
  expect(begun.slice(0, 7)).toEqual(['ann 0', 'ann 1', 'bob 0', 'eve 0', 'ann 2', 'bob 1', 'ann 3']);
  await Promise.all(many);
  expect(begun).toHaveLength(203);
});

it('runs no two at a time, and goes on after one that fails and after a pause', async () => {
  const turns = createTurns();
  let running = 0;
  const work = async (at: number) => {
    running += 1;
    expect(running).toBe(1);
    await Promise.resolve();
    running -= 1;
    if (at === 1) throw new Error('broken');
    return at;
  };
  const first = await Promise.allSettled([0, 1, 2].map((at) => turns.take('ann', () => work(at))));
  expect(first.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await turns.take('bob', () => work(3))).toBe(3);
});

it('takes no more than may wait, and some again once there is room', async () => {
  const { take, open } = held(2);
  const kept = [take('ann', 'runs'), take('ann', 'one'), take('bob', 'two')];
  expect(await take('eve', 'three')).toBe('busy');
  open();
  expect(await Promise.all(kept)).toEqual(['runs', 'one', 'two']);
  expect(await take('eve', 'three')).toBe('three');
});
