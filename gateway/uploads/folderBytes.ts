import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import type { ListedBytes } from '../../server/uploads/bytes';
import { isKey, keyFault } from './keys';

/**
 * Keeps bytes in a folder, at most so many files in each below it as the first signs of their keys part. A file is there under
 * its name when it is whole and on the disk, not before.
 */
export const createFolderBytes = (folder: string): ListedBytes => {
  const pathOf = (key: string): string => {
    if (!isKey(key)) throw keyFault(key);
    return join(folder, key.slice(0, 2), key.slice(2, 4), key);
  };
  return {
    put: async (key, stream) => {
      const path = pathOf(key);
      const part = partOf(path);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        const written = createWriteStream(part, { mode: 0o600, flush: true });
        await pipeline(Readable.fromWeb(stream as NodeStream<Uint8Array>), written);
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    get: async (key, range) => {
      const path = pathOf(key);
      const isThere = await stat(path).then(() => true, missing);
      if (!isThere) return undefined;
      const read = createReadStream(path, range && { start: range.from, end: range.to });
      return Readable.toWeb(read) as unknown as ReadableStream<Uint8Array>;
    },
    // What was cut off by a kill lies beside it.
    remove: async (keys) => {
      const paths = keys.map(pathOf).flatMap((path) => [path, partOf(path)]);
      await Promise.all(paths.map((path) => rm(path, { force: true })));
    },
    keys: async function* () {
      for (const first of await namesIn(folder))
        for (const second of await namesIn(join(folder, first)))
          yield* (await namesIn(join(folder, first, second))).filter(isKey);
    },
  };
};

const partOf = (path: string): string => `${path}.part`;

const namesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder).catch(missing)) || [];

const missing = (error: NodeJS.ErrnoException): false => {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return false;
  throw error;
};
