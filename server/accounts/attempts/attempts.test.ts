import { describe, expect, it } from 'vitest';
import { createSecrets } from '../../../gateway/accounts/secrets';
import { createClock } from '../../clock';
import { createMemoryStore } from '../../store/memory';
import {
  createAttempts,
  LOOK_EVERY,
  MOST_ROWS,
  TIMES_OF_SOURCE,
  TIMES_OF_STRANGERS,
  type Attempt,
} from './attempts';
import { createKnownSources, MOST_SOURCES } from './knownSources';

const MOST_ATTEMPTS = 10;
const MOST_OF_SOURCE = TIMES_OF_SOURCE * MOST_ATTEMPTS;
const MOST_OF_STRANGERS = TIMES_OF_STRANGERS * MOST_ATTEMPTS;
const limit = { attempts: MOST_ATTEMPTS, minutes: 1 };
const DAY = 24 * 60 * 60;

/* `another` is what another gateway on the same store, or this one after a restart, counts with. */
const setUp = () => {
  const clock = createClock(() => 1_000_000);
  const store = createMemoryStore();
  const secrets = createSecrets(['a secret that is long enough for a test']);
  const counting = (what = 'signIn') => {
    const known = createKnownSources({ store, clock, secrets });
    const { begin } = createAttempts(what, { store, clock, secrets, known });
    /* Seconds to wait, or 0 for a try that was judged. */
    const wait = (attempt: Attempt, now = limit): Promise<number> =>
      begin(attempt, now).then(
        () => 0,
        (refusal: { extra: { retryAfter: number } }) => refusal.extra.retryAfter,
      );
    const judged = async (times: number, of: (at: number) => Attempt) => {
      const waits = await Promise.all(Array.from({ length: times }, (_, at) => wait(of(at))));
      return waits.filter((each) => each === 0).length;
    };
    return { known, begin, wait, judged };
  };
  return { clock, store, counting, another: counting(), ...counting() };
};

const ann = { source: 'here', account: 'ann@example.com' };

it('lets a source try one account so often, all at once and in any writing, and then wait', async () => {
  const { clock, judged, wait } = setUp();
  expect(await judged(14, (at) => ({ ...ann, account: at % 2 ? ' Ann@Example.com' : ann.account }))).toBe(
    MOST_ATTEMPTS,
  );
  expect(await wait(ann)).toBe(60);
  expect(await wait({ ...ann, account: 'bob@example.com' })).toBe(0);
  clock.add(60);
  expect(await wait(ann)).toBe(0);
});

it('counts for all gateways on a store, and over their restarts', async () => {
  const { judged, another, counting } = setUp();
  const both = await Promise.all([judged(100, () => ann), another.judged(100, () => ann)]);
  expect(both[0] + both[1]).toBe(MOST_ATTEMPTS);
  expect(await counting().wait(ann)).toBe(60);
});

it('counts by what is tried', async () => {
  const { judged, counting } = setUp();
  await judged(MOST_ATTEMPTS, () => ann);
  expect(await counting('code').wait(ann)).toBe(0);
});

it('lets whoever goes on wait longer each time, and no longer than four hours', async () => {
  const { clock, judged, wait } = setUp();
  await judged(MOST_ATTEMPTS, () => ann);
  const waits = [];
  for (let at = 0; at < 12; at += 1) {
    const next = await wait(ann);
    waits.push(next / 60);
    clock.add(next);
    expect(await wait(ann)).toBe(0);
  }
  expect(waits.slice(0, 6)).toEqual([1, 2, 4, 8, 16, 32]);
  expect(Math.max(...waits)).toBeLessThanOrEqual(240);
});

it('lets nobody try more often who stays just below what has to wait', async () => {
  const { clock, wait } = setUp();
  let judged = 0;
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    for (let at = 0; at < MOST_ATTEMPTS - 1; at += 1) if ((await wait(ann)) === 0) judged += 1;
    clock.add(61);
  }
  expect(judged).toBeLessThan(3 * MOST_ATTEMPTS);
});

it('forgets within a day as many as are free', async () => {
  const { clock, judged } = setUp();
  await judged(MOST_ATTEMPTS, () => ann);
  clock.add(DAY / 2);
  expect(await judged(MOST_ATTEMPTS, () => ann)).toBe(MOST_ATTEMPTS / 2);
  clock.add(3 * DAY);
  expect(await judged(2 * MOST_ATTEMPTS, () => ann)).toBe(MOST_ATTEMPTS);
});

it('lets a source try so many accounts', async () => {
  const { judged, wait } = setUp();
  const tried = await judged(MOST_OF_SOURCE + 20, (at) => ({
    source: 'here',
    account: `${at}@example.com`,
  }));
  expect(tried).toBe(MOST_OF_SOURCE);
  expect(await wait({ source: 'there', account: '0@example.com' })).toBe(0);
});

