import { expect, it } from 'vitest';
import { playSchedules } from './schedules.suite';

it('O2 ends each message of 100 schedules of receipts in its one right state, charged once or not at all', async () => {
  expect(await playSchedules(100)).toEqual([]);
});
