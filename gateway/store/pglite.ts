import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Results, Transaction } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { explainDamage, explainUnopened, refuseTornFolder } from './folder/damage';
import { lockFolder } from './folder/folderLock';
import { createLanes } from './limits/lanes';
import { createSqlStore } from './sql';
import type { SqlDatabase, SqlQuery, SqlRow } from './sqlSchema';
import { STATEMENT_MS, StoreAbandoned, StoreTimeout } from '../../server/store/statementLimit';
import type { Store } from '../../server/store/store';
import { syncAll, syncedFolder } from './folder/syncedFolder';

/**
 * PostgreSQL inside this process, its files in `folder` (made if missing).
 * What was answered is on the disk, and survives a power cut. Closing writes everything out and frees the folder.
 * @throws when another process has the folder open; StoreDamaged when its files cannot be read.
 */
export const openPglite = async (folder: string): Promise<Store> => {
  const database = await openPgliteDatabase(folder);
  return createSqlStore(database).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
};

/** The database alone. @throws as `openPglite`. */
export const openPgliteDatabase = async (folder: string): Promise<SqlDatabase> => {
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(folder);
  try {
    const files = join(folder, PGLITE_FOLDER);
    return damageExplained(files, databaseOn(await openFiles(files), unlock));
  } catch (error) {
    await unlock();
    throw error;
  }
};

/** For searches. It is made when a list is large enough. */
const extensions = { pg_trgm };

/** Where the files of the database are, in the folder of the gateway. */
export const PGLITE_FOLDER = 'pglite';

const openFiles = async (files: string): Promise<PGlite> => {
  refuseTornFolder(files);
  const isNew = !existsSync(files);
  const pglite = new PGlite({ ...syncedFolder(files), extensions });
  await pglite.waitReady.catch((error: unknown) => explainUnopened(files, error));
  if (isNew) syncAll(dirname(files));
  return pglite;
};

const damageExplained = (
  files: string,
  { query, reading, transaction, upkeep, ...rest }: SqlDatabase,
): SqlDatabase => {
  const explained =
    (ask: SqlQuery): SqlQuery =>
    (...asked) =>
      ask(...asked).catch((error: unknown) => explainDamage(files, error));
  return {
    ...rest,
    query: explained(query),
    reading: (...asked) => {
      const { query: ask, ...limit } = reading(...asked);
      return { ...limit, query: explained(ask) };
    },
    transaction: (run) => transaction((ask) => run(explained(ask))),
    upkeep: (run, signal) => upkeep((ask) => run(explained(ask)), signal),
  };
};

/**
 * One connection in this process, which stops no statement once it has begun: what may take long waits for its turn
 * behind everything short, and looks at no more rows when its time is over.
 */
export const databaseOn = (
  pglite: PGlite,
  afterClose: () => Promise<void>,
  statementMs: number = STATEMENT_MS,
): SqlDatabase => {
  const inTurn = createLanes();
  const query = queryOn(pglite);
  return {
    query: (...asked) => inTurn('short', () => query(...asked)),
    isShared: false,
    // Between requests, one statement at a time.
    upkeep: (run, signal) =>
      run((...asked) => {
        if (signal?.aborted) throw new StoreAbandoned();
        return inTurn('search', () => query(...asked));
      }),
    reading: (weight, signal) => {
      const end = Date.now() + statementMs;
      return {
        until: new Date(end).toISOString(),
        query: (...asked) => beforeEnd(end, signal, (stop) => inTurn(weight, () => query(...asked), stop)),
      };
    },
    transaction: (run) => inTurn('write', () => pglite.transaction((connection) => run(queryOn(connection)))),
    listen: async (channel, { heard }) => void (await pglite.listen(channel, heard)),
    close: async () => {
      if (pglite.closed) return;
      try {
        await pglite.close();
      } finally {
        await afterClose();
      }
    },
  };
};

/** Work that is given up when its time is over or its signal aborts. Rows that came too late are no answer. */
const beforeEnd = async <T>(
  end: number,
  signal: AbortSignal | undefined,
  work: (stop: AbortSignal) => Promise<T>,
): Promise<T> => {
  const late = AbortSignal.timeout(Math.max(0, end - Date.now()));
  try {
    const answer = await work(signal ? AbortSignal.any([signal, late]) : late);
    if (Date.now() < end) return answer;
    throw new StoreTimeout();
  } catch (cause) {
    if (signal?.aborted) throw new StoreAbandoned({ cause });
    throw late.aborted ? new StoreTimeout({ cause }) : cause;
  }
};

const queryOn =
  (connection: Pick<PGlite | Transaction, 'query'>): SqlQuery =>
  async (statement, params = []) => {
    const { rows }: Results<SqlRow> = await connection.query<SqlRow>(statement, [...params]);
    return rows;
  };
