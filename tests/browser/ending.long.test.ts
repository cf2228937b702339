import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { outsideTests } from '../ownProcess';
import { lockFolder } from '../../gateway/store/folder/folderLock';

// A signal to npm reaches the program behind it as little as a signal to any other wrapper does.
describe.each(['start', 'serve'])('npm run %s', (command) => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ending-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('ends with npm, and frees its port and its folder', async () => {
    const port = await freePort();
    const npm = spawn('npm', ['run', command], {
      env: { ...outsideTests(), PORT: String(port), DATA_FOLDER: folder, DATABASE_URL: '', SEED: 'off' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await saysAddress(npm);
    await fetch(`http://127.0.0.1:${port}/config.json`);
    await expect(lockFolder(folder)).rejects.toThrow('open in another gateway');
    // A connection that nobody closes must not keep it.
    const idle = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(idle, 'connect');

    npm.kill('SIGTERM');

    await vi.waitFor(async () => (await lockFolder(folder))(), { timeout: 30_000, interval: 100 });
    const free = createServer().listen(port, '127.0.0.1');
    await once(free, 'listening');
    free.close();
    idle.destroy();
  });
});

const saysAddress = (program: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    program.stdout?.on('data', (chunk: Buffer) => String(chunk).includes('http://') && resolve());
    program.once('exit', (code) => reject(new Error(`npm ended with code ${code} before it was ready.`)));
  });

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No free port on 127.0.0.1.');
  return address.port;
};
