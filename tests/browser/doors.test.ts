import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askAsWritten, type Ask } from '../doors/askAsWritten';
import { answeredOf } from '../doors/crawl';
import { startServer, type Running } from './command';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
let running: Running;
let ask: Ask;

beforeAll(async () => {
  running = await startServer(root, ['node', 'dist-gateway/main.js', '--demo'], {
    STORE: 'memory',
    DATABASE_URL: '',
  });
  ask = askAsWritten(running.address);
});

afterAll(() => running?.stop());

it('hands out no file of the tree when it is served, in no spelling', async () => {
  const tree = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  const files = [...tree.split('\0'), 'dist-gateway/main.js', '.git'].filter(
    (file) => file !== '' && file !== 'index.html',
  );
  expect(files.length).toBeGreaterThan(500);
  expect(await answeredOf(ask, files, root)).toEqual([]);
});

it('listens where HOST says and nowhere else, and names an address that is none of this machine', async () => {
  const command = ['node', 'dist-gateway/main.js'];
  const store = { STORE: 'memory', DATABASE_URL: '' };
  const elsewhere = await startServer(root, command, { ...store, HOST: '127.0.0.2' });
  const { port } = new URL(elsewhere.address);
  const statusAt = async (host: string) => (await fetch(`http://${host}:${port}/health`)).status;
  expect(await statusAt('127.0.0.2')).toBe(200);
  await expect(statusAt('127.0.0.1')).rejects.toThrow();
  await elsewhere.stop();
  const nowhere = startServer(root, command, { ...store, HOST: '192.0.2.1' });
  await expect(nowhere).rejects.toThrow('HOST=192.0.2.1 is no address of this machine');
});

it('answers what nothing serves with a 404 in JSON, and never with the page', async () => {
  const asked = [
    ['GET', '/v2/books', 'application/json'],
    ['GET', '/users/1/nothing', '*/*'],
    ['POST', '/apps/books', 'text/html'],
    ['DELETE', '/', 'text/html'],
    ['GET', '/v1/nothing', 'text/html'],
  ] as const;
  for (const [method, path, accept] of asked) {
    const { status, text, header } = await ask(path, { method, headers: { accept } });
    expect([path, status, header('content-type')]).toEqual([path, 404, 'application/json']);
    expect(JSON.parse(text)).toMatchObject({ success: false, errCode: '404' });
  }
});
