import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createMemoryStore } from '../../../server/store/memory';
import type { ListPlan } from '../../../server/store/store';
import { emptyDatabase } from '../pglite.samples';
import { runs } from '../../../tests/runs';
import { plansOf } from '../plansOf.samples';
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

const between = (first: string, last: string) => {
  const span = ['when.from', 'when.to'] as const;
  return [
    { path: 'when.to', op: 'gte', value: first, span },
    { path: 'when.from', op: 'lte', value: `${last}T24`, span },
  ] as const;
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
    const where = between(first, last);
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

    const [lasting, later] = await plansOf(database, (heard) =>
      heard.list('parcels', { ...page, limit: 25, isUncounted: true }),
    );
    expect(lasting).toMatch(/Index Cond: .*@>/);
    expect(later).toMatch(new RegExp(`Index Cond: .*when,from.*>= '${first}'`));

    const roots = [{ path: 'parent', op: 'exists', value: false }] as const;
    expect(await planOf(opened, { where: roots })).toMatch(/Index Scan (using|on) records_[0-9a-f]{24}/);
    expect(await store.count('parcels', roots)).toBe(20);
    await store.close();
  },
);

it('D3 a page of what touches many days is read from the first on, however small a part of the table its collection is', async () => {
  const database = await emptyDatabase();
  const store = await createSqlStore(database);
  // One in five in the same month, as it is where most is of now.
  const whenOf = (n: number) => {
    const first = n % 5 === 0 ? 600 + (n % 26) : n % 1200;
    return { from: dayAt(first), to: dayAt(first + (n % 3)) };
  };
  await store.insertMany(
    'parcels',
    Array.from({ length: COUNT }, (_, n) => row(`p${n}`, { when: whenOf(n) })),
  );
  await store.insertMany(
    'files',
    Array.from({ length: 10 * COUNT }, (_, n) => row(`f${n}`, { name: `File ${n}` })),
  );
  await store.prepare([{ ...plan, sorts: FROM ? [FROM] : [] }], { from: 1 });
  const asked = {
    where: between(dayAt(600), dayAt(630)),
    sort: [{ path: 'when.from', order: 'text', descending: false }],
    offset: 0,
    limit: 25,
  } as const;
  for (const countTo of [undefined, 500]) {
    const [, lasting, later] = await plansOf(database, (heard) =>
      heard.list('parcels', { ...asked, ...(countTo !== undefined && { countTo }) }),
    );
    expect(lasting).toMatch(/Index Cond: .*@>/);
    expect(later).toMatch(/^Limit .* -> {2}Index Scan using records_/);
    expect(later).not.toContain('Sort');
  }
  // Of what does not fill a page no more is read than there is.
  const few = { ...asked, where: between(dayAt(1000), dayAt(1000)) };
  const [, , later] = await plansOf(database, (heard) => heard.list('parcels', few));
  expect(later).toMatch(/Index Cond: .*when,to.*when,from/);
  await store.close();
}, 60_000);

it('D3 what touches some days is found by what else is asked for where that is less', async () => {
  const database = await emptyDatabase();
  const store = await createSqlStore(database);
  const rows = Array.from({ length: COUNT }, (_, n) =>
    row(`p${n}`, { when: { from: dayAt(n % 100), to: dayAt(2000) }, owner: n % 1000 === 0 ? 'few' : 'many' }),
  );
  await store.insertMany('parcels', rows);
  await store.prepare([{ ...plan, filters: [{ path: 'owner', order: 'text' }] }], { from: 1 });
  const asked = {
    where: [...between(dayAt(500), dayAt(600)), { path: 'owner', op: 'eq', value: 'few' }],
    sort: [{ path: 'when.from', order: 'text', descending: false }],
    offset: 0,
    limit: 25,
    isUncounted: true,
  } as const;
  const [lasting] = await plansOf(database, (heard) => heard.list('parcels', asked));
  expect(lasting).toMatch(/Index Cond: .*owner.*= 'few'/);
  await store.close();
}, 60_000);

const days = fc.integer({ min: 0, max: 40 }).map(dayAt);
const moments = fc
  .tuple(days, fc.integer({ min: 0, max: 23 }))
  .map(([day, hour]) => `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`);
const ends = fc.oneof(days, moments, fc.constantFrom(null, 'soon', '2026', 7));
const spans = fc.option(fc.record({ from: ends, to: ends }), { nil: null });

it('D3 what touches some days is the same in every store, by pages, in both directions, whatever stands in the ends', async () => {
  const database = await emptyDatabase();
  const stores = [await createSqlStore(database), createMemoryStore()] as const;
  await fc.assert(
    fc.asyncProperty(
      fc.array(spans, { maxLength: 60 }),
      fc.tuple(days, days),
      fc.record({ descending: fc.boolean(), limit: fc.integer({ min: 1, max: 7 }) }),
      async (records, [one, other], { descending, limit }) => {
        const rows = records.map((when, n) => row(`p${String(n).padStart(3, '0')}`, { when }));
        const [first = '', last = ''] = [one, other].toSorted();
        const asked = {
          where: between(first, last),
          sort: [{ path: 'when.from', order: 'text', descending }],
          limit,
        } as const;
        const [found, right] = await Promise.all(
          stores.map(async (store) => {
            await store.clear('parcels');
            await store.insertMany('parcels', rows);
            const pages = [];
            for (let offset = 0; offset < rows.length + limit; offset += limit) {
              const page = await store.list('parcels', { ...asked, offset });
              pages.push([page.total, page.rows.map(({ _id }) => _id)]);
            }
            return pages;
          }),
        );
        expect(found).toEqual(right);
      },
    ),
    { numRuns: runs(60) },
  );
  await stores[0].close();
}, 120_000);
