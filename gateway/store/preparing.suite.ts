import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Key, ListPlan, Row, Store } from '../../server/store/store';
import type { Condition, Search } from '../../src/model/rules/matchConditions';
import { row } from './rows.samples';
import { sqlKey } from './sqlColumn';
import { sqlSearch, sqlSortKey, sqlWhere } from './sqlCondition';
import { createMemoryStore } from '../../server/store/memory';
import type { SqlQuery } from './sqlSchema';

/** A store, and its database to be asked directly. */
export type Opened = { readonly store: Store; readonly ask: SqlQuery; readonly schema: string };

export const states: ListPlan = {
  collection: 'parcels',
  filters: [{ path: 'state', order: 'text' }],
  holding: [],
  sorts: [{ path: 'createdAt', order: 'text' }],
  texts: [],
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

/** How the database would find them. */
export const planOf = async (
  { ask, schema }: Opened,
  { where = [], search }: { readonly where?: readonly Condition[]; readonly search?: Search },
): Promise<string> => {
  const bind = (value: unknown) => {
    const text = Array.isArray(value)
      ? `{${value.map((each) => JSON.stringify(each)).join(',')}}`
      : String(value);
    return `'${text.replaceAll("'", "''")}'`;
  };
  const test = sqlWhere(where, { bind, schema }) + sqlSearch(search, bind);
  const lines = await ask(`explain select * from ${schema}.records where collection = 'parcels'${test}`);
  return lines.map((line) => String(line['QUERY PLAN'])).join('\n');
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

    it('and makes what two collections ask for once one of them has', async () => {
      await opened.store.insertMany('parcels', parcels(20));
      await opened.store.prepare([states, { ...states, collection: 'letters' }], { from: 20 });
      expect(await aidsOf(opened)).toEqual(['index of state', 'statistics of state']);
    });

    it('and then expects as many records of a value as there are', async () => {
      await opened.store.insertMany('parcels', parcels(5000));
      await opened.store.prepare([states], { from: 20 });
      const plan = await planOf(opened, { where: [{ path: 'state', op: 'eq', value: 'lost' }] });
      const expected = Number(/rows=(\d+)/.exec(plan)?.[1]);
      // 1,500 are lost; of what it knows nothing about it expects one in two hundred.
      expect(expected).toBeGreaterThan(1200);
      expect(expected).toBeLessThan(1800);
    });

    it('and reads a page of any order from an index, in both directions', async () => {
      const { store, ask, schema } = opened;
      await store.insertMany('parcels', parcels(3000));
      const sorts: readonly Key[] = [
        { path: 'weight', order: 'number' },
        { path: 'state', order: 'text' },
      ];
      await store.prepare([{ ...states, filters: [], sorts }], { from: 20 });
      for (const key of sorts.map(sqlSortKey)) {
        for (const direction of ['asc', 'desc']) {
          const page = `order by ${key} ${direction}, ${sqlKey('_id')} ${direction} limit 25`;
          const lines = await ask(
            `explain select * from ${schema}.records where collection = 'parcels' and ${key} is not null ${page}`,
          );
          const plan = lines.map((line) => String(line['QUERY PLAN'])).join('\n');
          expect(plan).toMatch(/Index Scan (Backward )?using records_[0-9a-f]{24}/);
          expect(plan).not.toContain('Sort');
        }
      }
    });

    it('and finds what a list holds, alone and among others, without reading all of them', async () => {
      const { store } = opened;
      const memory = createMemoryStore();
      const rows = parcels(3000).map((each, n) => ({ ...each, tags: oddTags(n) }));
      for (const each of [store, memory]) await each.insertMany('parcels', rows);
      const [weight, tags] = [{ path: 'weight', order: 'number' } as const, 'tags'];
      await store.prepare([{ ...states, filters: [weight], holding: [tags] }], { from: 20 });
      for (const value of [
        ['t17'],
        ['t17', 't18'],
        ['17'],
        ['true'],
        ['-3'],
        ['012.5'],
        ['"\\ '],
        ['t9', ''],
        [],
      ]) {
        const holds = { path: tags, op: 'has', value } as const;
        const found = { op: 'or', of: [holds, { ...weight, op: 'eq', value: 17 }] } as const;
        for (const condition of [holds, { op: 'not', of: holds } as const, found]) {
          const page = { where: [condition], sort: [] as const, offset: 0, limit: 50 };
          expect(await store.list('parcels', page), String(value)).toEqual(
            await memory.list('parcels', page),
          );
        }
        if (value.length === 0) continue;
        expect(await planOf(opened, { where: [holds] })).toMatch(/Bitmap Index Scan/);
        expect((await planOf(opened, { where: [found] })).match(/Bitmap Index Scan/g)).toHaveLength(2);
      }
    });

    it('and takes texts of any length, before and after, as values and beside others', async () => {
      const { store } = opened;
      const key = { path: 'state', order: 'text' } as const;
      const plan = { ...states, filters: [key, { path: 'name', order: 'text' }], sorts: [key] } as const;
      await store.insertMany('parcels', parcels(30));
      await store.insert('parcels', row('before', { state: noise(8000), name: noise(9000) }));
      await store.prepare([plan], { from: 20 });
      expect(await aidsOf(opened)).toEqual([
        'index of name',
        'index of state',
        'index of state',
        'statistics of name',
        'statistics of state',
      ]);
      await store.insert('parcels', row('after', { state: noise(8000), name: noise(9001) }));
      const idsOf = async (condition: Condition) => {
        const sort = [{ ...key, descending: true }] as const;
        const page = { where: [condition], sort, offset: 0, limit: 5 };
        return (await store.list('parcels', page)).rows.map(({ _id }) => _id);
      };
      expect(await idsOf({ ...key, op: 'eq', value: noise(8000) })).toEqual(['before', 'after']);
      expect(await idsOf({ path: 'name', op: 'in', value: ['', noise(9000)] })).toEqual(['before']);
      expect(await idsOf({ path: 'name', op: 'gt', value: noise(9000) })).toEqual(['after']);
      expect(await idsOf({ path: 'name', op: 'gt', value: noise(100) })).toEqual(['before', 'after']);
    });

    it('and where one index cannot be made says so once, makes all others, and writes go on', async () => {
      const said = vi.spyOn(console, 'error').mockReturnValue();
      onTestFinished(() => said.mockRestore());
      const { store } = opened;
      await store.insertMany('parcels', parcels(30));
      // An id stands in each index as it is.
      await store.insert('parcels', row(noise(2500), { name: noise(8000) }));
      const [name, weight] = [
        { path: 'name', order: 'text' },
        { path: 'weight', order: 'number' },
      ] as const;
      const plan = { ...states, filters: [name, weight] };
      for (let times = 0; times < 2; times += 1) await store.prepare([plan], { from: 20 });
      expect(said.mock.calls).toEqual([
        [expect.stringMatching(/index records_\w+ cannot be made .*row size/)],
      ]);
      const made = ['index of weight', 'statistics of name', 'statistics of weight'];
      expect(await aidsOf(opened)).toEqual(made);
      await store.insert('parcels', row(noise(2501), { name: noise(8000) }));
    });

    it('and finds parts of texts without reading all of them, as the memory store does', async () => {
      const { store } = opened;
      const memory = createMemoryStore();
      const rows = parcels(3000).map((each, n) => ({ ...each, name: oddNames[n] ?? `Paket ${n * 7919}` }));
      for (const each of [store, memory]) await each.insertMany('parcels', rows);
      const paths = ['name', 'state'];
      await store.prepare([{ ...states, texts: [paths, ['name']] }], { from: 20 });
      const some = { paths: ['state'], among: paths };
      for (const search of [{ paths }, some])
        expect(await planOf(opened, { search: { text: '23757', ...search } })).toMatch(/Bitmap Index Scan/);
      for (const text of [...oddNames, ...oddParts]) {
        for (const search of [{ paths }, some, { paths: ['name'], among: paths }]) {
          const searched = {
            where: [],
            sort: [] as const,
            offset: 0,
            limit: 50,
            search: { text, ...search },
          };
          expect(await store.list('parcels', searched), text).toEqual(await memory.list('parcels', searched));
        }
        const where: Condition[] = [{ path: 'name', op: 'contains', value: text }];
        expect(await store.count('parcels', where), text).toBe(await memory.count('parcels', where));
      }
    });
  });

