import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config from '../fixtures/demo';
import { kinds } from '../src/fields/kinds';
import { firstRecords } from './firstRecords';
import { openProgram } from './startProgram';

let pageFolder: string;
beforeAll(async () => {
  pageFolder = await mkdtemp(join(tmpdir(), 'page-'));
  await writeFile(join(pageFolder, 'index.html'), '<!doctype html><title>Page</title>');
});
afterAll(() => rm(pageFolder, { recursive: true }));

it('says the port that it found where any will do, also in the address of the first administrator', async () => {
  const env = { PORT: '0', STORE: 'memory', SENDER: 'off', LOG: 'off' };
  const program = await openProgram({ config, kinds }, { pageFolder, env, first: firstRecords(env) });
  expect(program.address).toMatch(/^http:\/\/localhost:[1-9]\d*\/$/);
  expect(program.begin).toContain(`${program.address}#setup=`);
  expect((await fetch(`${program.address}health`)).status).toBe(200);
  await program.close();
});

describe('a program', () => {
  let program: Awaited<ReturnType<typeof openProgram>>;
  beforeAll(async () => {
    const env = { PORT: '0', STORE: 'memory', SENDER: 'off', LOG: 'off' };
    program = await openProgram({ config, kinds }, { pageFolder, env, first: firstRecords(env) });
  });
  afterAll(() => program.close());

  const open = () => connect(Number(new URL(program.address).port), '127.0.0.1');

  /** All that comes back over one connection until the program ends it. */
  const say = async (...lines: string[]): Promise<string> => {
    const socket = open();
    socket.write(lines.join('\r\n'));
    return text(socket);
  };

  const UPGRADES = ['h2c', 'websocket', 'TLS/1.0', 'anything'];

  it.each(UPGRADES)(
    'answers a request that offers an upgrade to %s as any other, and ends it',
    async (to) => {
      const answer = await say(
        'GET /health HTTP/1.1',
        'Host: a',
        'Connection: Upgrade',
        `Upgrade: ${to}`,
        '',
        '',
      );
      expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
      expect(answer).toMatch(/^connection: close/im);
    },
  );

  it('takes the body of such a request, in one piece and in several', async () => {
    const body = JSON.stringify({ email: 'a@example.com', password: 'wrong' });
    const head = ['POST /jwt/login HTTP/1.1', 'Host: a', 'Connection: Upgrade', 'Upgrade: h2c'];
    head.push('Content-Type: application/json', `Content-Length: ${body.length}`, '');
    expect(await say(...head, body)).toContain('Email or password is wrong.');
    const socket = open();
    socket.write([...head, body.slice(0, 10)].join('\r\n'), () => socket.write(body.slice(10)));
    expect(await text(socket)).toContain('Email or password is wrong.');
  });

  it('ends five hundred of them, whatever they offer', async () => {
    const lines = ['GET / HTTP/1.1', 'Host: a', 'Connection: Upgrade', 'Upgrade: h2c', '', ''];
    const answers = await Promise.all(Array.from({ length: 500 }, () => say(...lines)));
    expect(answers.filter((answer) => !answer.startsWith('HTTP/1.1 200'))).toEqual([]);
  });

  it('says that the length of a body in chunks is missing', async () => {
    const head = ['POST /jwt/login HTTP/1.1', 'Host: a', 'Connection: Upgrade', 'Upgrade: h2c'];
    expect(await say(...head, 'Transfer-Encoding: chunked', '', '0', '', '')).toMatch(/^HTTP\/1\.1 411/);
  });

  it.each(['GET /health', 'GET /ready', 'OPTIONS /'])(
    'answers %s in HTTP/1.0 without a host',
    async (what) => {
      expect(await say(`${what} HTTP/1.0`, '', '')).toMatch(/^HTTP\/1\.1 20[04]/);
    },
  );
});
