import type { Dialect } from '../rest/dialect';
import { callOf } from '../rest/callOf';
import { createDemoReads } from './demoReads';
import { createDemoTotals } from './demoTotals';
import type { DemoParts } from './demoRecords';
import { createDemoWrites } from './demoWrites';

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
