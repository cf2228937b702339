import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
