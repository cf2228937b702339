import { Pool } from 'pg';
import type { PoolClient } from 'pg';
import type { SqlQuery, SqlRow } from '../sqlSchema';
import { StoreAbandoned, StoreTimeout } from '../../../server/store/statementLimit';

export type Canceller = {
  /** A statement that the server stops when the signal aborts. @throws StoreAbandoned */
  query: (pool: Pool, asked: Parameters<SqlQuery>, signal: AbortSignal) => Promise<SqlRow[]>;
  /** The same on a connection in hand, which is good for nothing else once one was stopped. @throws StoreAbandoned */
  on: (client: PoolClient, signal: AbortSignal) => SqlQuery;
  close: () => Promise<void>;
};

/** Stops statements from a connection of its own: those of the pool may all be busy with what is to be stopped. */
export const createCanceller = (connectionString: string): Canceller => {
  const side = new Pool({ connectionString, max: 1, idleTimeoutMillis: 1000 });
  side.on('error', () => undefined);
  const pids = new WeakMap<PoolClient, number>();

  const pidOf = async (client: PoolClient): Promise<number> => {
    const known = pids.get(client);
    if (known !== undefined) return known;
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const pid = Number(rows[0]?.pid);
    pids.set(client, pid);
    return pid;
  };

  const stoppable = async (
    client: PoolClient,
    [statement, params = []]: Parameters<SqlQuery>,
    signal: AbortSignal,
  ) => {
    let cancelling: Promise<unknown> | undefined;
    let stop: (() => void) | undefined;
    try {
      const pid = await pidOf(client);
      stop = () => {
        cancelling = side.query('select pg_cancel_backend($1)', [pid]).catch(() => undefined);
      };
      // Whoever left while this waited for a connection is never served.
      if (signal.aborted) throw new StoreAbandoned();
      signal.addEventListener('abort', stop);
      const { rows } = await client.query<SqlRow>(statement, [...params]);
      return rows;
    } catch (error) {
      if (signal.aborted) throw new StoreAbandoned({ cause: error });
      return explainStopped(error);
    } finally {
      if (stop) signal.removeEventListener('abort', stop);
      await cancelling;
    }
  };

  return {
    query: async (pool, asked, signal) => {
      if (signal.aborted) throw new StoreAbandoned();
      const client = await pool.connect();
      try {
        return await stoppable(client, asked, signal);
      } finally {
        // The signal to stop may still be on its way, and would hit the next statement on this connection.
        client.release(signal.aborted);
      }
    },
    on:
      (client, signal) =>
      (...asked) =>
        stoppable(client, asked, signal),
    close: async () => {
      if (!side.ended) await side.end();
    },
  };
};

/** What PostgreSQL says of a statement that it stopped: `query_canceled`. */
const STOPPED = '57014';

/** @throws StoreTimeout for a statement that was stopped, and the error as it is for any other. */
export const explainStopped = (error: unknown): never => {
  const isStopped = error instanceof Error && 'code' in error && error.code === STOPPED;
  throw isStopped ? new StoreTimeout({ cause: error }) : error;
};
