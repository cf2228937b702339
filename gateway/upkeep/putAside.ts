import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { PutAside } from '../../server/records/retired';

/**
 * Appends what leaves for its age to a file of its collection, a line of JSON for each record, and waits until it is on
 * the disk. Only the owner of the file may read it: it has what the records had.
 */
export const putAsideIn =
  (folder: string): PutAside =>
  async (collection, rows) => {
    await mkdir(folder, { recursive: true });
    const file = await open(join(folder, `${collection}.jsonl`), 'a', 0o600);
    try {
      await file.appendFile(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
      await file.sync();
    } finally {
      await file.close();
    }
  };
