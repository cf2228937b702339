import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { outsideTests } from '../ownProcess';
import { saidAddress } from './command';
import { lockFolder } from '../../gateway/store/folder/folderLock';

// A signal to npm reaches the program behind it as little as a signal to any other wrapper does.
describe.each(['start', 'serve'])('npm run %s', (command) => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ending-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('ends with npm, and frees its port and its folder', async () => {
    const npm = spawn('npm', ['run', command], {
      env: { ...outsideTests(), PORT: '0', DATA_FOLDER: folder, DATABASE_URL: '', SEED: 'off' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const { port } = new URL(await saidAddress(npm, ['npm', 'run', command]));
    await fetch(`http://127.0.0.1:${port}/config.json`);
    await expect(lockFolder(folder)).rejects.toThrow('open in another gateway');
    // A connection that nobody closes must not keep it.
    const idle = connect(Number(port), '127.0.0.1').on('error', () => undefined);
    await once(idle, 'connect');

    npm.kill('SIGTERM');

    await vi.waitFor(async () => (await lockFolder(folder))(), { timeout: 30_000, interval: 100 });
    const free = createServer().listen(Number(port), '127.0.0.1');
    await once(free, 'listening');
    free.close();
    idle.destroy();
  });
});
