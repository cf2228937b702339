import type { SqlQuery } from './sqlSchema';
import { StoreDeadlock } from '../../server/store/store';

/** Runs a part of a transaction; if it throws, only that part is undone and the transaction can go on. */
export const atSavepoint = async <T>(query: SqlQuery, work: () => Promise<T>): Promise<T> => {
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
export const explainDeadlock = async <T>(transaction: Promise<T>): Promise<T> => {
  try {
    return await transaction;
  } catch (error) {
    throw isDeadlock(error) ? new StoreDeadlock(error) : error;
  }
};

const DEADLOCK = '40P01';

const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === DEADLOCK;
