import { expect, it } from 'vitest';
import { createClock } from '../clock';
import { createAttempts, TIMES_OF_SOURCE, TIMES_OF_STRANGERS, type Attempt } from './attempts';

const MOST_ATTEMPTS = 10;
const MOST_OF_SOURCE = TIMES_OF_SOURCE * MOST_ATTEMPTS;
const MOST_OF_STRANGERS = TIMES_OF_STRANGERS * MOST_ATTEMPTS;
const limit = { attempts: MOST_ATTEMPTS, minutes: 1 };

const setUp = () => {
  const clock = createClock(() => 1_000_000);
  const real = createAttempts(clock);
  const attempts = { ...real, begin: (attempt: Attempt, now = limit) => real.begin(attempt, now) };
  const tries = (times: number, of: (at: number) => { source: string; account: string }) =>
    Array.from({ length: times }, (_, at) => attempts.begin(of(at))).filter((wait) => wait === 0).length;
  return { clock, attempts, tries };
};

it('lets a source try one account so often a minute, and then wait', () => {
  const { clock, attempts, tries } = setUp();
  const ann = { source: 'here', account: 'ann@example.com' };
  expect(tries(14, (at) => ({ ...ann, account: at % 2 ? ' Ann@Example.com' : ann.account }))).toBe(
    MOST_ATTEMPTS,
  );
  expect(attempts.begin(ann)).toBe(60);
  expect(attempts.begin({ ...ann, account: 'bob@example.com' })).toBe(0);
  clock.add(60);
  expect(attempts.begin(ann)).toBe(0);
});

it('lets a source try so many accounts a minute', () => {
  const { attempts, tries } = setUp();
  expect(tries(MOST_OF_SOURCE + 20, (at) => ({ source: 'here', account: `${at}@example.com` }))).toBe(
    MOST_OF_SOURCE,
  );
  expect(attempts.begin({ source: 'there', account: '0@example.com' })).toBe(0);
});

it('lets whoever has signed in before in, while strangers guess from everywhere', () => {
  const { attempts, tries } = setUp();
  const home = { source: 'home', account: 'ann@example.com' };
  attempts.begin(home);
  attempts.succeed(home);
  expect(tries(200, (at) => ({ source: `stranger ${at}`, account: home.account }))).toBe(MOST_OF_STRANGERS);
  expect(attempts.begin({ source: 'another', account: home.account })).toBeGreaterThan(0);
  expect(attempts.begin(home)).toBe(0);
});

it('begins anew after the right password', () => {
  const { attempts, tries } = setUp();
  const ann = { source: 'here', account: 'ann@example.com' };
  tries(MOST_ATTEMPTS, () => ann);
  attempts.succeed(ann);
  expect(attempts.begin(ann)).toBe(0);
});

it('S9.16 counts by the setting of the moment, over as many minutes as it says', () => {
  const { clock, attempts } = setUp();
  const ann = { source: 'here', account: 'ann@example.com' };
  const strict = { attempts: 2, minutes: 30 };
  expect([1, 2, 3].map(() => attempts.begin(ann, strict))).toEqual([0, 0, 1800]);
  clock.add(1799);
  expect([attempts.begin(ann, strict), attempts.begin(ann, { ...strict, minutes: 1 })]).toEqual([1, 0]);
});
