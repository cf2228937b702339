import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The text of the config.json in the folder of the page: `dist/`, or `public/` while developing. Read each time it is
 * asked for, so that an edit needs no restart. Undefined where there is no such file, or nothing in it.
 */
export const readOwnSettings = async (folder: string): Promise<string | undefined> =>
  (await readFile(join(folder, 'config.json'), 'utf8').catch(() => '')) || undefined;
