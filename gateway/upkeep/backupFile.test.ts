import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkBackup, writeBackup } from './backupFile';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  file = join(folder, 'all.ndjson.gz');
});
afterEach(() => rm(folder, { recursive: true }));

const lines = async function* () {
  yield { table: 'records', row: { id: 'a' } };
};

const MODULE = join(import.meta.dirname, 'backupFile.ts');

/* Appended to the module, for a process of its own: says that it has begun, and its lines never end. */
const ENDLESS = `
  await writeBackup(process.argv[1], (async function* () {
    console.log('begun');
    await new Promise(() => setInterval(() => {}, 1000));
  })());
`;

it('has no file under its name when it was killed, and can be run again', async () => {
  const { code } = await transformWithOxc(await readFile(MODULE, 'utf8'), MODULE);
  const killed = spawn(process.execPath, ['--input-type=module', '-e', code + ENDLESS, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(killed.stdout, 'data');
  const gone = once(killed, 'exit');
  killed.kill('SIGKILL');
  await gone;
  expect(await readdir(folder)).not.toContain('all.ndjson.gz');
  expect(await writeBackup(file, lines())).toEqual({ records: 1 });
  expect(await checkBackup(file)).toMatchObject({ counts: { records: 1 } });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it('overwrites no file, also none that came while it was written, and leaves nothing beside it', async () => {
  const late = async function* () {
    yield* lines();
    await writeFile(file, 'of somebody else');
  };
  await expect(writeBackup(file, late())).rejects.toThrow('EEXIST');
  await expect(writeBackup(file, lines())).rejects.toThrow('EEXIST');
  expect(await readFile(file, 'utf8')).toBe('of somebody else');
  expect(await readdir(folder)).toEqual(['all.ndjson.gz']);
});
