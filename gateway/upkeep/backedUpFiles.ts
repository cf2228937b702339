import { streamOf, type ListedBytes } from '../../server/uploads/bytes';
import { isKey } from '../uploads/keys';
import type { BackupLine } from './backupFile';

/* A file is a line, and another one for each piece more of it. */
const [FIRST, FURTHER] = ['files', 'pieces'] as const;

/** All files, as lines of a backup. */
export const fileLines = async function* (bytes: ListedBytes): AsyncGenerator<BackupLine> {
  for await (const path of bytes.keys()) {
    let table: string = FIRST;
    try {
      for await (const piece of (await bytes.get(path)) ?? []) {
        yield { table, row: { path, data: Buffer.from(piece).toString('base64') } };
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

/** Puts the files of a backup where they are kept, and answers their keys. What is there under another key stays. */
export const putFiles = async (bytes: ListedBytes, lines: AsyncIterable<BackupLine>): Promise<Put> => {
  const before = new Set<string>();
  for await (const key of bytes.keys()) before.add(key);
  const put = new Set<string>();
  const added: string[] = [];
  const takeAway = async () => {
    for (const key of added) await bytes.remove([key]);
  };
  try {
    for await (const { key, whole } of filesOf(lines)) {
      put.add(key);
      if (!before.has(key)) added.push(key);
      await bytes.put(key, streamOf(whole), whole.length);
    }
  } catch (error) {
    await takeAway();
    throw error;
  }
  return { put, takeAway };
};

/* One is held at a time, and whole: where they are kept it has to be said first how many bytes come. */
const filesOf = async function* (lines: AsyncIterable<BackupLine>) {
  let open: { readonly key: string; readonly pieces: Buffer[] } | undefined;
  const whole = ({ key, pieces }: NonNullable<typeof open>) => ({
    key,
    whole: new Uint8Array(Buffer.concat(pieces)),
  });
  for await (const { table, row } of lines) {
    if (table !== FIRST && table !== FURTHER) continue;
    const path = String(row['path']);
    // Earlier backups name the folders before it, too.
    const key = path.slice(path.lastIndexOf('/') + 1);
    if (!isKey(key)) throw new Error(`backup: "${path}" is no file of this gateway`);
    if (table === FIRST) {
      if (open) yield whole(open);
      open = { key, pieces: [] };
    }
    open?.pieces.push(Buffer.from(String(row['data']), 'base64'));
  }
  if (open) yield whole(open);
};

/** Takes away what no restored record has. */
export const removeOthers = async (bytes: ListedBytes, kept: ReadonlySet<string>): Promise<void> => {
  for await (const key of bytes.keys()) if (!kept.has(key)) await bytes.remove([key]);
};
