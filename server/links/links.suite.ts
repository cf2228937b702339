import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { row } from '../../gateway/store/rows.samples';
import { CHANGES_TOPIC, type Notice } from '../live/changes';
import { knownKinds } from '../records/changedKinds';
import type { Store } from '../store/store';
import { keepingLinks } from './keepingLinks';
import { entity, ids, model, modelOf, money, NAMES, rightIn, storedIn } from './linked.samples';
import { relink } from './relink';

type Write = (store: Store) => Promise<unknown>;

const id = fc.constantFrom(...ids);
const some = { nil: null, freq: 4 };
const amount = fc.option(
  fc.integer({ min: 0, max: 9900 }).map((each) => (each / 100).toFixed(2)),
  some,
);
const count = fc.option(fc.integer({ min: -3, max: 9 }), some);
const values = {
  plans: fc.record({ price: amount }, { requiredKeys: [] }),
  orders: fc.record(
    {
      plan: fc.option(id, some),
      customer: fc.option(id, some),
      count,
      isPaid: fc.boolean(),
      paidAt: fc.option(fc.constantFrom('2030-01-01', '2030-01-02', '2030-02-01'), some),
      createdAt: fc.constantFrom('2029-01-01T00:00:00.000Z', '2029-01-01T00:00:00.001Z'),
      price: amount,
      total: amount,
    },
    { requiredKeys: [] },
  ),
  customers: fc.record({ group: fc.option(id, some), spent: amount, orders: count }, { requiredKeys: [] }),
  groups: fc.record({ spent: amount }, { requiredKeys: [] }),
};
const collection = fc.constantFrom(
  'plans',
  'orders',
  'orders',
  'orders',
  'customers',
  'groups',
) as fc.Arbitrary<keyof typeof values>;

const write: fc.Arbitrary<Write> = collection.chain((name) =>
  fc.oneof(
    fc.tuple(id, values[name]).map(
      ([_id, given]): Write =>
        (store) =>
          store.insert(name, row(_id, given)),
    ),
    fc.uniqueArray(id, { maxLength: 3 }).chain((many) =>
      values[name].map(
        (given): Write =>
          (store) =>
            store.insertMany(
              name,
              many.map((_id) => row(_id, given)),
            ),
      ),
    ),
    fc.tuple(id, values[name]).map(
      ([_id, patch]): Write =>
        (store) =>
          store.update(name, _id, { patch }),
    ),
    fc.tuple(fc.uniqueArray(id, { maxLength: 3 }), values[name]).map(
      ([many, patch]): Write =>
        (store) =>
          store.updateMany(
            name,
            many.map((_id) => ({ id: _id, patch })),
          ),
    ),
    id.map(
      (_id): Write =>
        (store) =>
          store.update(name, _id, { patch: {}, without: ['plan', 'price', 'customer', 'paidAt', 'group'] }),
    ),
    id.map(
      (_id): Write =>
        (store) =>
          store.remove(name, _id),
    ),
    fc.array(id, { maxLength: 2 }).map(
      (many): Write =>
        (store) =>
          store.forget(name, many),
    ),
  ),
);

/* Some at once, and some of these undone. */
const step: fc.Arbitrary<Write> = fc.oneof(
  write,
  fc.tuple(fc.array(write, { minLength: 1, maxLength: 4 }), fc.boolean()).map(
    ([writes, isUndone]): Write =>
      (store) =>
        store.transaction(async (open) => {
          for (const each of writes) await open.transaction((part) => each(part)).catch(() => undefined);
          if (isUndone) throw new Error('undone');
        }),
  ),
);

