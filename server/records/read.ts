import { UNPAGED } from '../../src/config/limits';
import { existing } from '../writes/change';
import { applyTimedTransitions } from './applyTimedTransitions';
import type { Handler } from '../handlers';
import { groupingIn, readGrouped } from './groupedList';
import { readQuery } from './query';
import { cursorBeside } from './cursor';
import { onWire, toWire } from './records';
import { marksOf } from '../marks/marks';
import type { Query, Store } from '../store/store';
import { answer } from '../writes/write';

/**
 * A page of records in the envelope of the convention (S7.127); `total_results` counts all that match, or with `count`
 * as far as that. With `cursor` it names the places before and after the page, with `groupBy` the groups that have rows there.
 * A list that is not paged has the rows alone (S7.06).
 */
export const list: Handler = async ({ resource, person, params }, parts) => {
  const { model, store, clock } = parts;
  await applyTimedTransitions(resource, parts);
  const { isPaged } = resource.api;
  const { collection } = resource.api;
  const marks = await marksOf(resource, person, parts);
  const { page, ...asked } = readQuery(params, { resource, model, person, marks });
  const query = isPaged ? asked : allOf(asked);
  const grouping = isPaged ? groupingIn(params, { resource, model, person }) : undefined;
  const { rows, total, ...around } = grouping
    ? await readGrouped({ store, collection }, { ...query, page }, grouping)
    : await readPage(store, collection, query);
  const reader = { model, ability: person.ability, now: clock.now(), marks };
  const records = rows.map((row) => onWire(toWire(row, resource, reader), resource.fields, model.kinds));
  if (!isPaged) return { status: 200, body: { success: true, [resource.api.rows]: records } };
  return {
    status: 200,
    body: {
      success: true,
      [resource.api.rows]: records,
      total_results: total,
      ...(!grouping && total === (query.countTo ?? Infinity) + 1 && { total_is: 'at least' }),
      found_results: records.length,
      entries_per_page: query.limit,
      page,
      ...around,
    },
  };
};

const allOf = ({ where, search, sort }: Query): Query => ({
  where,
  ...(search && { search }),
  sort,
  offset: 0,
  limit: UNPAGED,
});

/* One row more than asked for tells whether the list goes on. */
const readPage = async (store: Store, collection: string, query: Query) => {
  const { from, sort, offset, limit } = query;
  if (!from) return store.list(collection, query);
  const { rows: found, total } = await store.list(collection, { ...query, limit: limit + 1 });
  const isBefore = from.side === 'before';
  const goesOn = found.length > limit;
  const cameFrom = from.row !== undefined || offset > 0;
  const rows = goesOn && isBefore ? found.slice(1) : found.slice(0, limit);
  const [first, last] = [rows[0], rows.at(-1)];
  const isFollowed = isBefore ? cameFrom : goesOn;
  const isPreceded = isBefore ? goesOn : cameFrom;
  return {
    rows,
    total,
    next_cursor: last && isFollowed ? cursorBeside('after', last, sort) : undefined,
    previous_cursor: first && isPreceded ? cursorBeside('before', first, sort) : undefined,
  };
};

export const one: Handler = async (request, parts) =>
  answer({ status: 200, row: await existing(request, parts) }, request, parts);
