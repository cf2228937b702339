import accounts from '../fixtures/accounts.json';
import { seeds } from '../fixtures/seeds';
import type { FirstRecords } from './seed';

/** The records and accounts of the demonstration; `SEED=off` starts an empty product instead. */
export const firstRecords = (env: Readonly<Record<string, string | undefined>>): FirstRecords =>
  env['SEED'] === 'off' ? { seeds: {}, accounts: [] } : { seeds, accounts };
