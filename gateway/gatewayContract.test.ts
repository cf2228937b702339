import { randomBytes } from 'node:crypto';
import { Pool } from 'pg';
import { afterAll, describe } from 'vitest';
import { describeGateway } from '../tests/gateway/contract.suite';
import { describeOwners } from '../tests/gateway/owner.suite';
import { isEveryCase } from '../tests/runs';
import { createMemoryStore } from '../server/store/memory';
import { openPostgres } from './store/postgres';
import type { Store } from '../server/store/store';

/* store/postgres.test.ts says in one line when there is no server to run on. */
const databaseUrl = process.env['DATABASE_URL'];

const openMemory = () => Promise.resolve(createMemoryStore());

// The store in memory stands behind nearly all other tests: where there is a database, the contract is asked of that alone.
if (!databaseUrl || isEveryCase) describeGateway('memory', openMemory);
else
  describe('the gateway on memory', () => {
    describeOwners(openMemory);
  });

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
