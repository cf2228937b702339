import { accountKeys } from '../../src/model/permissions/accounts';
import { scheduleOf } from '../hooks/times';
import type { Parts } from '../parts';
import { batchAfter } from '../records/batches';
import type { TimedWork } from '../records/keepingWork';
import type { Store } from '../store/store';
import { inTransaction } from '../writes/inTransaction';
import { keptMarks, MARKS, marksIn, type KeptMarks } from './marks';

const JOB = 'marks.sweep';

/** After the bins have been emptied. */
const AT = '02:50';

/**
 * Work for the worker: each night the marks leave of records and of people that are gone for good, in whatever way that came
 * about. Whoever is put back from the bin finds them as they were.
 */
export const sweepingWork = ({ model, store }: Parts): TimedWork => {
  const schedule = scheduleOf({ at: AT });
  const hasMarks = model.resources.some((resource) => marksIn(resource, model.kinds).length > 0);
  if (!hasMarks || !schedule) return { works: new Map(), times: new Map() };
  const people = accountKeys(model).map((key) => model.resource(key).api.collection);
  const work = async () => {
    for (let last: string | undefined; ;) {
      const rows = await batchAfter(store, { collection: MARKS, where: [] }, last);
      for (const { _id } of rows) await inTransaction(store, (inner) => sweep(_id, people, inner));
      last = rows.at(-1)?._id;
      if (last === undefined) return;
    }
  };
  return { works: new Map([[JOB, work]]), times: new Map([[JOB, schedule]]) };
};

const sweep = async (_id: string, people: readonly string[], store: Store): Promise<void> => {
  const kept = await keptMarks({ _id }, store);
  if (!kept) return;
  const ids = (await isSomebody(kept, people, store)) ? await stillThere(kept.ids, kept.of, store) : [];
  if (ids.length === 0) await store.remove(MARKS, _id, { ifVersion: kept.__v });
  else if (ids.length < kept.ids.length)
    await store.update(MARKS, _id, { patch: { ids }, ifVersion: kept.__v });
};

const isSomebody = async ({ by }: KeptMarks, people: readonly string[], store: Store): Promise<boolean> => {
  for (const collection of people) if ((await stillThere([by], collection, store)).length > 0) return true;
  return false;
};

/** Those of the ids whose records are in the collection, or in its bin. */
export const stillThere = async (
  ids: readonly string[],
  collection: string,
  store: Store,
): Promise<readonly string[]> => {
  const found = new Set<string>();
  for (const each of [collection, `${collection}~bin`]) {
    const where = [{ path: '_id', op: 'in', value: ids }] as const;
    const { rows } = await store.list(each, {
      where,
      sort: [],
      offset: 0,
      limit: ids.length,
      isUncounted: true,
    });
    for (const { _id } of rows) found.add(_id);
  }
  return ids.filter((id) => found.has(id));
};
