import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Pool } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { runModule } from '../../tests/ownProcess';
import { migrated, writeBefore } from './killedMigration.samples';
import { layout1Rows } from './layout1.samples';
import { ownName } from './ownSchema.samples';
import { openPostgres } from './postgres';

const MOMENTS = [0.02, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.95];

const databaseUrl = process.env['DATABASE_URL'];

if (databaseUrl)
  it(
    'A migration that is killed at any of ten moments is read meanwhile, goes on and loses nothing',
    { timeout: 1_800_000 },
    async () => {
      const whole = await migrateIn(databaseUrl, await madeBefore(databaseUrl));
      expect(whole.isKilled).toBe(false);
      expect(whole.said.filter((line) => line.startsWith('create index concurrently'))).not.toEqual([]);
      for (const moment of MOMENTS) {
        const schema = await madeBefore(databaseUrl);
        const until = 1 + Math.floor(whole.said.length * moment);
        const first = await migrateIn(databaseUrl, schema, until);
        expect(first.isKilled, `at ${moment}, after ${first.said.length} of ${whole.said.length}`).toBe(true);
        const second = await migrateIn(databaseUrl, schema);
        for (const { said } of [whole, first, second])
          expect(said.filter((line) => line.startsWith('wrong'))).toEqual([]);
        await expectMigrated(databaseUrl, schema);
      }
    },
  );

/* Of the version before, whose fields have other names and kinds by now. */
const madeBefore = async (databaseUrl: string): Promise<string> => {
  const schema = ownName();
  const pool = new Pool({ connectionString: databaseUrl });
  onTestFinished(async () => {
    await pool.query(`drop schema ${schema} cascade`);
    await pool.end();
  });
  await writeBefore(
    async (statement, params = []) => (await pool.query(statement, [...params])).rows,
    schema,
  );
  return schema;
};

/* What the process says; it is killed after so many lines. */
const migrateIn = async (databaseUrl: string, schema: string, until = Infinity) => {
  const child = runModule(
    'gateway/store/killedMigration.samples.ts',
    JSON.stringify({ databaseUrl, schema }),
  );
  const exited = once(child, 'exit');
  const said: string[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    said.push(line);
    if (said.length === until) child.kill('SIGKILL');
  });
  const [code] = (await Promise.all([exited, once(lines, 'close')]))[0] as [number | null];
  if (code !== null && code !== 0) throw new Error(`the process ended with ${code}: ${said.at(-1)}`);
  return { said, isKilled: code === null };
};

const expectMigrated = async (databaseUrl: string, schema: string) => {
  const store = await openPostgres(databaseUrl, schema);
  onTestFinished(store.close);
  const everything = { where: [], sort: [], offset: 0, limit: 10_000 } as const;
  const rowsOf = async (collection: string) => (await store.list(collection, everything)).rows;
  expect(await rowsOf('boxes')).toEqual(migrated.boxes);
  expect(await rowsOf('crates')).toEqual(migrated.crates);
  const noted = await store.count('boxes', [{ path: 'note', op: 'contains', value: 'grusse' }]);
  expect(noted).toBe(migrated.boxes.length);
  expect(await rowsOf('parcels')).toEqual(layout1Rows.toSorted((a, b) => (a._id < b._id ? -1 : 1)));
  const pool = new Pool({ connectionString: databaseUrl });
  const { rows: claims } = await pool.query(
    `select value from ${schema}.claims where collection = 'crates' and field = 'code' order by length(value), value`,
  );
  const { rows: indexes } = await pool.query(
    `select indisvalid as is_valid from pg_index where indrelid = '${schema}.records'::regclass`,
  );
  await pool.end();
  expect(claims.map(({ value }: { value: string }) => value)).toEqual(
    migrated.crates.map(({ code }) => code),
  );
  // The key, by id, by date; by weight and by name each for a filter and a sort; by texts.
  expect(indexes.length).toBeGreaterThan(5);
  expect(indexes.every(({ is_valid: isValid }: { is_valid: boolean }) => isValid)).toBe(true);
};
