import { expect, it } from 'vitest';
import { openMemory, openProcesses } from '../places';
import { describeSchedules } from './schedules.suite';

const SIZE = { count: 2000, batch: 50, timeout: 1_800_000 };

describeSchedules('memory', SIZE, () => openMemory(600_000));

const databaseUrl = process.env['DATABASE_URL'];

if (databaseUrl === undefined)
  it('O2 needs the PostgreSQL of DATABASE_URL', () => expect(databaseUrl).toBeUndefined());
else describeSchedules('PostgreSQL', SIZE, () => openProcesses(databaseUrl, 600_000));
