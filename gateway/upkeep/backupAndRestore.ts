import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { ERASURE_KEYS } from '../../server/erasing/hashes';
import type { ListedBytes } from '../../server/uploads/bytes';
import type { Model } from '../../src/model/resolved/model';
import type { GatewaySettings } from '../openGateway';
import { StoreDamaged } from '../store/folder/damage';
import type { StoreSettings } from '../store/openStore';
import { openPgliteDatabase, PGLITE_FOLDER } from '../store/pglite';
import { openPostgresDatabase } from '../store/postgres';
import { copyIn, copyOut } from '../store/sqlCopy';
import { prepareSchema, type SqlDatabase } from '../store/sqlSchema';
import { openKeptBytes } from '../uploads/uploadParts';
import { fileLines, isOfFile, putFiles, removeOthers } from './backedUpFiles';
import { checkBackup, readBackup, writeBackup, type BackupLine, type Counts } from './backupFile';

/** Where the records are; where the files are, the environment says. */
type BackupSettings = StoreSettings & Pick<GatewaySettings, 'env'>;

/** Writes all records as they are at one moment, and their files, into a new file. @throws when it exists, or the store is not open to us. */
export const backup = async (file: string, settings: BackupSettings, schema = SCHEMA): Promise<Counts> => {
  const bytes = await openKeptBytes(settings.env ?? {}, settings);
  const database = await openDatabase(settings);
  try {
    await prepareSchema(database, schema);
    return await copyOut(database, schema, (lines) => writeBackup(file, withFiles(lines, bytes)));
  } finally {
    await database.close();
  }
};

/* After the records: a file that comes meanwhile is one too many, and none that a record has is missing. */
const withFiles = async function* (lines: AsyncIterable<BackupLine>, bytes: ListedBytes) {
  yield* lines;
  yield* fileLines(bytes);
};

const recordsIn = async function* (lines: AsyncIterable<BackupLine>) {
  for await (const line of lines) if (!isOfFile(line)) yield line;
};

/** The collections whose records outlive a restore: those that say so, and the keys by which they know who was erased. */
export const outliving = ({ resources }: Pick<Model, 'resources'>): readonly string[] => [
  ...resources.flatMap(({ api, outlivesRestore }) => (outlivesRestore ? api.collection : [])),
  ERASURE_KEYS,
];

type Restoring = {
  readonly replace: boolean;
  /** Collections whose records of the store that is replaced stay beside those of the backup. */
  readonly kept?: readonly string[];
  /** Goes on without them where they cannot be read. */
  readonly loseKept?: boolean;
  readonly schema?: string;
};

/**
 * Fills the store with a backup, whole or not at all. With `replace` it takes the place of what is there; files that
 * are damaged are then kept beside the new ones.
 * @throws when the file is cut or changed, or there are records and `replace` is not set.
 */
export const restore = async (
  file: string,
  settings: BackupSettings,
  { replace, kept = [], loseKept = false, schema = SCHEMA }: Restoring,
): Promise<{ readonly time: string; readonly counts: Counts }> => {
  const { time } = await checkBackup(file);
  const bytes = await openKeptBytes(settings.env ?? {}, settings);
  const fill = async (): Promise<Counts> => {
    const database = await openDatabase(settings);
    try {
      await prepareSchema(database, schema);
      return await copyIn(database, schema, { lines: recordsIn(readBackup(file)), replace, kept });
    } finally {
      await database.close();
    }
  };
  // Before the records: none is there without its files, however this ends.
  const { put, takeAway } = await putFiles(bytes, readBackup(file));
  const filled = fill().catch(async (error: unknown) => {
    if (!replace || !(error instanceof StoreDamaged)) throw error;
    if (kept.length > 0 && !loseKept)
      throw new Error(
        `${error.message}. Nothing was changed: the records of ${kept.join(', ')} in there outlive a restore, and cannot be read. Add --lose-kept to go on without them`,
        { cause: error },
      );
    await setAside(join(settings.folder, PGLITE_FOLDER));
    return fill();
  });
  const counts = await filled.catch(async (error: unknown) => {
    // No record has them: what was erased since would lie there for good.
    await takeAway();
    throw error;
  });
  await removeOthers(bytes, put);
  return { time, counts: { ...counts, files: [...put].filter((path) => !path.includes('.')).length } };
};

const SCHEMA = 'gateway';

const openDatabase = async ({ store, databaseUrl, folder }: StoreSettings): Promise<SqlDatabase> => {
  if (databaseUrl) return openPostgresDatabase(databaseUrl);
  if (store === 'memory')
    throw new Error('STORE=memory keeps nothing. Leave it out for .data, or set DATABASE_URL.');
  return openPgliteDatabase(folder);
};

const setAside = (files: string): Promise<void> =>
  rename(files, `${files}-damaged-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`);
