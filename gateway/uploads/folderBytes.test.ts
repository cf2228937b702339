import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { streamOf } from '../../server/uploads/bytes';
import { describeBytes, keysIn } from '../../server/uploads/bytes.suite';
import { createFolderBytes } from './folderBytes';

const opened = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bytes-'));
  return { folder, bytes: createFolderBytes(folder), close: () => rm(folder, { recursive: true }) };
};

describeBytes('a folder', opened);

it('tells the files of a folder, and nothing else that lies there', async () => {
  const { folder, bytes, close } = await opened();
  expect(await keysIn(bytes)).toEqual([]);
  const key = 'ab'.repeat(16);
  await bytes.put(key, streamOf(new Uint8Array([1])), 1);
  await writeFile(join(folder, 'README'), 'ours');
  await writeFile(join(folder, 'ab', 'ab', `${key}.part`), 'cut');
  expect(await keysIn(bytes)).toEqual([key]);
  await bytes.remove([key]);
  expect((await readdir(join(folder, 'ab', 'ab'))).toSorted()).toEqual([]);
  await close();
});

it('takes no path for a key', async () => {
  const { bytes, close } = await opened();
  await expect(bytes.get('../../etc/passwd')).rejects.toThrow(/is no key/);
  await close();
});
