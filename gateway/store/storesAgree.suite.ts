import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../server/store/memory';
import { totalsFrom } from '../../src/model/numbers/totals';
import { someList, someQuery, someRows, someTally } from './rows.samples';
import { standingOf } from '../../src/model/rules/sorted';
import type { Query, Row, Store } from '../../server/store/store';

/** The memory store is the plain reading of what a query means; a database must read every query the same way. */
export const describeAgreement = (name: string, open: () => Promise<Store>, numRuns = 60) =>
  describe(`the memory store and ${name}`, () => {
    let database: Store;
    beforeAll(async () => {
      database = await open();
    }, 60_000);
    afterAll(() => database.close());

    it(
      'answer random queries over random records alike',
      async () => {
        const questions = fc.array(someQuery, { minLength: 8, maxLength: 8 });
        const agree = fc.asyncProperty(someRows, questions, async (rows, queries) => {
          const memory = createMemoryStore();
          for (const store of [memory, database]) {
            await store.clear('mixed');
            await store.insertMany('mixed', rows);
          }
          for (const query of queries) {
            expect(await database.list('mixed', query)).toEqual(await memory.list('mixed', query));
          }
        });
        const keys = ['a', 'b', 'client.name', '_id'].flatMap((path) =>
          (['text', 'number'] as const).map((order) => ({ path, order })),
        );
        const texts = [['a'], ['a', 'b'], ['b', 'client.name'], ['a', 'b', 'client.name']];
        const holding = ['a', 'b', 'client'];
        const plan = { collection: 'mixed', filters: keys, holding, sorts: keys, texts };
        await database.prepare([plan], { from: 0 });
        await database.analyze();
        await fc.assert(agree, { numRuns });
      },
      1_000 * numRuns,
    );

    it(
      'walk lists from row to row, from both ends, over the rows that they have by number',
      async () => {
        const walks = fc.tuple(
          someRows,
          fc.array(someList, { minLength: 6, maxLength: 6 }),
          fc.nat({ max: 3 }),
        );
        const agree = fc.asyncProperty(walks, async ([rows, lists, more]) => {
          const memory = createMemoryStore();
          for (const store of [memory, database]) {
            await store.clear('mixed');
            await store.insertMany('mixed', rows);
            for (const list of lists) {
              const whole = await store.list('mixed', { ...list, offset: 0, limit: Infinity });
              for (const side of ['after', 'before'] as const)
                expect(await walked(store, list, { side, limit: 1 + more })).toEqual(whole.rows);
            }
          }
        });
        await fc.assert(agree, { numRuns: numRuns / 2 });
      },
      1_000 * numRuns,
    );

    it(
      'count and add up random records alike, to the last decimal',
      async () => {
        const questions = fc.array(someTally, { minLength: 8, maxLength: 8 });
        const agree = fc.asyncProperty(someRows, questions, async (rows, queries) => {
          const memory = createMemoryStore();
          for (const store of [memory, database]) {
            await store.clear('mixed');
            await store.insertMany('mixed', rows);
          }
          for (const query of queries) {
            const [found, expected] = [
              await database.totals('mixed', query),
              await memory.totals('mixed', query),
            ];
            expect(totalsFrom(found, true)).toEqual(totalsFrom(expected, true));
            const { total } = await memory.list('mixed', { ...query, sort: [], offset: 0, limit: 1 });
            expect(found.all.count).toBe(total);
          }
        });
        await fc.assert(agree, { numRuns });
      },
      1_000 * numRuns,
    );
  });

type Walk = { readonly side: 'after' | 'before'; readonly limit: number };

/* Page by page, each beside the outermost row of the one before, until nothing comes. */
const walked = async (
  store: Store,
  list: Pick<Query, 'where' | 'sort'>,
  { side, limit }: Walk,
): Promise<Row[]> => {
  let all: Row[] = [];
  for (let page = 0; page < 20; page += 1) {
    const last = side === 'after' ? all.at(-1) : all[0];
    const from = last ? { side, row: standingOf(last, list.sort) } : { side };
    const { rows } = await store.list('mixed', { ...list, from, offset: 0, limit });
    if (rows.length === 0) return all;
    all = side === 'after' ? [...all, ...rows] : [...rows, ...all];
  }
  throw new Error(`a list of few rows did not end: ${JSON.stringify(list)}`);
};
