import type { Randomizer } from '@faker-js/faker';

/**
 * Chance for made-up values by the million: each value is seeded anew, and the usual source of chance (Mersenne
 * Twister) prepares 624 numbers for every seed. This one (mulberry32) prepares none.
 */
export const createQuickRandom = (): Randomizer => {
  let state = 0;
  return {
    seed: (seed) => {
      state = [seed].flat().reduce((mixed, each) => (Math.imul(mixed, 31) + each) | 0, 0);
    },
    next: () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    },
  };
};
