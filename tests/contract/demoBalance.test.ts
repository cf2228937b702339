import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import accounts from '../../fixtures/accounts.json';
import calendar from '../../fixtures/calendar.json';
import { seeds } from '../../fixtures/seeds';
import config from '../../resources.config';
import { createMemoryStore } from '../../server/store/memory';
import { textOf, valueAt, type Row } from '../../src/model/values/comparable';
import {
  addDecimals,
  compareDecimals,
  multiplyDecimals,
  roundDecimal,
  toDecimal,
  type Decimal,
} from '../../src/model/values/decimal';
import type { ResourceProvider } from '../../src/model/resolved/resourceProvider';
import { createDemoProvider } from '../../src/providers/demo/demoProvider';
import { serveGateway, type TestGateway } from '../gateway/testGateway';
import { at, make, model, moments, rows } from './demoData.samples';
import { restFor } from './restFor';

const decimal = (value: unknown): Decimal => toDecimal(value) ?? expect.fail(`${textOf(value)} is no amount`);
const sumOf = (records: readonly Row[], name: string): Decimal =>
  roundDecimal(addDecimals(records.map((each) => decimal(each[name]))), 2);
const minus = (value: unknown): Decimal => roundDecimal(multiplyDecimals([decimal(value), '-1']), 2);
const oldestFirst = (records: readonly Row[]): Row[] =>
  records.toSorted((a, b) => at(a['createdAt']) - at(b['createdAt']));

/** The balance of a customer after each entry, from nothing on. */
const runningSums = (entries: readonly Row[]): Decimal[] =>
  entries.map((_, index) => sumOf(entries.slice(0, index + 1), 'amount'));

describe.each(moments.map((now) => [now.toISOString(), now] as const))(
  'the first balances on %s',
  (_, now) => {
    const made = make(now);
    const entries = oldestFirst(rows(made, 'balanceEntries'));
    const where = (name: string, id: string): Row[] => entries.filter((each) => each[name] === id);

    it('are what the entries of a customer add up to, one after the other, and never below zero', () => {
      const customers = rows(made, 'users');
      expect(customers.filter(({ id }) => where('user', id).length > 0).length).toBeGreaterThan(25);
      for (const { id, fullName, credit } of customers) {
        const balances = where('user', id).map(({ balance }) => balance);
        expect(balances, textOf(fullName)).toEqual(runningSums(where('user', id)));
        expect(balances.at(-1) ?? '0.00', textOf(fullName)).toBe(credit);
        expect(balances.filter((each) => compareDecimals(decimal(each), '0') < 0)).toEqual([]);
      }
    });

    it('grow by what was ordered, from the credit before to the credit after that the order tells', () => {
      const bought = rows(made, 'orders').filter(({ fulfilledAt }) => fulfilledAt);
      expect(bought.length).toBeGreaterThan(5);
      for (const { id, number, user, creditBefore, creditAfter, fulfilledAt } of bought) {
        const [first = expect.fail(textOf(number)), ...others] = where('order', id);
        const last = others.at(-1) ?? first;
        expect(first, textOf(number)).toMatchObject({ user, kind: 'topup', createdAt: fulfilledAt });
        expect(last['balance'], textOf(number)).toBe(creditAfter);
        const change = addDecimals([decimal(creditAfter), minus(creditBefore)]);
        expect(sumOf([first, ...others], 'amount'), textOf(number)).toBe(roundDecimal(change, 2));
      }
    });

    it('grow by every paid invoice for credits, and by what an admin booked', () => {
      const paid = rows(made, 'invoices').filter(
        ({ invoiceStatus, service }) => invoiceStatus === 'Paid' && service === 'SMS credits',
      );
      for (const { id, user, number } of paid)
        expect(where('invoice', id), textOf(number)).toMatchObject([{ user, kind: 'topup' }]);
      const topUps = rows(made, 'auditLogs').filter(({ action }) => action === 'topup');
      expect(topUps).toHaveLength(1);
      for (const { recordId, createdAt, change } of topUps) {
        const entry = entries.find((each) => each['user'] === recordId && each['createdAt'] === createdAt);
        expect(entry?.['balance']).toBe(valueAt(change, 'after.credit'));
        const before = addDecimals([decimal(entry?.['balance']), minus(entry?.['amount'])]);
        expect(before).toBe(valueAt(change, 'before.credit'));
      }
    });

    it('shrink by what every campaign cost, and by every single message of the log', () => {
      for (const { id, user, actualCost, startedAt, name } of rows(made, 'campaigns')) {
        const charged = { user, kind: 'charge', amount: minus(actualCost ?? '0'), createdAt: startedAt };
        expect(where('campaign', id), textOf(name)).toMatchObject(startedAt ? [charged] : []);
      }
      const single = rows(made, 'smsLogs').filter(({ campaign }) => !campaign);
      const since = Math.min(...single.map(({ createdAt }) => at(createdAt)));
      for (const { id, fullName } of rows(made, 'users')) {
        const own = single.filter(({ user }) => user === id);
        if (own.length === 0) continue;
        const charged = where('user', id).filter(
          ({ kind, campaign, createdAt }) => kind === 'charge' && !campaign && at(createdAt) >= since,
        );
        expect(minus(sumOf(own, 'charge')), textOf(fullName)).toBe(sumOf(charged, 'amount'));
      }
    });
  },
);

const everything = {
  pagination: { page: 1, perPage: 500 },
  sort: { field: 'createdAt', order: 'ASC' as const },
  filter: {},
};

describe('a balance and its history, as they are read', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    const first = { seeds, accounts, writtenOn: calendar.writtenOn };
    gateway = await serveGateway(createMemoryStore(), { config, first });
  }, 60_000);
  afterAll(() => gateway.stop());

  it.each([
    ['the gateway', (): Promise<ResourceProvider> => restFor(gateway, 'finance', 'finance')],
    ['the demo', () => createDemoProvider({ model, seeds, writtenOn: calendar.writtenOn })],
  ])('agree on %s', async (_, open) => {
    const provider = await open();
    const users = await provider.getList(model.resource('users').name, everything);
    const name = model.resource('balanceEntries').name;
    for (const { id, credit } of users.data.slice(0, 12)) {
      const { data } = await provider.getList(name, { ...everything, filter: { user: id } });
      expect(data.map(({ balance }) => balance)).toEqual(runningSums(data));
      expect(data.at(-1)?.['balance'] ?? '0.00').toBe(credit);
    }
  });
});
