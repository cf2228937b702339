import { expect, it } from 'vitest';
import { atMost } from './atMost';

const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
};

it('works on no more than so many at a time, and answers in the order of the items', async () => {
  const { opened, open } = gate();
  let running = 0;
  let most = 0;
  const all = atMost(2, [1, 2, 3, 4, 5], async (item) => {
    running += 1;
    most = Math.max(most, running);
    await opened;
    running -= 1;
    return item * 10;
  });
  await expect.poll(() => running).toBe(2);
  open();
  expect(await all).toEqual([10, 20, 30, 40, 50]);
  expect(most).toBe(2);
});

it('finishes the others before it throws the first failure', async () => {
  const done: number[] = [];
  const all = atMost(1, [1, 2, 3], async (item) => {
    if (item === 1) throw new Error('one');
    done.push(item);
  });
  await expect(all).rejects.toThrow('one');
  expect(done).toEqual([2, 3]);
});
