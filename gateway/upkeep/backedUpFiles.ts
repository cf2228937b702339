import { createReadStream } from 'node:fs';
import { appendFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BackupLine } from './backupFile';

/* A file is a line, and another one for each piece more of it. */
const [FIRST, FURTHER] = ['files', 'pieces'] as const;

const PIECE = 1_000_000;

/** What lies in the folder of files, as lines of a backup. */
export const fileLines = async function* (folder: string): AsyncGenerator<BackupLine> {
  for (const path of await pathsIn(folder)) {
    let table: string = FIRST;
    try {
      for await (const piece of createReadStream(join(folder, path), { highWaterMark: PIECE })) {
        yield { table, row: { path, data: (piece as Buffer).toString('base64') } };
        table = FURTHER;
      }
    } catch (error) {
      // It was taken away meanwhile: what is swept no record has.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
};

export const isOfFile = ({ table }: BackupLine): boolean => table === FIRST || table === FURTHER;

type Put = {
  readonly put: ReadonlySet<string>;
  /** Takes those away again that were not there before. */
  readonly takeAway: () => Promise<void>;
};

/** Puts the files of a backup into the folder, and answers their paths. What is there under another name stays. */
export const putFiles = async (folder: string, lines: AsyncIterable<BackupLine>): Promise<Put> => {
  const put = new Set<string>();
  const before = new Set(await pathsIn(folder));
  const added: string[] = [];
  let open: string | undefined;
  const close = async () => {
    if (open !== undefined) await rename(`${open}.part`, open);
  };
  for await (const { table, row } of lines) {
    if (table !== FIRST && table !== FURTHER) continue;
    const path = String(row['path']);
    if (!WELL_FORMED.test(path)) throw new Error(`backup: "${path}" is no file of this gateway`);
    if (table === FIRST) {
      await close();
      open = join(folder, path);
      put.add(path);
      if (!before.has(path)) added.push(path);
      await mkdir(dirname(open), { recursive: true, mode: 0o700 });
      await rm(`${open}.part`, { force: true });
    }
    await appendFile(`${open}.part`, Buffer.from(String(row['data']), 'base64'), {
      mode: 0o600,
      flush: true,
    });
  }
  await close();
  return {
    put,
    takeAway: async () =>
      void (await Promise.all(added.map((path) => rm(join(folder, path), { force: true })))),
  };
};

/** Takes away what no restored record has. */
export const removeOthers = async (folder: string, kept: ReadonlySet<string>): Promise<void> => {
  for (const path of await pathsIn(folder))
    if (!kept.has(path)) await rm(join(folder, path), { force: true });
};

const WELL_FORMED = /^[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{32}(\.[a-z]+)?$/;

const pathsIn = async (folder: string): Promise<readonly string[]> => {
  const all = await readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return all.map((path) => path.replaceAll('\\', '/')).filter((path) => WELL_FORMED.test(path));
};
