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
    status: { kind: 'choice', values: { open: {}, late: {}, lost: {}, closed: {} }, default: 'open' },
    total: { ...money, default: '5.00' },
    fee: { ...money, default: '0.00' },
    sum: { ...money, compute: { total: ['total', 'fee'] } },
    due: { kind: 'date' },
    lostAt: { kind: 'dateTime' },
    endedAt: { kind: 'dateTime' },
  },
  transitions: { status: { open: ['late', 'closed'], late: ['lost', 'closed'], lost: [], closed: [] } },
  timed: [
    {
      field: 'status',
      from: ['open'],
      to: 'late',
      after: 'due',
      when: { total: { $gt: '0' } },
      effect: { fee: '1.00' },
    },
    { field: 'status', from: ['late'], to: 'lost', after: 'lostAt', effect: { endedAt: { $of: 'lostAt' } } },
  ],
  checks: [{ field: 'sum', op: '<=', value: 1000, message: 'Too much' }],
  list: { filters: ['status'] },
  demo: { count: 0 },
};

/* Nobody may have two boxes that are late. */
const boxes = {
  label: { one: 'Box', many: 'Boxes' },
  title: '{name}',
  icon: 'invoice',
  fields: {
    name: { kind: 'text', required: true },
    owner: { kind: 'text' },
    status: { kind: 'choice', values: { open: {}, late: {} }, default: 'open' },
    due: { kind: 'date' },
  },
  unique: [['owner', 'status']],
  timed: [{ field: 'status', from: ['open'], to: 'late', after: 'due' }],
  list: { filters: ['status'] },
  demo: { count: 0 },
};

const config = {
  ...testConfig,
  resources: { ...testConfig.resources, bills, boxes },
} as unknown as DeclaredAdmin;

const NOW = Date.parse('2026-05-05T12:00:00Z');
const day = (days: number) => new Date(NOW + days * 24 * 60 * 60 * 1000).toISOString();
const yesterday = day(-1).slice(0, 10);
const today = day(0).slice(0, 10);

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await serveGateway(createMemoryStore(), { config, clock: createClock(() => NOW) });
});

afterAll(() => gateway.stop());

const open = () => restFor(gateway, 'root');

describe('states that time brings', () => {
  const made = async (values: object) => {
    const provider = await open();
    const { data } = await provider.create('apps/bills', { data: { name: 'A', ...values } });
    const now = async () => (await provider.getOne('apps/bills', { id: data.id })).data;
    return { provider, data, now };
  };

  it('are there when the record is read once its day is over, with what goes with them', async () => {
    const { now } = await made({ due: yesterday });
    await expect(now()).resolves.toMatchObject({ status: 'late', fee: '1.00', sum: '6.00' });
  });

  it('do not come before: a day lasts until it is over', async () => {
    await expect((await made({ due: today })).now()).resolves.toMatchObject({ status: 'open' });
    await expect((await made({})).now()).resolves.toMatchObject({ status: 'open' });
    const soon = await made({ due: yesterday, lostAt: day(1) });
    await expect(soon.now()).resolves.toMatchObject({ status: 'late' });
  });

  it('do not come where the rule does not hold, or from another state', async () => {
    const free = await made({ due: yesterday, total: '0.00' });
    await expect(free.now()).resolves.toMatchObject({ status: 'open', fee: '0.00' });
    const late = await made({ due: today, lostAt: day(-1) });
    await expect(late.now()).resolves.toMatchObject({ status: 'open' });
  });

  it('follow each other, and take over the moment that passed', async () => {
    const lostAt = day(-0.5);
    const { now } = await made({ due: yesterday, lostAt });
    await expect(now()).resolves.toMatchObject({ status: 'lost', endedAt: lostAt });
  });

  it('wait where they would leave the record wrong', async () => {
    const { now } = await made({ due: yesterday, total: '1000.00' });
    await expect(now()).resolves.toMatchObject({ status: 'open', fee: '0.00' });
  });

  it('are what a filter finds', async () => {
    const { provider, data } = await made({ due: yesterday });
    const found = async (status: string) => {
      const all = {
        pagination: { page: 1, perPage: 100 },
        sort: { field: 'createdAt', order: 'ASC' as const },
      };
      const answer = await provider.getList('apps/bills', { ...all, filter: { status: [status] } });
      return answer.data.filter(({ id }) => id === data.id);
    };
    await expect(found('open')).resolves.toHaveLength(0);
    await expect(found('late')).resolves.toMatchObject([{ __v: 1 }]);
  });

  it('are in the answer to a write that makes one due', async () => {
    const { provider, data } = await made({ due: today, total: '2.00' });
    const change = { id: data.id, data: { ...data, due: yesterday }, previousData: data };
    await expect(provider.update('apps/bills', change)).resolves.toMatchObject({
      data: { status: 'late', fee: '1.00', __v: 2 },
    });
  });

  it('are judged before a write: what is late is refused what only an open one may', async () => {
    const { provider, data } = await made({ due: yesterday, lostAt: day(-0.5) });
    const { __v: _, ...record } = data;
    const change = { id: data.id, data: { ...record, status: 'closed' }, previousData: record };
    await expect(provider.update('apps/bills', change)).rejects.toMatchObject({ kind: 'validation' });
  });

  it('wait where another record has what they would claim, and the others are moved and listed', async () => {
    const provider = await open();
    const make = async (values: object) =>
      (await provider.create('apps/boxes', { data: { name: 'A', ...values } })).data;
    await make({ owner: 'Ann', status: 'late' });
    const waiting = await make({ owner: 'Ann', due: yesterday });
    await make({ owner: 'Ben', due: yesterday });
    const { data } = await provider.getList('apps/boxes', {
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'createdAt', order: 'ASC' },
      filter: {},
    });
    expect(data.map(({ owner, status }) => `${String(owner)} ${String(status)}`).toSorted()).toEqual([
      'Ann late',
      'Ann open',
      'Ben late',
    ]);
    await expect(provider.getOne('apps/boxes', { id: waiting.id })).resolves.toMatchObject({
      data: { status: 'open', __v: 0 },
    });
  });
});

it('writes a state down on the clock of the gateway, in many records at once', async () => {
  const rest = await restFor(gateway, 'root');
  const names = Array.from({ length: 30 }, (_, index) => `Later ${index}`);
  for (const name of names) await rest.create('apps/bills', { data: { name, due: today } });
  const late = async () => {
    // Signed in anew: a day later the first token is over.
    const reader = await restFor(gateway, 'root');
    await reader.getList('apps/bills', {
      pagination: { page: 1, perPage: 5 },
      sort: { field: 'createdAt', order: 'ASC' },
      filter: {},
    });
    const where = [{ path: 'status', op: 'eq', value: 'late' } as const];
    const { rows } = await gateway.store.list('bills', { where, sort: [], offset: 0, limit: 100 });
    return rows.filter(({ name }) => names.includes(String(name))).length;
  };
  await expect(late()).resolves.toBe(0);
  gateway.clock.add(24 * 60 * 60);
  await expect(late()).resolves.toBe(30);
});
