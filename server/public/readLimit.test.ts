import { expect, it } from 'vitest';
import { createReadLimit, MOST_READS } from './readLimit';

it('V5 lets an address wait for the next minute that asks too often, and no other one', () => {
  let now = Date.parse('2030-05-06T10:00:45.000Z');
  const ask = createReadLimit({ now: () => now });
  for (let asked = 0; asked < MOST_READS; asked += 1) ask('1.2.3.4');
  expect(() => ask('1.2.3.4')).toThrow(expect.objectContaining({ status: 429, extra: { retryAfter: 15 } }));
  ask('1.2.3.5');
  now += 15_000;
  ask('1.2.3.4');
});
