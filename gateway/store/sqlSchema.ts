import type { Hear } from '../../server/store/notices';
import type { Weight } from './limits/lanes';
import { StoreOutdated } from '../../server/store/store';
import { byDate } from './sqlAids';
import { PLAIN_FORM } from '../../src/model/values/plainText';

export type SqlRow = Record<string, unknown>;

export type SqlQuery = (statement: string, params?: readonly unknown[]) => Promise<SqlRow[]>;

/** Statements of one reading that may take long. */
export type SqlReading = {
  query: SqlQuery;
  /** A moment in ISO 8601 from which on a row is no longer looked at: for a database that stops no statement itself. */
  until?: string;
};

/** How a question that may take long is asked. */
export type Reading = (weight: 'list' | 'search') => SqlReading;

/** What a database must offer to be a store. A transaction holds one connection; if `run` throws it rolls back. */
export type SqlDatabase = {
  query: SqlQuery;
  /**
   * For a statement that may take long: it is stopped, or never begun, when the signal aborts.
   * @throws StoreTimeout, StoreAbandoned
   */
  reading: (weight: Exclude<Weight, 'short' | 'write'>, signal?: AbortSignal) => SqlReading;
  /**
   * Work on the tables themselves: on one connection, outside of a transaction, and no limit of time stops it. When the
   * signal aborts, what runs is stopped where the database can do that, and nothing more begins.
   * @throws StoreAbandoned
   */
  upkeep: <T>(run: (query: SqlQuery) => Promise<T>, signal?: AbortSignal) => Promise<T>;
  /** Others may write while an index is built: there is more than one connection. */
  isShared: boolean;
  transaction: <T>(run: (query: SqlQuery) => Promise<T>) => Promise<T>;
  /** Hears what any connection sends to the channel, until it is closed; `missed` when some may have been lost. */
  listen: (channel: string, hear: Hear) => Promise<void>;
  close: () => Promise<void>;
};

/**
 * The form of the tables. It is raised when rows have to move, or when an older program would read them wrongly.
 * Databases from before it was written down have form 1.
 */
const LAYOUT = 3;

/**
 * Makes the schema and its tables where they are missing. A database that has them is only looked at: `create ... if not
 * exists` would wait for an index that another process is building.
 * @throws when a newer program has made them.
 */
export const prepareSchema = async (database: SqlDatabase, schema: string): Promise<void> => {
  const { name, sql } = byDate({ schema });
  if ((await layoutOf(database.query, schema)) === LAYOUT) return;
  await database.transaction(async (query) => {
    // Two processes that start together would both find the tables missing.
    await lockSchema(query, schema);
    if ((await layoutOf(query, schema)) === LAYOUT) return;
    const isNew = !(await hasTable(query, schema, 'records'));
    for (const statement of statements(schema)) await query(statement);
    if (!isNew) return;
    // Where there are records already, it is built while they are served, and so are their plain texts.
    await query(`create index ${name} ${sql}`);
    await query(`insert into ${schema}.plain_texts values (${PLAIN_FORM}, null, null)`);
  });
};

/** The form that the tables have; undefined where none is written down. @throws when it is newer than ours. */
export const layoutOf = async (query: SqlQuery, schema: string): Promise<number | undefined> => {
  if (!(await hasTable(query, schema, 'layout'))) return undefined;
  const [row] = await query(`select number from ${schema}.layout`);
  const layout = Number(row?.['number']);
  if (layout <= LAYOUT) return layout;
  throw new StoreOutdated(layout, LAYOUT);
};

/* Read as a row: what PostgreSQL resolves by itself it may remember from before it waited for the lock. */
const hasTable = async (query: SqlQuery, schema: string, name: string): Promise<boolean> => {
  const statement = 'select 1 from pg_tables where schemaname = $1 and tablename = $2';
  return (await query(statement, [schema, name])).length > 0;
};

/** Until the end of the transaction nobody else changes tables or indexes, and no limit of time holds. */
export const lockSchema = async (query: SqlQuery, schema: string): Promise<void> => {
  await query('set local statement_timeout = 0');
  await query('select pg_advisory_xact_lock(hashtext($1))', [`schema ${schema}`]);
};

/** @throws when the name could not stand in a statement. */
export const checkedSchema = (schema: string): string => {
  if (/^[a-z_][a-z0-9_]{0,50}$/.test(schema)) return schema;
  throw new Error(
    `store: "${schema}" is no schema name. Valid: a lower-case letter, then a-z, 0-9 or _, 51 in all`,
  );
};

const statements = (schema: string) => [
  `create schema if not exists ${schema}`,
  `create table if not exists ${schema}.records (
     collection text not null, id text not null, version integer not null,
     created_at text collate "C" not null, updated_at text collate "C" not null, data jsonb not null,
     primary key (collection, id))`,
  `alter table ${schema}.records add column if not exists plain jsonb`,
  `create table if not exists ${schema}.plain_texts (form integer not null, collection text, id text)`,
  `create index if not exists records_by_id on ${schema}.records (collection, (id::text collate "C"))`,
  `create table if not exists ${schema}.claims (
     collection text not null, field text not null, value text not null, id text not null,
     primary key (collection, field, value), unique (collection, field, id),
     foreign key (collection, id) references ${schema}.records on delete cascade)`,
  `create table if not exists ${schema}.layout (number integer not null)`,
  `delete from ${schema}.layout`,
  `insert into ${schema}.layout values (${LAYOUT})`,
];
