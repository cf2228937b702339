import { randomBytes } from 'node:crypto';
import { Pool } from 'pg';
import { expect, it } from 'vitest';
import { describeSeries } from '../seedSeries.suite';
import { openPostgres } from './postgres';
import type { Store } from './store';
import { describeStore } from './store.suite';
import { describeAgreement } from './storesAgree.suite';

const databaseUrl = process.env['DATABASE_URL'];

it('says where it looked when no server answers', async () => {
  await expect(openPostgres('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow(/127\.0\.0\.1:1/);
});

if (databaseUrl) {
  describeStore('PostgreSQL', () => openOwnSchema(databaseUrl));
  describeAgreement('PostgreSQL', () => openOwnSchema(databaseUrl));
  describeSeries('PostgreSQL', () => openOwnSchema(databaseUrl));

  it('keeps values unique between two processes, and opens for both at once', async () => {
    const schema = ownName();
    const [one, two] = await Promise.all([
      openPostgres(databaseUrl, schema),
      openPostgres(databaseUrl, schema),
    ]);
    const times = { __v: 0, createdAt: '2030', updatedAt: '2030' };
    const writes = [one, two].map((store, n) =>
      store.insert('users', { _id: `${n}`, ...times }, { email: 'a@b.c' }),
    );
    const settled = await Promise.allSettled(writes);
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await two.close();
    await dropping(one, databaseUrl, schema).close();
  });
} else {
  // One line, so that a run without a server does not look like one with it.
  process.stdout.write('PostgreSQL: not run, DATABASE_URL is not set (memory and PGlite are)\n');
}

const ownName = () => `test_${randomBytes(6).toString('hex')}`;

const openOwnSchema = async (url: string): Promise<Store> => {
  const schema = ownName();
  return dropping(await openPostgres(url, schema), url, schema);
};

const dropping = (store: Store, url: string, schema: string): Store => ({
  ...store,
  close: async () => {
    await store.close();
    const pool = new Pool({ connectionString: url });
    await pool.query(`drop schema ${schema} cascade`);
    await pool.end();
  },
});
