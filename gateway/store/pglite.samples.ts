import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Store } from '../../server/store/store';
import { databaseOn } from './pglite';
import { createSqlStore } from './sql';
import type { SqlDatabase } from './sqlSchema';

/* To make the files of a new database takes five times as long as to read those that another one has made. */
let files: Promise<Blob> | undefined;

const makeFiles = async (): Promise<Blob> => {
  const first = await PGlite.create();
  const made = await first.dumpDataDir('none');
  await first.close();
  return made;
};

type Options = { readonly extensions?: { readonly pg_trgm?: typeof pg_trgm } };

/** An empty PostgreSQL in this process that keeps nothing. */
export const emptyPglite = async ({ extensions = { pg_trgm } }: Options = {}): Promise<PGlite> =>
  PGlite.create({ loadDataDir: await (files ??= makeFiles()), extensions });

/** The same, as the stores ask it. */
export const emptyDatabase = async (options?: Options): Promise<SqlDatabase> =>
  databaseOn(await emptyPglite(options), async () => undefined);

/** A store over it. */
export const emptyPgliteStore = async (): Promise<Store> => createSqlStore(await emptyDatabase());
