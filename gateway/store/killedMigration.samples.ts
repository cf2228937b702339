import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { kinds } from '../../src/fields/kinds';
import { isSameJson } from '../../src/model/values/plainObject';
import { createModel } from '../../src/model/resolve/createModel';
import { listPlans } from '../../server/records/listIndexes';
import type { Row } from '../../server/store/store';
import { keepKinds } from '../upkeep/keepKinds';
import { keepNames } from '../upkeep/keepNames';
import type { Place } from './killedWriter.samples';
import { writeLayout1 } from './layout1.samples';
import { openPostgresDatabase } from './postgres';
import { row } from './rows.samples';
import { createSqlStore } from './sql';
import type { SqlDatabase, SqlQuery } from './sqlSchema';

export type Server = Extract<Place, { readonly databaseUrl: string }>;

const label = { one: 'One', many: 'Many' };

/* The weight was a text, and the name and the code had other names. */
const model = createModel(
  {
    name: 'Test',
    groups: {},
    resources: {
      boxes: {
        label,
        title: '{name}',
        icon: 'person',
        fields: {
          name: { kind: 'text', was: 'title', search: true },
          weight: { kind: 'number' },
        },
        list: { sort: ['weight', 'ASC'], filters: ['weight', 'name'] },
      },
      crates: {
        label,
        title: '{code}',
        icon: 'person',
        fields: { code: { kind: 'text', was: 'number', unique: true } },
      },
    },
  } as unknown as DeclaredAdmin,
  kinds,
);

const [BOXES, CRATES] = [1700, 60];

const idOf = (n: number) => `r${String(n).padStart(4, '0')}`;

const made = (count: number, valuesOf: (n: number) => Record<string, unknown>): readonly Row[] =>
  Array.from({ length: count }, (_, n) => row(idOf(n), valuesOf(n)));

/** The records as they are to be. */
export const migrated = {
  boxes: made(BOXES, (n) => ({ name: `Box ${n}`, weight: n / 2, note: `Grüße ${n}` })),
  crates: made(CRATES, (n) => ({ code: `c${n}` })),
};

const before = {
  boxes: made(BOXES, (n) => ({ title: `Box ${n}`, weight: String(n / 2), note: `Grüße ${n}` })),
  crates: made(CRATES, (n) => ({ number: `c${n}` })),
};

/** A database as the version before left it, with these records in their form of before. */
export const writeBefore = async (query: SqlQuery, schema: string): Promise<void> => {
  await writeLayout1(query, schema);
  for (const [collection, rows] of Object.entries(before)) {
    const records = rows.map(({ _id, __v, createdAt, updatedAt, ...data }) => [_id, createdAt, data]);
    await query(
      `insert into ${schema}.records select $1, e ->> 0, 0, e ->> 1, e ->> 1, e -> 2 from jsonb_array_elements($2::jsonb) e`,
      [collection, JSON.stringify(records)],
    );
  }
  await query(
    `insert into ${schema}.claims select collection, 'number', data ->> 'number', id from ${schema}.records
      where collection = 'crates'`,
  );
};

/**
 * Starts as a gateway does, reads while records are rewritten, and ends when all is done. Says each statement before it
 * is run, and what was read wrong.
 */
export const main = async ([place = '']: readonly string[]): Promise<number> => {
  const { databaseUrl, schema } = JSON.parse(place) as Server;
  const database = openPostgresDatabase(databaseUrl);
  const store = await createSqlStore(telling(database), schema);
  const [names, values] = [keepNames(store, 1), keepKinds(1)];
  const kept = await values.follow(model, await names.follow(model));
  let isDone = false;
  const reading = async () => {
    for (let at = 0; !isDone; at = (at + 137) % BOXES) {
      const { rows, total } = await kept.list('boxes', {
        where: [{ path: 'name', op: 'eq', value: `Box ${at}` }],
        sort: [],
        offset: 0,
        limit: 5,
      });
      for (const found of [await kept.get('boxes', idOf(at)), rows[0]])
        if (total !== 1 || !isSameJson(found, migrated.boxes[at])) say(`wrong: ${JSON.stringify(found)}`);
    }
  };
  const read = reading();
  await store.prepare(listPlans(model), { from: 20 });
  const old = [{ path: 'title', op: 'exists', value: true }] as const;
  while (!(await store.get('fieldKinds', 'boxes')) || (await store.count('boxes', old)) > 0);
  isDone = true;
  await read;
  await Promise.all([names.stop(), values.stop()]);
  await store.close();
  return 0;
};

const say = (line: string) => process.stdout.write(`${line}\n`);

const telling = (database: SqlDatabase): SqlDatabase => {
  const told =
    (query: SqlQuery): SqlQuery =>
    (statement, params) => {
      if (!statement.startsWith('select')) say(statement.trim().replaceAll(/\s+/g, ' ').slice(0, 60));
      return query(statement, params);
    };
  return {
    ...database,
    query: told(database.query),
    upkeep: (run, signal) => database.upkeep((query) => run(told(query)), signal),
    transaction: (run) => database.transaction((query) => run(told(query))),
  };
};
