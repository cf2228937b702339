import { sha256 } from '../onNode';
import { noticeText } from '../../server/store/notices';
import { plainPatchOf, plainTextsOf } from './plainTexts';
import type { SqlQuery, SqlRow } from './sqlSchema';
import { CHUNK, createUpdateMany, patchedPlain, type Explain } from './sqlUpdateMany';
import { toJsonb, toJsonbText } from '../../server/store/toJsonb';
import type { Row, Store, Uniques } from '../../server/store/store';
import { StoreConflict, StoreMissing } from '../../server/store/store';

type Writes = Pick<
  Store,
  'insert' | 'insertMany' | 'update' | 'updateMany' | 'remove' | 'forget' | 'clear' | 'notify'
>;

/** The writes. Each is one statement, so that it happens whole or not at all without a transaction around it. */
export const createSqlWrites = (query: SqlQuery, schema: string): Writes => {
  const sql = statements(schema);

  const insertAll = async (collection: string, entries: readonly { row: Row; uniques: Uniques }[]) => {
    const claims = entries.flatMap(({ uniques }) => Object.entries(uniques));
    const rows = entries.map((entry) => ({ ...entry, plain: plainTextsOf(entry.row) }));
    const [stored] = await explainTaken(query(sql.insert, [collection, JSON.stringify(rows)]), {
      collection,
      claims,
    });
    return stored;
  };

  const explainStale = async (collection: string, id: string): Promise<Error> => {
    const [found] = await query(sql.get, [collection, id]);
    if (!found) return new StoreMissing(collection, id);
    return new StoreConflict(collection, { kind: 'version', current: toRow(found) });
  };

  return {
    insert: async (collection, row, uniques = {}) => {
      const stored = await insertAll(collection, [toJsonb({ row, uniques: storedClaims(uniques) })]);
      if (stored) return toRow(stored);
      throw new Error(`${collection}/${row._id}: the database stored nothing`);
    },
    insertMany: async (collection, rows, uniquesOf = () => ({})) => {
      for (let start = 0; start < rows.length; start += CHUNK) {
        const chunk = rows.slice(start, start + CHUNK);
        await insertAll(
          collection,
          chunk.map((row) => toJsonb({ row, uniques: storedClaims(uniquesOf(row)) })),
        );
      }
    },
    update: createUpdate(query, sql.update, explainStale),
    updateMany: createUpdateMany(query, schema, explainStale),
    remove: async (collection, id, { ifVersion } = {}) => {
      const [removed] = await query(sql.remove, [collection, toJsonb(id), ifVersion ?? null]);
      if (!removed) throw await explainStale(collection, toJsonb(id));
      return toRow(removed);
    },
    forget: async (collection, ids) => (await query(sql.forget, [collection, ids.map(toJsonb)])).map(toRow),
    notify: async (topic, message) => {
      await query('select pg_notify($1, $2)', [schema, noticeText(topic, message)]);
    },
    clear: async (collection) => void (await query(sql.clear, [collection ?? null])),
  };
};

/* One record; `explain` says why it was not possible. */
const createUpdate =
  (query: SqlQuery, statement: string, explain: Explain): Store['update'] =>
  async (collection, id, { patch, ifVersion, uniques: given = {}, isAside = false, without = [] }) => {
    const uniques = toJsonb(storedClaims(given));
    const { _id, __v, createdAt, updatedAt, ...data } = patch;
    const place = [collection, toJsonb(id), ifVersion ?? null];
    const params = [
      ...place,
      toJsonbText(data),
      updatedAt ?? null,
      JSON.stringify(uniques),
      isAside ? 0 : 1,
      without,
      JSON.stringify(plainPatchOf(toJsonb(data))),
    ];
    const claims = Object.entries(uniques);
    const [stored] = await explainTaken(query(statement, params), { collection, claims });
    if (!stored) throw await explain(collection, toJsonb(id));
    return toRow(stored);
  };

