import { createNotices } from '../../server/store/notices';
import type { Reading, SqlDatabase, SqlQuery } from './sqlSchema';
import { checkedSchema, prepareSchema } from './sqlSchema';
import { createSqlReads } from './sqlReads';
import { createRolledTotals } from './sqlRolledTotals';
import { createRollups } from './sqlRollups';
import { createSqlWrites } from './sqlWrites';
import { type Store, StoreDeadlock } from '../../server/store/store';
import { plainTextsWriting } from './sqlPlainTexts';
import { analyze, createPreparing } from './sqlUpkeep';

/**
 * Records as JSON documents in one table, through whichever database is handed in.
 * `schema` is made if it is missing; default "gateway".
 */
export const createSqlStore = async (database: SqlDatabase, schema = 'gateway'): Promise<Store> => {
  await prepareSchema(database, checkedSchema(schema));
  const place = { schema, isShared: database.isShared };
  const prepareLists = createPreparing({ ...place, writePlainTexts: plainTextsWriting(database, schema) });

  const { listen } = createNotices((hear) => database.listen(schema, hear));
  const rollups = createRollups(database, schema);

  const storeOn = (query: SqlQuery, reading: Reading, transaction: Store['transaction']): Store => {
    const rolled = createRolledTotals(rollups, { schema, reading });
    return {
      ...createSqlWrites(query, schema),
      // Not a matter of one transaction: an index is built outside of any.
      prepare: (plans, { signal, ...options } = {}) =>
        database.upkeep((work) => prepareLists(work, { ...options, plans }), signal),
      analyze: () => database.upkeep((work) => analyze(work, place)),
      ...createSqlReads(query, reading, { schema, rolled }),
      rollUp: rollups.rollUp,
      transaction,
      heeding: () => storeOn(query, reading, transaction),
      listen,
      close: database.close,
    };
  };

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
    insertMany: (...args) => transaction((store) => store.insertMany(...args)),
    updateMany: (...args) => transaction((store) => store.updateMany(...args)),
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
