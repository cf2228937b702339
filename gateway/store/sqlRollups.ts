import type { Cube } from '../../server/store/cube';
import {
  namedCube,
  sqlCells,
  sqlDigest,
  sqlPartKey,
  sqlSumOf,
  sqlText,
  sqlTogether,
  STEPS,
  type NamedCube,
} from './sqlCubes';
import type { SqlDatabase, SqlQuery } from './sqlSchema';

/**
 * Says of the transaction that nothing is kept of what it writes: it has too much of that, or all. From its end on the
 * records are asked until all numbers are made anew.
 */
export const leaveRollups = async (query: SqlQuery, schema: string): Promise<void> => {
  await query(`select set_config('gateway.rollups', 'off', true)`);
  const [there] = await query(`select to_regclass('${schema}.rollup_cubes') is not null as found`);
  if (there?.['found'] === true) await query(`update ${schema}.rollup_cubes set complete = false`);
};

/**
 * Keeps cubes in the database. Each statement that writes records adds what it changes to `rollup_changes`, in its
 * transaction: rows that nobody else touches, so that no writer waits for another one. From there one process at a time
 * moves them to where they are added up, in one statement: who asks meanwhile sees them in one of the two places.
 */
export const createRollups = (database: SqlDatabase, schema: string) => {
  let kept: readonly NamedCube[] | undefined;
  return {
    /** Those that may be asked, as long as the database says that they are complete. */
    of: (collection: string): NamedCube | undefined => kept?.find((cube) => cube.collection === collection),
    rollUp: async (cubes: readonly Cube[], { isAnew = false } = {}): Promise<void> => {
      const wanted = cubes.map(namedCube);
      try {
        if (!kept || namesOf(wanted) !== namesOf(kept)) await install(database, schema, wanted);
        kept = wanted;
        // Whoever folds them next fills them, this process or another one.
        if (isAnew) await database.query(`update ${schema}.rollup_cubes set complete = false`);
        await goOn(database, schema, wanted);
      } catch (error) {
        if (!isTaken(error)) throw error;
      }
    },
  };
};

/* Somebody else was at it, or writes for long: the next time it goes on. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === LOCK_TIMEOUT || error.code === SERIALIZATION);

const LOCK_TIMEOUT = '55P03';
const SERIALIZATION = '40001';

const goOn = async (database: SqlDatabase, schema: string, cubes: readonly NamedCube[]): Promise<void> => {
  const found = await database.query(`select cube, complete from ${schema}.rollup_cubes`);
  const isComplete = new Map(found.map(({ cube, complete }) => [cube, complete === true]));
  for (const cube of cubes) {
    const isFilled = isComplete.get(cube.name);
    // Where another process keeps other cubes by now, the records are asked.
    if (isFilled !== undefined) await (isFilled ? fold : fill)(database, schema, cube);
  }
  const tables = ['changes', 'sums'].map((table) => `${schema}.rollup_${table}`);
  // Where nobody else is connected, nobody cleans up in the background either.
  if (!database.isShared) await database.upkeep((query) => query(`vacuum ${tables.join(', ')}`));
};

export type Rollups = ReturnType<typeof createRollups>;

const namesOf = (cubes: readonly NamedCube[]): string => cubes.map(({ name }) => name).join(' ');

/* Two locks: one who changes what is kept waits, one who finds another one folding need not do it, too. */
const lock = (schema: string, wait: boolean) =>
  `select pg_${wait ? '' : 'try_'}advisory_xact_lock(hashtext('rollups ${schema}')) as locked`;

const install = (database: SqlDatabase, schema: string, cubes: readonly NamedCube[]): Promise<void> =>
  database.transaction(async (query) => {
    await query('set local statement_timeout = 0');
    await query(lock(schema, true));
    for (const statement of TABLES(schema)) await query(statement);
    const found = await query(`select cube from ${schema}.rollup_cubes`);
    const known = new Set(found.map(({ cube }) => String(cube)));
    const wanted = new Set(cubes.map(({ name }) => name));
    if (known.size === wanted.size && cubes.every(({ name }) => known.has(name))) return;
    // Who writes now has ended before, and who begins after sees the new triggers. Nobody waits long behind this.
    await query(`set local lock_timeout = '${LOCK_MS}ms'`);
    await query(`lock table ${schema}.records in share row exclusive mode`);
    for (const statement of triggers(schema, cubes)) await query(statement);
    const gone = [...known].filter((name) => !wanted.has(name));
    for (const table of ['cubes', 'changes', 'sums'])
      await query(`delete from ${schema}.rollup_${table} where cube = any($1::text[])`, [gone]);
    for (const { name } of cubes)
      await query(
        `insert into ${schema}.rollup_cubes (cube, complete) values ($1, false) on conflict do nothing`,
        [name],
      );
  });

/** Milliseconds after which it is given up until the next time, as beside an index that is being built. */
const LOCK_MS = 500;

