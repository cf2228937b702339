import type { ListPlan, PrepareOptions } from '../../server/store/store';
import { report } from '../../server/report';
import { StoreAbandoned } from '../../server/store/statementLimit';
import { AID_NAMES, aidsOf, TRIGRAMS, type Aid, type Tables } from './sqlAids';
import { layoutOf, type SqlQuery } from './sqlSchema';

type Place = Tables & { readonly isShared: boolean };

/** Goes on with the records of before whose plain texts are to be made. */
type PlainTextsWriting = { readonly writePlainTexts: (query: SqlQuery) => Promise<void> };

type Preparing = { readonly plans: readonly ListPlan[] } & Omit<PrepareOptions, 'signal'>;

/** Records from which on a list without an index is slow enough to be noticed. */
const MANY = 10_000;

/**
 * Makes what lists ask for and is not there yet, one after the other, and takes away what nobody asks for any more. Of
 * several processes one does: a second index would wait for the first. What a process that ended has left half done is
 * made again. What cannot be made is said once, tried again the next time, and keeps nothing else from being made.
 */
export const createPreparing = ({ writePlainTexts, ...place }: Place & PlainTextsWriting) => {
  const { schema } = place;
  const trigrams = createTrigrams();
  const failed = new Set<string>();
  return async (query: SqlQuery, { plans, from = MANY, isTidying = true }: Preparing): Promise<void> => {
    await layoutOf(query, schema);
    if (place.isShared && !(await isOurTurn(query, schema))) return;
    // Before the indexes of them, which each write would have to keep.
    await writePlainTexts(query);
    const asked = aidsOf(plans, place);
    const there = await aidsIn(query, schema);
    const missing = asked.filter(({ name }) => there.get(name)?.isValid !== true);
    const large = from === 0 ? undefined : await largeOnes(query, { schema, missing, from });
    const due = missing.filter(
      ({ collections }) => !large || collections.length === 0 || collections.some((each) => large.has(each)),
    );
    const possible = await trigrams.possible(query, due);
    for (const aid of possible) {
      // An index that is not valid is of no use, and has the name.
      if (there.has(aid.name)) await query(sqlDrop(aid, place));
      await query(sqlCreate(aid, place)).catch(async (error: unknown) => {
        if (error instanceof StoreAbandoned) throw error;
        // What is left of it would refuse records as the whole one does.
        await query(sqlDrop(aid, place));
        if (!failed.has(aid.name)) report(withoutAid(aid, error));
        failed.add(aid.name);
      });
    }
    const names = new Set(asked.map(({ name }) => name));
    for (const aid of there.values()) if (isTidying && !names.has(aid.name)) await query(sqlDrop(aid, place));
    if (possible.length > 0 || (await isOutgrown(query, schema))) await analyze(query, place);
  };
};

/** The extension that indexes of texts need; that it cannot be had is said once. */
const createTrigrams = () => {
  let isTold = false;
  const schemaOf = async (query: SqlQuery): Promise<string | undefined> => {
    const [found] = await query(
      `select quote_ident(nspname) as name from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
        where extname = 'pg_trgm'`,
    );
    return found && String(found['name']);
  };
  const made = async (query: SqlQuery): Promise<string | undefined> => {
    try {
      await query('create extension if not exists pg_trgm');
      return await schemaOf(query);
    } catch (error) {
      if (error instanceof StoreAbandoned) throw error;
      if (!isTold) report(withoutTrigrams(error));
      isTold = true;
      return undefined;
    }
  };
  return {
    /** What of this can be made, with the names that it has here. */
    possible: async (query: SqlQuery, due: readonly Aid[]): Promise<readonly Aid[]> => {
      if (!due.some(({ isOfTexts }) => isOfTexts)) return due;
      const schema = (await schemaOf(query)) ?? (await made(query));
      if (schema === undefined) return due.filter(({ isOfTexts }) => !isOfTexts);
      return due.map((aid) =>
        aid.isOfTexts ? { ...aid, sql: aid.sql.replace(TRIGRAMS, `${schema}.${TRIGRAMS}`) } : aid,
      );
    },
  };
};

