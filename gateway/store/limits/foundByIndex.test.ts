import { expect, it } from 'vitest';
import { namesFound } from '../../../server/store/namesFound.samples';
import type { ListPlan } from '../../../server/store/store';
import { emptyDatabase } from '../pglite.samples';
import { planOf, type Opened } from '../preparing.suite';
import { row } from '../rows.samples';
import { createSqlStore } from '../sql';
import { sqlKey } from '../sqlColumn';
import { sqlSortKey } from '../sqlCondition';

/* What it decides for so many, of which few are found, a planner decides the more for a million. */
const COUNT = 5000;

const NAME = { path: 'name', order: 'text' } as const;

const PATHS = ['name', 'city'];

const plan: ListPlan = {
  collection: 'parcels',
  filters: [],
  holding: [],
  sorts: [NAME],
  texts: [PATHS, ['name']],
};

const nameOf = (n: number): string => namesFound[n]?.[1] ?? `Ωμέγα ${n * 7919}`;

const open = async (): Promise<Opened> => {
  const database = await emptyDatabase();
  const store = await createSqlStore(database);
  const rows = Array.from({ length: COUNT }, (_, n) => row(`p${n}`, { name: nameOf(n), city: 'Überlingen' }));
  await store.insertMany('parcels', rows);
  await store.prepare([plan], { from: 1 });
  return { store, ask: database.query, schema: 'gateway' };
};

it(
  'A list of many finds by an index whatever somebody types, and is read in its order by one',
  { timeout: 60_000 },
  async () => {
    const opened = await open();
    const { store, ask } = opened;
    for (const [n, [typed]] of namesFound.entries()) {
      const search = { text: typed, paths: PATHS };
      expect([typed, await planOf(opened, { search })]).toEqual([typed, expect.stringContaining(BY_INDEX)]);
      const { rows } = await store.list('parcels', { where: [], search, sort: [], offset: 0, limit: 100 });
      expect([typed, rows.map(({ _id }) => _id)]).toEqual([typed, expect.arrayContaining([`p${n}`])]);
    }
    for (const op of ['contains', 'same'] as const) {
      const where = [{ path: 'name', op, value: 'Łukasz Nowak' }] as const;
      expect(await planOf(opened, { where })).toContain(BY_INDEX);
    }
    const [key, id] = [sqlSortKey(NAME), sqlKey('_id')];
    const page = `select * from gateway.records where collection = 'parcels' and (${key}, ${id}) > ('o', '') and ${key} is not null order by ${key}, ${id} limit 25`;
    const lines = (await ask(`explain ${page}`)).map((line) => String(line['QUERY PLAN'])).join('\n');
    expect(lines).toMatch(/Index Scan using records_[0-9a-f]{24}/);
    expect(lines).toMatch(/Index Cond: .*'o'/);
    expect(lines).not.toContain('Sort');
    await store.close();
  },
);

const BY_INDEX = 'Bitmap Index Scan on records_';
