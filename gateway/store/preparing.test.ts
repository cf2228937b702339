import { Pool } from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { StoreAbandoned } from '../../server/store/statementLimit';
import { dropping, ownName } from './ownSchema.samples';
import { emptyDatabase } from './pglite.samples';
import { openPostgres } from './postgres';
import { aidsOf, describePreparing, parcels, states, type Opened } from './preparing.suite';
import { layout1Rows, writeLayout1 } from './layout1.samples';
import { row } from './rows.samples';
import { createSqlStore } from './sql';
import type { SqlDatabase } from './sqlSchema';
import { soon } from '../../tests/soon';

const databaseUrl = process.env['DATABASE_URL'];

describePreparing('PGlite', async () => {
  const database = await emptyDatabase();
  return { store: await createSqlStore(database), ask: database.query, schema: 'gateway' };
});

/* As the tables were before their form was written down. */
const asBefore = async ({ query }: Pick<SqlDatabase, 'query'>, schema: string) => {
  await query(`drop table ${schema}.layout`);
  await query(`drop index ${schema}.records_by_date`);
  await query(
    `create index records_by_created on ${schema}.records (collection, (created_at::text collate "C"))`,
  );
};

it('A database of the version before has every record as it was, and what is unique, and goes on', async () => {
  const database = await emptyDatabase({ extensions: {} });
  await writeLayout1(database.query, 'gateway');
  const store = await createSqlStore(database);
  const { rows } = await store.list('parcels', { where: [], sort: [], offset: 0, limit: 100 });
  expect(rows).toEqual(layout1Rows.toSorted((a, b) => (a._id < b._id ? -1 : 1)));
  await expect(store.insert('parcels', row('p5', {}), { email: 'a@b.c' })).rejects.toThrow('already in use');
  await store.prepare([states], { from: 1 });
  expect(await aidsOf({ ask: database.query, schema: 'gateway' })).toEqual([
    'index of state',
    'statistics of state',
  ]);
  const search = { text: 'grusse', paths: ['text', 'name'] };
  const found = await store.list('parcels', { where: [], search, sort: [], offset: 0, limit: 5 });
  expect(found.rows.map(({ _id }) => _id)).toEqual(['P3']);
  await store.remove('parcels', 'p1');
  await store.insert('parcels', row('p5', {}), { email: 'a@b.c' });
  await store.close();
});

it('A database of an earlier version keeps its records, one of a later version is refused', async () => {
  const database = await emptyDatabase({ extensions: {} });
  const first = await createSqlStore(database);
  await first.insertMany('parcels', parcels(30));
  await asBefore(database, 'gateway');
  const store = await createSqlStore(database);
  await store.prepare([states], { from: 20 });
  expect(await store.count('parcels', [])).toBe(30);
  const indexes = await database.query(
    `select indexname as name from pg_indexes where schemaname = 'gateway'`,
  );
  const names = indexes.map(({ name }) => name);
  expect(names).toContain('records_by_date');
  expect(names).not.toContain('records_by_created');
  await database.query('update gateway.layout set number = number + 1');
  const reason =
    /a newer version of this program has changed the form of the records \(4; this one knows 3\)/;
  await expect(createSqlStore(database)).rejects.toThrow(reason);
  // Also one that was there before.
  await expect(store.prepare([states])).rejects.toThrow(reason);
  await store.close();
});

it('Where the extension for texts cannot be had, that is said once, and all else is made', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => said.mockRestore());
  const database = await emptyDatabase({ extensions: {} });
  const store = await createSqlStore(database);
  await store.insertMany('parcels', parcels(30));
  const plan = { ...states, texts: [['state', 'name']] };
  await store.prepare([plan], { from: 20 });
  await store.prepare([plan], { from: 20 });
  expect(said.mock.calls).toEqual([[expect.stringMatching(/create extension pg_trgm$/)]]);
  expect(await aidsOf({ ask: database.query, schema: 'gateway' })).toContain('index of state');
  const search = { text: 'LOST', paths: ['state', 'name'] };
  expect((await store.list('parcels', { where: [], search, sort: [], offset: 0, limit: 1 })).total).toBe(9);
  await store.close();
});

