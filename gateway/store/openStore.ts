import { createMemoryStore } from '../../server/store/memory';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';
import type { Store } from '../../server/store/store';

export type StoreSettings = {
  /** Where records are kept when there is no `databaseUrl`. Default 'pglite'. */
  store?: 'memory' | 'pglite';
  /** A PostgreSQL server, `postgres://user:password@host/database`; wins over `store`. */
  databaseUrl?: string;
  /** Where 'pglite' keeps its files, such as `.data`. */
  folder: string;
};

export const openStore = ({ store = 'pglite', databaseUrl, folder }: StoreSettings): Promise<Store> => {
  if (databaseUrl) return openPostgres(databaseUrl);
  return store === 'memory' ? Promise.resolve(createMemoryStore()) : openPglite(folder);
};
