import type { Resource } from '../../src/model/resolved/resource';
import { scheduleOf, type Schedule } from '../hooks/times';
import type { Entries } from '../log/entries';
import type { Parts } from '../parts';
import { Refusal } from '../refusal';
import type { Row, Store } from '../store/store';
import { releaseReferences } from '../writes/references';
import type { Works } from '../mail/post';
import { retire, type PutAside } from './retired';
import { scopeConditions } from './scope';

const JOB = 'keep.end';

/** Nobody waits for them then. */
const AT = '02:30';

/** Records that leave in one transaction. */
const AT_ONCE = 500;

const DAY = 24 * 60 * 60 * 1000;

export type TimedWork = {
  readonly works: Works;
  readonly times: ReadonlyMap<string, Schedule>;
};

/** What it takes; where nothing puts aside what leaves, it is gone. */
export type KeepingParts = Parts & { readonly putAside?: PutAside | undefined };

/** Work for the worker: each night the records leave that are older than their entity keeps them (`keep`). */
export const keepingWork = (parts: KeepingParts, entries: Pick<Entries, 'expired'>): TimedWork => {
  const kept = parts.model.resources.filter(({ keepDays }) => keepDays !== undefined);
  const schedule = scheduleOf({ at: AT });
  if (kept.length === 0 || !schedule) return { works: new Map(), times: new Map() };
  const work = async () => {
    for (const resource of kept) await endRecords(resource, parts, entries);
  };
  return { works: new Map([[JOB, work]]), times: new Map([[JOB, schedule]]) };
};

/**
 * Takes away what is older than the entity keeps it, oldest first, and writes one entry into the log. What something has
 * to point at stays; what may let go of a record does. Done again after it was interrupted, it goes on.
 */
export const endRecords = async (
  resource: Resource,
  parts: KeepingParts,
  entries: Pick<Entries, 'expired'>,
): Promise<void> => {
  const { store, clock, model } = parts;
  const { keepDays = Number.POSITIVE_INFINITY } = resource;
  const before = new Date(clock.now() - keepDays * DAY).toISOString();
  const where = [
    ...scopeConditions(resource, model.kinds),
    { path: 'createdAt', op: 'lt', value: before } as const,
  ];
  const sort = [{ path: 'createdAt', order: 'text', descending: false }] as const;
  let total = 0;
  for (let offset = 0, found = AT_ONCE; found === AT_ONCE;) {
    const query = { where, sort, offset, limit: AT_ONCE, isUncounted: true };
    const { rows } = await store.list(resource.api.collection, query);
    const gone = await store.transaction((inner) => endAll(rows, resource, { ...parts, store: inner }));
    total += gone;
    offset += rows.length - gone;
    found = rows.length;
  }
  if (total > 0) await entries.expired({ resource, total, days: keepDays }, store);
};

/* How many of them could leave. */
const endAll = async (rows: readonly Row[], resource: Resource, parts: KeepingParts): Promise<number> => {
  const free: string[] = [];
  for (const { _id } of rows) if (await isReleased(_id, resource, parts)) free.push(_id);
  return retire(free, resource, parts);
};

const isReleased = async (
  id: string,
  resource: Resource,
  { model, store }: { readonly model: Parts['model']; readonly store: Store },
): Promise<boolean> => {
  try {
    await releaseReferences(id, resource, { model, store });
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
};
