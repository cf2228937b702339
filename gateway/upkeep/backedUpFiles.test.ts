import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { streamOf } from '../../server/uploads/bytes';
import { openPglite } from '../store/pglite';
import { row } from '../store/rows.samples';
import { createFolderBytes } from '../uploads/folderBytes';
import { backup, restore } from './backupAndRestore';

const [ONE, TWO] = ['a'.repeat(32), 'b'.repeat(32)];

it('brings the files of records back with them, and leaves none that no restored record has', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'backed-up-files-'));
  const settings = { store: 'pglite', folder } as const;
  const store = await openPglite(folder);
  await store.insert('proofs', row('1', {}));
  await store.close();
  const bytes = createFolderBytes(join(folder, 'files'));
  const large = new Uint8Array(2_500_000).fill(7);
  await bytes.put(ONE, streamOf(large), large.length);
  await bytes.put(`${ONE}.small`, streamOf(new Uint8Array([1, 2])), 2);
  const file = join(folder, 'all.gz');
  await backup(file, settings);
  await bytes.remove([ONE, `${ONE}.small`]);
  await expect(restore(file, settings, { replace: false })).rejects.toThrow();
  expect(await bytes.get(ONE), 'of a restore that is refused').toBeUndefined();
  await bytes.put(TWO, streamOf(new Uint8Array([3])), 1);
  const { counts } = await restore(file, settings, { replace: true });
  expect(counts).toMatchObject({ records: 1, files: 1 });
  const there = (await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true }))
    .filter((each) => each.isFile())
    .map(({ name }) => name);
  expect(there.toSorted()).toEqual([ONE, `${ONE}.small`]);
  expect(new Uint8Array(await readFile(join(folder, 'files', 'aa', 'aa', ONE)))).toEqual(large);
  await rm(folder, { recursive: true });
}, 180_000);
