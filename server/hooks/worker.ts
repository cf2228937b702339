import { report } from '../report';
import { beginning, lastDue, type Schedule } from './times';
import { hold, JOBS, nextJobs, type Job } from './jobs';
import { runJob, type Later, type RunParts } from './runJob';

export const later: Later = (run, ms) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** What a process does by itself. */
export type Worker = {
  readonly start: () => Promise<void>;
  /** Takes no more jobs; resolves when those under way have ended, or after five seconds. */
  readonly stop: () => Promise<void>;
};

type WorkerParts = RunParts & { readonly times: ReadonlyMap<string, Schedule> };

const AT_ONCE = 10;

/** Looked at all the same when nobody has said that there is something, in milliseconds. */
const POLL_MS = 30_000;

const PATIENCE_MS = 5000;

/**
 * Runs the jobs of this process and begins what is due by time. Processes on one store share them: a job is held by a
 * lease, which the death of its process ends.
 */
export const createWorker = (parts: WorkerParts): Worker => {
  const { jobs, times, store, clock, textOf, later } = parts;
  const place = { store, clock };
  const known = [...jobs.keys()];
  const running = new Set<Promise<void>>();
  let isStopped = false;
  let unlisten: (() => void) | undefined;
  let cancel = () => {};

  const take = async (job: Job) => {
    const held = await hold(job, place);
    if (!held) return;
    // A store that was closed meanwhile: the lease ends by itself.
    const ended = runJob(held, parts).catch((error: unknown) =>
      isStopped ? undefined : report(textOf(error)),
    );
    const counted: Promise<void> = ended.then(() => {
      running.delete(counted);
      look();
    });
    running.add(counted);
  };
  const beginDue = beginning(times, place);
  /* Answers with the milliseconds until there is something to do. */
  const pass = async (): Promise<number> => {
    await beginDue();
    const found = await nextJobs(known, AT_ONCE, store);
    const now = clock.now();
    const due = found.filter(({ dueAt }) => Date.parse(dueAt ?? '') <= now);
    for (const job of due.slice(0, AT_ONCE - running.size)) if (!isStopped) await take(job);
    return due.length > 0 && running.size < AT_ONCE ? 0 : pauseUntil(found, times, now);
  };
  const look = singleFlight(async () => {
    if (isStopped) return;
    cancel();
    const ms = await pass().catch((error: unknown) => {
      if (!isStopped) report(textOf(error));
      return POLL_MS;
    });
    cancel();
    if (!isStopped) cancel = later(look, ms);
  });
  return {
    start: async () => {
      if (known.length === 0) return;
      unlisten = await store.listen(JOBS, look, look);
      if (isStopped) unlisten();
      look();
    },
    stop: async () => {
      isStopped = true;
      cancel();
      unlisten?.();
      const patience = new Promise<void>((resolve) => {
        cancel = later(resolve, PATIENCE_MS);
      });
      await Promise.race([Promise.allSettled(running), patience]);
      cancel();
    },
  };
};

const pauseUntil = (found: readonly Job[], times: WorkerParts['times'], now: number): number => {
  const moments = [
    ...found.map(({ dueAt }) => Date.parse(dueAt ?? '')),
    ...Array.from(times.values(), (schedule) => lastDue(schedule, now) + schedule.period),
  ];
  return Math.min(POLL_MS, ...moments.map((at) => at - now).filter((ms) => ms > 0));
};

/* Whoever calls while it runs is heard by one more run. */
const singleFlight = (work: () => Promise<void>): (() => void) => {
  let [isRunning, isAsked] = [false, false];
  const runAll = async () => {
    for (isRunning = true; isAsked;) {
      isAsked = false;
      await work();
    }
    isRunning = false;
  };
  return () => {
    isAsked = true;
    if (!isRunning) void runAll();
  };
};
