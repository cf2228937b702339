import { expect, it } from 'vitest';
import { createClock } from '../clock';
import { createMemoryStore } from '../store/memory';
import { hold, JOBS, nextJobs, release } from './jobs';
import { begin } from './times';

const job = 'things.times.look';

it('8.7 a time that comes while its job is under way runs once more behind it, however often it came', async () => {
  const store = createMemoryStore();
  const clock = createClock(() => Date.parse('2030-05-06T10:00:00.000Z'));
  const place = { store, clock };
  const pass = async () => {
    clock.add(60);
    await begin(job, { period: 60_000, offset: 0 }, place);
  };
  const waiting = async () => (await nextJobs([job], 10, store)).filter(({ tries }) => tries === 0);
  await begin(job, { period: 60_000, offset: 0 }, place);
  await pass();
  const [first] = await waiting();
  const held = await hold(first!, place);
  await pass();
  await pass();
  expect([(await waiting()).length, await store.count(JOBS, [])]).toEqual([0, 2]);
  await release(held!, { isDone: true }, place);
  const [second] = await waiting();
  await release((await hold(second!, place))!, { isDone: true }, place);
  expect(await store.count(JOBS, [])).toBe(0);
});
