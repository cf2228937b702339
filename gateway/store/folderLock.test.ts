import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockFolder } from './folderLock';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(() => rm(root, { recursive: true }));

it('gives a folder to one holder at a time, this process included', async () => {
  const unlock = await lockFolder(root);
  await expect(lockFolder(root)).rejects.toThrow(`${root} is open in another gateway`);
  await unlock();
  await (
    await lockFolder(root)
  )();
});

it('takes over from a process that died without freeing it', async () => {
  const holder = spawn(process.execPath, ['-e', HOLD, join(root, 'lock')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  await expect(lockFolder(root)).rejects.toThrow('open in another gateway');
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  await (
    await lockFolder(root)
  )();
});

it('locks a folder whose path is too long for a socket', async () => {
  const deep = join(root, 'x'.repeat(120));
  await mkdir(deep);
  const unlock = await lockFolder(deep);
  await expect(lockFolder(deep)).rejects.toThrow('open in another gateway');
  await unlock();
});

it('names the folder when it cannot be locked at all', async () => {
  await mkdir(join(root, 'lock'));
  await expect(lockFolder(root)).rejects.toThrow(root);
});

const HOLD = `require('node:net').createServer().listen(process.argv[1], () => console.log('held'))`;
