import { sqlOrder, sqlSearch, sqlWhere, type Fold } from './sqlCondition';
import type { SqlQuery } from './sqlSchema';
import { sqlTotals, talliesIn } from './sqlTotals';
import { toRow } from './sqlWrites';
import { storable } from './storable';
import type { Query, Store } from './store';

type Place = { readonly schema: string; readonly fold: Fold };

/** The questions, in one statement each, or two where a list is counted first. */
export const createSqlReads = (
  query: SqlQuery,
  { schema, fold }: Place,
): Pick<Store, 'list' | 'get' | 'count' | 'totals'> => ({
  list: async (collection, wanted) => {
    const { where, search } = storable({ where: wanted.where, search: wanted.search });
    const { params, bind } = createParams(collection);
    const filter = `collection = $1${sqlWhere(where, { bind, fold })}${sqlSearch(search, { bind, fold })}`;
    const [counted] = await query(
      `select count(*)::int as total from ${schema}.records where ${filter}`,
      params,
    );
    const total = Number(counted?.['total']);
    // Looking for rows that are not there may take longest of all.
    if (total <= wanted.offset) return { rows: [], total };
    const page = `order by ${sqlOrder(wanted.sort, fold)} ${sqlPage(wanted, bind)}`;
    const rows = await query(`select * from ${schema}.records where ${filter} ${page}`, params);
    return { rows: rows.map(toRow), total };
  },
  get: async (collection, id) => {
    const statement = `select * from ${schema}.records where collection = $1 and id = $2`;
    const [found] = await query(statement, [collection, storable(id)]);
    return found && toRow(found);
  },
  count: async (collection, where) => {
    const { params, bind } = createParams(collection);
    const filter = `collection = $1${sqlWhere(storable(where), { bind, fold })}`;
    const [counted] = await query(
      `select count(*)::int as total from ${schema}.records where ${filter}`,
      params,
    );
    return Number(counted?.['total']);
  },
  totals: async (collection, { where, search, ...question }) => {
    const { params, bind } = createParams(collection);
    const said = storable({ where, search });
    const filter = `collection = $1${sqlWhere(said.where, { bind, fold })}${sqlSearch(said.search, { bind, fold })}`;
    return talliesIn(await query(sqlTotals(question, { schema, filter }), params));
  },
});

const createParams = (collection: string) => {
  const params: unknown[] = [collection];
  return { params, bind: (value: unknown) => `$${params.push(value)}` };
};

const sqlPage = ({ offset, limit }: Query, bind: (value: unknown) => string) =>
  `limit ${bind(Number.isFinite(limit) ? limit : null)}::int offset ${bind(offset)}::int`;
