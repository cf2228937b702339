import type { Dialect } from '../rest/dialect';
import { createDemoReads } from './demoReads';
import type { DemoParts } from './demoRecords';
import { createDemoWrites } from './demoWrites';

/** The reference gateway's answers without a gateway: the same rules in the same order, in the browser. */
export const createDemoDialect = (parts: DemoParts): Dialect => ({
  ...createDemoReads(parts),
  ...createDemoWrites(parts),
});