const TABLES = (schema: string) => [
  `create table if not exists ${schema}.rollup_cubes (cube text primary key, complete boolean not null)`,
  `create table if not exists ${schema}.rollup_changes (
     cube text not null, hour text collate "C" not null, key text[] collate "C" not null,
     count bigint not null, valued bigint[] not null, sums numeric[] not null)`,
  `create table if not exists ${schema}.rollup_sums (
     cube text not null, part integer not null, hour text collate "C" not null, digest uuid not null,
     key text[] collate "C" not null, count bigint not null, valued bigint[] not null, sums numeric[] not null,
     primary key (cube, part, digest, hour))`,
  `create index if not exists rollup_sums_by_hour on ${schema}.rollup_sums (cube, part, hour)`,
];

const triggers = (schema: string, cubes: readonly NamedCube[]): string[] => {
  const events = [
    ['insert', 'new table as added'],
    ['delete', 'old table as removed'],
    ['update', 'old table as removed new table as added'],
  ] as const;
  const drop = events.map(([event]) => `drop trigger if exists rollups_${event} on ${schema}.records`);
  if (cubes.length === 0) return drop;
  const create = events.map(
    ([event, tables]) =>
      `create trigger rollups_${event} after ${event} on ${schema}.records referencing ${tables}` +
      ` for each statement execute function ${schema}.note_rollups()`,
  );
  return [...drop, noting(schema, cubes), ...create];
};

const noting = (schema: string, cubes: readonly NamedCube[]): string => {
  const noted = (tables: Parameters<typeof sqlCells>[1]) =>
    cubes
      .map(
        (cube) =>
          `insert into ${schema}.rollup_changes (cube, hour, key, count, valued, sums)` +
          ` select ${sqlText(cube.name)}, cells.* from (${sqlCells(cube, tables)}) as cells;`,
      )
      .join('\n');
  return `create or replace function ${schema}.note_rollups() returns trigger language plpgsql as $noting$
    begin
      if current_setting('gateway.rollups', true) = 'off' then return null; end if;
      if tg_op = 'INSERT' then ${noted([['added', '1']])}
      elsif tg_op = 'DELETE' then ${noted([['removed', '-1']])}
      else ${noted([
        ['removed', '-1'],
        ['added', '1'],
      ])}
      end if;
      return null;
    end $noting$`;
};

/* Moves what writes have left, in one statement; nothing where another process does so at the moment. */
const fold = (database: SqlDatabase, schema: string, cube: NamedCube): Promise<void> =>
  database.transaction(async (query) => {
    const [taken] = await query(lock(schema, false));
    if (taken?.['locked'] === true) await move(query, schema, cube);
  });

/* Of one moment: what that moment sees of the changes is in the records, and all later changes stay. */
const fill = (database: SqlDatabase, schema: string, cube: NamedCube): Promise<void> =>
  database.transaction(async (query) => {
    await query('set transaction isolation level repeatable read');
    await query('set local statement_timeout = 0');
    const [taken] = await query(lock(schema, false));
    if (taken?.['locked'] !== true) return;
    for (const table of ['changes', 'sums'])
      await query(`delete from ${schema}.rollup_${table} where cube = $1`, [cube.name]);
    await addUp(query, schema, { cube, cells: sqlCells(cube, [[`${schema}.records`, '1']]) });
    await query(`update ${schema}.rollup_cubes set complete = true where cube = $1`, [cube.name]);
    await query(`analyze ${schema}.rollup_sums`);
  });

const move = async (query: SqlQuery, schema: string, cube: NamedCube): Promise<void> => {
  const place = `${schema}.rollup_changes where cube = $1`;
  const [some] = await query(`select exists (select from ${place}) as found`, [cube.name]);
  if (some?.['found'] !== true) return;
  await query('set local statement_timeout = 0');
  await addUp(query, schema, { cube, cells: `delete from ${place} returning *` });
};

/* Adds cells to what is kept; what has become nothing goes. */
const addUp = async (
  query: SqlQuery,
  schema: string,
  { cube, cells }: { readonly cube: NamedCube; readonly cells: string },
): Promise<void> => {
  const parts = cube.parts.map(
    (part, at) =>
      `select ${at} as part, ${STEPS[part.step].time} as hour, ${sqlPartKey(cube, part)} as key,` +
      ` ${sqlTogether(cube)} from taken${STEPS[part.step].where} group by 1, 2, 3`,
  );
  const empty = await query(
    `with taken as materialized (${cells}),
     moved as (${parts.join(' union all ')}),
     stored as (
       insert into ${schema}.rollup_sums as old (cube, part, hour, digest, key, count, valued, sums)
       select $1, part, hour, ${sqlDigest('key')}, key, count, valued, sums from moved
       on conflict (cube, part, digest, hour) do update set count = old.count + excluded.count,
         valued = ${sqlSumOf('valued', cube)},
         sums = ${sqlSumOf('sums', cube)}
       returning part, hour, digest, count)
     select part, hour, digest from stored where count = 0`,
    [cube.name],
  );
  if (empty.length === 0) return;
  await query(
    `delete from ${schema}.rollup_sums as old using jsonb_to_recordset($2::jsonb) as e(part integer, hour text, digest uuid)
     where old.cube = $1 and old.part = e.part and old.hour = e.hour and old.digest = e.digest`,
    [cube.name, JSON.stringify(empty)],
  );
};
