import { randomBytes } from 'node:crypto';
import { Pool } from 'pg';
import { afterAll } from 'vitest';
import { describeGateway } from '../tests/gateway/contract.suite';
import { createMemoryStore } from '../server/store/memory';
import { openPostgres } from './store/postgres';
import type { Store } from '../server/store/store';

describeGateway('memory', () => Promise.resolve(createMemoryStore()));

/* store/postgres.test.ts says in one line when there is no server to run on. */
const databaseUrl = process.env['DATABASE_URL'];

if (databaseUrl) {
  const schema = `test_${randomBytes(6).toString('hex')}`;
  let shared: Promise<Store> | undefined;
  describeGateway('PostgreSQL', async () => {
    shared ??= openPostgres(databaseUrl, schema);
    const store = await shared;
    await store.clear();
    return store;
  });
  afterAll(async () => {
    await (await shared)?.close();
    const pool = new Pool({ connectionString: databaseUrl });
    await pool.query(`drop schema if exists ${schema} cascade`);
    await pool.end();
  });
}
