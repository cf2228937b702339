import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import type { Bytes } from '../../server/uploads/bytes';

/**
 * Keeps bytes in a folder, at most so many files in each below it as the first signs of their keys part. A file is there under
 * its name when it is whole and on the disk, not before.
 */
export const createFolderBytes = (folder: string): Bytes => {
  const pathOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error(`files: "${key}" is no key`);
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
  };
};

const KEY = /^[0-9a-f]{32}(\.[a-z]+)?$/;

const partOf = (path: string): string => `${path}.part`;

const missing = (error: NodeJS.ErrnoException): false => {
  if (error.code === 'ENOENT') return false;
  throw error;
};