/** The columns that a record is made of; the others are for finding it. */
export const ROW = 'id, version, created_at, updated_at, data';

export const toRow = ({ id, version, created_at, updated_at, data }: SqlRow): Row => ({
  ...(data as Record<string, unknown>),
  _id: String(id),
  __v: Number(version),
  createdAt: String(created_at),
  updatedAt: String(updated_at),
});

/** An index takes only so many bytes of a value. */
const LONGEST = 256;

const storedClaims = (uniques: Uniques): Uniques =>
  Object.fromEntries(
    Object.entries(uniques).map(([field, value]) => [
      field,
      value === null || value.length <= LONGEST ? value : sha256(value),
    ]),
  );

const PLACE = 'collection = $1 and id = $2';
const VERSION = '($3::int is null or version = $3::int)';

const statements = (schema: string) => ({
  get: `select ${ROW} from ${schema}.records where ${PLACE}`,
  insert: `
    with entry as (
      select e -> 'row' as doc, e -> 'uniques' as uniques, e -> 'plain' as plain from jsonb_array_elements($2::jsonb) e
    ), stored as (
      insert into ${schema}.records (collection, id, version, created_at, updated_at, data, plain)
      select $1, doc ->> '_id', (doc ->> '__v')::int, doc ->> 'createdAt', doc ->> 'updatedAt',
        doc - array['_id', '__v', 'createdAt', 'updatedAt'], plain from entry
      returning ${ROW}
    ), claimed as (
      insert into ${schema}.claims
      select $1, claim.key, claim.value, doc ->> '_id' from entry, jsonb_each_text(uniques) claim
      where claim.value is not null
    ) select * from stored limit 1`,
  update: `
    with stored as (
      update ${schema}.records set data = (data || $4::jsonb) - $8::text[], version = version + $7::int,
        plain = ${patchedPlain('plain', '$9::jsonb', '$8::text[]')},
        updated_at = coalesce($5::text, updated_at)
      where ${PLACE} and ${VERSION} returning collection, ${ROW}
    ), released as (
      delete from ${schema}.claims where ${PLACE} and exists (select 1 from stored)
        and field in (select key from jsonb_each_text($6::jsonb) where value is null)
    ), claimed as (
      insert into ${schema}.claims
      select collection, claim.key, claim.value, id from stored, jsonb_each_text($6::jsonb) claim
      where claim.value is not null
      on conflict (collection, field, id) do update set value = excluded.value
    ) select * from stored`,
  remove: `delete from ${schema}.records where ${PLACE} and ${VERSION} returning ${ROW}`,
  forget: `delete from ${schema}.records where collection = $1 and id = any($2::text[]) returning ${ROW}`,
  clear: `delete from ${schema}.records where $1::text is null or collection = $1`,
});

type Claims = { collection: string; claims: readonly (readonly [field: string, value: string | null])[] };

/** Waits for a write, and says which field was taken if that is why the database refused it. */
const explainTaken = async <T>(write: Promise<T>, claimed: Claims): Promise<T> => {
  try {
    return await write;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new StoreConflict(claimed.collection, { kind: 'unique', field: takenField(error, claimed) });
  }
};

type UniqueViolation = Error & { constraint?: unknown; detail?: unknown };

const UNIQUE_VIOLATION = '23505';

const isUniqueViolation = (error: unknown): error is UniqueViolation =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;

/**
 * The database names the key in its detail: `Key (collection, field, value)=(users, email, a@b.c) already exists.`
 * It cannot be asked instead: inside a transaction it answers nothing more after an error.
 */
const takenField = ({ constraint, detail }: UniqueViolation, { collection, claims }: Claims): string => {
  if (constraint === 'records_pkey') return '_id';
  const taken = claims.find(([field, value]) =>
    String(detail).includes(`=(${collection}, ${field}, ${value}) `),
  );
  return taken?.[0] ?? '_id';
};
