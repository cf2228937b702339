import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Stored files cannot be read as what they are: says which, and what somebody can do. */
export class StoreDamaged extends Error {
  constructor(folder: string, found: string, options?: ErrorOptions) {
    super(
      `store: the records in ${folder} are damaged: ${found}. Put a backup in their place with ` +
        '"npm run restore -- <file> --replace" (what is damaged is kept beside it), or start with another folder: ' +
        'DATA_FOLDER=<folder>',
      options,
    );
    this.name = 'StoreDamaged';
  }
}

/** @throws StoreDamaged for a database without the file that says that it is one: a new one would be made over it. */
export const refuseTornFolder = (folder: string): void => {
  const isEmpty = !existsSync(folder) || readdirSync(folder).length === 0;
  if (isEmpty || existsSync(join(folder, 'PG_VERSION'))) return;
  throw new StoreDamaged(folder, 'the file PG_VERSION is missing');
};

/** @throws StoreDamaged for a database that could not be opened, and the error as it is when it is damaged itself. */
export const explainUnopened = (folder: string, cause: unknown): never => {
  if (cause instanceof StoreDamaged) throw cause;
  const missing = NEEDED.filter((name) => !existsSync(join(folder, name)));
  const found = missing.length > 0 ? `${missing.join(', ')} missing` : `it does not open (${textOf(cause)})`;
  throw new StoreDamaged(folder, found, { cause });
};

/** @throws StoreDamaged when the database found damage while it answered, and any other error as it is. */
export const explainDamage = (folder: string, cause: unknown): never => {
  const isDamage = cause instanceof Error && 'code' in cause && DAMAGE.includes(String(cause.code));
  throw isDamage ? new StoreDamaged(folder, textOf(cause), { cause }) : cause;
};

/** data_corrupted, index_corrupted, undefined_file, io_error */
const DAMAGE = ['XX001', 'XX002', '58P01', '58030'];

const NEEDED = ['base', 'global', 'global/pg_control', 'pg_wal', 'pg_xact'];

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
