import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startHolder, startHolders } from './folderLock.samples';

const PAIRS = 200;

it(
  'gives the folder of a killed process to exactly one of two, 200 times',
  { timeout: 600_000 },
  async () => {
    const root = await mkdtemp(join(tmpdir(), 'lock-'));
    await symlink(root, join(root, 'link'));
    await (await startHolder(root)).kill();
    const holders: number[] = [];
    for (let round = 0; round < PAIRS; round += 1) {
      const pair = await startHolders([root, join(root, round % 2 ? 'link' : '.')]);
      holders.push(pair.filter(({ holds }) => holds).length);
      await Promise.all(pair.map(({ kill }) => kill()));
    }
    await rm(root, { recursive: true });
    expect(holders.filter((count) => count !== 1)).toEqual([]);
  },
);
