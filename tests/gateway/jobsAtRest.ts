import { expect } from 'vitest';
import { JOBS, LEASE_MS } from '../../server/hooks/jobs';
import { soon } from '../soon';
import type { TestGateway } from './testGateway';

/** Before the clock moves on: a job that is held by then would count as one whose process has died, and be done twice. */
export const jobsAtRest = ({ store, clock }: Pick<TestGateway, 'store' | 'clock'>): Promise<void> =>
  soon(async () => {
    const soonest = clock.now() + LEASE_MS;
    const { rows } = await store.list(JOBS, { where: [], sort: [], offset: 0, limit: Infinity });
    expect(rows.filter(({ dueAt }) => Date.parse(String(dueAt)) <= soonest)).toEqual([]);
  });

/**
 * Before the clock moves on over the next time of a job: one that is still under way by then is not begun again, and what
 * has become due meanwhile waits for the time after.
 */
export const timeIsOver = (
  job: string,
  { store, clock }: Pick<TestGateway, 'store' | 'clock'>,
): Promise<void> =>
  soon(async () => {
    const last = String((await store.get('hookTimes', job))?.['last']);
    expect(Date.parse(last)).toBeGreaterThan(clock.now() - DAY_MS);
    expect(await store.count(JOBS, [{ path: 'job', op: 'eq', value: job }])).toBe(0);
  });

const DAY_MS = 24 * 60 * 60 * 1000;
