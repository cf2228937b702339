import type { Json } from '../../src/config/json';
import { lockCollection } from '../writes/collectionLock';
import { inTransaction } from '../writes/inTransaction';
import { newId } from '../newId';
import type { Parts } from '../parts';
import type { Queueing } from './defineHooks';
import { type Row, type Store, StoreConflict, StoreMissing } from '../store/store';

/** Jobs that are left, and those that were given up, for a person to look at. */
export const JOBS = 'hookJobs';

/**
 * A job as it is kept. `dueAt` is when it may be taken: later while it is held or is to be tried again, null while it is
 * behind another of its `queue` or was given up.
 */
export type Job = Row & {
  job: string;
  data: Json;
  tries: number;
  dueAt: string | null;
  /** Not before this moment. */
  notBefore?: string | null;
  queue: string | null;
  lastError?: string;
};

export type Left = { readonly job: string; readonly data: Json } & Queueing;

type Place = Pick<Parts, 'store' | 'clock'>;

/** Leaves a job in the transaction of the store that is handed in. Every process is told once it is kept. */
export const enqueue = async (
  { job, data, key, at, once = false }: Left,
  { store, clock }: Place,
): Promise<void> => {
  const [entity = ''] = job.split('.');
  const queue = key === undefined ? null : `${entity} ${key}`;
  const order = queue === null ? 0 : await turnIn(queue, { store, clock });
  const now = clock.iso();
  const notBefore = at && at.toISOString() > now ? at.toISOString() : null;
  const waiting = once && queue !== null ? await untried(job, queue, store) : undefined;
  if (waiting) return hasten(waiting, notBefore, { store, clock });
  const isBehind = queue !== null && (await store.count(JOBS, inQueue(queue))) > 0;
  const times = { createdAt: now, updatedAt: now, dueAt: isBehind ? null : (notBefore ?? now) };
  const row = { ...times, _id: newId(clock.now()), __v: 0, job, data, tries: 0, queue, order, notBefore };
  await store.insert(JOBS, row);
  await store.notify(JOBS, null);
};

const untried = async (job: string, queue: string, store: Store): Promise<Job | undefined> => {
  const own = { path: 'job', op: 'eq', value: job } as const;
  const first = { path: 'tries', op: 'eq', value: 0, order: 'number' } as const;
  const [found] = await listed(store, { where: [...inQueue(queue), own, first] });
  return found as Job | undefined;
};

/*
 * Nobody holds it yet, or it would have been tried. Whoever takes it before this write is kept would not see what it
 * changes: with another version the job cannot be taken until then.
 */
const hasten = async (
  { _id, __v, dueAt, notBefore = null }: Job,
  wanted: string | null,
  { store, clock }: Place,
): Promise<void> => {
  const isSooner = notBefore !== null && (wanted === null || wanted < notBefore);
  const patch = isSooner && { notBefore: wanted, ...(dueAt !== null && { dueAt: wanted ?? clock.iso() }) };
  await store.update(JOBS, _id, { patch: patch || {}, ifVersion: __v });
  if (isSooner) await store.notify(JOBS, null);
};

/** How long a process may be silent before its jobs are somebody else's, in milliseconds. */
export const LEASE_MS = 60_000;

/** Takes a job, for as long as the lease is renewed; undefined when somebody else has it. */
export const hold = async (
  { _id, __v, tries }: Job,
  { store, clock }: Place,
  isNew = true,
): Promise<Job | undefined> => {
  const dueAt = new Date(clock.now() + LEASE_MS).toISOString();
  const patch = { dueAt, ...(isNew && { tries: tries + 1 }) };
  try {
    return (await store.update(JOBS, _id, { patch, ifVersion: __v })) as Job;
  } catch (error) {
    if (error instanceof StoreConflict || error instanceof StoreMissing) return undefined;
    throw error;
  }
};

/** What becomes of a job that was held: it is done, to be tried again, or given up. */
export type End =
  { readonly isDone: true } | { readonly lastError: string; readonly again: string | undefined };

/** Ends a try, and lets the next of the queue go on. Does nothing when somebody else holds the job by now. */
export const release = ({ _id, __v, queue }: Job, end: End, { store, clock }: Place): Promise<void> =>
  inTransaction(store, async (inner) => {
    const goesOn = !('isDone' in end) && end.again !== undefined;
    // First of all, as whoever leaves a job does: who comes second waits, and finds what the first has done.
    if (queue !== null && !goesOn) await turnIn(queue, { store: inner, clock });
    const present = await inner.get(JOBS, _id);
    if (present?.__v !== __v) return;
    if ('isDone' in end) await inner.remove(JOBS, _id, { ifVersion: __v });
    else {
      const { lastError, again = null } = end;
      const patch = { lastError, dueAt: again, ...(again === null && { queue: null }) };
      await inner.update(JOBS, _id, { patch, ifVersion: __v });
    }
    if (queue !== null && !goesOn) await beginNext(queue, { store: inner, clock });
  });

const beginNext = async (queue: string, { store, clock }: Place): Promise<void> => {
  const sort = [{ path: 'order', order: 'number', descending: false }] as const;
  const [next] = await listed(store, { where: inQueue(queue), sort });
  if (!next) return;
  const [now, notBefore] = [clock.iso(), (next as Job).notBefore ?? ''];
  await store.update(JOBS, next._id, { patch: { dueAt: notBefore > now ? notBefore : now } });
  // A later moment is nearer than the next look of a process that thinks there is nothing.
  await store.notify(JOBS, null);
};

/** The jobs that come next, of those that this process knows: the first due ones first. */
export const nextJobs = async (known: readonly string[], limit: number, store: Store): Promise<Job[]> => {
  const where = [
    { path: 'job', op: 'in', value: known } as const,
    { path: 'dueAt', op: 'exists', value: true } as const,
  ];
  const sort = [{ path: 'dueAt', order: 'text', descending: false }] as const;
  const rows = await listed(store, { where, sort, limit });
  return rows as Job[];
};

type Asked = Partial<Parameters<Store['list']>[1]>;

const listed = async (store: Store, asked: Asked): Promise<Row[]> => {
  const { rows } = await store.list(JOBS, { where: [], sort: [], offset: 0, limit: 1, ...asked });
  return rows;
};

const inQueue = (queue: string) => [{ path: 'queue', op: 'eq', value: queue }] as const;

/* A few locks serve all queues, so that their rows do not become more with each key. */
const LOCKS = 64;

const turnIn = (queue: string, place: Place): Promise<number> => {
  const sum = Array.from(queue).reduce(
    (all, letter) => (all * 31 + (letter.codePointAt(0) ?? 0)) % 65_521,
    7,
  );
  return lockCollection(`${JOBS} ${sum % LOCKS}`, place);
};
