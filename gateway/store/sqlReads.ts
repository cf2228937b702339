import { sqlSearch, sqlWhere, type Bind, type Saying } from './sqlCondition';
import { readPage, type Ask } from './sqlPage';
import type { RolledTotals } from './sqlRolledTotals';
import type { Reading, SqlQuery } from './sqlSchema';
import { sqlTotals, talliesIn } from './sqlTotals';
import { ROW, toRow } from './sqlWrites';
import { groupKey, withGroups, type Tallies } from '../../src/model/numbers/totals';
import { searchedText, type Condition, type Span } from '../../src/model/rules/matchConditions';
import { isSameJson } from '../../src/model/values/plainObject';
import { toJsonb } from '../../server/store/toJsonb';
import type { Query, Store, TallyQuery } from '../../server/store/store';

type Place = { readonly schema: string; readonly rolled: RolledTotals };

/** The questions, in one statement each; a list is counted first, and its rows are read in two where some lack the sort. */
export const createSqlReads = (
  query: SqlQuery,
  reading: Reading,
  { schema, rolled }: Place,
): Pick<Store, 'list' | 'get' | 'count' | 'totals' | 'collections'> => {
  const records = `${schema}.records where`;
  const asking = (collection: string, filtered: Filtered): Ask => {
    const { where, search } = toJsonb({ where: filtered.where, search: filtered.search });
    const { query: ask, until } = reading(search ? 'search' : 'list');
    return (statement, { hidden } = {}) => {
      const params: unknown[] = [collection];
      const bind: Bind = (value) => `$${params.push(value)}`;
      const inTime = until === undefined ? '' : ` and clock_timestamp() < ${bind(until)}::timestamptz`;
      const filter = `collection = $1${inTime}${sqlTests(where, hidden, { bind, schema })}${sqlSearch(search, bind)}`;
      return ask(statement(filter, bind), params);
    };
  };
  /* A number that is kept is no dearer for being large. */
  const counted = async (collection: string, { where, search }: Filtered, most?: number): Promise<number> => {
    const kept = await rolled(collection, { where, ...(search && { search }) });
    if (kept) return kept.all.count;
    const ask = asking(collection, { where, search });
    const [row] = await ask((filter, bind) =>
      most === undefined
        ? `select count(*)::int as total from ${records} ${filter}`
        : `select count(*)::int as total from (select 1 from ${records} ${filter} limit ${bind(most)}::int) as found`,
    );
    return Number(row?.['total']);
  };
  return {
    list: async (collection, wanted) => {
      const ask = asking(collection, wanted);
      const { isUncounted, countTo, offset } = wanted;
      const total = isUncounted
        ? Infinity
        : await counted(collection, wanted, countTo === undefined ? undefined : countTo + 1);
      const isExact = total !== (countTo ?? Infinity) + 1;
      // Looking for rows that are not there may take longest of all.
      if (isExact && total <= offset) return { rows: [], total };
      const rows = await readPage(wanted, { total, isExact }, { ask, records });
      return { rows: rows.map(toRow), total: isUncounted ? rows.length : total };
    },
    get: async (collection, id) => {
      const statement = `select ${ROW} from ${records} collection = $1 and id = $2`;
      const [found] = await query(statement, [collection, toJsonb(id)]);
      return found && toRow(found);
    },
    count: async (collection, where) => counted(collection, { where }),
    collections: async () => (await query(COLLECTIONS(schema))).map(({ name }) => String(name)),
    totals: async (collection, asked) => {
      const kept = await rolled(collection, asked);
      if (kept) return kept;
      const { where, search, ...question } = asked;
      const ask = asking(collection, { where, search });
      const rows = await ask((filter) => sqlTotals(question, { schema, filter, isWhole: isOfAll(asked) }));
      return inZone(talliesIn(rows), question);
    },
  };
};

/* Anything around a comparison hides it from the indexes. */
const sqlTests = (where: Query['where'], hidden: Span | undefined, saying: Saying): string => {
  const isHidden = (each: Condition) => hidden && 'span' in each && isSameJson(each.span, hidden);
  const others = where.filter((each) => !isHidden(each));
  const bounds = sqlWhere(where.filter(isHidden), saying);
  return `${sqlWhere(others, saying)}${bounds && ` and coalesce(true${bounds}, false)`}`;
};

const isOfAll = ({ where, search }: Filtered): boolean => where.length === 0 && searchedText(search) === '';

const inZone = (tallies: Tallies, { per, zone }: Pick<TallyQuery, 'per' | 'zone'>): Tallies =>
  zone === undefined ? tallies : withGroups(tallies, (key) => groupKey(key, per, zone));

/* One look into the index for each name, however many records it has. */
const COLLECTIONS = (schema: string) =>
  `with recursive names as (
     (select collection as name from ${schema}.records order by collection limit 1)
     union all
     select (select collection from ${schema}.records where collection > names.name order by collection limit 1)
     from names where names.name is not null)
   select name from names where name is not null`;

type Filtered = Pick<Query, 'where'> & { readonly search?: Query['search'] | undefined };
