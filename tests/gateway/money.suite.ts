import { Faker, en } from '@faker-js/faker';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import accounts from '../../fixtures/accounts.json';
import config from '../../fixtures/demo';
import { firstRecords } from '../../gateway/firstRecords';
import { newId } from '../../server/newId';
import type { Row } from '../../server/store/store';
import { addDecimals, compareDecimals, toDecimal, type Decimal } from '../../src/model/values/decimal';
import { isEveryCase } from '../runs';
import { cuttable } from './cuttable';
import { recordOf, rowsOf, serveGateway, type Answer, type OpenStore, type TestGateway } from './testGateway';

/** Money moves once: what the ledger says is what the balance says, whatever goes wrong on the way. */
export const describeMoney = (openStore: OpenStore, moves = 50): void => {
  describe('money', () => {
    let gateway: TestGateway;
    let power: { isCut: boolean };
    const tokens = new Map<string, string>();
    beforeAll(async () => {
      const { store, state } = cuttable(await openStore());
      power = state;
      gateway = await serveGateway(store, { config, first: { ...firstRecords({ DEMO: 'on' }), count: 2 } });
      for (const { email, password } of accounts)
        tokens.set(email.split('@')[0] ?? '', (await gateway.signIn(email, password)).accessToken);
      await limits({});
    }, 120_000);
    afterAll(() => gateway.stop());
    afterEach(async () => {
      vi.restoreAllMocks();
      await limits({});
    });

    /* What one person may give within a day; by itself as much as they like. */
    const limits = ({ each = null, all = null }: Readonly<Record<string, string | null>>) =>
      gateway.store.update('billingSetting', 'billingSetting', {
        patch: { refundLimit: each, refundLimitAll: all },
      });

    type Sent = { readonly body?: object; readonly key?: string; readonly as?: string };
    const send = (path: string, { body = {}, key, as = 'finance' }: Sent = {}): Promise<Answer> => {
      const token = tokens.get(as) ?? '';
      const authorization = path.startsWith('/users') ? `Bearer ${token}` : token;
      const headers = key === undefined ? {} : { 'Idempotency-Key': key };
      return gateway.send('POST', path, { authorization, body, headers });
    };
    const all = async (collection: string): Promise<Row[]> =>
      (await gateway.store.list(collection, { where: [], sort: [], offset: 0, limit: Infinity })).rows;
    const customers = async () =>
      (await all('people')).filter(({ role, status }) => role === 'user' && status === 'active');
    const creditOf = async (id: string): Promise<Decimal> =>
      toDecimal((await gateway.store.get('people', id))?.['credit']) ?? '0';
    const ledgerOf = async (id: string): Promise<Row[]> =>
      (await all('balanceEntries')).filter(({ user }) => user === id);
    const sumOf = (entries: readonly Row[]): Decimal =>
      addDecimals(entries.map(({ amount }) => toDecimal(amount) ?? '0'));
    const isSame = (a: Decimal, b: Decimal) => compareDecimals(a, b) === 0;

    let made = 0;
    /** A customer with nothing, so that every cent is known. */
    const customer = async (credit: Decimal = '0'): Promise<string> => {
      const [like] = await customers();
      const now = gateway.clock.iso();
      const [_id, at] = [newId(gateway.clock.now()), (made += 1)];
      const own = { email: `money${at}@demo.com`, username: `money${at}`, credit: '0.00' };
      await gateway.store.insert('people', { ...like, ...own, _id, __v: 0, createdAt: now, updatedAt: now });
      if (!isSame(credit, '0'))
        await send(`/users/${_id}/topUp`, { body: { amount: credit, note: 'Wire 1' } });
      return _id;
    };

    it('is topped up with an entry in the ledger, by whom, with the balance after it', async () => {
      const id = await customer();
      const { status, body } = await send(`/users/${id}/topUp`, {
        body: { amount: '250', note: 'Wire 8812' },
      });
      expect([status, recordOf({ status, body })['credit']]).toEqual([200, '250.00']);
      const [entry, ...others] = await ledgerOf(id);
      const finance = (await all('people')).find(({ email }) => email === 'finance@demo.com');
      expect(others).toEqual([]);
      expect(entry).toMatchObject({
        kind: 'topup',
        amount: '250.00',
        balance: '250.00',
        note: 'Wire 8812',
        bookedBy: finance?._id,
      });
    });

    it('asks for a reason and for an amount above nothing', async () => {
      const id = await customer();
      for (const action of ['topUp', 'refund']) {
        const { status, body } = await send(`/users/${id}/${action}`, { body: { amount: '-5' } });
        expect([status, Object.keys(Object(body['errors']))]).toEqual([422, ['amount', 'note']]);
      }
      expect(await ledgerOf(id)).toEqual([]);
    });

    it('is refunded by one person up to the limit, and above it by two, the second another than the first', async () => {
      const id = await customer();
      await limits({ each: '100.00' });
      const note = 'Charged for messages that nobody got.';
      await send(`/users/${id}/refund`, { body: { amount: '100.00', note } });
      expect(await creditOf(id)).toBe('100.00');
      await send(`/users/${id}/refund`, { body: { amount: '100.01', note } });
      expect(await creditOf(id)).toBe('100.00');
      const waiting = (await all('adjustments')).find((each) => each['user'] === id);
      expect(waiting).toMatchObject({ kind: 'refund', amount: '100.01', status: 'waiting', note });
      const confirm = `/v1/adjustments/${waiting?._id}/confirm`;
      const own = await send(confirm);
      expect([own.status, await creditOf(id)]).toEqual([409, '100.00']);
      const second = await send(confirm, { as: 'admin' });
      expect([second.status, await creditOf(id)]).toEqual([200, '200.01']);
      const admin = (await all('people')).find(({ email }) => email === 'admin@demo.com');
      expect(recordOf(second)).toMatchObject({ status: 'booked', decidedBy: admin?._id });
      const again = await send(confirm, { as: 'admin' });
      expect([again.status, (await ledgerOf(id)).length]).toEqual([409, 2]);
    });

    it('is taken from nobody by one person alone, and never below what the settings allow', async () => {
      const id = await customer('20.00');
      await send(`/users/${id}/correct`, { body: { amount: '-20.01', note: 'Booked by mistake.' } });
      const waiting = (await all('adjustments')).find((each) => each['user'] === id);
      const confirm = `/v1/adjustments/${waiting?._id}/confirm`;
      const refused = await send(confirm, { as: 'admin' });
      expect([refused.status, refused.body['message']]).toEqual([
        409,
        'Balance is 20.00, which is not enough.',
      ]);
      expect((await gateway.store.get('adjustments', waiting?._id ?? ''))?.['status']).toBe('waiting');
      await gateway.store.update('billingSetting', 'billingSetting', { patch: { lowestBalance: '-0.01' } });
      expect((await send(confirm, { as: 'admin' })).status).toBe(200);
      await gateway.store.update('billingSetting', 'billingSetting', { patch: { lowestBalance: '0.00' } });
      expect([await creditOf(id), sumOf(await ledgerOf(id))]).toEqual(['-0.01', '-0.01']);
    });

    it('of an order is booked when it is fulfilled, and taken back when it is refunded', async () => {
      const id = await customer();
      const [like] = await all('orders');
      const _id = newId(gateway.clock.now());
      const now = gateway.clock.iso();
      const order = {
        __v: 0,
        status: 'awaiting_confirmation',
        subtotal: '89.00',
        tax: '0.00',
        total: '89.00',
      };
      const unset = { creditBefore: null, paidAt: null, fulfilledAt: null, transactionId: null };
      await gateway.store.insert('orders', {
        ...like,
        ...order,
        ...unset,
        _id,
        user: id,
        items: [
          { type: 'package', description: 'Germany 1,000', qty: 1, unitPrice: '89.0000', total: '89.00' },
        ],
        createdAt: now,
        updatedAt: now,
      });
      const at = `/orders/${_id}`;
      expect((await send(`${at}/fulfil`)).status).toBe(409);
      expect((await send(`${at}/confirm`, { body: { transactionId: 'tx_1' } })).status).toBe(200);
      const fulfilled = await send(`${at}/fulfil`);
      expect(recordOf(fulfilled)).toMatchObject({ status: 'fulfilled', creditBefore: '0.00' });
      expect(await creditOf(id)).toBe('89.00');
      expect((await send(`${at}/fulfil`)).status).toBe(409);
      await send(`${at}/refund`, { body: { note: 'Bought by mistake.' } });
      expect(await creditOf(id)).toBe('0.00');
      const told = (await ledgerOf(id)).map(
        ({ kind, amount, order: of }) => `${String(kind)} ${String(amount)} ${String(of)}`,
      );
      expect(told.toSorted()).toEqual([`reversal -89.00 ${_id}`, `topup 89.00 ${_id}`]);
    });

    it('is owed no more by an invoice with a credit note, which cannot be issued twice', async () => {
      const open = (await all('invoices')).find(({ invoiceStatus }) => invoiceStatus === 'Past Due');
      const path = `/v1/invoices/${open?._id}/creditNote`;
      const { status, body } = await send(path, { body: { reason: 'Billed to the wrong company.' } });
      expect([status, recordOf({ status, body })['credited']]).toEqual([200, open?.['total']]);
      const notes = (await all('creditNotes')).filter(({ invoice }) => invoice === open?._id);
      expect(notes).toMatchObject(
        [{ amount: open?.['total'], user: open?.['user'], number: /^CN-\d{4}$/ }].map(
          ({ number: _, ...each }) => each,
        ),
      );
      expect((await send(path, { body: { reason: 'Billed to the wrong company.' } })).status).toBe(409);
      expect((await all('creditNotes')).filter(({ invoice }) => invoice === open?._id)).toHaveLength(1);
    });

    it('cannot be moved past its actions', async () => {
      const id = await customer('5.00');
      const [entry] = await ledgerOf(id);
      const token = tokens.get('admin') ?? '';
      const refused = [
        await gateway.send('POST', '/v1/balanceEntries', {
          authorization: token,
          body: { user: id, amount: '9' },
        }),
        await gateway.send('PATCH', `/v1/balanceEntries/${entry?._id}`, {
          authorization: token,
          body: { amount: '9' },
        }),
        await gateway.send('DELETE', `/v1/balanceEntries/${entry?._id}`, { authorization: token }),
        await gateway.send('PATCH', `/users/${id}`, {
          authorization: `Bearer ${token}`,
          body: { credit: '9.00' },
        }),
      ];
      expect(refused.filter(({ status }) => status < 400)).toEqual([]);
      expect([await creditOf(id), (await ledgerOf(id)).length]).toEqual(['5.00', 1]);
    });

    const MOVES = isEveryCase ? 10_000 : moves;

    it(`adds up after ${MOVES} moves with lost answers, calls at once and power cuts, and none is done twice`, async () => {
      vi.spyOn(console, 'error').mockReturnValue();
      const random = new Faker({ locale: en, seed: 42 });
      const ids = await Promise.all(Array.from({ length: 4 }, () => customer('500.00')));
      const done = new Map<string, Decimal>();
      const oneMove = async (at: number): Promise<void> => {
        const id = random.helpers.arrayElement(ids);
        const action = random.helpers.arrayElement(['topUp', 'refund', 'correct']);
        const cents = random.number.int({ min: 1, max: 9_999 });
        const amount = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}` as Decimal;
        const move = { body: { amount, note: `Move ${at}` }, key: `money-${at}` };
        // The power is cut, the answer is lost, somebody clicks twice: it is sent until an answer has come.
        power.isCut = random.datatype.boolean(0.1);
        const tries = await Promise.all(
          Array.from({ length: random.helpers.arrayElement([1, 1, 2, 3]) }, () =>
            send(`/users/${id}/${action}`, move),
          ),
        );
        power.isCut = false;
        let answer = tries.find(({ status }) => status === 200);
        for (let more = 0; answer?.status !== 200; more += 1) {
          if (more === 20) expect.fail(JSON.stringify(answer));
          answer = await send(`/users/${id}/${action}`, move);
        }
        done.set(`Move ${at}`, amount);
      };
      // Several people at once, each one move after the other.
      let next = 0;
      const works = async () => {
        while (next < MOVES) await oneMove((next += 1));
      };
      await Promise.all(Array.from({ length: 4 }, works));
      expect(done.size).toBe(next);
      for (const id of ids) {
        const entries = await ledgerOf(id);
        expect(isSame(await creditOf(id), sumOf(entries))).toBe(true);
        const moves = entries.filter(({ note }) => done.has(String(note)));
        expect(new Set(moves.map(({ note }) => note)).size).toBe(moves.length);
        for (const { note, amount } of moves)
          expect(isSame(toDecimal(amount) ?? '0', done.get(String(note)) ?? '0')).toBe(true);
      }
      const booked = (await all('balanceEntries')).filter(({ note }) => done.has(String(note)));
      expect(booked).toHaveLength(done.size);
      expect(
        rowsOf(
          await gateway.send('GET', '/v1/balanceEntries?entriesPerPage=1', {
            authorization: tokens.get('finance') ?? '',
          }),
        ),
      ).toHaveLength(1);
    }, 1_800_000);
  });
};
