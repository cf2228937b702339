import { beforeAll, describe, expect, it } from 'vitest';
import { firstRecords } from '../../gateway/firstRecords';
import config from '../../fixtures/demo';
import { createClock } from '../../server/clock';
import { seedNew } from '../../server/seeding/seed';
import { seedSeries } from '../../server/seeding/seedSeries';
import type { SeriesOrder } from '../../server/seeding/seriesOrder';
import { createMemoryStore } from '../../server/store/memory';
import type { Row, Store } from '../../server/store/store';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { matches } from '../../src/model/rules/rules';
import { validateRecord } from '../../src/model/rules/validateRecord';
import { compareText } from '../../src/model/values/comparable';
import { addDecimals, compareDecimals, multiplyDecimals, toDecimal } from '../../src/model/values/decimal';
import { countSegments } from '../../src/model/values/segments';

const NOW = Date.UTC(2026, 10, 23, 10);
const DAY = 24 * 60 * 60 * 1000;
const COUNT = 4000;

const model = createModel(config, kinds);

const first = async (): Promise<Store> => {
  const store = createMemoryStore();
  const clock = createClock(() => NOW);
  const passwords = { hash: async () => 'hash' };
  await seedNew({ model, store, clock, passwords, first: firstRecords({ DEMO: 'on' }) });
  return store;
};

const fill = async (store: Store, more: Partial<SeriesOrder> = {}): Promise<void> => {
  const parts = { model, store, clock: createClock(() => NOW) };
  await seedSeries({ key: 'campaigns', count: 60 }, parts);
  await seedSeries({ key: 'smsLogs', count: COUNT, ...more }, parts);
};

const rowsOf = async (store: Store, collection: string): Promise<readonly Row[]> =>
  (await store.list(collection, { where: [], sort: [], offset: 0, limit: Infinity })).rows;

const decimal = (value: unknown) => toDecimal(value) ?? '0';
const sumOf = (rows: readonly Row[], name: string) => addDecimals(rows.map((row) => decimal(row[name])));
const at = (value: unknown) => Date.parse(String(value));