/** What becomes of values that follow from other records, whichever way these are written. */
export const describeLinks = (name: string, open: () => Promise<Store>, rounds: number) =>
  describe(`a value that follows from other records in the ${name} store`, () => {
    let below: Store;
    let store: Store;
    beforeAll(async () => {
      below = await open();
      store = keepingLinks(below, model);
    }, 60_000);
    beforeEach(() => below.clear());
    afterAll(() => below.close());

    it('is what follows from these after every write, and as it was where that is undone', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
          await below.clear();
          for (const each of steps) {
            await each(store).catch(() => undefined);
            expect(await storedIn(below)).toEqual(await rightIn(below));
          }
        }),
        { numRuns: rounds },
      );
    }, 120_000);

    it('is in what a write answers, leaves the version as it is, and tells whoever has the record open', async () => {
      await store.insert('plans', row('a', { price: '2.50' }));
      await store.insert('customers', row('a', {}));
      const made = await store.insert('orders', row('a', { plan: 'a', customer: 'a', count: 3 }));
      expect(made).toMatchObject({ price: '2.50', total: '7.50', plain: '7.50' });
      const heard: string[] = [];
      const end = await below.listen(CHANGES_TOPIC, (message) => {
        const { collection: of, records } = message as Notice;
        heard.push(...records.map((each) => `${of} ${each.id} ${each.what}`));
      });
      await store.update('plans', 'a', { patch: { price: '3.00' } });
      expect(await below.get('orders', 'a')).toMatchObject({
        __v: 0,
        price: '3.00',
        total: '9.00',
        plain: '9.00',
      });
      await expect.poll(() => heard).toEqual(['orders a counted', 'customers a counted']);
      end();
    });

    it('goes over to another record where that is the newest or the oldest by now, and of equals the ids decide', async () => {
      const [early, late] = ['2030-01-01', '2030-01-02'];
      const ofA = async () => {
        const customer = await below.get('customers', 'a');
        return [customer?.['last'], customer?.['first']];
      };
      const order = (id: string, more: object) => row(id, { customer: 'a', plan: 'a', ...more });
      await store.insert('plans', row('a', { price: '1.00' }));
      await store.insert('customers', row('a', {}));
      await store.insertMany('orders', [order('b', { count: 2 }), order('a', { count: 1, paidAt: late })]);
      expect(await ofA()).toEqual(['2.00', 1]);
      await store.update('orders', 'b', { patch: { paidAt: early } });
      expect(await ofA()).toEqual(['2.00', 2]);
      await store.update('orders', 'b', { patch: { paidAt: late } });
      expect(await ofA()).toEqual(['2.00', 1]);
      await store.update('orders', 'a', { patch: { paidAt: null } });
      expect(await ofA()).toEqual(['2.00', 2]);
      const newer = order('0', { count: 3, createdAt: '2030-01-01T00:00:00.001Z' });
      await store.insert('orders', newer);
      expect(await ofA()).toEqual(['3.00', 2]);
      await store.update('orders', '0', { patch: { count: null } });
      expect(await ofA()).toEqual([null, 2]);
      await store.update('orders', '0', { patch: { customer: 'b' } });
      expect(await ofA()).toEqual(['2.00', 2]);
      await store.remove('orders', 'b');
      expect(await ofA()).toEqual(['1.00', null]);
    });

    it('follows in every one of 600 records of one, within the write of that', async () => {
      await store.insertMany('plans', [row('a', { price: '2.50' }), row('b', { price: '1.00' })]);
      await store.insert('customers', row('a', {}));
      const orders = Array.from({ length: 600 }, (_, at) =>
        row(`o${at}`, { plan: at % 100 === 0 ? 'b' : 'a', customer: 'a', count: at % 7 }),
      );
      await store.insertMany('orders', orders);
      await store.update('plans', 'a', { patch: { price: '3.10' } });
      expect(await storedIn(below)).toEqual(await rightIn(below));
      expect(await below.get('orders', 'o599')).toMatchObject({ __v: 0, price: '3.10', total: '12.40' });
    }, 60_000);

    it('stays where what it followed from was erased', async () => {
      await store.insert('plans', row('a', { price: '2.50' }));
      await store.insert('orders', row('a', { plan: 'a', count: 3 }));
      await store.update('orders', 'a', {
        patch: { plan: null, erasedAt: '2030-01-01T00:00:00.000Z' },
        by: 'nobody',
      });
      expect(await below.get('orders', 'a')).toMatchObject({
        plan: null,
        price: '2.50',
        total: '7.50',
        plain: '7.50',
      });
    });

    it('is brought up to date once where the configuration says something else', async () => {
      await below.insertMany('plans', [row('a', { price: '2.50' }), row('b', { price: '1.00' })]);
      await below.insertMany(
        'orders',
        ids.map((each) => row(each, { plan: each, customer: 'a', count: 2 })),
      );
      await below.insertMany('customers', [row('a', { group: 'a' })]);
      await below.insertMany('groups', [row('a', {})]);
      const start = async (now: ReturnType<typeof modelOf>) => {
        const { changed, keep } = await knownKinds(now, below);
        await relink(
          below,
          changed.map(({ resource }) => resource),
          { model: now },
        );
        await keep([]);
        return changed.map(({ resource }) => resource.key);
      };
      expect(await start(model)).toEqual(NAMES);
      expect(await storedIn(below)).toEqual(await rightIn(below));
      expect(await below.get('groups', 'a')).toMatchObject({ spent: '7.00' });
      expect(await start(model)).toEqual([]);
      const other = { of: 'customers.group', take: 'most', by: 'max' };
      const next = modelOf({ groups: entity('groups', { spent: { ...money, compute: { rollup: other } } }) });
      expect(await start(next)).toEqual(['groups']);
      expect(await below.get('groups', 'a')).toMatchObject({ spent: '5.00' });
    });
  });
