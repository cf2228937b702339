import { expect, it } from 'vitest';
import { growingPages } from './growingPages';

/* which records of a list its pages bring, from 1 */
const records = (pages: ReturnType<typeof growingPages>) =>
  pages.flatMap(({ page, perPage }) =>
    Array.from({ length: perPage }, (_, at) => (page - 1) * perPage + at + 1),
  );

it('brings each record once, however often more are asked for', () => {
  for (const step of [1, 20, 25, 500])
    for (let presses = 0; presses < 9; presses += 1) {
      const brought = records(growingPages(step, presses));
      expect(brought).toEqual(brought.map((_, at) => at + 1));
    }
});

it('shows twice as many with each press, by no larger page than a server answers with', () => {
  expect(growingPages(20, 2)).toEqual([
    { page: 1, perPage: 20 },
    { page: 2, perPage: 20 },
    { page: 2, perPage: 40 },
  ]);
  expect(Math.max(...growingPages(20, 40).map(({ perPage }) => perPage))).toBeLessThanOrEqual(200);
});
