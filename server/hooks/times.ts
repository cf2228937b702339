import type { Parts } from '../parts';
import { inTransaction } from '../writes/inTransaction';
import type { Time } from './defineHooks';
import { enqueue } from './jobs';

/** The moment each time was due last, so that all processes together begin it once. */
const TIMES = 'hookTimes';

const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

const DAY = 86_400_000;

export type Schedule = { readonly period: number; readonly offset: number };

/** Reads `every: '15m'` or `at: '03:00'`, which is UTC; undefined when it is neither. */
export const scheduleOf = ({
  every,
  at,
}: Partial<Pick<Time<never>, 'every' | 'at'>>): Schedule | undefined => {
  const [, count, unit = ''] = /^([1-9]\d{0,4})([smhd])$/.exec(every ?? '') ?? [];
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(at ?? '') ?? [];
  if (every !== undefined && at !== undefined) return undefined;
  if (count !== undefined) return { period: Number(count) * (UNITS[unit] ?? DAY), offset: 0 };
  if (hours === undefined) return undefined;
  return { period: DAY, offset: (Number(hours) * 60 + Number(minutes)) * 60_000 };
};

/** The last moment that a schedule was due. */
export const lastDue = ({ period, offset }: Schedule, now: number): number =>
  Math.floor((now - offset) / period) * period + offset;

/**
 * Leaves a job for a time that has become due since it was last looked at: one, however long that was. While the one before
 * is under way it waits behind that: what came up meanwhile is seen by one more run. A time that is new begins with its next moment.
 */
export const begin = (
  job: string,
  schedule: Schedule,
  { store, clock }: Pick<Parts, 'store' | 'clock'>,
): Promise<void> =>
  inTransaction(store, async (inner) => {
    const now = clock.iso();
    const last = new Date(lastDue(schedule, clock.now())).toISOString();
    const row = await inner.get(TIMES, job);
    if (!row)
      return void (await inner.insert(TIMES, { _id: job, __v: 0, createdAt: now, updatedAt: now, last }));
    if (String(row['last']) >= last) return undefined;
    await inner.update(TIMES, job, { patch: { last }, ifVersion: row.__v });
    return enqueue({ job, data: null, key: job, once: true }, { store: inner, clock });
  });

/** Begins whatever of them is due. A moment that is begun, here or elsewhere, is not asked for again: no time goes back. */
export const beginning = (times: ReadonlyMap<string, Schedule>, place: Pick<Parts, 'store' | 'clock'>) => {
  const begun = new Map<string, number>();
  return async (): Promise<void> => {
    for (const [job, schedule] of times) {
      const due = lastDue(schedule, place.clock.now());
      if (begun.get(job) === due) continue;
      await begin(job, schedule, place);
      begun.set(job, due);
    }
  };
};
