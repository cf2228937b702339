import type { ManyChange, Store } from '../../server/store/store';
import { toJsonb } from '../../server/store/toJsonb';
import { plainPatchOf } from './plainTexts';
import type { SqlQuery } from './sqlSchema';

/** Rows in one statement when many are written. */
export const CHUNK = 1000;

/** Why a record was not written. */
export type Explain = (collection: string, id: string) => Promise<Error>;

/** Many changes in one statement each thousand; `explain` says why one was not possible. */
export const createUpdateMany = (query: SqlQuery, schema: string, explain: Explain): Store['updateMany'] => {
  const statement = `
    with entry as (
      select e ->> 'id' as id, (e ->> 'ifVersion')::int as version, e -> 'data' as data, e -> 'plain' as plain,
        e ->> 'updatedAt' as updated_at, (e ->> 'raise')::int as raise,
        array(select jsonb_array_elements_text(e -> 'without')) as without
      from jsonb_array_elements($2::jsonb) e
    )
    update ${schema}.records as old set data = (old.data || entry.data) - entry.without, version = old.version + entry.raise,
      plain = ${patchedPlain('old.plain', 'entry.plain', 'entry.without')}, updated_at = coalesce(entry.updated_at, old.updated_at)
    from entry where old.collection = $1 and old.id = entry.id
      and (entry.version is null or old.version = entry.version)
    returning old.id`;
  return async (collection, changes) => {
    for (let start = 0; start < changes.length; start += CHUNK) {
      const entries = changes.slice(start, start + CHUNK).map(toEntry);
      const stored = await query(statement, [collection, JSON.stringify(entries)]);
      const done = new Set(stored.map(({ id }) => id));
      const left = entries.find(({ id }) => !done.has(id));
      if (left) throw await explain(collection, left.id);
    }
  };
};

const toEntry = ({ id, patch, ifVersion, isAside = false, without = [] }: ManyChange) => {
  const { _id, __v, createdAt, updatedAt, ...data } = patch;
  const entry = toJsonb({ id, data, updatedAt, ifVersion, raise: isAside ? 0 : 1, without });
  return { ...entry, plain: plainPatchOf(entry.data) };
};

/** The SQL for what is stored of plain texts after a patch of them; what has none any more is null in it. */
export const patchedPlain = (plain: string, patch: string, without: string): string =>
  `nullif(jsonb_strip_nulls(coalesce(${plain}, '{}') || ${patch}) - ${without}, '{}')`;
