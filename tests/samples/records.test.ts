import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import type { ResourceProvider } from '../../src/model/resolved/resourceProvider';
import { compareKeys } from '../../src/model/values/comparable';
import { pageSamples } from '../samples/pageSamples';

const entity = (api: object) => ({
  label: { one: 'Loan', many: 'Loans' },
  title: '{title}',
  icon: 'book',
  api,
  fields: {
    title: { kind: 'text', required: true, search: true },
    status: { kind: 'choice', values: { lent: {}, back: {} }, default: 'lent' },
    price: { kind: 'money', currency: 'EUR' },
    fee: { kind: 'money', currency: 'EUR' },
    sum: { kind: 'money', currency: 'EUR', compute: { total: ['price', 'fee'] } },
  },
  actions: {
    giveBack: { on: 'row', call: 'POST /v1/loans/:id/giveBack', effect: { status: 'back' } },
  },
  list: { filters: ['status', 'createdAt'] },
  demo: { count: 12 },
});

const config = {
  name: 'Library',
  groups: {},
  resources: { loans: entity({ source: 'demo' }), served: entity({}) },
} as unknown as DeclaredAdmin;
const model = createModel(config, kinds);
const NAME = model.resource('loans').name;

const open = async () => {
  vi.setSystemTime('2026-03-01T12:00:00Z');
  return (await pageSamples(config)).provider;
};
const TODAY = '2026-03-02';

let provider: ResourceProvider;
beforeEach(async () => {
  provider = await open();
  vi.setSystemTime(`${TODAY}T12:00:00Z`);
});
afterEach(() => void vi.useRealTimers());

const listed = async (filter: object, more: object = {}) =>
  provider.getList(NAME, {
    pagination: { page: 1, perPage: 5 },
    sort: { field: 'title', order: 'ASC' },
    filter,
    ...more,
  });

const made = async (values: object) => (await provider.create(NAME, { data: { ...values } })).data;

describe('S1.23 the records of an entity that no server has', () => {
  it('are found and put in order as they read', async () => {
    for (const title of ['Zürich', 'Øystein', 'Łukasz', 'José', 'Jose\u0301', 'O’Brien', 'Straße', 'Oslo'])
      await made({ title });
    const titles = async (q: string) => (await listed({ q })).data.map(({ title }) => title as string);
    expect(await titles('jose')).toEqual(['Jose\u0301', 'José']);
    expect(await titles('JOSÉ')).toEqual(['Jose\u0301', 'José']);
    expect(await titles("o'brien")).toEqual(['O’Brien']);
    expect(await titles('strasse')).toEqual(['Straße']);
    const own = new Set(['Zürich', 'Øystein', 'Łukasz', 'Oslo']);
    const { data } = await listed({}, { pagination: { page: 1, perPage: 100 } });
    expect(data.map(({ title }) => String(title)).filter((title) => own.has(title))).toEqual([
      'Łukasz',
      'Oslo',
      'Øystein',
      'Zürich',
    ]);
  });

  it('are the same each time, and only of such entities', async () => {
    const { data, total } = await listed({});
    expect([data.length, total]).toEqual([5, 12]);
    const titles = data.map(({ title }) => String(title));
    expect(titles).toEqual(titles.toSorted(compareKeys));
    provider = await open();
    expect((await listed({})).data).toEqual(data);
    const served = provider.getOne(model.resource('served').name, { id: 'x' });
    await expect(served).rejects.toMatchObject({ kind: 'notFound' });
  });

  it('are found by the search, by several values and by a range of days', async () => {
    await made({ title: 'Effi Briest', status: 'back' });
    expect((await listed({ q: 'effi' })).data).toMatchObject([{ title: 'Effi Briest' }]);
    expect((await listed({ status: ['lent', 'back'] })).total).toBe(13);
    expect((await listed({ status: ['back'], q: 'effi' })).total).toBe(1);
    expect((await listed({ createdAt_gte: TODAY })).data).toMatchObject([{ title: 'Effi Briest' }]);
  });

  it('are made with their defaults, an id of their own, and what follows from other values', async () => {
    const [one, other] = [await made({ title: 'A', price: '2.00', fee: '0.50' }), await made({ title: 'B' })];
    expect(one).toMatchObject({ title: 'A', status: 'lent', sum: '2.50' });
    expect(one.id).not.toBe(other.id);
    expect((await provider.getOne(NAME, { id: one.id })).data).toEqual(one);
  });

  it('keep a change, and what follows from it', async () => {
    const before = await made({ title: 'A', price: '2.00', fee: '0.50' });
    await provider.update(NAME, { id: before.id, data: { fee: '1.00' }, previousData: before });
    const { data } = await provider.getOne(NAME, { id: before.id });
    expect(data).toMatchObject({ title: 'A', price: '2.00', sum: '3.00' });
    expect(Date.parse(String(data['updatedAt']))).toBeGreaterThanOrEqual(
      Date.parse(String(data['createdAt'])),
    );
  });

  it('are changed by the effect of an action', async () => {
    const record = await made({ title: 'A' });
    const [action = expect.fail('no action')] = model.resource('loans').actions;
    const { data } = await provider.runAction(NAME, { action, id: record.id, values: {}, record });
    expect(data).toMatchObject({ id: record.id, status: 'back' });
    expect((await provider.getOne(NAME, { id: record.id })).data).toMatchObject({ status: 'back' });
  });

  it('are gone when they are deleted, one or several', async () => {
    const records = [await made({ title: 'A' }), await made({ title: 'B' }), await made({ title: 'C' })];
    const [first = expect.fail('none'), ...others] = records;
    await provider.delete(NAME, { id: first.id, previousData: first });
    await provider.deleteMany(NAME, { ids: others.map(({ id }) => id) });
    const ids = records.map(({ id }) => id);
    expect((await provider.getMany(NAME, { ids })).data).toEqual([]);
    await expect(provider.getOne(NAME, { id: first.id })).rejects.toMatchObject({ kind: 'notFound' });
    const change = { id: first.id, data: { title: 'D' }, previousData: first };
    await expect(provider.update(NAME, change)).rejects.toMatchObject({ kind: 'notFound' });
  });

  it('are counted as the list shows them', async () => {
    await made({ title: 'Zebra', price: '2.00' });
    await made({ title: 'Zebra', price: '3.00', status: 'back' });
    const { data } = await provider.getTotals(NAME, { filter: { q: 'zebra' }, by: 'status', of: 'price' });
    expect(data.all).toMatchObject({ count: 2, sum: '5.00' });
    expect(new Set(data.groups.map(({ key }) => key))).toEqual(new Set(['back', 'lent']));
  });
});
