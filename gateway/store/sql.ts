import { createNotices } from '../../server/store/notices';
import type { SqlDatabase, SqlQuery } from './sqlSchema';
import { checkedSchema, lockSchema, prepareSchema } from './sqlSchema';
import { createSqlReads, type Reading } from './sqlReads';
import { createSqlWrites } from './sqlWrites';
import { type Store, StoreDeadlock, type Place } from '../../server/store/store';
import { createHash } from 'node:crypto';
import { sqlKey } from './sqlColumn';
import { sqlSortKey, type Fold } from './sqlCondition';

/**
 * Records as JSON documents in one table, through whichever database is handed in.
 * `schema` is made if it is missing; default "gateway".
 */
export const createSqlStore = async (database: SqlDatabase, schema = 'gateway'): Promise<Store> => {
  const fold = await prepareSchema(database, checkedSchema(schema));

  const { listen } = createNotices((hear) => database.listen(schema, hear));

  const storeOn = (query: SqlQuery, reading: Reading, transaction: Store['transaction']): Store => ({
    ...createSqlWrites(query, schema),
    ...createSqlUpkeep(query, { schema, fold }),
    ...createSqlReads(query, reading, { schema, fold }),
    transaction,
    heeding: () => storeOn(query, reading, transaction),
    listen,
    close: database.close,
  });

  const transaction: Store['transaction'] = (run) =>
    explainDeadlock(
      database.transaction((query) => {
        const inner: Store = storeOn(
          query,
          () => ({ query }),
          (work) => atSavepoint(query, () => work(inner)),
        );
        return run(inner);
      }),
    );

  const outer = storeOn(database.query, database.reading, transaction);
  return {
    ...outer,
    heeding: (signal) => storeOn(database.query, (weight) => database.reading(weight, signal), transaction),
    analyze: createSqlUpkeep(database.upkeep, { schema, fold }).analyze,
    insertMany: (...args) => transaction((store) => store.insertMany(...args)),
    updateMany: (...args) => transaction((store) => store.updateMany(...args)),
    // Two processes that start together would both find an index missing.
    prepare: (...args) =>
      database.transaction(async (query) => {
        await lockSchema(query, schema);
        await createSqlUpkeep(query, { schema, fold }).prepare(...args);
      }),
  };
};

/** Runs a part of a transaction; if it throws, only that part is undone and the transaction can go on. */
const atSavepoint = async <T>(query: SqlQuery, work: () => Promise<T>): Promise<T> => {
  await query('savepoint part');
  try {
    const result = await work();
    await query('release savepoint part');
    return result;
  } catch (error) {
    await query('rollback to savepoint part');
    await query('release savepoint part');
    throw error;
  }
};

/** @throws StoreDeadlock in the place of what the database says when it ended a transaction for another one. */
const explainDeadlock = async <T>(transaction: Promise<T>): Promise<T> => {
  try {
    return await transaction;
  } catch (error) {
    throw isDeadlock(error) ? new StoreDeadlock(error) : error;
  }
};

const DEADLOCK = '40P01';

const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === DEADLOCK;

type Tables = { readonly schema: string; readonly fold: Fold };

/** Records from which on a list without an index is slow enough to be noticed. */
const MANY = 10_000;

/** What keeps lists quick when there are many records. */
const createSqlUpkeep = (query: SqlQuery, tables: Tables): Pick<Store, 'prepare' | 'analyze'> => ({
  prepare: async (collection, places, from = MANY) => {
    const some = `select 1 from ${tables.schema}.records where collection = $1 limit $2`;
    const [counted] = await query(`select count(*)::int as total from (${some}) as some_records`, [
      collection,
      from,
    ]);
    if (Number(counted?.['total']) < from) return;
    for (const place of places) await query(indexFor(collection, place, tables));
  },
  analyze: async () => {
    await query(`vacuum analyze ${tables.schema}.records`);
    await query(`vacuum analyze ${tables.schema}.claims`);
  },
});

/* An index is named after what it holds, so that a changed place is another index. */
const indexFor = (collection: string, { path, order, sort }: Place, { schema, fold }: Tables): string => {
  const columns = `((${sqlKey(path, order)}), (${sqlSortKey(sort, fold)}))`;
  const where = `collection = '${collection.replaceAll("'", "''")}'`;
  const name = createHash('sha256').update(`${columns} ${where}`).digest('hex').slice(0, 24);
  return `create index if not exists records_${name} on ${schema}.records ${columns} where ${where}`;
};
