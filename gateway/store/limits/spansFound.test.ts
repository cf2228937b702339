import { expect, it } from 'vitest';
import type { ListPlan } from '../../../server/store/store';
import { emptyDatabase } from '../pglite.samples';
import { planOf } from '../preparing.suite';
import { row } from '../rows.samples';
import { createSqlStore } from '../sql';
import { sqlKey } from '../sqlColumn';
import { sqlSortKey } from '../sqlCondition';

const COUNT = 5000;

const [FROM, TO] = (['when.from', 'when.to'] as const).map((path) => ({ path, order: 'text' }) as const);

const plan: ListPlan = {
  collection: 'parcels',
  filters: [],
  holding: [],
  touching: FROM && TO ? [[FROM, TO]] : [],
  missing: ['parent'],
  sorts: [{ path: 'createdAt', order: 'text' }],
  texts: [],
};

const dayAt = (n: number): string => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10);

it(
  'D3 what touches some days, and what stands below nothing, is found by an index, also in order',
  { timeout: 60_000 },
  async () => {
    const database = await emptyDatabase();
    const store = await createSqlStore(database);
    const rows = Array.from({ length: COUNT }, (_, n) =>
      row(`p${n}`, { when: { from: dayAt(n), to: dayAt(n + 1) }, parent: n < 20 ? null : 'p0' }),
    );
    await store.insertMany('parcels', rows);
    await store.prepare([plan], { from: 1 });
    const opened = { store, ask: database.query, schema: 'gateway' };

    const [first, last] = [dayAt(COUNT / 2), dayAt(COUNT / 2 + 2)];
    const where = [
      { path: 'when.to', op: 'gte', value: first },
      { path: 'when.from', op: 'lte', value: `${last}T24` },
    ] as const;
    expect(await planOf(opened, { where })).toMatch(/Index Cond: .*when,to.*when,from/);
    const page = {
      where,
      sort: [{ path: 'when.from', order: 'text', descending: false }],
      offset: 0,
    } as const;
    const { rows: found, total } = await store.list('parcels', { ...page, limit: 2 });
    expect([total, found.map(({ _id }) => _id)]).toEqual([4, ['p2499', 'p2500']]);
    const key = sqlSortKey({ path: 'when.from', order: 'text' });
    const inOrder = await database.query(
      `explain select * from gateway.records where collection = 'parcels' and ${sqlKey('when.to')} >= '${first}' and ${key} is not null order by ${key}, ${sqlKey('_id')} limit 25`,
    );
    expect(inOrder.map((line) => String(line['QUERY PLAN'])).join('\n')).toMatch(/Index Scan using records_/);

    const roots = [{ path: 'parent', op: 'exists', value: false }] as const;
    expect(await planOf(opened, { where: roots })).toMatch(/Index Scan (using|on) records_[0-9a-f]{24}/);
    expect(await store.count('parcels', roots)).toBe(20);
    await store.close();
  },
);
