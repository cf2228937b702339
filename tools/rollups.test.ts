import { Pool } from 'pg';
import { expect, it } from 'vitest';
import { dropping, ownName } from '../gateway/store/ownSchema.samples';
import { emptyDatabase } from '../gateway/store/pglite.samples';
import { openPostgres } from '../gateway/store/postgres';
import { row } from '../gateway/store/rows.samples';
import { createSqlStore } from '../gateway/store/sql';
import { rebuilt } from './rollups';
import { soon } from '../tests/soon';

const cube = { collection: 'parcels', dims: ['state'], sums: [], sets: [['state']] };

it('makes the numbers anew from the records that are there', async () => {
  const database = await emptyDatabase();
  const store = await createSqlStore(database);
  await store.rollUp([cube]);
  await store.insertMany('parcels', [row('1', { state: 'sent' })]);
  await store.rollUp([cube]);
  await database.query('update gateway.rollup_sums set count = 2');
  const countOf = async () => (await store.totals('parcels', { where: [] })).all.count;
  expect(await countOf()).toBe(2);
  expect(await rebuilt(store, [cube])).toBe(true);
  expect(await countOf()).toBe(1);
  expect(await rebuilt({ ...store, rollUp: async () => {} }, [{ ...cube, collection: 'others' }])).toBe(
    false,
  );
  await store.close();
}, 60_000);

const databaseUrl = process.env['DATABASE_URL'];

if (databaseUrl)
  it('leaves it to a gateway that runs where it is cut off after it has begun', async () => {
    const schema = ownName();
    const gateway = dropping(await openPostgres(databaseUrl, schema), databaseUrl, schema);
    const pool = new Pool({ connectionString: databaseUrl });
    await gateway.rollUp([cube]);
    await gateway.insertMany('parcels', [row('1', { state: 'sent' })]);
    const tool = await openPostgres(databaseUrl, schema);
    // Somebody reads what is to be filled and lets nobody write it: the command gives up.
    const reader = await pool.connect();
    await reader.query('begin');
    await reader.query(`lock table ${schema}.rollup_sums in share mode`);
    const isCut = async () => {
      const { isRolled } = await gateway.totals('parcels', { where: [] });
      expect(isRolled).not.toBe(true);
      const waiting = `relation = '${schema}.rollup_sums'::regclass and not granted`;
      const { rowCount } = await pool.query(
        `select pg_terminate_backend(pid) from pg_locks where ${waiting}`,
      );
      expect(rowCount).toBe(1);
    };
    const [[said]] = await Promise.all([
      Promise.allSettled([tool.rollUp([cube], { isAnew: true })]),
      soon(isCut),
    ]);
    expect(said.status).toBe('rejected');
    await reader.query('rollback');
    reader.release();
    await pool.end();
    await tool.close();
    await gateway.rollUp([cube]);
    expect((await gateway.totals('parcels', { where: [] })).isRolled).toBe(true);
    await gateway.close();
  });
