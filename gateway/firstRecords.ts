import accounts from '../fixtures/accounts.json';
import calendar from '../fixtures/calendar.json';
import { seeds } from '../fixtures/seeds/index';
import type { FirstRecords } from './seed';

/** The records and accounts of the demonstration; `SEED=off` keeps the hand-written ones and makes none up. */
export const firstRecords = (env: Readonly<Record<string, string | undefined>>): FirstRecords => ({
  seeds,
  writtenOn: calendar.writtenOn,
  accounts,
  ...(env['SEED'] === 'off' && { count: 0 }),
});
