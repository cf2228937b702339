import { scheduleOf } from '../hooks/times';
import type { Entries } from '../log/entries';
import type { Parts } from '../parts';
import type { TimedWork } from '../records/keepingWork';
import { createSettingOf } from '../settingOf';
import { binOf } from './bin';
import { scopeConditions } from '../records/scope';
import type { Resource } from '../../src/model/resolved/resource';

const JOB = 'bin.empty';

/** After the records have left that are kept no longer. */
const AT = '02:40';

/** Records that leave in one transaction. */
const AT_ONCE = 500;

const DAY = 24 * 60 * 60 * 1000;

/** Work for the worker: each night what has lain in a bin for long enough leaves it for good. */
export const emptyingWork = (parts: Parts, entries: Pick<Entries, 'expired'>): TimedWork => {
  const binned = parts.model.resources.filter(({ hasBin }) => hasBin);
  const schedule = scheduleOf({ at: AT });
  if (binned.length === 0 || !schedule) return { works: new Map(), times: new Map() };
  const work = async () => {
    const days = await createSettingOf(parts)('binDays');
    for (const resource of binned) await emptyBin(resource, days, { ...parts, entries });
  };
  return { works: new Map([[JOB, work]]), times: new Map([[JOB, schedule]]) };
};

type Emptying = Parts & { readonly entries: Pick<Entries, 'expired'> };

const emptyBin = async (resource: Resource, days: number, { entries, ...parts }: Emptying): Promise<void> => {
  const { store, clock, model } = parts;
  const { collection } = binOf(resource).api;
  const oldest = new Date(clock.now() - days * DAY).toISOString();
  const where = [
    ...scopeConditions(resource, model.kinds),
    { path: 'updatedAt', op: 'lt', value: oldest } as const,
  ];
  let total = 0;
  for (let found = AT_ONCE; found === AT_ONCE;) {
    const { rows } = await store.list(collection, {
      where,
      sort: [],
      offset: 0,
      limit: AT_ONCE,
      isUncounted: true,
    });
    const ids = rows.map(({ _id }) => _id);
    total += (await store.transaction((inner) => inner.forget(collection, ids))).length;
    found = rows.length;
  }
  if (total > 0) await entries.expired({ resource, total, days }, store);
};
