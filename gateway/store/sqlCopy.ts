import type { BackupLine, Counts } from '../upkeep/backupFile';
import { plainTextsIn } from './plainTexts';
import { leaveRollups } from './sqlRollups';
import { lockSchema, type SqlDatabase, type SqlQuery, type SqlRow } from './sqlSchema';

/** The tables in the order in which they can be filled, with the columns that name a row. */
const TABLES = [
  {
    name: 'records',
    key: ['collection', 'id'],
    columns: 'collection, id, version, created_at, updated_at, data::text as data',
    row: `e ->> 'collection', e ->> 'id', (e ->> 'version')::int, e ->> 'created_at', e ->> 'updated_at', (e ->> 'data')::jsonb, e -> 'plain'`,
  },
  {
    name: 'claims',
    key: ['collection', 'field', 'value'],
    columns: 'collection, field, value, id',
    row: `e ->> 'collection', e ->> 'field', e ->> 'value', e ->> 'id'`,
  },
] as const;

type Table = (typeof TABLES)[number];

const AT_ONCE = 1000;

/**
 * Hands over every row as it is at one moment, while others go on writing where the database lets them; `use` has to
 * have read them all when it ends. Documents stay texts, for a number in one may have more digits than JavaScript's.
 */
export const copyOut = <T>(
  database: SqlDatabase,
  schema: string,
  use: (lines: AsyncIterable<BackupLine>) => Promise<T>,
): Promise<T> =>
  database.transaction(async (query) => {
    await query('set transaction isolation level repeatable read, read only');
    await query('set local statement_timeout = 0');
    return use(rowsOf(query, schema));
  });

const rowsOf = async function* (query: SqlQuery, schema: string): AsyncGenerator<BackupLine> {
  for (const { name, key, columns } of TABLES) {
    const order = key.map((column) => `${column} collate "C"`).join(', ');
    const after = key.map((_, at) => `$${at + 2}::text`).join(', ');
    let last: SqlRow | undefined;
    do {
      const rows: SqlRow[] = await query(
        `select ${columns} from ${schema}.${name} ${last ? `where (${order}) > (${after})` : ''}
         order by ${order} limit $1::int`,
        [AT_ONCE, ...(last ? key.map((column) => last?.[column]) : [])],
      );
      for (const row of rows) yield { table: name, row };
      last = rows.length === AT_ONCE ? rows.at(-1) : undefined;
    } while (last);
  }
};

type CopyIn = {
  readonly lines: AsyncIterable<BackupLine>;
  readonly replace: boolean;
  /** Collections whose records stay beside those of the backup. */
  readonly kept?: readonly string[];
};

/* Of two with one id the newer. A value that is taken by then is no longer claimed. */
const putBeside = async (query: SqlQuery, schema: string): Promise<void> => {
  await query(
    `insert into ${schema}.records as r select * from kept_records
     on conflict (collection, id) do update set version = excluded.version, created_at = excluded.created_at,
       updated_at = excluded.updated_at, data = excluded.data, plain = excluded.plain
     where excluded.updated_at > r.updated_at`,
  );
  await query(`insert into ${schema}.claims select * from kept_claims on conflict do nothing`);
};

/**
 * Fills the tables with these rows, all or none of them.
 * @throws when there are records already and `replace` is not set.
 */
export const copyIn = (
  database: SqlDatabase,
  schema: string,
  { lines, replace, kept = [] }: CopyIn,
): Promise<Counts> =>
  database.transaction(async (query) => {
    await lockSchema(query, schema);
    const [found] = await query(`select count(*)::int as count from ${schema}.records`);
    const before = Number(found?.['count']);
    if (before > 0 && !replace)
      throw new Error(
        `store: there are ${before} records already. Nothing was changed. Add --replace to put the backup in their place`,
      );
    await leaveRollups(query, schema);
    for (const { name } of TABLES)
      await query(
        `create temp table kept_${name} on commit drop as select * from ${schema}.${name} where collection = any($1::text[])`,
        [kept],
      );
    for (const { name } of [...TABLES].reverse()) await query(`delete from ${schema}.${name}`);
    const counts = await fill(query, schema, lines);
    await putBeside(query, schema);
    return counts;
  });

const fill = async (query: SqlQuery, schema: string, lines: AsyncIterable<BackupLine>): Promise<Counts> => {
  const counts: Record<string, number> = {};
  const insert = async ({ name, row }: Table, rows: readonly BackupLine['row'][]) => {
    if (rows.length === 0) return;
    await query(`insert into ${schema}.${name} select ${row} from jsonb_array_elements($1::jsonb) as e`, [
      JSON.stringify(name === 'records' ? rows.map(withPlainTexts) : rows),
    ]);
    counts[name] = (counts[name] ?? 0) + rows.length;
  };
  let table: Table | undefined;
  let rows: BackupLine['row'][] = [];
  for await (const line of lines) {
    if (table && (table.name !== line.table || rows.length === AT_ONCE)) {
      await insert(table, rows);
      rows = [];
    }
    table = TABLES.find(({ name }) => name === line.table);
    if (!table) throw new Error(`store: a backup of this version has no table "${line.table}"`);
    rows.push(line.row);
  }
  if (table) await insert(table, rows);
  return counts;
};

/* A backup has none: how they are made may have changed since. */
const withPlainTexts = (row: BackupLine['row']) => ({
  ...row,
  plain: plainTextsIn(String(row['id']), String(row['data'])),
});
