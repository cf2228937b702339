import { sqlOrder, sqlSearch, sqlWhere, type Fold } from './sqlCondition';
import type { SqlQuery, SqlReading } from './sqlSchema';
import { sqlTotals, talliesIn } from './sqlTotals';
import { toRow } from './sqlWrites';
import { toJsonb } from '../../server/store/toJsonb';
import type { Query, Store } from '../../server/store/store';

type Place = { readonly schema: string; readonly fold: Fold };

/** How a question that may take long is asked. */
export type Reading = (weight: 'list' | 'search') => SqlReading;

/** The questions, in one statement each, or two where a list is counted first. */
export const createSqlReads = (
  query: SqlQuery,
  reading: Reading,
  { schema, fold }: Place,
): Pick<Store, 'list' | 'get' | 'count' | 'totals'> => {
  /* Which rows are meant, and how they are asked for. */
  const asking = (collection: string, filtered: Filtered) => {
    const { where, search } = toJsonb({ where: filtered.where, search: filtered.search });
    const { params, bind } = createParams(collection);
    const { query: ask, until } = reading(search ? 'search' : 'list');
    const inTime = until === undefined ? '' : ` and clock_timestamp() < ${bind(until)}::timestamptz`;
    const filter = `collection = $1${inTime}${sqlWhere(where, { bind, fold, schema })}${sqlSearch(search, { bind, fold })}`;
    return { filter, params, bind, ask };
  };
  return {
    list: async (collection, wanted) => {
      const { filter, params, bind, ask } = asking(collection, wanted);
      const counting = `select count(*)::int as total from ${schema}.records where ${filter}`;
      const [counted] = wanted.isUncounted ? [] : await ask(counting, params);
      const total = Number(counted?.['total'] ?? Infinity);
      // Looking for rows that are not there may take longest of all.
      if (total <= wanted.offset) return { rows: [], total };
      const page = `order by ${sqlOrder(wanted.sort, fold)} ${sqlPage(wanted, bind)}`;
      const rows = await ask(`select * from ${schema}.records where ${filter} ${page}`, params);
      return { rows: rows.map(toRow), total: wanted.isUncounted ? rows.length : total };
    },
    get: async (collection, id) => {
      const statement = `select * from ${schema}.records where collection = $1 and id = $2`;
      const [found] = await query(statement, [collection, toJsonb(id)]);
      return found && toRow(found);
    },
    count: async (collection, where) => {
      const { filter, params, ask } = asking(collection, { where });
      const [counted] = await ask(
        `select count(*)::int as total from ${schema}.records where ${filter}`,
        params,
      );
      return Number(counted?.['total']);
    },
    totals: async (collection, { where, search, ...question }) => {
      const { filter, params, ask } = asking(collection, { where, search });
      return talliesIn(await ask(sqlTotals(question, { schema, filter }), params));
    },
  };
};

type Filtered = Pick<Query, 'where'> & { readonly search?: Query['search'] | undefined };

const createParams = (collection: string) => {
  const params: unknown[] = [collection];
  return { params, bind: (value: unknown) => `$${params.push(value)}` };
};

const sqlPage = ({ offset, limit }: Query, bind: (value: unknown) => string) =>
  `limit ${bind(Number.isFinite(limit) ? limit : null)}::int offset ${bind(offset)}::int`;
