import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import type { Place } from './killedWriter.samples';
import { ownName } from './ownSchema.samples';

/** A place of each store for processes that are killed, which is there until all tests of the file are done. */
export const killedPlaces = (): readonly (readonly [name: string, place: () => Place])[] => {
  const databaseUrl = process.env['DATABASE_URL'];
  const schema = ownName();
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'killed-'));
  });
  afterAll(async () => {
    await rm(root, { recursive: true });
    if (databaseUrl === undefined) return;
    const pool = new Pool({ connectionString: databaseUrl });
    await pool.query(`drop schema if exists ${schema} cascade`);
    await pool.end();
  });
  return [
    ['PGlite', () => ({ folder: join(root, 'data') })],
    ...(databaseUrl ? [['PostgreSQL', () => ({ databaseUrl, schema })] as const] : []),
  ];
};
