import { UNPAGED } from '../../src/config/limits';
import { existing } from '../writes/change';
import { applyTimedTransitions } from './applyTimedTransitions';
import type { Handler } from '../handlers';
import { readQuery } from './query';
import { toWire } from './records';
import { answer } from '../writes/write';

/**
 * A page of records in the envelope of the convention (S7.127); `total_results` counts all that match. A list that is
 * not paged has the rows alone (S7.06).
 */
export const list: Handler = async ({ resource, person, params }, parts) => {
  const { model, store, clock } = parts;
  await applyTimedTransitions(resource, parts);
  const { isPaged } = resource.api;
  const asked = readQuery(isPaged ? params : new URLSearchParams(), { resource, model, person });
  const { page, ...query } = isPaged ? asked : { ...asked, limit: UNPAGED };
  const { rows, total } = await store.list(resource.api.collection, query);
  const reader = { kinds: model.kinds, ability: person.ability, now: clock.now() };
  const records = rows.map((row) => toWire(row, resource, reader));
  if (!isPaged) return { status: 200, body: { success: true, [resource.api.rows]: records } };
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
