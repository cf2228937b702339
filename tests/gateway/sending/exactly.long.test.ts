import { expect, it } from 'vitest';
import { describeExactly } from './exactly.suite';
import { openProcesses } from './places';

const databaseUrl = process.env['DATABASE_URL'];

if (databaseUrl === undefined)
  it('8.7 needs the PostgreSQL of DATABASE_URL', () => expect(databaseUrl).toBeUndefined());
else
  describeExactly('PostgreSQL', { count: 50_000, batch: 500, timeout: 1_800_000 }, () =>
    openProcesses(databaseUrl, 600_000),
  );
