import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockFolder } from './folderLock';
import { startHolders, startHolder } from './folderLock.samples';

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

it('keeps a folder against every path that leads to it', async () => {
  const data = join(root, 'data');
  await mkdir(data);
  await symlink(data, join(root, 'link'));
  await symlink(root, join(root, 'above'));
  const unlock = await lockFolder(data);
  for (const path of [join(root, 'link'), join(root, 'above', 'data'), join(root, 'x', '..', 'data', '.')])
    await expect(lockFolder(path)).rejects.toThrow('open in another gateway');
  await unlock();
});

it('takes over from a process that died without freeing it', async () => {
  const holder = await startHolder(root);
  expect(holder.holds).toBe(true);
  await expect(lockFolder(root)).rejects.toThrow('open in another gateway');
  await holder.kill();
  await (
    await lockFolder(root)
  )();
});

it('gives the folder of a killed process to one of two that start at once', async () => {
  await symlink(root, join(root, 'link'));
  await (await startHolder(root)).kill();
  for (let round = 0; round < 5; round += 1) {
    const pair = await startHolders([root, join(root, 'link')]);
    expect(pair.filter(({ holds }) => holds)).toHaveLength(1);
    await Promise.all(pair.map(({ kill }) => kill()));
  }
});

it.runIf(process.platform === 'linux')(
  'sees a holder with which it shares the folder only, as with another container',
  async () => {
    const other = spawn('flock', ['-n', join(root, 'in-use'), 'sh', '-c', 'echo held; exec cat']);
    await once(other.stdout, 'data');
    await expect(lockFolder(root)).rejects.toThrow('open in another gateway');
    other.stdin.end();
    await once(other, 'exit');
    await (
      await lockFolder(root)
    )();
  },
);

it('locks a folder whose path is too long for a socket', async () => {
  const deep = join(root, 'x'.repeat(120));
  await mkdir(deep);
  const unlock = await lockFolder(deep);
  await expect(lockFolder(deep)).rejects.toThrow('open in another gateway');
  await unlock();
});

it('names the folder when it cannot be locked at all', async () => {
  await mkdir(join(root, 'in-use'));
  await expect(lockFolder(root)).rejects.toThrow(root);
});
