import { Pool, type PoolClient, Client } from 'pg';
import { createCanceller, explainStopped } from './limits/postgresCancel';
import { createSqlStore } from './sql';
import type { SqlDatabase, SqlQuery, SqlRow } from './sqlSchema';
import { STATEMENT_MS } from '../../server/store/statementLimit';
import type { Store } from '../../server/store/store';
import { setTimeout as delay } from 'node:timers/promises';
import type { Hear } from '../../server/store/notices';

/**
 * A PostgreSQL server (15 or newer), shared by any number of gateways.
 * `schema` is made if it is missing; default "gateway".
 */
export const openPostgres = async (
  databaseUrl: string,
  schema?: string,
  statementMs: number = STATEMENT_MS,
): Promise<Store> => {
  const database = openPostgresDatabase(databaseUrl, statementMs);
  return createSqlStore(database, schema).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
};

/** The database alone; it is reached at the first statement. */
export const openPostgresDatabase = (
  databaseUrl: string,
  statementMs: number = STATEMENT_MS,
): SqlDatabase => {
  const pool = new Pool({
    connectionString: databaseUrl,
    statement_timeout: statementMs,
    onConnect: async (client) => void (await client.query(ON_SSD)),
  });
  // An idle connection that the server drops is replaced at the next use; unheard, the event would end the process.
  pool.on('error', () => undefined);
  // Of one that is in use the statement fails, and whoever asked it hears of that.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return databaseOn(pool, databaseUrl);
};

/* Where nobody has said what reading a page by an index costs, the server thinks of a disk that turns, and reads all. */
const ON_SSD =
  "select set_config('random_page_cost', '1.1', false) from pg_settings where name = 'random_page_cost' and source = 'default'";

const databaseOn = (pool: Pool, connectionString: string): SqlDatabase => {
  const ends: (() => Promise<void>)[] = [];
  const canceller = createCanceller(connectionString);
  return {
    query: queryOn(pool),
    reading: (_, signal) => ({
      query: signal ? (...asked) => canceller.query(pool, asked, signal) : queryOn(pool),
    }),
    isShared: true,
    upkeep: (run, signal) =>
      withoutLimit(pool, (client) => run(signal ? canceller.on(client, signal) : queryOn(client))),
    transaction: (run) => inTransaction(pool, run),
    listen: async (channel, hear) => void ends.push(await listenTo({ connectionString, channel }, hear)),
    close: async () => {
      await Promise.all(ends.splice(0).map((end) => end()));
      await canceller.close();
      if (!pool.ended) await pool.end();
    },
  };
};

const inTransaction = async <T>(pool: Pool, run: (query: SqlQuery) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await run(queryOn(client));
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    await rollBack(client);
    throw error;
  }
};

/** A connection that cannot even roll back is thrown away, not handed to the next one. */
const rollBack = (client: PoolClient) =>
  client.query('rollback').then(
    () => client.release(),
    () => client.release(true),
  );

/** On a connection that is thrown away afterwards, with what was set on it. */
const withoutLimit = async <T>(pool: Pool, run: (client: PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    return await run(client);
  } finally {
    client.release(true);
  }
};

const queryOn =
  (connection: Pick<Pool | PoolClient, 'query'>): SqlQuery =>
  async (statement, params = []) => {
    const { rows } = await connection.query<SqlRow>(statement, [...params]).catch(explainStopped);
    return rows;
  };

/** How long to wait before the next try when the database is away, in milliseconds. */
const PAUSE = 500;

type Place = { readonly connectionString: string; readonly channel: string };

/**
 * Hears a channel on a connection of its own, for a pooled one would stop listening when it is handed on. A lost
 * connection is made again until the answer is called.
 * @throws when the first connection fails.
 */
const listenTo = async (place: Place, hear: Hear): Promise<() => Promise<void>> => {
  let isOver = false;
  let client = await connected(place, hear, () => void again());
  const again = async () => {
    while (!isOver) {
      try {
        client = await connected(place, hear, () => void again());
        return await (isOver ? client.end() : hear.missed());
      } catch {
        await delay(PAUSE, undefined, { ref: false });
      }
    }
  };
  return async () => {
    isOver = true;
    await client.end();
  };
};

const connected = async ({ connectionString, channel }: Place, { heard }: Hear, lost: () => void) => {
  const client = new Client({ connectionString, keepAlive: true });
  // Said by the end of the connection, too; unheard, the event would end the process.
  client.on('error', () => undefined);
  client.on('notification', ({ payload }) => void (payload && heard(payload)));
  try {
    await client.connect();
    await client.query(`listen "${channel}"`);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  client.once('end', lost);
  return client;
};
