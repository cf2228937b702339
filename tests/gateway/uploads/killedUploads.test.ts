import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { sweepFiles } from '../../../server/uploads/sweeping';
import type { KeptFile } from '../../../src/model/files/keptFile';
import { runModule } from '../../ownProcess';
import { openKept } from './killedUploads.samples';

const UPLOADS = 50;
const ROUNDS = [1, 17, 33];

it(`leaves no record without its file and no file without a record through ${ROUNDS.length} kills`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'killed-uploads-'));
  const said: string[] = [];
  for (const until of ROUNDS) said.push(...(await sendAndKill(folder, until)));
  const { store, bytes, ...parts } = await openKept(folder);
  parts.clock.add(2 * 3600);
  await sweepFiles({ ...parts, store, bytes });
  const { rows } = await store.list('proofs', { where: [], sort: [], offset: 0, limit: 1000 });
  const files = rows.map(({ document }) => document as KeptFile);
  expect(rows.map(({ _id }) => _id)).toEqual(expect.arrayContaining(said));
  expect(files.length).toBeGreaterThan(50);
  expect((await lying(join(folder, 'files'))).map(([name]) => name)).toEqual(
    files.map(({ id }) => id).toSorted(),
  );
  expect((await lying(join(folder, 'files'))).every(([, size]) => size === files[0]?.size)).toBe(true);
  await store.close();
  await rm(folder, { recursive: true });
}, 180_000);

/* All that was acknowledged before the kill, which comes somewhere within the next upload. */
const sendAndKill = async (folder: string, until: number): Promise<string[]> => {
  const child = runModule('tests/gateway/uploads/killedUploads.samples.ts', folder, String(UPLOADS));
  const exited = once(child, 'exit');
  const said: string[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    said.push(line);
    if (said.length === until) child.kill('SIGKILL');
  });
  await Promise.all([exited, once(lines, 'close')]);
  return said;
};

const lying = async (folder: string): Promise<readonly (readonly [string, number])[]> => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((each) => each.isFile());
  const sized = files.map(
    async ({ name, parentPath }) => [name, (await stat(join(parentPath, name))).size] as const,
  );
  return (await Promise.all(sized)).toSorted(([one], [other]) => (one < other ? -1 : 1));
};
