import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import { copyOut } from '../../gateway/store/sqlCopy';
import type { SqlDatabase } from '../../gateway/store/sqlSchema';
import { writeBackup } from '../../gateway/upkeep/backupFile';

/** All that a database holds, and a backup of it, as text. */
export const textOf = async (database: SqlDatabase, schema = 'gateway'): Promise<string> => {
  const tables = await database.query(
    'select table_name from information_schema.tables where table_schema = $1',
    [schema],
  );
  const lines: string[] = [];
  for (const { table_name: name } of tables)
    for (const row of await database.query(`select t::text as line from ${schema}.${String(name)} t`))
      lines.push(String(row['line']));
  const folder = await mkdtemp(join(tmpdir(), 'kept-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'backup.gz');
  await copyOut(database, schema, (rows) => writeBackup(file, rows));
  return [...lines, gunzipSync(await readFile(file)).toString('utf8')].join('\n');
};

const ALGORITHMS = ['md5', 'sha1', 'sha256', 'sha512'];
const FORMS = ['hex', 'base64', 'base64url'] as const;

/** Whether it stands there as it is, or as anybody who thinks of it can reckon it. */
export const isKeptIn = (text: string, candidate: string): boolean =>
  standsIn(text, candidate) ||
  ALGORITHMS.some((algorithm) =>
    FORMS.some((form) =>
      text.includes(createHash(algorithm).update(candidate).digest(form).replace(/=+$/, '')),
    ),
  );

/* A code of six digits is part of longer numbers by chance. */
const standsIn = (text: string, candidate: string): boolean =>
  /^\d+$/.test(candidate) ? new RegExp(`(?<!\\d)${candidate}(?!\\d)`).test(text) : text.includes(candidate);
