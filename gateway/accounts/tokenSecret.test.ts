import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readTokenSecret } from './tokenSecret';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('makes a secret once and keeps it', async () => {
  const first = await readTokenSecret({ folder: join(folder, 'data') });
  expect(await readTokenSecret({ folder: join(folder, 'data') })).toBe(first);
  expect(first.length).toBeGreaterThanOrEqual(32);
});

it.skipIf(process.platform === 'win32')('lets only its owner read the secret', async () => {
  await readTokenSecret({ folder });
  expect((await stat(join(folder, 'secret'))).mode & 0o077).toBe(0);
});

it('prefers the given secret, and is another one each time when it may keep nothing', async () => {
  const secret = 'x'.repeat(32);
  expect(await readTokenSecret({ secret, folder })).toBe(secret);
  expect(await readTokenSecret({})).not.toBe(await readTokenSecret({}));
});

it('refuses a secret that is too short, and says where it stands', async () => {
  await writeFile(join(folder, 'secret'), 'short');
  await expect(readTokenSecret({ folder })).rejects.toThrow(join(folder, 'secret'));
  await expect(readTokenSecret({ secret: '' })).rejects.toThrow('GATEWAY_SECRET');
});
