import type { TallyQuery } from '../../server/store/store';
import { wholeHoursFrom } from '../../src/model/numbers/zones';
import {
  MOMENT,
  MOST_GROUPS,
  SPAN_LETTERS,
  type Span,
  type Tallies,
  type Tally,
} from '../../src/model/numbers/totals';
import { toDecimal } from '../../src/model/values/decimal';
import { jsonNumber, jsonText, sqlJson, sqlKey } from './sqlColumn';
import type { SqlRow } from './sqlSchema';

/**
 * One statement for all records and for the groups, so that both are of the same moment: the first row is all of
 * them, the others are the groups with the most records.
 */
export const sqlTotals = (
  { by, per, zone, of, isList }: Pick<TallyQuery, 'by' | 'per' | 'zone' | 'of' | 'isList'>,
  meant: Meant,
): string => {
  if (by !== undefined && isList) return sqlListTotals(by, of, meant);
  const key = by === undefined ? 'null::text' : sqlGroup(by, per, zone);
  const isAll = by === undefined ? '1' : 'grouping(key)';
  const amount = of === undefined ? 'null::numeric' : jsonNumber(sqlJson(of), EXACT);
  return (
    `select ${isAll} as is_all, ${by === undefined ? 'null' : 'key'} as key, count(*)::int as total, count(amount)::int as valued,` +
    ` coalesce(sum(amount), 0)::text as sum` +
    ` from (select ${key} as key, ${amount} as amount from ${(by ?? of) ? sqlMeant(meant) : sqlFound(meant)}) as found` +
    (by === undefined
      ? ''
      : ` group by grouping sets ((), (key))` +
        ` order by is_all desc, total desc, found.key collate "C" nulls last` +
        (zone === undefined ? ` limit ${MOST_GROUPS + 2}` : ''))
  );
};

type Meant = {
  readonly schema: string;
  readonly filter: string;
  /** Every record of the collection. */
  readonly isWhole: boolean;
};

const sqlFound = ({ schema, filter }: Omit<Meant, 'isWhole'>): string => `${schema}.records where ${filter}`;

/*
 * A whole collection in the order of its creation, in which its rows lie in the table. The planner would read it in the order
 * of its ids, each from another page: it knows that those of a collection lie together, and takes its rows to do so, too.
 */
const sqlMeant = ({ isWhole, ...meant }: Meant): string =>
  isWhole
    ? `(select * from ${sqlFound(meant)} order by ${sqlKey('createdAt')}, ${sqlKey('_id')} offset 0) as records`
    : sqlFound(meant);

/* Lists are counted by what they hold before they are taken apart: many records have the same. A record stands once for each of its entries. */
const sqlListTotals = (by: string, of: string | undefined, meant: Meant): string => {
  const amount = of === undefined ? 'null::numeric' : jsonNumber(sqlJson(of), EXACT);
  const counts = 'count(*) as total, count(amount) as valued, sum(amount) as amount';
  const sums = `coalesce(sum(total), 0)::int as total, coalesce(sum(valued), 0)::int as valued, coalesce(sum(amount), 0)::text as sum`;
  return (
    `with each_one as (select ${sqlJson(by)} as entries, ${amount} as amount from ${sqlMeant(meant)}),` +
    ` found as materialized (select entries, ${counts} from each_one group by entries)` +
    ` select 1 as is_all, null::text as key, ${sums} from found` +
    ` union all (select 0, each.key, ${sums} from found left join lateral` +
    ` (select distinct nullif(${jsonText('item')}, '') as key from jsonb_array_elements(case jsonb_typeof(entries) when 'array' then entries else '[]' end) as item) as each on true` +
    ` group by each.key order by total desc, each.key collate "C" nulls last limit ${MOST_GROUPS + 1})`
  );
};

/** What the statement found. */
export const talliesIn = (rows: readonly SqlRow[]): Tallies => {
  const all = rows.find((row) => Number(row['is_all']) === 1) ?? {};
  const groups = rows.filter((row) => row !== all);
  return { all: tallyIn(all), groups: groups.map((row) => ({ key: textIn(row['key']), ...tallyIn(row) })) };
};

const tallyIn = (row: SqlRow): Tally => ({
  count: Number(row['total'] ?? 0),
  valued: Number(row['valued'] ?? 0),
  sum: toDecimal(row['sum']) ?? '0',
});

const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/* In a time zone a moment stands for its quarter of an hour: no day begins in between, and databases know other ones. */
const sqlGroup = (by: string, per: Span | undefined, zone: string | undefined): string => {
  const key = sqlKey(by);
  if (per === undefined) return `nullif(${key}, '')`;
  const day = (letters: number) =>
    `when ${key} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}' then left(${key}, ${letters})`;
  if (zone === undefined) return `case ${day(SPAN_LETTERS[per])} end`;
  const quarter = `lpad((substr(${key}, 15, 2)::int / 15 * 15)::text, 2, '0')`;
  const start =
    wholeHoursFrom(zone) === '' ? `left(${key}, 13) || ':00Z'` : `left(${key}, 14) || ${quarter} || 'Z'`;
  return `case when ${key} ~ '${MOMENT}' then ${start} ${day(SPAN_LETTERS.day)} end`;
};

/* A sum of floats depends on the order in which they are added. */
const EXACT = 'numeric';
