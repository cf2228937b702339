import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../server/store/memory';
import type { Cube } from '../../server/store/cube';
import type { Row, Store, TallyQuery } from '../../server/store/store';
import { everything } from './rows.samples';
import { totalsFrom } from '../../src/model/numbers/totals';
import type { Condition, Scalar } from '../../src/model/rules/matchConditions';

const cube: Cube = {
  collection: 'kept',
  dims: ['_id', 'a', 'b.name'],
  sums: ['n', 'm'],
  sets: [[], ['a'], ['b.name'], ['a', 'b.name'], ['_id', 'a']],
};

/* Around the days of summer time, of short zones and of no hour at all. */
const created = [
  '2030-01-01T00:00:00.000Z',
  '2030-03-30T22:59:59.999Z',
  '2030-03-30T23:00:00.000Z',
  '2030-03-31T01:00:00.000Z',
  '2030-03-31T21:59:59.999Z',
  '2030-03-31T22:14:00.000Z',
  '2030-03-31T22:15:00.000Z',
  '2030-10-27T00:30:00.000Z',
  '2030-10-27T22:59:59.999Z',
  '2030-12-31T18:29:59.999Z',
  '2030-12-31T18:30:00.000Z',
  '1981-06-01T16:45:00.000Z',
  '2030-03-31T22:00:00Z',
  '2030-03-31T21:59:59.9999Z',
  '2030-03-31',
  '2030-03-31T22',
  'yesterday',
  '~',
  '',
];
const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Asia/Singapore', 'Asia/Kathmandu'];
const texts = ['', 'x', 'y', "it's", '\ud800', 'a'.repeat(5000)];
const numbers = [0, 1, -1, '0.10', '12.5', '-3', '0.125', 'free', '9'.repeat(120), 2.5e-8, null, true];

const some = <const T>(...values: readonly T[]) => fc.constantFrom(...values);
const values = fc.record(
  {
    a: some<unknown>(...texts, 5, true, null, ['x']),
    b: some<unknown>({ name: 'x' }, { name: '' }, 'x', null),
    n: some<unknown>(...numbers),
    m: some<unknown>(...numbers),
  },
  { requiredKeys: [] },
);
const id = some('0', '1', '2', '3', '4', '5', '6', '7');

type Write = (store: Store) => Promise<unknown>;

const rowOf = (_id: string, createdAt: string, given: object): Row => ({
  _id,
  __v: 0,
  createdAt,
  updatedAt: createdAt,
  ...given,
});

const single: fc.Arbitrary<Write> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.tuple(id, some(...created), values).map(
      ([_id, at, given]): Write =>
        (store) =>
          store.insert('kept', rowOf(_id, at, given)),
    ),
  },
  fc.array(fc.tuple(some(...created), values), { minLength: 1, maxLength: 9 }).map(
    (rows): Write =>
      (store) =>
        store.insertMany(
          'kept',
          rows.map(([at, given], n) => rowOf(`many ${n}`, at, given)),
        ),
  ),
  fc.tuple(id, values).map(
    ([_id, patch]): Write =>
      (store) =>
        store.update('kept', _id, { patch }),
  ),
  fc.array(fc.tuple(id, values), { minLength: 1, maxLength: 4 }).map(
    (all): Write =>
      (store) =>
        store.updateMany(
          'kept',
          all.map(([_id, patch]) => ({ id: _id, patch })),
        ),
  ),
  id.map(
    (_id): Write =>
      (store) =>
        store.remove('kept', _id),
  ),
  fc.array(id, { maxLength: 3 }).map(
    (ids): Write =>
      (store) =>
        store.forget('kept', ids),
  ),
  id.map(
    (_id): Write =>
      (store) =>
        store.insert('other', rowOf(_id, '2030-01-01T00:00:00.000Z', { a: 'x' })),
  ),
  {
    weight: 1,
    arbitrary: some<Write>(
      (store) => store.clear('kept'),
      (store) => store.clear(),
    ),
  },
);

const write: fc.Arbitrary<Write> = fc.oneof(
  { weight: 4, arbitrary: single },
  fc.tuple(fc.array(single, { maxLength: 3 }), fc.boolean()).map(
    ([writes, isUndone]): Write =>
      (store) =>
        store.transaction(async (open) => {
          for (const each of writes) await open.transaction(each).catch(() => undefined);
          if (isUndone) throw new Error('undone');
        }),
  ),
);

