import { isSameJson } from '../../src/model/values/plainObject';
import { PLAIN_FORM } from '../../src/model/values/plainText';
import { plainTextsIn } from './plainTexts';
import type { SqlDatabase, SqlQuery } from './sqlSchema';

/** Records that are read at once, of which those with other texts than ASCII are written. */
const AT_ONCE = 500;

/** Milliseconds after which it is given up until the next time. Whoever waits for it meanwhile waits no longer either. */
const LOCK_MS = 500;

/**
 * Makes the plain texts of the records that were written before there were any, or in an earlier form, some at a time
 * while others read and write. What is done stays done: how far it has come is kept with it. Where a record is held by
 * somebody for long, it goes on the next time.
 */
export const plainTextsWriting =
  (database: SqlDatabase, schema: string) =>
  async (upkeep: SqlQuery): Promise<void> => {
    for (let isDue = await isBegun(upkeep, schema); isDue;) {
      // Nothing begins once the upkeep is to end: this rejects then.
      await upkeep('select 1');
      const step = database.transaction((query) => goOn(query, schema));
      isDue = await step.catch((error: unknown) => {
        if (isHeld(error)) return false;
        throw error;
      });
    }
  };

type Place = { readonly form: unknown; readonly collection: unknown; readonly id: unknown };

const placeIn = async (query: SqlQuery, schema: string): Promise<Place | undefined> => {
  const [row] = await query(`select form, collection, id from ${schema}.plain_texts`);
  return row && { form: row['form'], collection: row['collection'], id: row['id'] };
};

const isOver = (place: Place | undefined): boolean =>
  place !== undefined && (Number(place.form) > PLAIN_FORM || (isOurs(place) && place.collection === null));

const isOurs = ({ form }: Place): boolean => Number(form) === PLAIN_FORM;

/* Is there anything to do? */
const isBegun = async (query: SqlQuery, schema: string): Promise<boolean> =>
  !isOver(await placeIn(query, schema));

/* One step; false when it was the last one. */
const goOn = async (query: SqlQuery, schema: string): Promise<boolean> => {
  await query(`set local lock_timeout = '${LOCK_MS}ms'`);
  await query('set local statement_timeout = 0');
  // No number that is kept changes by it.
  await query(`select set_config('gateway.rollups', 'off', true)`);
  const place = await placeIn(query, schema);
  if (isOver(place)) return false;
  const last = place && isOurs(place) ? [place.collection, place.id] : ['', ''];
  const rows = await query(
    `select collection, id, plain, case when octet_length(data::text) + octet_length(id) > length(data::text) + length(id)
        or plain is not null then data::text end as data
       from ${schema}.records where (collection, id) > ($1::text, $2::text) order by collection, id limit $3::int`,
    [...last, AT_ONCE],
  );
  await write(
    query,
    schema,
    rows.filter(({ data }) => data !== null),
  );
  const end = rows.at(-1);
  const isLast = rows.length < AT_ONCE;
  await query(`delete from ${schema}.plain_texts`);
  await query(`insert into ${schema}.plain_texts values ($1::int, $2::text, $3::text)`, [
    PLAIN_FORM,
    isLast ? null : end?.['collection'],
    isLast ? null : end?.['id'],
  ]);
  return !isLast;
};

const write = async (
  query: SqlQuery,
  schema: string,
  found: readonly Readonly<Record<string, unknown>>[],
): Promise<void> => {
  const keys = found.map(({ collection, id }) => ({ collection, id }));
  if (keys.length === 0) return;
  // Read again, held, for somebody may have written them meanwhile.
  const rows = await query(
    `select collection, id, plain, data::text as data from ${schema}.records
      where (collection, id) in (select * from jsonb_to_recordset($1::jsonb) as e(collection text, id text))
      order by collection, id for update`,
    [JSON.stringify(keys)],
  );
  const changes = rows.flatMap(({ collection, id, plain, data }) => {
    const made = plainTextsIn(String(id), String(data)) ?? null;
    return isSameJson(plain, made) ? [] : [{ collection, id, plain: made }];
  });
  if (changes.length === 0) return;
  await query(
    `update ${schema}.records as r set plain = nullif(e.plain, 'null')
       from jsonb_to_recordset($1::jsonb) as e(collection text, id text, plain jsonb)
      where r.collection = e.collection and r.id = e.id`,
    [JSON.stringify(changes)],
  );
};

const isHeld = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === LOCK_TIMEOUT;

const LOCK_TIMEOUT = '55P03';
