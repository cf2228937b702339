import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ListPlan, Row, Store } from '../../server/store/store';
import type { Condition } from '../../src/model/rules/matchConditions';
import { row } from './rows.samples';
import { sqlWhere } from './sqlCondition';
import type { SqlQuery } from './sqlSchema';

/** A store, and its database to be asked directly. */
export type Opened = { readonly store: Store; readonly ask: SqlQuery; readonly schema: string };

export const states: ListPlan = {
  collection: 'parcels',
  filters: [{ path: 'state', order: 'text' }],
  sorts: [{ path: 'createdAt', order: 'text' }],
};

const weights: ListPlan = { ...states, filters: [{ path: 'weight', order: 'number' }] };

export const parcels = (count: number, before = 0): Row[] =>
  Array.from({ length: count }, (_, n) =>
    row(`p${before + n}`, { state: n % 10 < 3 ? 'lost' : `at ${n}`, weight: n }),
  );

/** Of which paths a database has indexes that are good, and statistics. */
export const aidsOf = async ({ ask, schema }: Pick<Opened, 'ask' | 'schema'>): Promise<string[]> => {
  const rows = await ask(
    `select 'index of ' || pg_get_indexdef(indexrelid) as text from pg_index
      where indrelid = $1::regclass and indisvalid and pg_get_indexdef(indexrelid) ~ '#>'
     union all
     select 'statistics of ' || expr from pg_stats_ext_exprs where statistics_schemaname = $2`,
    [`${schema}.records`, schema],
  );
  return rows.map(({ text }) => String(text).replace(/^(\w+ of ).*?#> '\{(.+?)\}.*$/s, '$1$2')).sort();
};

/** How many records the database expects to find. */
const expectedOf = async ({ ask, schema }: Opened, where: readonly Condition[]): Promise<number> => {
  const bind = (value: unknown) => `'${String(value)}'`;
  const test = sqlWhere(where, { bind, fold: (text) => text, schema });
  const [plan] = await ask(`explain select * from ${schema}.records where collection = 'parcels'${test}`);
  return Number(/rows=(\d+)/.exec(String(plan?.['QUERY PLAN']))?.[1]);
};

/** What every database does so that long lists stay quick. */
export const describePreparing = (name: string, open: () => Promise<Opened>) =>
  describe(`${name} prepares its lists`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    }, 60_000);
    beforeEach(async () => {
      await opened.store.clear();
      await opened.store.prepare([]);
    });
    afterAll(() => opened.store.close());

    it('once a collection has grown large, and asks for nothing twice', async () => {
      const { store } = opened;
      await store.insertMany('parcels', parcels(19));
      await store.prepare([states], { from: 20 });
      expect(await aidsOf(opened)).toEqual([]);
      await store.insertMany('parcels', parcels(1, 19));
      await store.prepare([states], { from: 20 });
      const made = ['index of state', 'statistics of state'];
      expect(await aidsOf(opened)).toEqual(made);
      await store.prepare([states, states], { from: 20 });
      expect(await aidsOf(opened)).toEqual(made);
    });

    it('and takes away what no plan asks for any more, unless others may ask for it', async () => {
      const { store } = opened;
      await store.insertMany('parcels', parcels(20));
      await store.prepare([states], { from: 20 });
      await store.prepare([weights], { from: 20, isTidying: false });
      expect(await aidsOf(opened)).toContain('index of state');
      await store.prepare([weights], { from: 20 });
      expect(await aidsOf(opened)).toEqual(['index of weight', 'statistics of weight']);
    });

    it('and then expects as many records of a value as there are', async () => {
      await opened.store.insertMany('parcels', parcels(5000));
      await opened.store.prepare([states], { from: 20 });
      const expected = await expectedOf(opened, [{ path: 'state', op: 'eq', value: 'lost' }]);
      // 1,500 are lost; of what it knows nothing about it expects one in two hundred.
      expect(expected).toBeGreaterThan(1200);
      expect(expected).toBeLessThan(1800);
    });
  });
