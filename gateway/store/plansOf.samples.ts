import type { Store } from '../../server/store/store';
import { createSqlStore } from './sql';
import type { SqlDatabase } from './sqlSchema';

/** How a database finds what a store asks it for, statement by statement. */
export const plansOf = async (
  database: SqlDatabase,
  work: (store: Store) => Promise<unknown>,
): Promise<string[]> => {
  const sent: string[] = [];
  const heard = await createSqlStore({
    ...database,
    reading: (...asked) => {
      const { query, ...limit } = database.reading(...asked);
      return {
        ...limit,
        query: (sql, values = []) => (sent.push(written(sql, values)), query(sql, values)),
      };
    },
  });
  await work(heard);
  const plans = await Promise.all(sent.map((sql) => database.query(`explain ${sql}`)));
  return plans.map((lines) => lines.map((line) => String(line['QUERY PLAN'])).join(' '));
};

/* A statement with its values in it. */
const written = (sql: string, values: readonly unknown[]): string =>
  sql.replaceAll(/\$(\d+)/g, (_, at: string) => `'${String(values[Number(at) - 1])}'`);
