import { describe, expect, it } from 'vitest';
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

it('counts no right password against its source', () => {
  const { attempts } = setUp();
  const strict = { attempts: 1, minutes: 1 };
  const waits = Array.from({ length: TIMES_OF_SOURCE + 1 }, (_, at) => {
    const person = { source: 'office', account: `${at}@example.com` };
    const wait = attempts.begin(person, strict);
    attempts.succeed(person);
    return wait;
  });
  expect(waits.filter((wait) => wait > 0)).toEqual([]);
});

it('S9.16 counts by the setting of the moment, over as many minutes as it says', () => {
  const { clock, attempts } = setUp();
  const ann = { source: 'here', account: 'ann@example.com' };
  const strict = { attempts: 2, minutes: 30 };
  expect([1, 2, 3].map(() => attempts.begin(ann, strict))).toEqual([0, 0, 1800]);
  clock.add(1799);
  expect([attempts.begin(ann, strict), attempts.begin(ann, { ...strict, minutes: 1 })]).toEqual([1, 0]);
});

describe('what is remembered', () => {
  const MOST_NAMES = 10_000;
  const strict = { attempts: 1, minutes: 1 };
  const person = (at: number) => ({ source: `source ${at}`, account: `${at}@example.com` });
  const count = (most: number, act: (at: number) => void) =>
    Array.from({ length: most }, (_, at) => at + 1).forEach(act);

  it('remembers at most so many names, and forgets the oldest first', () => {
    const { attempts } = setUp();
    const isWaiting = (at: number) => attempts.begin(person(at), strict) > 0;
    count(TIMES_OF_SOURCE, (at) => attempts.begin({ ...person(0), account: `${at}` }, strict));
    expect(isWaiting(0)).toBe(true);
    count(MOST_NAMES - 1, (at) => attempts.begin(person(at), strict));
    expect(isWaiting(0)).toBe(true);
    attempts.begin(person(MOST_NAMES), strict);
    expect([isWaiting(0), isWaiting(MOST_NAMES)]).toEqual([false, true]);
  });

  it('a name that is tried again is not the oldest any more', () => {
    const { attempts } = setUp();
    const often = { attempts: 2, minutes: 1 };
    attempts.begin(person(0), often);
    count(MOST_NAMES - 1, (at) => attempts.begin(person(at), often));
    attempts.begin(person(0), often);
    attempts.begin(person(MOST_NAMES), often);
    expect(attempts.begin(person(0), often)).toBeGreaterThan(0);
  });

  it('remembers at most so many who have signed in before, and forgets who did so longest ago', () => {
    const { attempts } = setUp();
    const isKnown = (at: number) => attempts.isKnown(person(at));
    count(MOST_NAMES, (at) => attempts.succeed(person(at)));
    attempts.succeed(person(1));
    expect([isKnown(1), isKnown(2)]).toEqual([true, true]);
    attempts.succeed(person(0));
    expect([isKnown(0), isKnown(1), isKnown(2), isKnown(3)]).toEqual([true, true, false, true]);
  });
});