if (databaseUrl) {
  const openOwn = async (): Promise<Opened> => {
    const pool = new Pool({ connectionString: databaseUrl });
    const schema = ownName();
    const store = dropping(await openPostgres(databaseUrl, schema), databaseUrl, schema);
    const ask: Opened['ask'] = async (statement, params = []) =>
      (await pool.query<Record<string, unknown>>(statement, [...params])).rows;
    return { store: { ...store, close: () => pool.end().then(store.close) }, ask, schema };
  };
  describePreparing('PostgreSQL', openOwn);

  /* Whoever holds it keeps every index that is begun afterwards from its end. */
  const openTransaction = async () => {
    const pool = new Pool({ connectionString: databaseUrl, max: 1 });
    await pool.query('begin isolation level repeatable read');
    await pool.query('select 1');
    let isOpen = true;
    const end = async () => {
      if (isOpen) await pool.end();
      isOpen = false;
    };
    onTestFinished(end);
    return end;
  };

  const isBuilding = ({ ask, schema }: Opened) =>
    soon(async () => {
      const [found] = await ask(
        'select 1 from pg_stat_progress_create_index where relid = $1::regclass and phase ~ $2',
        [`${schema}.records`, '^waiting'],
      );
      expect(found).toBeDefined();
    });

  it('While indexes are built others read, write and start, and a second process leaves them to the first', async () => {
    const opened = await openOwn();
    const { store, schema } = opened;
    await store.insertMany('parcels', parcels(30));
    await asBefore({ query: opened.ask }, schema);
    const end = await openTransaction();
    const other = await openPostgres(databaseUrl, schema);
    let isDone = false;
    const preparing = store.prepare([states], { from: 20 }).then(() => (isDone = true));
    await isBuilding(opened);
    await other.insertMany('parcels', parcels(1, 30));
    expect(await other.count('parcels', [])).toBe(31);
    await other.prepare([states], { from: 20 });
    const third = await openPostgres(databaseUrl, schema);
    await third.close();
    expect([isDone, await aidsOf(opened)]).toEqual([false, []]);
    await end();
    await preparing;
    expect(await aidsOf(opened)).toEqual(['index of state', 'statistics of state']);
    await other.close();
    await store.close();
  });

  it('Plain texts of a record that somebody holds for long are made the next time, and nobody waits', async () => {
    const { store, ask, schema } = await openOwn();
    await store.insertMany('parcels', [row('p1', { name: 'Żak' }), row('p2', { name: 'Žák' })]);
    await ask(`update ${schema}.records set plain = null`);
    await ask(`update ${schema}.plain_texts set form = form - 1`);
    const pool = new Pool({ connectionString: databaseUrl, max: 1 });
    await pool.query('begin');
    await pool.query(`select 1 from ${schema}.records where id = 'p1' for update`);
    const zak = async () => store.count('parcels', [{ path: 'name', op: 'contains', value: 'zak' }]);
    await store.prepare([]);
    expect(await zak()).toBe(0);
    await pool.end();
    await store.prepare([]);
    expect(await zak()).toBe(2);
    await store.close();
  });

  it('An index that was stopped half done is built anew', async () => {
    const opened = await openOwn();
    const { store, ask, schema } = opened;
    await store.insertMany('parcels', parcels(30));
    const end = await openTransaction();
    const stopping = new AbortController();
    const preparing = store.prepare([states], { from: 20, signal: stopping.signal });
    const ended = preparing.catch((error: unknown) => error);
    await isBuilding(opened);
    stopping.abort();
    expect(await ended).toBeInstanceOf(StoreAbandoned);
    const invalid = 'select 1 from pg_index where indrelid = $1::regclass and not indisvalid';
    expect(await ask(invalid, [`${schema}.records`])).toHaveLength(1);
    await end();
    await store.prepare([states], { from: 20 });
    expect(await ask(invalid, [`${schema}.records`])).toHaveLength(0);
    expect(await aidsOf(opened)).toEqual(['index of state', 'statistics of state']);
    await store.close();
  });
}
