import { expect, it } from 'vitest';
import { createClock } from '../clock';
import { createAttempts, MOST_ATTEMPTS, MOST_OF_SOURCE, MOST_OF_STRANGERS } from './attempts';

const setUp = () => {
  const clock = createClock(() => 1_000_000);
  const attempts = createAttempts(clock);
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
