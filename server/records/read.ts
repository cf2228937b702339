import { existing } from '../writes/change';
import { applyTimedTransitions } from './applyTimedTransitions';
import type { Handler } from '../handlers';
import { readQuery } from './query';
import { toWire } from './records';
import { answer } from '../writes/write';

/** A page of records in the envelope of the convention (S7.127); `total_results` counts all that match. */
export const list: Handler = async ({ resource, person, params }, parts) => {
  const { model, store, clock } = parts;
  await applyTimedTransitions(resource, parts);
  const { page, ...query } = readQuery(params, { resource, model, person });
  const { rows, total } = await store.list(resource.api.collection, query);
  const reader = { kinds: model.kinds, ability: person.ability, now: clock.now() };
  const records = rows.map((row) => toWire(row, resource, reader));
  return {
    status: 200,
    body: {
      success: true,
      [resource.api.rows]: records,
      total_results: total,
      found_results: records.length,
      entries_per_page: query.limit,
      page,
    },
  };
};

export const one: Handler = async (request, parts) =>
  answer({ status: 200, row: await existing(request, parts) }, request, parts);
