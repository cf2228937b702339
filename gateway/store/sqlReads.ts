import { sqlOrder, sqlSearch, sqlWhere, type Fold } from './sqlCondition';
import type { SqlQuery, SqlReading, SqlRow } from './sqlSchema';
import { toRow } from './sqlWrites';
import { toJsonb } from '../../server/store/toJsonb';
import type { Query, Store, TallyQuery } from '../../server/store/store';
import {
  MOST_GROUPS,
  SPAN_LETTERS,
  type Span,
  type Tallies,
  type Tally,
} from '../../src/model/numbers/totals';
import { toDecimal } from '../../src/model/values/decimal';
import { DECIMAL } from '../../src/model/values/comparable';
import { sqlJson, sqlKey } from './sqlColumn';

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

/**
 * One statement for all records and for the groups, so that both are of the same moment: the first row is all of
 * them, the others are the groups with the most records.
 */
const sqlTotals = (
  { by, per, of }: Pick<TallyQuery, 'by' | 'per' | 'of'>,
  { schema, filter }: { readonly schema: string; readonly filter: string },
): string => {
  const key = by === undefined ? 'null::text' : sqlGroup(by, per);
  const isAll = by === undefined ? '1' : 'grouping(key)';
  const amount = of === undefined ? 'null::numeric' : sqlNumeric(of);
  return (
    `select ${isAll} as is_all, ${by === undefined ? 'null' : 'key'} as key, count(*)::int as total, count(amount)::int as valued,` +
    ` coalesce(sum(amount), 0)::text as sum` +
    ` from (select ${key} as key, ${amount} as amount from ${schema}.records where ${filter}) as found` +
    (by === undefined
      ? ''
      : ` group by grouping sets ((), (key))` +
        ` order by is_all desc, total desc, found.key collate "C" nulls last limit ${MOST_GROUPS + 2}`)
  );
};

/** What the statement found. */
const talliesIn = (rows: readonly SqlRow[]): Tallies => {
  const [all = {}, ...groups] = rows;
  return { all: tallyIn(all), groups: groups.map((row) => ({ key: textIn(row['key']), ...tallyIn(row) })) };
};

const tallyIn = (row: SqlRow): Tally => ({
  count: Number(row['total'] ?? 0),
  valued: Number(row['valued'] ?? 0),
  sum: toDecimal(row['sum']) ?? '0',
});

const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const sqlGroup = (by: string, per: Span | undefined): string => {
  const key = sqlKey(by);
  if (per === undefined) return `nullif(${key}, '')`;
  return `case when ${key} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}' then left(${key}, ${SPAN_LETTERS[per]}) end`;
};

/* Exact: a sum of floats depends on the order in which they are added. */
const sqlNumeric = (of: string): string => {
  const json = sqlJson(of);
  const text = `(${json} #>> '{}')`;
  return (
    `(case jsonb_typeof(${json}) when 'number' then ${text}::numeric` +
    ` when 'string' then case when ${text} ~ '${DECIMAL}' then ${text}::numeric end end)`
  );
};
