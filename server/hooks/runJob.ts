import type { Parts } from '../parts';
import { report } from '../report';
import { hold, JOBS, LEASE_MS, release, type End, type Job } from './jobs';

/** Calls after so many milliseconds; the answer calls it off. */
export type Later = (run: () => void, ms: number) => () => void;

export type RunParts = Pick<Parts, 'store' | 'clock'> & {
  readonly jobs: ReadonlyMap<string, (data: Job['data']) => Promise<unknown>>;
  /** An error as it may be kept and logged. */
  readonly textOf: (error: unknown) => string;
  readonly later: Later;
};

/** One try of a job that is held: its lease is renewed meanwhile, and what comes of it is kept. */
export const runJob = async (job: Job, parts: RunParts): Promise<void> => {
  const lease = renewed(job, parts);
  const end = await endOf(job, parts);
  await release(await lease.end(), end, parts);
  if ('isDone' in end || end.again !== undefined) return;
  const place = `${JOBS}/${job._id}`;
  report(`The job "${job.job}" failed ${job.tries} times and is given up: ${end.lastError} (${place})`);
};

/* Keeps a job while it runs. `end` answers with the job as it is held by then. */
const renewed = (job: Job, { later, ...place }: Pick<RunParts, 'store' | 'clock' | 'later'>) => {
  let held = job;
  let renewing = Promise.resolve();
  let cancel = () => {};
  const renew = () => {
    renewing = hold(held, place, false).then(
      (next) => {
        held = next ?? held;
        if (next) wait();
      },
      () => wait(),
    );
  };
  const wait = () => {
    cancel = later(renew, LEASE_MS / 3);
  };
  wait();
  return {
    end: async () => {
      cancel();
      await renewing;
      cancel();
      return held;
    },
  };
};

/** After so many a job is given up. */
export const MOST_TRIES = 12;

/* The first retry comes after a second at most; the longest pause is a quarter of an hour. */
const [FIRST_MS, LONGEST_MS] = [1000, 900_000];

const endOf = async ({ job, data, tries }: Job, { jobs, textOf, clock }: RunParts): Promise<End> => {
  if (tries > MOST_TRIES) return { lastError: 'Its process ended each time.', again: undefined };
  try {
    await jobs.get(job)?.(data);
    return { isDone: true };
  } catch (error) {
    // Exponential backoff with jitter, so that what failed together is not tried again together.
    const pause = Math.min(FIRST_MS * 2 ** (tries - 1), LONGEST_MS) * (0.5 + Math.random() / 2);
    const again = tries < MOST_TRIES ? new Date(clock.now() + pause).toISOString() : undefined;
    return { lastError: textOf(error), again };
  }
};
