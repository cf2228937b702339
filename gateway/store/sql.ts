import { createNotices } from '../../server/store/notices';
import type { SqlDatabase, SqlQuery } from './sqlSchema';
import { checkedSchema, lockSchema, prepareSchema } from './sqlSchema';
import { createSqlReads, type Reading } from './sqlReads';
import { atSavepoint, explainDeadlock } from './sqlSavepoint';
import { createSqlUpkeep } from './sqlUpkeep';
import { createSqlWrites } from './sqlWrites';
import type { Store } from '../../server/store/store';

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
    // Two processes that start together would both find an index missing.
    prepare: (...args) =>
      database.transaction(async (query) => {
        await lockSchema(query, schema);
        await createSqlUpkeep(query, { schema, fold }).prepare(...args);
      }),
  };
};
