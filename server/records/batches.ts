import type { Condition } from '../../src/model/rules/matchConditions';
import type { Row, Store } from '../store/store';

/** Records in one piece of work: nobody waits long for it, and it is done or not done. */
const AT_ONCE = 500;

/** Records among which a question looks that may find nothing: a statement over very many of them would be stopped. */
const WITHIN = 50_000;

/** The records of a collection that meet the conditions, by their ids: so many as are rewritten at once, after this id. */
export const batchAfter = async (
  store: Store,
  { collection, where }: { readonly collection: string; readonly where: readonly Condition[] },
  last: string | undefined,
): Promise<readonly Row[]> => {
  const { rows } = await store.list(collection, { where, ...afterId(last), offset: 0, limit: AT_ONCE });
  return rows;
};

/** The id up to which a question after this one is to look; undefined where that is the end. */
export const stepAfter = async (
  store: Store,
  { collection, within = WITHIN }: { readonly collection: string; readonly within?: number | undefined },
  last: string | undefined,
): Promise<string | undefined> => {
  const { rows } = await store.list(collection, {
    where: [],
    ...afterId(last),
    offset: within - 1,
    limit: 1,
  });
  return rows[0]?._id;
};

const afterId = (last: string | undefined) => ({
  sort: [] as const,
  ...(last !== undefined && { from: { side: 'after', row: { key: null, id: last } } as const }),
  isUncounted: true,
});
