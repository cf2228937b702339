import type { Model } from '../../model/resolved/model';
import type { Resource } from '../../model/resolved/resource';
import type { ResourceProvider, TotalsParams } from '../../model/resolved/resourceProvider';
import type { Dialect } from './dialect';
import { createReading, readingMethods } from './reading';
import { singular } from './singular';
import { createWireForms } from './wireForms';
import { createWriting, writingMethods } from './writing';
import type { WritingParts } from './writingParts';
import type { Totals } from '../../model/numbers/totals';
import { HttpFailure } from '../http/failure';
import { readTotals } from './readTotals';

/** A data provider over whatever speaks a dialect: it judges the answers and looks after lost ones. */
export const createDialectProvider = (
  model: Model,
  choose: (resource: Resource) => Dialect,
  offers: WritingParts['offers'],
): ResourceProvider => {
  const dialectOf = (resource: Resource) => (resource.single ? singular(choose(resource)) : choose(resource));
  const forms = createWireForms(model.kinds);
  const reading = createReading({ kinds: model.kinds, forms, dialectOf });
  const writing = createWriting({ model, reading, forms, dialectOf, offers });
  return {
    supportAbortSignal: true,
    ...readingMethods(reading, model.resource),
    ...writingMethods(writing, model.resource),
    getTotals: async (name, params) => {
      const resource = model.resource(name);
      return askTotals(dialectOf(resource), resource, params);
    },
  };
};

/** Asks a dialect to count. @throws HttpFailure: `refused` where nobody counts, `malformed` for no answer of ours. */
const askTotals = async (
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
