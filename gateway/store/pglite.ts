import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Results, Transaction } from '@electric-sql/pglite';
import { lockFolder } from './folderLock';
import { createSqlStore } from './sql';
import type { SqlDatabase, SqlQuery, SqlRow } from './sqlSchema';
import type { Store } from './store';

/**
 * PostgreSQL inside this process, its files in `folder` (made if missing). Without a folder it keeps nothing.
 * Closing writes everything out and frees the folder.
 * @throws when another process has the folder open.
 */
export const openPglite = async (folder?: string): Promise<Store> => {
  if (folder === undefined) return createSqlStore(databaseOn(new PGlite(), async () => undefined));
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(folder);
  try {
    return await createSqlStore(databaseOn(new PGlite(join(folder, 'pglite')), unlock));
  } catch (error) {
    await unlock();
    throw error;
  }
};

const databaseOn = (pglite: PGlite, afterClose: () => Promise<void>): SqlDatabase => ({
  query: queryOn(pglite),
  transaction: (run) => pglite.transaction((connection) => run(queryOn(connection))),
  listen: async (channel, { heard }) => void (await pglite.listen(channel, heard)),
  close: async () => {
    if (pglite.closed) return;
    await pglite.close();
    await afterClose();
  },
});

const queryOn =
  (connection: Pick<PGlite | Transaction, 'query'>): SqlQuery =>
  async (statement, params = []) => {
    const { rows }: Results<SqlRow> = await connection.query<SqlRow>(statement, [...params]);
    return rows;
  };
