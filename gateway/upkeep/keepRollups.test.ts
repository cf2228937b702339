import { expect, it } from 'vitest';
import { keepRollups } from './keepRollups';

it('goes on now and then, also after a fault, with what it was told last, and ends when it has ended', async () => {
  const begun: string[] = [];
  let ended = 0;
  const rollups = keepRollups(
    {
      rollUp: async ([cube]) => {
        begun.push(cube?.collection ?? '');
        await Promise.resolve();
        ended += 1;
        if (begun.length === 1) throw new Error('away');
      },
    },
    1,
  );
  const cubeOf = (collection: string) => ({ collection, dims: [], sums: [], sets: [] });
  rollups.follow([cubeOf('first')]);
  await expect.poll(() => begun.length).toBeGreaterThan(2);
  rollups.follow([cubeOf('second')]);
  await expect.poll(() => begun.at(-1)).toBe('second');
  await rollups.stop();
  expect(ended).toBe(begun.length);
  expect(begun.slice(begun.indexOf('second'))).not.toContain('first');
});

it('begins nothing anew for numbers that it keeps already', async () => {
  let begun = 0;
  const rollups = keepRollups({ rollUp: async () => void (begun += 1) }, 60_000);
  const cubes = () => [{ collection: 'first', dims: [], sums: [], sets: [] }];
  rollups.follow(cubes());
  await expect.poll(() => begun).toBe(1);
  rollups.follow(cubes());
  await rollups.stop();
  expect(begun).toBe(1);
});
