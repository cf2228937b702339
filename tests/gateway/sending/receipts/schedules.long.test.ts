import { expect, it } from 'vitest';
import { playSchedules } from './schedules.suite';

it(
  'O2 ends each message of 2,000 schedules of receipts in its one right state',
  { timeout: 600_000 },
  async () => {
    for (let part = 0; part < 20; part += 1) expect(await playSchedules(100)).toEqual([]);
  },
);
