import type { Condition } from '../../src/model/rules/matchConditions';
import type { Row, Store } from '../store/store';

/** Records in one piece of work: nobody waits long for it, and it is done or not done. */
const AT_ONCE = 500;

/** The records of a collection that meet the conditions, by their ids: so many as are rewritten at once, after this id. */
export const batchAfter = async (
  store: Store,
  { collection, where }: { readonly collection: string; readonly where: readonly Condition[] },
  last: string | undefined,
): Promise<readonly Row[]> => {
  const { rows } = await store.list(collection, {
    where,
    sort: [],
    ...(last !== undefined && { from: { side: 'after', row: { key: null, id: last } } }),
    offset: 0,
    limit: AT_ONCE,
    isUncounted: true,
  });
  return rows;
};
