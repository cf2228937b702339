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