describe('a long series of messages', () => {
  let store: Store;
  let messages: readonly Row[] = [];
  let bookedBefore: ReadonlySet<string> = new Set();
  let copies: readonly Row[] = [];
  beforeAll(async () => {
    store = await first();
    bookedBefore = new Set((await rowsOf(store, 'balanceEntries')).map(({ _id }) => _id));
    await fill(store);
    messages = await rowsOf(store, 'smsLogs');
    // The first records go back 28 days at most, and the ids of copies rise from nothing.
    copies = messages.filter(({ _id }) => _id.startsWith('0000'));
  }, 120_000);

  it('has as many as ordered, with nothing wrong', () => {
    expect(messages).toHaveLength(COUNT);
    expect(copies.length).toBeGreaterThan(COUNT - 400);
    const resource = model.resource('smsLogs');
    const wrong = copies.flatMap((row) => validateRecord(row, { resource, kinds }));
    expect(wrong).toEqual([]);
  });

  it('is the same once more, and booked once, when it was stopped in between', async () => {
    const again = await first();
    const stopping = new AbortController();
    await fill(again, { signal: stopping.signal, onProgress: () => stopping.abort() });
    expect((await rowsOf(again, 'smsLogs')).length).toBeLessThan(COUNT);
    await fill(again);
    await fill(again);
    for (const key of ['smsLogs', 'campaigns', 'users', 'balanceEntries'])
      expect(await rowsOf(again, key)).toEqual(await rowsOf(store, key));
  }, 120_000);

  it('has a customer in each, and campaigns, operators, encodings and states in part', () => {
    const shareOf = (is: (row: Row) => boolean) => copies.filter(is).length / copies.length;
    expect(shareOf(({ user }) => user === null)).toBe(0);
    expect(shareOf(({ campaign }) => campaign !== null)).toBeGreaterThan(0.02);
    expect(shareOf(({ campaign }) => campaign !== null)).toBeLessThan(0.8);
    expect(shareOf(({ encoding }) => encoding === 'UCS-2')).toBeGreaterThan(0.05);
    expect(shareOf(({ encoding }) => encoding === 'UCS-2')).toBeLessThan(0.3);
    expect(shareOf(({ status }) => status === 'delivered')).toBeGreaterThan(0.7);
    expect(shareOf(({ status }) => status === 'delivered')).toBeLessThan(0.95);
    expect(new Set(copies.map(({ operator }) => operator)).size).toBeGreaterThan(5);
    expect(new Set(copies.map(({ to }) => to)).size).toBeGreaterThan(COUNT / 2);
  });

  it('says of each message what follows from the rest of it', async () => {
    for (const row of copies) {
      const { encoding, segments } = countSegments(String(row['text']));
      expect(row).toMatchObject({ encoding, segments });
      const price = multiplyDecimals(['0.0890', `${segments}`]);
      expect(compareDecimals(decimal(row['price']), price)).toBe(0);
      expect(['0', price].some((each) => compareDecimals(decimal(row['charge']), decimal(each)) === 0)).toBe(
        true,
      );
      const failed = ['undelivered', 'failed', 'expired', 'rejected'].includes(String(row['status']));
      expect(typeof row['errorCode'] === 'string').toBe(failed);
      const steps = (row['events'] as Row[]).map((each) => at(each['at']));
      expect(steps).toEqual(steps.toSorted((a, b) => a - b));
      expect(at(row.createdAt)).toBeLessThanOrEqual(steps[0] ?? Number.NaN);
      expect(at(row.updatedAt)).toBeLessThanOrEqual(NOW);
      if (row['status'] === 'delivered') expect(at(row['deliveredAt'])).toBe(steps.at(-1));
    }
  });

  it('lies in half a year, by day more than by night', () => {
    const ages = copies.map(({ createdAt }) => (NOW - at(createdAt)) / DAY);
    expect(Math.max(...ages)).toBeGreaterThan(178);
    expect(Math.max(...ages)).toBeLessThan(181);
    const inHours = (from: number, to: number) =>
      copies.filter(({ createdAt }) => {
        const hour = new Date(createdAt).getUTCHours();
        return hour >= from && hour < to;
      }).length;
    expect(inHours(8, 12)).toBeGreaterThan(10 * inHours(0, 4));
  });

  it('is what its campaigns count and cost', async () => {
    const campaigns = await rowsOf(store, 'campaigns');
    const { fields } = model.resource('smsLogs');
    const delivered = (row: Row) => matches({ status: 'delivered' }, row, { fields, kinds });
    const seen = campaigns.filter(({ _id }) => copies.some(({ campaign }) => campaign === _id));
    expect(seen.length).toBeGreaterThan(1);
    for (const campaign of seen) {
      const own = messages.filter((row) => row['campaign'] === campaign._id);
      expect(campaign['counts']).toMatchObject({
        total: own.length,
        delivered: own.filter(delivered).length,
      });
      expect(compareDecimals(decimal(campaign['actualCost']), sumOf(own, 'charge'))).toBe(0);
    }
  });

  it('is booked: balances are the sums of their entries, in their order, and none is below zero', async () => {
    const entries = (await rowsOf(store, 'balanceEntries')).toSorted(
      (a, b) => compareText(a.createdAt, b.createdAt) || compareText(a._id, b._id),
    );
    const added = entries.filter(({ _id }) => !bookedBefore.has(_id));
    const charged = added.filter(({ kind }) => kind === 'charge');
    expect(addDecimals([sumOf(charged, 'amount'), sumOf(copies, 'charge')])).toMatch(/^0(\.0*)?$/);
    for (const user of await rowsOf(store, 'users')) {
      const own = entries.filter((row) => row['user'] === user._id);
      expect([user['email'], compareDecimals(decimal(user['credit']), sumOf(own, 'amount'))]).toEqual([
        user['email'],
        0,
      ]);
      expect(own.filter(({ balance }) => Number(balance) < 0)).toEqual([]);
    }
  });
});
