import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('says which measures there are where one is asked for that is not', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/measure.mjs', 'clock', 'clocks']);
  expect([status, String(stderr)]).toEqual([
    2,
    'No such measure: clocks. There is: clock; without a name, what has a limit is counted\n',
  ]);
});
