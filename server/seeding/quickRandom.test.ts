import { expect, it } from 'vitest';
import { createQuickRandom } from './quickRandom';

it('chance is the same for the same seed, and another for another', () => {
  const drawn = (seed: number | number[]) => {
    const random = createQuickRandom();
    random.seed(seed);
    return Array.from({ length: 5 }, () => random.next());
  };
  expect(drawn(7)).toEqual(drawn(7));
  expect(drawn(7)).not.toEqual(drawn(8));
  expect(drawn([1, 2])).not.toEqual(drawn([2, 1]));
});

it('chance is spread evenly, first draws of neighbouring seeds too', () => {
  const random = createQuickRandom();
  const buckets = Array.from({ length: 10 }, () => 0);
  for (let seed = 0; seed < 10_000; seed += 1) {
    random.seed(seed);
    const at = Math.floor(random.next() * 10);
    buckets[at] = (buckets[at] ?? 0) + 1;
  }
  expect(Math.min(...buckets)).toBeGreaterThan(850);
  expect(Math.max(...buckets)).toBeLessThan(1150);
});
