import type { Condition } from '../../src/model/rules/matchConditions';
import type { Row, Store } from '../store/store';

/** The records of a collection with these ids, by them, as far as they meet the conditions. */
export const rowsById = async (
  store: Store,
  collection: string,
  { ids, where = [] }: { readonly ids: readonly string[]; readonly where?: readonly Condition[] },
): Promise<ReadonlyMap<string, Row>> => {
  if (ids.length === 0) return new Map();
  const named = { path: '_id', op: 'in', value: ids } as const;
  const query = { where: [named, ...where], offset: 0, limit: ids.length, isUncounted: true };
  const { rows } = await store.list(collection, { ...query, sort: [] });
  return new Map(rows.map((row) => [row._id, row]));
};
