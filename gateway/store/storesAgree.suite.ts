import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../server/store/memory';
import { totalsFrom } from '../../src/model/numbers/totals';
import { someQuery, someRows, someTally } from './rows.samples';
import type { Store } from '../../server/store/store';

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
        await database.prepare([{ collection: 'mixed', filters: keys, sorts: keys }], { from: 0 });
        await database.analyze();
        await fc.assert(agree, { numRuns });
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
