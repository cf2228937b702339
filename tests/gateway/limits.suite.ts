import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config from '../../fixtures/demo';
import { firstRecords } from '../../gateway/firstRecords';
import { newId } from '../../server/newId';
import type { Row } from '../../server/store/store';
import { addDecimals, toDecimal, type Decimal } from '../../src/model/values/decimal';
import { serveGateway, type Caller, type OpenStore, type TestGateway } from './testGateway';

const WAYS = ['topUp', 'refund', 'correct'] as const;

/** What one person gives within a day is one decision, in however many parts. */
export const describeLimits = (openStore: OpenStore): void => {
  describe('the limits of one person', () => {
    let gateway: TestGateway;
    let finance: Caller;
    let admin: Caller;
    beforeAll(async () => {
      const first = { ...firstRecords({ DEMO: 'on' }), count: 2 };
      gateway = await serveGateway(await openStore(), { config, first });
      const as = async (name: string) =>
        gateway.callerOf((await gateway.signIn(`${name}@demo.com`, name)).accessToken);
      [finance, admin] = [await as('finance'), await as('admin')];
    }, 120_000);
    afterAll(() => gateway.stop());

    const all = async (collection: string): Promise<Row[]> =>
      (await gateway.store.list(collection, { where: [], sort: [], offset: 0, limit: Infinity })).rows;
    const creditOf = async (id: string): Promise<Decimal> =>
      toDecimal((await gateway.store.get('people', id))?.['credit']) ?? '0';
    const sumOf = async (ids: readonly string[]): Promise<Decimal> =>
      addDecimals(await Promise.all(ids.map(creditOf)));
    const waitingOf = async (ids: readonly string[]): Promise<Row[]> =>
      (await all('adjustments')).filter(
        ({ user, status }) => ids.includes(String(user)) && status === 'waiting',
      );
    const limits = (each: string, together: string) =>
      gateway.store.update('billingSetting', 'billingSetting', {
        patch: { refundLimit: each, refundLimitAll: together },
      });

    let made = 0;
    const customer = async (): Promise<string> => {
      const like = (await all('people')).find(({ role, status }) => role === 'user' && status === 'active');
      const now = gateway.clock.iso();
      const [_id, at] = [newId(gateway.clock.now()), (made += 1)];
      const own = { email: `limit${at}@demo.com`, username: `limit${at}`, credit: '0.00' };
      await gateway.store.insert('people', { ...like, ...own, _id, __v: 0, createdAt: now, updatedAt: now });
      return _id;
    };

    /* Nothing was given within the last day. */
    const dayBefore = async (): Promise<void> => {
      const rows = await all('balanceEntries');
      const createdAt = new Date(gateway.clock.now() - 25 * 3_600_000).toISOString();
      await gateway.store.clear('balanceEntries');
      const older = rows.map((row) => ({ ...row, ...(row.createdAt > createdAt && { createdAt }) }));
      await gateway.store.insertMany('balanceEntries', older);
    };

    /* Twenty at once, in every way, to these customers in turn. */
    const giveTwenty = async (ids: readonly string[], call: Caller): Promise<void> => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          call('POST', `/users/${ids[at % ids.length]}/${WAYS[at % WAYS.length]}`, {
            amount: '49.00',
            note: `Given ${at}`,
          }),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    };

    const parts = [
      { to: 'one customer', people: 1, together: '1000.00', given: '98.00', waiting: 18 },
      { to: 'several', people: 5, together: '300.00', given: '294.00', waiting: 14 },
    ] as const;
    it.each(parts)('hold for many small parts at once to $to', async ({ people, together, ...told }) => {
      const ids: string[] = [];
      for (let at = 0; at < people; at += 1) ids.push(await customer());
      await dayBefore();
      await limits('100.00', together);
      await giveTwenty(ids, finance);
      expect([await sumOf(ids), (await waitingOf(ids)).length]).toEqual([told.given, told.waiting]);
      // What somebody else has given is none of theirs.
      await giveTwenty(ids, admin);
      expect(await sumOf(ids)).toBe(addDecimals([told.given, told.given]));
    });

    it('count what one person gave within 24 hours, and not what two agreed on', async () => {
      const id = await customer();
      await dayBefore();
      await limits('100.00', '1000.00');
      const give = (amount: string, way: (typeof WAYS)[number]) =>
        finance('POST', `/users/${id}/${way}`, { amount, note: 'Given once more' });
      await give('100.01', 'topUp');
      const [asked] = await waitingOf([id]);
      expect(asked).toMatchObject({ kind: 'topup', amount: '100.01' });
      await admin('POST', `/v1/adjustments/${asked?._id}/confirm`, {});
      expect(await creditOf(id)).toBe('100.01');
      const [entry] = (await all('balanceEntries')).filter(({ user }) => user === id);
      const people = await all('people');
      const idOf = (name: string) => people.find(({ email }) => email === `${name}@demo.com`)?._id;
      expect(entry).toMatchObject({ kind: 'topup', bookedBy: idOf('finance'), confirmedBy: idOf('admin') });
      await give('100.00', 'refund');
      expect(await creditOf(id)).toBe('200.01');
      await give('0.01', 'correct');
      expect(await creditOf(id)).toBe('200.01');
      await dayBefore();
      await give('0.01', 'correct');
      expect(await creditOf(id)).toBe('200.02');
    });
  });
};