describe('whoever has signed in from there before', () => {
  it('is let in while strangers guess from everywhere', async () => {
    const { known, judged, wait } = setUp();
    await known.remember({ ...ann, source: 'home' });
    expect(await judged(200, (at) => ({ ...ann, source: `stranger ${at}` }))).toBe(MOST_OF_STRANGERS);
    expect(await wait({ ...ann, source: 'another' })).toBeGreaterThan(0);
    expect(await wait({ ...ann, source: 'home' })).toBe(0);
  });

  it('is let in while somebody guesses at other accounts from the same place', async () => {
    const { known, judged, wait } = setUp();
    await known.remember(ann);
    await judged(150, (at) => ({ source: ann.source, account: `${at}@example.com` }));
    expect(await wait({ ...ann, account: 'bob@example.com' })).toBeGreaterThan(0);
    expect(await wait(ann)).toBe(0);
  });

  it('is so for all gateways, for that account alone, and guesses no more than others', async () => {
    const { known, another, judged } = setUp();
    await known.remember({ source: 'here', account: 'Ann@example.com ' });
    expect(await another.known.has(ann)).toBe(true);
    expect(await another.known.has({ ...ann, account: 'bob@example.com' })).toBe(false);
    expect(await judged(200, () => ann)).toBe(MOST_ATTEMPTS);
  });

  it('is one of the newest twenty, and no sign-in to another account takes its place', async () => {
    const { known } = setUp();
    for (let at = 0; at <= MOST_SOURCES; at += 1) await known.remember({ ...ann, source: `${at}` });
    for (let at = 0; at < 50; at += 1) await known.remember({ source: 'x', account: `${at}@example.com` });
    const has = (at: number) => known.has({ ...ann, source: `${at}` });
    expect([await has(0), await has(1), await has(MOST_SOURCES)]).toEqual([false, true, true]);
  });
});

it('begins anew after the right password, also for all others who are counted with it', async () => {
  const { begin, judged, wait } = setUp();
  const tried = await begin(ann, limit);
  await judged(MOST_ATTEMPTS, () => ann);
  await tried.succeed();
  expect(await judged(MOST_OF_SOURCE + 1, (at) => ({ ...ann, account: `${at}@example.com` }))).toBe(
    MOST_OF_SOURCE,
  );
  expect(await judged(MOST_OF_STRANGERS + 1, (at) => ({ ...ann, source: `${at}` }))).toBe(MOST_OF_STRANGERS);
  expect(await wait(ann)).toBeGreaterThan(0);
});

it('counts nothing that nobody could look at', async () => {
  const { begin, judged } = setUp();
  for (let at = 0; at < 2 * MOST_ATTEMPTS; at += 1) {
    const tried = await begin(ann, limit);
    await expect(tried.judged(Promise.reject(new Error('busy')))).rejects.toThrow('busy');
  }
  expect(await judged(2 * MOST_ATTEMPTS, () => ann)).toBe(MOST_ATTEMPTS);
});

it('counts no right password against its source', async () => {
  const { begin, wait } = setUp();
  const strict = { attempts: 1, minutes: 1 };
  for (let at = 0; at <= TIMES_OF_SOURCE; at += 1) {
    const tried = await begin({ source: 'office', account: `${at}@example.com` }, strict);
    await tried.succeed();
  }
  expect(await wait({ source: 'office', account: 'new@example.com' }, strict)).toBe(0);
});

it('S9.16 counts by the setting of the moment, over as many minutes as it says', async () => {
  const { clock, wait } = setUp();
  const strict = { attempts: 2, minutes: 30 };
  expect([await wait(ann, strict), await wait(ann, strict), await wait(ann, strict)]).toEqual([0, 0, 1800]);
  clock.add(1799);
  expect([await wait(ann, strict), await wait(ann, { ...strict, minutes: 1 })]).toEqual([1, 0]);
});

describe('what is kept', () => {
  const rowsOf = async ({ store }: ReturnType<typeof setUp>) =>
    (await store.list('attempts', { where: [], sort: [], offset: 0, limit: MOST_ROWS + 2 * LOOK_EVERY }))
      .rows;

  it('is nothing of whoever is refused, or was right', async () => {
    const made = setUp();
    const tried = await made.begin(ann, limit);
    await tried.succeed();
    expect(await rowsOf(made)).toEqual([]);
    await made.judged(MOST_ATTEMPTS, () => ann);
    const before = await rowsOf(made);
    await made.judged(50, () => ann);
    expect(await rowsOf(made)).toEqual(before);
  });

  it('tells nobody who tried what', async () => {
    const made = setUp();
    await made.known.remember(ann);
    await made.wait({ ...ann, source: 'there' });
    const { rows } = await made.store.list('knownSources', { where: [], sort: [], offset: 0, limit: 9 });
    const text = JSON.stringify([...rows, ...(await rowsOf(made))]);
    for (const part of ['ann', 'example', 'here']) expect(text).not.toContain(part);
  });

  it('is of so many at most, and the oldest goes first', async () => {
    const made = setUp();
    const { store, clock, wait } = made;
    const old = { __v: 0, createdAt: clock.iso(), updatedAt: clock.iso(), tries: 1, at: clock.now() };
    const many = Array.from({ length: MOST_ROWS }, (_, at) => ({ ...old, _id: `old ${at}` }));
    await store.insertMany('attempts', many);
    for (let at = 0; at < 2 * LOOK_EVERY; at += 1) {
      clock.add(1);
      await wait({ source: `${at}` });
    }
    const left = await rowsOf(made);
    expect(left).toHaveLength(MOST_ROWS);
    expect(left.filter(({ _id }) => !_id.startsWith('old'))).toHaveLength(2 * LOOK_EVERY);
  });

  it('is of the last two days', async () => {
    const made = setUp();
    await made.wait(ann);
    made.clock.add(2 * DAY + 1);
    for (let at = 0; at < LOOK_EVERY; at += 1) await made.wait({ source: `${at}` });
    expect(await rowsOf(made)).toHaveLength(LOOK_EVERY);
  });
});
