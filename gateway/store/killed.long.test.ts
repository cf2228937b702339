import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAt, type Place } from './killedWriter.samples';

const ROUNDS = 20;
const WRITES = 500;

const schema = `test_${randomBytes(6).toString('hex')}`;
let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'killed-'));
});
afterAll(async () => {
  await rm(root, { recursive: true });
  if (databaseUrl === undefined) return;
  const pool = new Pool({ connectionString: databaseUrl });
  await pool.query(`drop schema if exists ${schema} cascade`);
  await pool.end();
});

const databaseUrl = process.env['DATABASE_URL'];
const stores: readonly (readonly [string, () => Place])[] = [
  ['PGlite', () => ({ folder: join(root, 'data') })],
  ...(databaseUrl ? [['PostgreSQL', () => ({ databaseUrl, schema })] as const] : []),
];

describe.each(stores)('%s', (_, placeOf) => {
  it(`loses no acknowledged write through ${ROUNDS} kills`, { timeout: 1_800_000 }, async () => {
    const place = placeOf();
    const acknowledged: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      // Somewhere within the writes, another place each round.
      acknowledged.push(...(await writeAndKill(place, round, 1 + ((round * 191) % WRITES))));
    }
    const store = await openAt(place);
    const lost: string[] = [];
    for (const id of acknowledged) {
      const stored = await store.get('killed', id);
      if (stored?.['changed'] === undefined) lost.push(id);
    }
    await store.close();
    expect(acknowledged.length).toBeGreaterThan(ROUNDS * 50);
    expect(lost).toEqual([]);
  });
});

/* The ids that a process acknowledged before it was killed, which it was after `until` of them. */
const writeAndKill = async (place: Place, round: number, until: number): Promise<string[]> => {
  const words = [JSON.stringify(place), String(round), String(WRITES)];
  const child = spawn(
    process.execPath,
    ['scripts/run.mjs', 'gateway/store/killedWriter.samples.ts', ...words],
    { env: withoutVitest(), stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const exited = once(child, 'exit');
  const said: string[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    said.push(line);
    if (said.length === until) child.kill('SIGKILL');
  });
  const [code] = (await Promise.all([exited, once(lines, 'close')]))[0] as [number | null];
  if (code !== null) throw new Error(`the writer ended by itself, with ${code}`);
  return said;
};

const withoutVitest = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(NODE_ENV|TEST|VITEST.*)$/.test(name)),
  );