/* Lists as they are stored, and what was stored past the checks; 3,000 records have few of each. */
const oddTags = (n: number): unknown => {
  const odd: readonly unknown[] = [
    [17, true, -3],
    't17',
    ['012.5', '"\\ '],
    null,
    [['t17']],
    [{ a: 't17' }],
    [''],
  ];
  return n % 100 === 0 ? odd[(n / 100) % odd.length] : [`t${n}`, `t${n + 1}`];
};

/* Texts that no database can press together; each begins the longer ones. */
const noise = (length: number): string => {
  const parts = Array.from({ length: Math.ceil(length / 44) }, (_, n) =>
    createHash('sha256').update(String(n)),
  );
  return parts
    .map((part) => part.digest('base64'))
    .join('')
    .slice(0, length);
};

const oddNames = [
  'Grüße aus Łódź',
  'ΑΛΦΆ ΒΉΤΑ',
  '\u{1f600} \u{1f680}',
  'a%b_c\\d',
  '100 % sure',
  "O'Brien\nat 17",
  'x+y@example.org',
  '(+49) 171-392',
  '日本語の文字',
  '  two  spaces  ',
];

const oddParts = [
  'grÜSSe',
  'GRÜ',
  'łódź',
  'φά β',
  '\u{1f680}',
  '%b_',
  '_c\\',
  '\\d',
  '0 %',
  'n\nat',
  'Y@EX',
  ') 171',
  '語の文',
  'o  s',
  '_',
  '%',
];
