import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readTokenSecrets } from './tokenSecret';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('makes a secret once and keeps it', async () => {
  const [first] = await readTokenSecrets({ folder: join(folder, 'data') });
  expect(await readTokenSecrets({ folder: join(folder, 'data') })).toEqual([first]);
  expect(first.length).toBeGreaterThanOrEqual(32);
});

it.skipIf(process.platform === 'win32')('lets only its owner read the secret', async () => {
  await readTokenSecrets({ folder });
  expect((await stat(join(folder, 'secret'))).mode & 0o077).toBe(0);
});

it('prefers the given secret, and is another one each time when it may keep nothing', async () => {
  const secret = 'x'.repeat(32);
  expect(await readTokenSecrets({ secret, folder })).toEqual([secret]);
  expect(await readTokenSecrets({})).not.toEqual(await readTokenSecrets({}));
});

it('keeps the secret before the present one, which is no longer the first', async () => {
  const [secret, secretBefore] = ['x'.repeat(32), 'y'.repeat(32)];
  expect(await readTokenSecrets({ secret, secretBefore })).toEqual([secret, secretBefore]);
  const wrong = readTokenSecrets({ secret, secretBefore: 'short' });
  await expect(wrong).rejects.toThrow('GATEWAY_SECRET_BEFORE');
});

it('refuses a secret that is too short, and says where it stands', async () => {
  await writeFile(join(folder, 'secret'), 'short');
  await expect(readTokenSecrets({ folder })).rejects.toThrow(join(folder, 'secret'));
  await expect(readTokenSecrets({ secret: '' })).rejects.toThrow('GATEWAY_SECRET');
});
