import { createHash } from 'node:crypto';
import { sqlKey } from './sqlColumn';
import { sqlSortKey, type Fold } from './sqlCondition';
import type { SqlQuery } from './sqlSchema';
import type { Place, Store } from '../../server/store/store';

type Tables = { readonly schema: string; readonly fold: Fold };

/** Records from which on a list without an index is slow enough to be noticed. */
const MANY = 10_000;

/** What keeps lists quick when there are many records. */
export const createSqlUpkeep = (query: SqlQuery, tables: Tables): Pick<Store, 'prepare' | 'analyze'> => ({
  prepare: async (collection, places, from = MANY) => {
    const some = `select 1 from ${tables.schema}.records where collection = $1 limit $2`;
    const [counted] = await query(`select count(*)::int as total from (${some}) as some_records`, [
      collection,
      from,
    ]);
    if (Number(counted?.['total']) < from) return;
    for (const place of places) await query(indexFor(collection, place, tables));
  },
  analyze: async () => {
    await query(`vacuum analyze ${tables.schema}.records`);
    await query(`vacuum analyze ${tables.schema}.claims`);
  },
});

/* An index is named after what it holds, so that a changed place is another index. */
const indexFor = (collection: string, { path, order, sort }: Place, { schema, fold }: Tables): string => {
  const columns = `((${sqlKey(path, order)}), (${sqlSortKey(sort, fold)}))`;
  const where = `collection = '${collection.replaceAll("'", "''")}'`;
  const name = createHash('sha256').update(`${columns} ${where}`).digest('hex').slice(0, 24);
  return `create index if not exists records_${name} on ${schema}.records ${columns} where ${where}`;
};
