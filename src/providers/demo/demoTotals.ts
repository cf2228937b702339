import { totalsOf } from '../../model/numbers/totals';
import { closedPath, totalsFault } from '../../model/numbers/totalsFault';
import { HttpFailure } from '../http/failure';
import type { Dialect } from '../rest/dialect';
import { findAll } from './demoReads';
import { closedFields, type DemoParts } from './demoRecords';
import { refuse } from './refuse';

/** Counts what the lists of the demonstration show, and refuses what the gateway refuses. */
export const createDemoTotals =
  (parts: DemoParts): NonNullable<Dialect['totals']> =>
  async (resource, { filter, ...question }, signal) => {
    if (signal?.aborted) throw new HttpFailure('cancelled');
    const fault = totalsFault(question, resource, parts.model.kinds);
    if (fault !== undefined) throw refuse(400, fault);
    const closed = closedPath(question, closedFields(resource, parts));
    if (closed !== undefined) throw refuse(403, `You lack the right to show ${resource.subject}.${closed}.`);
    return totalsOf(await findAll(resource, filter, parts), question);
  };
