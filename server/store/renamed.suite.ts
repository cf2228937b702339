import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { row, someQuery, someRows } from '../../gateway/store/rows.samples';
import { isEveryCase } from '../../tests/runs';
import { renameFields, type Renames } from '../records/renameFields';
import { createMemoryStore } from './memory';
import { renamedStore } from './renamedStore';
import type { Row, Store } from './store';

const fields = [{ from: 'old', to: 'a' }];
const renames: Renames = { collection: 'mixed', fields, uniquesOf: undefined };
const unique: Renames = { ...renames, uniquesOf: ({ a }) => ({ old: null, a: String(a) }) };

/* Under the name from before. */
const before = ({ a, ...rest }: Row): Row => (a === undefined ? { ...rest } : { ...rest, old: a }) as Row;

const everything = { where: [], sort: [] as const, offset: 0, limit: 10_000 };

/* Writes after which a rename is cut off. */
const MOMENTS = isEveryCase ? [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] : [0, 3, 9];

/** What becomes of records whose field has another name by now. */
export const describeRenamed = (name: string, open: () => Promise<Store>) =>
  describe(`a renamed field in the ${name} store`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    }, 60_000);
    beforeEach(() => store.clear());
    afterAll(() => store.close());

    const many = Array.from({ length: 1010 }, (_, n) =>
      row(`r${String(n).padStart(4, '0')}`, { a: `v${n}` }),
    );
    const fill = () => store.insertMany('mixed', many.map(before), ({ old }) => ({ old: String(old) }));
    const read = () => renamedStore(store, new Map([['mixed', fields]]));

    it('is found under its new name, whichever of the records are rewritten', async () => {
      const property = fc.asyncProperty(
        someRows,
        fc.array(someQuery, { minLength: 8, maxLength: 8 }),
        fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
        async (rows, queries, isLeft) => {
          const memory = createMemoryStore();
          await memory.insertMany('mixed', rows);
          await store.clear('mixed');
          await store.insertMany(
            'mixed',
            rows.map((each, n) => (isLeft[n] ? before(each) : each)),
          );
          for (const { from, ...query } of queries) {
            const asked = { ...query, sort: [] as const };
            const { rows: found, total } = await read().list('mixed', asked);
            const expected = await memory.list('mixed', asked);
            expect([found.map(({ a = null, ...rest }) => ({ ...rest, a })), total]).toEqual([
              expected.rows.map(({ a = null, ...rest }) => ({ ...rest, a })),
              expected.total,
            ]);
          }
        },
      );
      await fc.assert(property, { numRuns: 20 });
    }, 60_000);

    it(`loses nothing when it ends at any of ${MOMENTS.length} moments, is read all the while, and goes on`, async () => {
      for (const moment of MOMENTS) {
        await store.clear('mixed');
        await fill();
        await renameFields(endingAt(store, moment), unique).catch((error: unknown) =>
          expect(String(error)).toBe('Error: ended'),
        );
        expect(await store.count('mixed', [{ path: 'old', op: 'exists', value: true }])).toBeGreaterThan(0);
        expect((await read().list('mixed', everything)).rows).toEqual(many);
        expect(await read().count('mixed', [{ path: 'a', op: 'in', value: ['v7', 'v1009'] }])).toBe(2);
        await renameFields(store, unique);
        const { rows } = await store.list('mixed', everything);
        expect(rows).toEqual(many);
      }
      await expect(store.insert('mixed', row('x', {}), { a: 'v1009' })).rejects.toThrow('already in use');
      await store.insert('mixed', row('y', {}), { old: 'v1009' });
    }, 300_000);

    it('is looked for among so many records at a time, wherever those that have it are', async () => {
      await store.insertMany('mixed', [...many.slice(0, 910), ...many.slice(910).map(before)]);
      const looked: Row[][] = [];
      const watched: Store = {
        ...store,
        list: async (collection, { where, ...query }) => {
          const among = where.filter((condition) => 'path' in condition && condition.path === '_id');
          if (where.length > 0)
            looked.push((await store.list(collection, { ...query, where: among, limit: 10_000 })).rows);
          return store.list(collection, { ...query, where });
        },
      };
      await renameFields(watched, renames, { within: 250 });
      expect((await store.list('mixed', everything)).rows).toEqual(many);
      expect(Math.max(...looked.map(({ length }) => length))).toBe(250);
    });

    it('keeps what others write meanwhile, and makes nobody’s edit a conflict', async () => {
      await fill();
      let isFirst = true;
      const meeting: Store = {
        ...store,
        list: async (...asked) => {
          const page = await store.list(...asked);
          if (isFirst) await read().update('mixed', 'r0003', { patch: { a: 'mine' } });
          isFirst = false;
          return page;
        },
      };
      await renameFields(meeting, renames);
      expect(await store.get('mixed', 'r0003')).toMatchObject({ a: 'mine', __v: 1 });
      await store.update('mixed', 'r0004', { patch: { b: 1 }, ifVersion: 0 });
      expect(await store.get('mixed', 'r0004')).toMatchObject({ a: 'v4', b: 1 });
    });

    it('is taken out of a record with what it is to have no more', async () => {
      await store.insertMany('plans', [row('a', { name: 'Ann', old: 1 }), row('b', { old: 2, more: 3 })]);
      const change = { patch: { name: 'Bob' }, without: ['old', 'never'] };
      expect(await store.update('plans', 'a', change)).toEqual({ ...row('a', { name: 'Bob' }), __v: 1 });
      await store.updateMany('plans', [{ id: 'b', ...change, isAside: true }]);
      expect(await store.get('plans', 'b')).toEqual(row('b', { name: 'Bob', more: 3 }));
    });

    it('is added up once all are rewritten, and refused before', async () => {
      await fill();
      await expect(read().totals('mixed', { where: [], by: 'a' })).rejects.toThrow('is being renamed');
      expect((await read().totals('mixed', { where: [] })).all.count).toBe(1010);
    });
  });

/* A process that ends: before it reads, within a transaction, before its commit or after it. */
const endingAt = (store: Store, moment: number): Store => {
  let left = moment;
  const pass = () => {
    left -= 1;
    if (left < 0) throw new Error('ended');
  };
  return {
    ...store,
    list: async (...asked) => {
      pass();
      return store.list(...asked);
    },
    transaction: async (run) => {
      const result = await store.transaction(async (inner) => {
        pass();
        const done = await run(inner);
        pass();
        return done;
      });
      pass();
      return result;
    },
  };
};
