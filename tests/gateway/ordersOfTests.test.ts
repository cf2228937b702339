import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProgram } from '../browser/program';

/* The first order to close is carried out after the second, which fails. */
const late = `
const held = [];
process.on('message', ({ id, open }) => {
  if (open) return process.send({ id, address: 'http://localhost:' + open.PORT + '/' });
  held.unshift(id);
  if (held.length < 2) return;
  process.send({ id: held[0], fault: 'It is closed.' });
  process.send({ id: held[1], address: '' });
});
process.on('disconnect', () => process.exit());
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'late-'));
  await mkdir(join(folder, 'dist-gateway-tested'));
  await writeFile(join(folder, 'dist-gateway-tested/main.js'), late);
});
afterAll(() => rm(folder, { recursive: true }));

it('gives each answer of the tested program to whoever asked for it, however late it comes', async () => {
  const program = await openProgram(folder);
  expect(program.address).toBe('http://localhost:0');
  const [first, second] = await Promise.allSettled([program.close(), program.close()]);
  expect(first).toEqual({ status: 'fulfilled', value: undefined });
  expect(second).toMatchObject({ status: 'rejected', reason: new Error('It is closed.') });
});
