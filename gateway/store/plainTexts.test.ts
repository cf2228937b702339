import { expect, it } from 'vitest';
import { StoreAbandoned } from '../../server/store/statementLimit';
import type { Store } from '../../server/store/store';
import { writeLayout1 } from './layout1.samples';
import { emptyDatabase } from './pglite.samples';
import { plainTextsIn } from './plainTexts';
import { row } from './rows.samples';
import { createSqlStore } from './sql';
import type { SqlDatabase } from './sqlSchema';

const COUNT = 1200;

/** As the version before left it: one record in two has texts that are not ASCII. */
const madeBefore = async (): Promise<SqlDatabase> => {
  const database = await emptyDatabase({ extensions: {} });
  await writeLayout1(database.query, 'gateway');
  await database.query(
    `insert into gateway.records
     select 'boxes', 'b' || lpad(n::text, 4, '0'), 3, '2030-01-01T00:00:00.000Z', '2030-01-01T00:00:00.000Z',
       jsonb_build_object('name', case n % 2 when 0 then 'José ' else 'Jose ' end || n, 'client', jsonb_build_object('name', 'Łódź'))
       from generate_series(0, $1::int - 1) as n`,
    [COUNT],
  );
  return database;
};

const found = async (store: Store, value: string, path = 'name') =>
  store.count('boxes', [{ path, op: 'contains', value }]);

/** Says when a step of some records is over. */
const watched = (database: SqlDatabase, stepped: (steps: number) => void) => {
  let steps = 0;
  const transaction: SqlDatabase['transaction'] = async (run) => {
    const result = await database.transaction(run);
    stepped((steps += 1));
    return result;
  };
  return { ...database, transaction };
};

it('Records of the version before get their plain texts, from where a process was stopped, and are not read twice', async () => {
  const database = await madeBefore();
  const stopping = new AbortController();
  const first = await createSqlStore(
    // The first is that of the schema.
    watched(database, (steps) => void (steps === 2 && stopping.abort())),
  );
  expect([await found(first, 'jose'), await found(first, 'lodz', 'client.name')]).toEqual([COUNT / 2, 0]);
  await expect(first.prepare([], { signal: stopping.signal })).rejects.toThrow(StoreAbandoned);
  const part = await found(first, 'lodz', 'client.name');
  expect(part).toBeGreaterThan(0);
  expect(part).toBeLessThan(COUNT);
  // What is done stays as it is, so that a second pass would show.
  await database.query(`update gateway.records set plain = '{"name": "seen"}' where id = 'b0000'`);
  const second = await createSqlStore(database);
  await second.prepare([]);
  expect(await found(second, 'lodz', 'client.name')).toBe(COUNT - 1);
  expect([await found(second, 'jose'), await found(second, 'seen')]).toEqual([COUNT - 1, 1]);
  expect(await second.get('boxes', 'b0001')).toMatchObject({ __v: 3, name: 'Jose 1' });
  let steps = 0;
  const third = await createSqlStore(watched(database, () => void (steps += 1)));
  await third.prepare([]);
  expect(steps).toBe(0);
  await third.close();
});

it('Texts of an earlier plain form are made anew, and what a text has no more is taken away', async () => {
  const database = await emptyDatabase({ extensions: {} });
  const store = await createSqlStore(database);
  await store.insertMany('boxes', [row('a', { name: 'Ärger' }), row('b', { name: 'Anna' }), row('É', {})]);
  await database.query('update gateway.plain_texts set form = form - 1');
  await database.query(`update gateway.records set plain = '{"name": "earlier"}'`);
  await store.prepare([]);
  const rows = await database.query('select id, plain from gateway.records order by id');
  expect(rows).toEqual([
    { id: 'a', plain: { name: 'arger' } },
    { id: 'b', plain: null },
    { id: 'É', plain: { _id: 'e' } },
  ]);
  // What a later version makes is left to that.
  await database.query('update gateway.plain_texts set form = form + 1');
  await database.query(`update gateway.records set plain = '{"name": "later"}'`);
  await store.prepare([]);
  expect(await found(store, 'later')).toBe(2);
  await store.close();
});

it('A record that is written while its plain texts are made keeps those of what was written', async () => {
  const database = await madeBefore();
  /* Between the moment when records are read and the one when they are held. */
  const late: SqlDatabase = {
    ...database,
    transaction: (run) =>
      database.transaction((inner) =>
        run(async (statement, params) => {
          const rows = await inner(statement, params);
          if (statement.includes('octet_length'))
            await inner(`update gateway.records set data = data || '{"name": "Žluť"}' where id = 'b0000'`);
          return rows;
        }),
      ),
  };
  const store = await createSqlStore(late);
  await store.prepare([]);
  expect([await found(store, 'zlut'), await found(store, 'jose 0')]).toEqual([1, 0]);
  await store.close();
});

it('Only texts that are not ASCII have a plain form of their own, and no lists', () => {
  expect(plainTextsIn('a', '{"name": "Anna", "n": 1.50}')).toBeUndefined();
  const data = { a: 'É', b: ['É'], c: { d: 'É', e: 'E', f: { g: 'ß' } }, h: { i: 'I' } };
  expect(plainTextsIn('a', JSON.stringify(data))).toEqual({ a: 'e', c: { d: 'e', f: { g: 'ss' } } });
});
