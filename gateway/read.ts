import type { Handler } from './handlers';
import { readQuery } from './query';
import { isInScope, toWire } from './records';
import { Refusal } from './refusal';

/** A page of records in the envelope of the convention (S7.127); `total_results` counts all that match. */
export const list: Handler = async ({ resource, person, params }, { model, store }) => {
  const { page, ...query } = readQuery(params, resource, model.kinds);
  const { rows, total } = await store.list(resource.api.collection, query);
  const records = rows.map((row) => toWire(row, resource, { kinds: model.kinds, ability: person.ability }));
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

export const one: Handler = async ({ resource, person, id }, { model, store }) => {
  const row = await store.get(resource.api.collection, id);
  if (!row || !isInScope(resource, row, model.kinds)) throw new Refusal(404, 'There is no such record.');
  const record = toWire(row, resource, { kinds: model.kinds, ability: person.ability });
  return { status: 200, body: { success: true, [resource.api.row]: record } };
};