const withoutTrigrams = (error: unknown): string =>
  `store: a search has to read every record of its list, for the extension pg_trgm is missing (${messageOf(error)}). The owner of the database makes it by: create extension pg_trgm`;

const withoutAid = ({ form, name, sql, collections }: Aid, error: unknown): string =>
  `store: lists of ${collections.join(', ') || 'all records'} are slower than they need be, for their ${form} ${name} cannot be made (${messageOf(error)}): ${sql}`;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The planner learns what the tables hold by now. */
export const analyze = async (query: SqlQuery, { schema, isShared }: Place): Promise<void> => {
  // Where nobody else is connected, nobody cleans up in the background either.
  const statement = isShared ? 'analyze' : 'vacuum analyze';
  await query(`${statement} ${schema}.records`);
  await query(`${statement} ${schema}.claims`);
};

/* Held until the connection ends. Who waited for it would keep the index that is being built from its end. */
const isOurTurn = async (query: SqlQuery, schema: string): Promise<boolean> => {
  const [lock] = await query('select pg_try_advisory_lock(hashtext($1)) as is_ours', [`lists ${schema}`]);
  return lock?.['is_ours'] === true;
};

type Found = Pick<Aid, 'form' | 'name'> & { readonly isValid: boolean };

const aidsIn = async (query: SqlQuery, schema: string): Promise<ReadonlyMap<string, Found>> => {
  const rows = await query(
    `select relname as name, 'index' as form, indisvalid as is_valid
       from pg_index join pg_class on pg_class.oid = indexrelid
      where indrelid = $1::regclass and relname ~ $2
     union all
     select stxname, 'statistics', true from pg_statistic_ext where stxrelid = $1::regclass and stxname ~ $2`,
    [`${schema}.records`, AID_NAMES],
  );
  return new Map(
    rows.map(({ name, form, is_valid: isValid }) => [
      String(name),
      { name: String(name), form: form === 'index' ? 'index' : 'statistics', isValid: isValid === true },
    ]),
  );
};

type Counting = { readonly schema: string; readonly missing: readonly Aid[]; readonly from: number };

/* Of those that lack something; counted no further than needed. */
const largeOnes = async (
  query: SqlQuery,
  { schema, missing, from }: Counting,
): Promise<ReadonlySet<unknown>> => {
  const collections = [...new Set(missing.flatMap(({ collections: each }) => each))];
  const rows = await query(
    `select name from unnest($1::text[]) as name
      where exists (select 1 from ${schema}.records where collection = name offset $2)`,
    [collections, from - 1],
  );
  return new Set(rows.map(({ name }) => name));
};

/* As autovacuum would find it in a minute or more, or, where nobody else is connected, never. */
const isOutgrown = async (query: SqlQuery, schema: string): Promise<boolean> => {
  const [row] = await query(
    `select n_mod_since_analyze > 1000 + greatest(reltuples, 0) / 10 as is_outgrown
       from pg_stat_user_tables join pg_class on pg_class.oid = relid where relid = $1::regclass`,
    [`${schema}.records`],
  );
  return row?.['is_outgrown'] === true;
};

const sqlCreate = ({ form, name, sql }: Aid, { schema, isShared }: Place): string =>
  form === 'statistics'
    ? `create statistics if not exists ${schema}.${name} ${sql}`
    : `create index ${isShared ? 'concurrently ' : ''}if not exists ${name} ${sql}`;

const sqlDrop = ({ form, name }: Pick<Aid, 'form' | 'name'>, { schema, isShared }: Place): string =>
  form === 'statistics'
    ? `drop statistics if exists ${schema}.${name}`
    : `drop index ${isShared ? 'concurrently ' : ''}if exists ${schema}.${name}`;
