import { join } from 'node:path';
import { report } from '../../server/report';
import { BytesFault, createMemoryBytes, type ListedBytes } from '../../server/uploads/bytes';
import type { UploadParts } from '../../server/uploads/uploadRoutes';
import type { StoreSettings } from '../store/openStore';
import { scanFrom } from './clamd';
import { createFolderBytes } from './folderBytes';
import { createPictures } from './pictures';
import { createS3Bytes } from './s3Bytes';
import { s3From } from './s3Settings';

type Env = Readonly<Record<string, string | undefined>>;

/** The folder of files beside the records. */
export const FILES_FOLDER = 'files';

const MB = 1_000_000;

/** Megabytes of one account, and of all together. */
const [USUAL_ACCOUNT, USUAL_ALL] = [1000, 20_000];

/**
 * Where files are kept, and how many. A bucket that does not answer now may do so later; one that may not be used is an error.
 * Errors name the variable and its valid values.
 */
export const openUploadParts = async (env: Env, settings: StoreSettings): Promise<UploadParts> => {
  const limits = {
    perAccount: megabytesIn(env, 'FILES_PER_ACCOUNT', USUAL_ACCOUNT),
    inAll: megabytesIn(env, 'FILES_IN_ALL', USUAL_ALL),
  };
  const isKept = settings.store !== 'memory' || settings.databaseUrl;
  const bytes = isKept ? await openKeptBytes(env, settings) : createMemoryBytes();
  return { bytes, pictures: createPictures(), limits, scan: scanFrom(env) };
};

/** The files of records that outlive the process: in a bucket where the environment names one, else beside the records. */
export const openKeptBytes = async (env: Env, { folder }: StoreSettings): Promise<ListedBytes> => {
  const place = s3From(env);
  if (!place) return createFolderBytes(join(folder, FILES_FOLDER));
  const bytes = createS3Bytes(place);
  await bytes.check().catch((error: unknown) => {
    if (!(error instanceof BytesFault)) throw error;
    report(`${error.message} Until they can be, no file is taken or shown.`);
  });
  return bytes;
};

const megabytesIn = (env: Env, name: string, usual: number): number => {
  const given = env[name]?.trim() || String(usual);
  if (/^[1-9]\d{0,8}$/.test(given)) return Number(given) * MB;
  throw new Error(`${name} is "${given}". Valid: a whole number of megabytes, such as ${usual}.`);
};