const bound = fc.oneof(
  some(...created),
  some('2030-03-31', '2030-03-31T24', '2030-03-31T23:00:00.000Z', '2030-03', '2000'),
);
const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ path: fc.constant('createdAt'), op: some('gt', 'gte', 'lt', 'lte'), value: bound }),
  fc.record({
    path: some('a', 'b.name', '_id'),
    op: fc.constant('in' as const),
    value: fc.array(some<Scalar>(...texts, 5, true, '3'), { maxLength: 3 }),
  }),
  fc.record({ path: some('a', 'n'), op: some('eq', 'ne'), value: some<Scalar>('x', '', 5) }),
);

const question: fc.Arbitrary<TallyQuery> = fc
  .tuple(
    fc.array(condition, { maxLength: 3 }),
    fc.oneof(
      fc.constant({}),
      fc.record({ by: some('a', 'b.name', '_id', 'n', 'createdAt') }),
      fc.record({ by: fc.constant('createdAt'), per: some('day', 'month') }),
      fc.record({ by: fc.constant('createdAt'), per: some('day', 'month'), zone: some(...zones) }),
      fc.record({ by: some('a', 'updatedAt'), per: some('day', 'month'), zone: some(...zones) }),
    ),
    fc.oneof(fc.constant({}), fc.record({ of: some('n', 'm', 'a') })),
  )
  .map(([where, by, of]) => ({ where, ...by, ...of }));

