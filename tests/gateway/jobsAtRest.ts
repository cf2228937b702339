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
