import { randomBytes } from 'node:crypto';
import { Pool } from 'pg';
import { openPostgres } from './postgres';
import type { Store } from '../../server/store/store';

export const ownName = () => `test_${randomBytes(6).toString('hex')}`;

/** A store in a schema that nobody else uses, and that goes when it is closed. */
export const openOwnSchema = async (url: string): Promise<Store> => {
  const schema = ownName();
  return dropping(await openPostgres(url, schema), url, schema);
};

export const dropping = (store: Store, url: string, schema: string): Store => ({
  ...store,
  close: async () => {
    await store.close();
    const pool = new Pool({ connectionString: url });
    await pool.query(`drop schema ${schema} cascade`);
    await pool.end();
  },
});
