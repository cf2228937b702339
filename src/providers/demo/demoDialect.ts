import type { Dialect } from '../rest/dialect';
import { callOf } from '../rest/callOf';
import { createDemoReads, findAll } from './demoReads';
import { type DemoParts, closedFields } from './demoRecords';
import { createDemoWrites } from './demoWrites';
import { totalsOf } from '../../model/numbers/totals';
import { closedPath, totalsFault } from '../../model/numbers/totalsFault';
import { HttpFailure } from '../http/failure';
import { refuse } from './refuse';

/** The reference gateway's answers without a gateway: the same rules in the same order, in the browser. */
export const createDemoDialect = (parts: DemoParts): Dialect => {
  const writes = createDemoWrites(parts);
  return {
    ...createDemoReads(parts),
    totals: createDemoTotals(parts),
    act: writes.act,
    // An operation without a call is no operation here either.
    create: async (resource, record) => {
      callOf(resource, 'create');
      return writes.create(resource, record);
    },
    update: async (resource, change) => {
      callOf(resource, 'update');
      return writes.update(resource, change);
    },
    remove: async (resource, id) => {
      callOf(resource, 'delete');
      return writes.remove(resource, id);
    },
  };
};

/** Counts what the lists of the demonstration show, and refuses what the gateway refuses. */
const createDemoTotals =
  (parts: DemoParts): NonNullable<Dialect['totals']> =>
  async (resource, { filter, ...question }, signal) => {
    if (signal?.aborted) throw new HttpFailure('cancelled');
    const fault = totalsFault(question, resource, parts.model.kinds);
    if (fault !== undefined) throw refuse(400, fault);
    const closed = closedPath(question, closedFields(resource, parts));
    if (closed !== undefined) throw refuse(403, `You lack the right to show ${resource.subject}.${closed}.`);
    return totalsOf(await findAll(resource, filter, parts), question);
  };