/** What is kept of the numbers answers as the records do, whatever was written in whichever way. */
export const describeRollups = (name: string, open: () => Promise<Store>, numRuns = 30) =>
  describe(`the numbers that ${name} keeps`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    }, 60_000);
    beforeEach(() => store.clear());
    afterAll(() => store.close());

    const fromRecords = async () => {
      const plain = createMemoryStore();
      await plain.insertMany('kept', (await store.list('kept', everything)).rows);
      return plain;
    };

    it(
      '9.6 are those of the records, after any writes',
      async () => {
        let rolled = 0;
        const writes = fc.array(fc.tuple(write, fc.boolean()), { maxLength: 12 });
        const questions = fc.array(question, { minLength: 12, maxLength: 12 });
        const agree = fc.asyncProperty(writes, questions, fc.boolean(), async (all, asked, isNew) => {
          if (isNew) await store.rollUp([]);
          for (const [each, isMoved] of all) {
            await each(store).catch(() => undefined);
            if (isMoved) await store.rollUp([cube]);
          }
          const plain = await fromRecords();
          for (const each of asked) {
            const [found, expected] = [await store.totals('kept', each), await plain.totals('kept', each)];
            expect(totalsFrom(found, true, 0), JSON.stringify(each)).toEqual(totalsFrom(expected, true, 0));
            rolled += Number(found.isRolled ?? 0);
            const { where, search } = each;
            const counted = { ...everything, where, ...(search && { search }), limit: 1, countTo: 1 };
            const { total } = await store.list('kept', counted);
            expect([expected.all.count, Math.min(expected.all.count, 2)]).toContain(total);
          }
        });
        await fc.assert(agree, { numRuns });
        expect(rolled).toBeGreaterThan(numRuns);
      },
      2_000 * numRuns,
    );

    it('9.6 count what is forgotten no longer', async () => {
      const at = '2030-01-01T00:00:00.000Z';
      const ids = ['0', '1', '2', '3'];
      await store.insertMany(
        'kept',
        ids.map((_id) => rowOf(_id, at, { a: 'x', n: '1' })),
      );
      await store.rollUp([cube]);
      await store.forget('kept', ['0', '1']);
      expect(await store.count('kept', [{ path: 'a', op: 'eq', value: 'x' }])).toBe(2);
      expect(await store.list('kept', { ...everything, limit: 1 })).toMatchObject({ total: 2 });
      const found = await store.totals('kept', { where: [], of: 'n' });
      expect([found.isRolled, totalsFrom(found, true, 0).all]).toMatchObject([true, { count: 2, sum: '2' }]);
    });

    it('9.6 are those of the records, when they are begun anew and moved while others write', async () => {
      const writers = Array.from({ length: 6 }, async (_, writer) => {
        for (let n = 0; n < 25; n += 1) {
          const _id = `${writer} ${n}`;
          await store.insert('kept', rowOf(_id, created[n % 9] ?? '', { a: 'x', n: '0.10' }));
          await store.update('kept', _id, { patch: { a: n % 2 ? 'y' : 'x', n } });
          if (n % 3 === 0) await store.remove('kept', _id);
        }
      });
      const written = Promise.all(writers).then(() => true);
      for (let isOver = false; !isOver; isOver = await Promise.race([written, Promise.resolve(false)])) {
        await store.rollUp([]);
        await Promise.all([store.rollUp([cube]), store.rollUp([cube])]);
      }
      await store.rollUp([cube]);
      const plain = await fromRecords();
      for (const asked of [{}, { by: 'a', of: 'n' }, { by: 'createdAt', per: 'day', of: 'n' }] as const) {
        const found = await store.totals('kept', { where: [], ...asked });
        expect(found.isRolled).toBe(true);
        const expected = await plain.totals('kept', { where: [], ...asked });
        expect(totalsFrom(found, true, 0)).toEqual(totalsFrom(expected, true, 0));
      }
    });

    it('9.6 are those of the records for the months of a year in every time zone', async () => {
      await store.insertMany(
        'kept',
        created.map((at, n) => rowOf(`${n}`, at, { a: n % 2 ? 'x' : 'y', n: '0.10' })),
      );
      await store.rollUp([cube]);
      const plain = await fromRecords();
      const year = [
        { path: 'createdAt', op: 'gte', value: '2029-12-31T23:00:00.000Z' },
        { path: 'createdAt', op: 'lte', value: '2030-12-31T22:59:59.999Z' },
      ] as const;
      const months = { by: 'createdAt', per: 'month' } as const;
      for (const zone of zones)
        for (const asked of [months, { ...months, zone }, { by: 'a' }] as const)
          for (const where of [year, [...year, { path: 'a', op: 'eq', value: 'x' }]] as const) {
            const question = { where, of: 'n', ...asked };
            const found = await store.totals('kept', question);
            const expected = await plain.totals('kept', question);
            expect([zone, totalsFrom(found, true, 1)]).toEqual([zone, totalsFrom(expected, true, 1)]);
          }
    });

    it('answer what they have, and leave the rest to the records', async () => {
      await store.rollUp([cube]);
      await store.insertMany('kept', [
        rowOf('1', created[1] ?? '', { a: 'x', n: '0.10' }),
        rowOf('2', created[5] ?? '', { a: 'y' }),
      ]);
      const days = { by: 'createdAt', per: 'day' } as const;
      const isRolled = async (asked: Partial<TallyQuery>) =>
        (await store.totals('kept', { where: [], ...asked })).isRolled === true;
      expect(await isRolled({})).toBe(true);
      expect(await isRolled({ by: 'a', of: 'n' })).toBe(true);
      expect(await isRolled({ ...days, zone: 'Europe/Berlin' })).toBe(true);
      expect(await isRolled({ ...days, zone: 'Asia/Kolkata' })).toBe(false);
      expect(await isRolled({ ...days, zone: 'Asia/Singapore' })).toBe(false);
      const from = { path: 'createdAt', op: 'gte', value: '2030-01-01' } as const;
      expect(await isRolled({ ...days, zone: 'Asia/Singapore', where: [from] })).toBe(true);
      expect(await isRolled({ where: [{ ...from, value: '2030-01-01T00:30:00.000Z' }] })).toBe(false);
      expect(await isRolled({ by: 'b.name', where: [{ path: '_id', op: 'eq', value: '1' }] })).toBe(false);
      expect(await isRolled({ search: { text: 'x', paths: ['a'] } })).toBe(false);
      const total = async () => (await store.list('kept', { ...everything, countTo: 0 })).total;
      // Records in memory are as quickly counted.
      expect(await total()).toBe(name === 'memory' ? 1 : 2);
      await store.rollUp([]);
      expect(await isRolled({})).toBe(false);
      expect(await total()).toBe(1);
    });
  });
