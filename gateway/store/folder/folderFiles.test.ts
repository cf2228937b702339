import fs, { cpSync, openSync, rmSync, truncateSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openPglite } from '../pglite';
import { row } from '../rows.samples';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'files-'));
});
afterAll(() => rm(root, { recursive: true }));

it('puts every write on the disk before it is answered', async () => {
  const store = await openPglite(join(root, 'sound'));
  const sync = vi.spyOn(fs, 'fsyncSync');
  const synced: number[] = [];
  for (let at = 0; at < 5; at += 1) {
    sync.mockClear();
    await store.insert('plans', row(`p${at}`, { name: `${at}`.repeat(500) }));
    synced.push(sync.mock.calls.length);
  }
  sync.mockRestore();
  await store.close();
  expect(synced.filter((count) => count === 0)).toEqual([]);
});

it('names what is damaged, in which folder, and what can be done', async () => {
  const damages: Record<string, (files: string) => void> = {
    'does not open': (files) => truncateSync(join(files, 'global/pg_control'), 0),
    'base missing': (files) => rmSync(join(files, 'base'), { recursive: true }),
    'PG_VERSION is missing': (files) => rmSync(join(files, 'PG_VERSION')),
    'invalid page in block 0': (files) => {
      for (const name of fs.readdirSync(join(files, 'base/5'), { withFileTypes: true })) {
        if (!/^(1638[4-9]|1639\d)$/.test(name.name)) continue;
        const file = openSync(join(files, 'base/5', name.name), 'r+');
        if (fs.fstatSync(file).size > 0) writeSync(file, Buffer.alloc(8192, 7), 0, 8192, 0);
        fs.closeSync(file);
      }
    },
  };
  for (const [found, damage] of Object.entries(damages)) {
    const folder = join(root, found.replaceAll(' ', '-'));
    cpSync(join(root, 'sound'), folder, { recursive: true });
    damage(join(folder, 'pglite'));
    const opening = openPglite(folder).then(async (store) => {
      try {
        await store.get('plans', 'p0');
      } finally {
        await store.close();
      }
    });
    await expect(opening).rejects.toThrow(
      new RegExp(`the records in ${folder}/pglite are damaged: .*${found}.*npm run restore.*DATA_FOLDER=`),
    );
  }
}, 60_000);
