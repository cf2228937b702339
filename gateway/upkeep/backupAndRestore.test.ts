import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoreSettings } from '../store/openStore';
import { openPglite } from '../store/pglite';
import { openPostgres } from '../store/postgres';
import { everything, row } from '../store/rows.samples';
import { isEveryCase } from '../../tests/runs';
import type { Store } from '../../server/store/store';
import { backup, restore } from './backupAndRestore';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'copies-'));
});
afterAll(() => rm(root, { recursive: true }));

const fill = async (store: Store) => {
  await store.insertMany(
    'plans',
    Array.from({ length: 2500 }, (_, at) =>
      row(`p${at}`, { name: `Plan ${at}`, nested: { at: [at, '"\n\u2028é'] } }),
    ),
    ({ name }) => ({ name: String(name) }),
  );
  await store.insert('users', row('u', { email: 'a@b.c', price: '12.50' }), { email: 'a@b.c' });
  await store.update('plans', 'p7', { patch: { name: 'Changed' }, uniques: { name: 'Changed' } });
};

const contentOf = async (store: Store) => ({
  plans: await store.list('plans', everything),
  users: await store.list('users', everything),
});

type Place = {
  readonly settings: StoreSettings;
  readonly schema: string;
  readonly open: () => Promise<Store>;
  /** Makes what is stored unreadable, where it is files. */
  readonly damage?: () => Promise<void>;
};

/* What outlives a restore stays, and of two with one id the newer. */
const keepsBeside = async (file: string, { settings, schema, open }: Place): Promise<void> => {
  const before = await open();
  await before.insert('users', row('later', { email: 'later' }), { email: 'later' });
  await before.update('users', 'u', { patch: { email: 'new', updatedAt: '2099-01-01T00:00:00.000Z' } });
  await before.insert('plans', row('later', {}));
  await before.close();
  const told = await restore(file, settings, { replace: true, kept: ['users'], schema });
  expect(told).toMatchObject({ counts: { records: 2501 } });
  const after = await open();
  const { rows } = await after.list('users', everything);
  expect(Object.fromEntries(rows.map(({ _id, email }) => [_id, email]))).toEqual({
    later: 'later',
    u: 'new',
  });
  expect(await after.get('plans', 'later')).toBeUndefined();
  await expect(after.insert('users', row('v', {}), { email: 'later' })).rejects.toThrow('in use');
  await after.close();
  const { counts } = await restore(file, settings, { replace: true, kept: [], schema });
  expect(counts).toMatchObject({ records: 2501 });
};

/* One place after the other: a full one, one to restore into. */
const describeCopies = (name: string, place: (at: string) => Place, isOpenToOthers: boolean) =>
  it(`brings back every record and unique value of ${name}, whole or not at all`, async () => {
    const full = place('full');
    const empty = place('empty');
    const file = join(root, `${name}.ndjson.gz`);
    const store = await full.open();
    await fill(store);
    const before = await contentOf(store);
    if (!isOpenToOthers) {
      await expect(backup(file, full.settings, full.schema)).rejects.toThrow('Stop that one');
      await store.close();
    }
    expect(await backup(file, full.settings, full.schema)).toEqual({ records: 2501, claims: 2501 });
    if (isOpenToOthers) await store.close();
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expect(backup(file, full.settings, full.schema)).rejects.toThrow('EEXIST');

    const into = (from: string, replace = false) =>
      restore(from, empty.settings, { replace, schema: empty.schema });
    const bytes = await readFile(file);
    const bad = join(root, `${name}-bad.ndjson.gz`);
    for (const length of [0, 10, Math.floor(bytes.length / 2), bytes.length - 1]) {
      await writeFile(bad, bytes);
      await truncate(bad, length);
      await expect(into(bad)).rejects.toThrow('Nothing was changed');
    }
    expect(await into(file)).toMatchObject({ counts: { records: 2501, claims: 2501 } });
    await expect(into(file)).rejects.toThrow('2501 records already');
    const restored = await empty.open();
    expect(await contentOf(restored)).toEqual(before);
    await expect(restored.insert('users', row('v', {}), { email: 'a@b.c' })).rejects.toThrow('in use');
    await restored.remove('users', 'u');
    await restored.insert('users', row('later', {}));
    await restored.close();
    expect(await into(file, true)).toMatchObject({ counts: { records: 2501 } });
    const again = await empty.open();
    expect(await contentOf(again)).toEqual(before);
    await again.close();
    await keepsBeside(file, empty);
    if (empty.damage) {
      await empty.damage();
      await expect(into(file)).rejects.toThrow('damaged');
      const kept = { replace: true, kept: ['users'], schema: empty.schema };
      await expect(restore(file, empty.settings, kept)).rejects.toThrow(/users .* --lose-kept/);
      expect(await into(file, true)).toMatchObject({ counts: { records: 2501 } });
      expect(await readdir(empty.settings.folder)).toContainEqual(expect.stringMatching(/^pglite-damaged-/));
    }
  }, 240_000);

/* A folder of PGlite is made five times here: where there is a server, its turn is in the long run. */
const isUsual = process.env['DATABASE_URL'] !== undefined && !isEveryCase;

describe('a backup', () => {
  if (!isUsual)
    describeCopies(
      'PGlite',
      (at) => {
        const folder = join(root, at);
        return {
          settings: { folder },
          schema: 'gateway',
          open: () => openPglite(folder),
          damage: () => truncate(join(folder, 'pglite/global/pg_control'), 0),
        };
      },
      false,
    );

  const databaseUrl = process.env['DATABASE_URL'];
  if (databaseUrl) {
    const run = randomBytes(4).toString('hex');
    afterAll(async () => {
      const pool = new Pool({ connectionString: databaseUrl });
      for (const at of ['full', 'empty']) await pool.query(`drop schema if exists test_${run}_${at} cascade`);
      await pool.end();
    });
    describeCopies(
      'PostgreSQL',
      (at) => {
        const schema = `test_${run}_${at}`;
        return {
          settings: { databaseUrl, folder: root },
          schema,
          open: () => openPostgres(databaseUrl, schema),
        };
      },
      true,
    );
  }
});
