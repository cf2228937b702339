import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClock } from '../../server/clock';
import { createMemoryStore } from '../../server/store/memory';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { testConfig } from '../gateway/testConfig';
import { serveGateway, type TestGateway } from '../gateway/testGateway';
import { restFor } from './restFor';

const money = { kind: 'money', currency: 'EUR' };

const bills = {
  label: { one: 'Bill', many: 'Bills' },
  title: '{name}',
  icon: 'invoice',
  fields: {
    name: { kind: 'text', required: true },
    rows: {
      kind: 'items',
      of: {
        qty: { kind: 'number', required: true },
        price: { ...money, required: true },
        total: { ...money, compute: { product: ['qty', 'price'] } },
      },
    },
    total: { ...money, min: '0.01', compute: { sum: 'rows.total' } },
    paid: { ...money, default: '0.00' },
    open: { ...money, compute: { difference: ['total', 'paid'] } },
    due: { kind: 'date' },
    daysLeft: { kind: 'number', compute: { daysUntil: 'due' } },
  },
  actions: {
    giveBack: { on: 'row', call: 'POST /v1/bills/:id/giveBack', effect: { paid: '0.00' } },
    settle: { on: 'row', call: 'POST /v1/bills/:id/settle', effect: { paid: { $of: 'total' } } },
  },
  demo: { count: 6 },
};

const config = {
  ...testConfig,
  resources: { ...testConfig.resources, bills },
} as unknown as DeclaredAdmin;

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await serveGateway(createMemoryStore(), { config, clock: createClock(() => NOW) });
});

afterAll(() => gateway.stop());

const FOLLOWS = 'Follows from other values.';

const NOW = Date.parse('2026-05-05T12:00:00Z');
const TOMORROW = '2026-05-06';

const open = () => restFor(gateway, 'root');

describe('values that follow from others', () => {
  const made = async (values: object) => {
    const provider = await open();
    const { data } = await provider.create('apps/bills', {
      data: { name: 'A', rows: [{ qty: 3, price: '1.50' }], due: TOMORROW, ...values },
    });
    return { provider, data };
  };

  it('are computed when a record is made, and refused as anything else', async () => {
    const { data } = await made({ total: '4.5', rows: [{ qty: 3, price: '1.50', total: '4.50' }] });
    expect(data).toMatchObject({ rows: [{ total: '4.50' }], total: '4.50', open: '4.50', daysLeft: 1 });
    const wrong = { total: '999.00', open: '999.00', rows: [{ qty: 3, price: '1.50', total: '9' }] };
    const errors = Object.fromEntries(['total', 'open', 'rows.0.total'].map((path) => [path, FOLLOWS]));
    await expect(made(wrong)).rejects.toMatchObject({ kind: 'validation', body: { errors } });
  });

  it('follow a change of one of them, and are refused as anything else', async () => {
    const { provider, data } = await made({});
    const change = (values: object) =>
      provider.update('apps/bills', { id: data.id, data: { ...data, ...values }, previousData: data });
    const refused = change({ paid: '1.00', open: '7.00' });
    await expect(refused).rejects.toMatchObject({
      kind: 'validation',
      body: { errors: { open: FOLLOWS } },
    });
    await expect(change({ paid: '1.00', open: '3.50' })).resolves.toMatchObject({ data: { open: '3.50' } });
  });

  it('follow what an action changes', async () => {
    const { provider, data } = await made({ paid: '4.50' });
    expect(data).toMatchObject({ open: '0.00' });
    const [action = expect.fail('no action'), settle = action] = gateway.model.resource('bills').actions;
    const done = await provider.runAction('apps/bills', { action, id: data.id, values: {}, record: data });
    expect(done.data).toMatchObject({ open: '4.50' });
    const record = done.data;
    const end = await provider.runAction('apps/bills', { action: settle, id: data.id, values: {}, record });
    expect(end.data).toMatchObject({ paid: '4.50', open: '0.00' });
  });

  it('are judged like values that somebody gave', async () => {
    await expect(made({ rows: [{ qty: 0, price: '1.50' }] })).rejects.toMatchObject({
      kind: 'validation',
      body: { errors: { total: expect.any(String) as string } },
    });
  });

  it('add up in made-up records, and list the days left of now', async () => {
    const provider = await open();
    const { data } = await provider.getList('apps/bills', {
      pagination: { page: 1, perPage: 6 },
      sort: { field: 'createdAt', order: 'ASC' },
      filter: {},
    });
    const cents = (value: unknown) => Math.round(Number(value) * 100);
    for (const { rows, total, paid, open: left, due, daysLeft } of data) {
      const sum = (rows as { total: string }[]).reduce((all, row) => all + cents(row.total), 0);
      expect(cents(total)).toBe(sum);
      expect(cents(left)).toBe(sum - cents(paid));
      expect(typeof daysLeft).toBe(due ? 'number' : 'object');
    }
    expect(data.length).toBeGreaterThan(0);
  });
});

it('keeps nothing that follows from the clock', async () => {
  const { rows } = await gateway.store.list('bills', { where: [], sort: [], offset: 0, limit: 100 });
  expect(rows.filter((row) => 'daysLeft' in row)).toEqual([]);
});
