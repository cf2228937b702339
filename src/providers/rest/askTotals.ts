import type { Resource } from '../../model/resolved/resource';
import type { Totals } from '../../model/numbers/totals';
import type { TotalsParams } from '../../model/resolved/resourceProvider';
import { HttpFailure } from '../http/failure';
import type { Dialect } from './dialect';
import { readTotals } from './readTotals';

/** Asks a dialect to count. @throws HttpFailure: `refused` where nobody counts, `malformed` for no answer of ours. */
export const askTotals = async (
  dialect: Dialect,
  resource: Resource,
  { signal, ...question }: TotalsParams,
): Promise<{ data: Totals }> => {
  if (!resource.api.calls.totals || !dialect.totals)
    throw new HttpFailure('refused', 'app.errors.notOffered');
  const totals = readTotals(await dialect.totals(resource, question, signal));
  if (!totals) throw new HttpFailure('malformed');
  return { data: totals };
};
