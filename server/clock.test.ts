import { expect, it } from 'vitest';
import { createClock } from './clock';

it('runs with the machine, ahead of it by what was added, until it is reset', () => {
  let machine = 1000;
  const clock = createClock(() => machine);
  clock.add(600);
  machine += 5;
  expect(clock.now()).toBe(601_005);
  expect(clock.iso()).toBe('1970-01-01T00:10:01.005Z');
  clock.add(-600);
  expect(clock.now()).toBe(1005);
  clock.add(60);
  clock.reset();
  expect(clock.now()).toBe(1005);
});
