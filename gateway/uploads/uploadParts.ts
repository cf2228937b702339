import { join } from 'node:path';
import { createMemoryBytes } from '../../server/uploads/bytes';
import type { UploadParts } from '../../server/uploads/uploadRoutes';
import type { StoreSettings } from '../store/openStore';
import { createFolderBytes } from './folderBytes';
import { createPictures } from './pictures';

type Env = Readonly<Record<string, string | undefined>>;

/** The folder of files beside the records. */
export const FILES_FOLDER = 'files';

const MB = 1_000_000;

/** Megabytes of one account, and of all together. */
const [USUAL_ACCOUNT, USUAL_ALL] = [1000, 20_000];

/** Where files are kept, and how many. Errors name the variable and its valid values. */
export const uploadPartsFrom = (env: Env, { store, databaseUrl, folder }: StoreSettings): UploadParts => ({
  bytes:
    store === 'memory' && !databaseUrl ? createMemoryBytes() : createFolderBytes(join(folder, FILES_FOLDER)),
  pictures: createPictures(),
  limits: {
    perAccount: megabytesIn(env, 'FILES_PER_ACCOUNT', USUAL_ACCOUNT),
    inAll: megabytesIn(env, 'FILES_IN_ALL', USUAL_ALL),
  },
});

const megabytesIn = (env: Env, name: string, usual: number): number => {
  const given = env[name]?.trim() || String(usual);
  if (/^[1-9]\d{0,8}$/.test(given)) return Number(given) * MB;
  throw new Error(`${name} is "${given}". Valid: a whole number of megabytes, such as ${usual}.`);
};
