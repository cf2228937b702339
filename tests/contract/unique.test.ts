import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../server/store/memory';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { testConfig } from '../gateway/testConfig';
import { serveGateway, type TestGateway } from '../gateway/testGateway';
import { restFor } from './restFor';

const oneOf = (...values: string[]) => ({ kind: 'text', fake: { oneOf: values } });

const nets = {
  label: { one: 'Net', many: 'Nets' },
  title: '{name}',
  icon: 'operator',
  fields: {
    name: { kind: 'text', required: true },
    mcc: oneOf('262', '208', '234'),
    mnc: oneOf('01', '02', '03', '04'),
    prices: {
      kind: 'items',
      of: {
        currency: { kind: 'text', unique: true, fake: { oneOf: ['EUR', 'USD'] } },
        rate: { kind: 'number' },
      },
    },
  },
  unique: [['mcc', 'mnc']],
  demo: { count: 12 },
};

const config = {
  ...testConfig,
  resources: { ...testConfig.resources, nets },
} as unknown as DeclaredAdmin;

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await serveGateway(createMemoryStore(), { config });
});

afterAll(() => gateway.stop());

const open = () => restFor(gateway, 'root');

describe('fields that are unique together', () => {
  const make = async (values: object) =>
    (await (await open()).create('apps/nets', { data: { name: 'A', ...values } })).data;

  const taken = {
    kind: 'conflict',
    body: {
      errors: { mcc: 'This combination is already in use', mnc: 'This combination is already in use' },
    },
  };

  it('are refused as a combination, beside each of them', async () => {
    await make({ mcc: '310', mnc: '001' });
    await expect(make({ mcc: '310', mnc: '001' })).rejects.toMatchObject(taken);
    await expect(make({ mcc: '310', mnc: '01' })).resolves.toMatchObject({ mcc: '310', mnc: '01' });
  });

  it('are refused when a change of one makes the combination', async () => {
    await make({ mcc: '311', mnc: '001' });
    const other = await make({ mcc: '311', mnc: '002' });
    const provider = await open();
    const change = { id: other.id, data: { ...other, mnc: '001' }, previousData: other };
    await expect(provider.update('apps/nets', change)).rejects.toMatchObject(taken);
    const renamed = { id: other.id, data: { ...other, name: 'B' }, previousData: other };
    await expect(provider.update('apps/nets', renamed)).resolves.toMatchObject({ data: { name: 'B' } });
  });

  it('are free again when the record has others', async () => {
    const first = await make({ mcc: '312', mnc: '001' });
    const provider = await open();
    const change = { id: first.id, data: { ...first, mnc: '002' }, previousData: first };
    await provider.update('apps/nets', change);
    await expect(make({ mcc: '312', mnc: '001' })).resolves.toBeDefined();
  });

  it('are in nobody’s way while one of them is empty', async () => {
    await make({ mcc: '313', mnc: null });
    await expect(make({ mcc: '313', mnc: null })).resolves.toBeDefined();
  });

  it('are unique in made-up records', async () => {
    const { data } = await (
      await open()
    ).getList('apps/nets', {
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'createdAt', order: 'ASC' },
      filter: { mcc: ['262', '208', '234'] },
    });
    const pairs = data.map(({ mcc, mnc }) => `${mcc}-${mnc}`);
    expect(data.length).toBeGreaterThan(8);
    expect(new Set(pairs).size).toBe(pairs.length);
  });
});

describe('a member that is unique among the rows of a record', () => {
  const make = async (prices: readonly object[]) =>
    (await (await open()).create('apps/nets', { data: { name: 'Rows', prices } })).data;

  const twice = {
    kind: 'validation',
    message: expect.stringContaining('Prices 3, Currency: Already in row 1') as string,
    body: { errors: { 'prices.2.currency': 'Already in row 1' } },
  };

  it('is refused in the row that says it again, and not in another record or where it is empty', async () => {
    await expect(make([{ currency: 'EUR' }, { currency: 'USD' }, { currency: 'eur' }])).rejects.toMatchObject(
      twice,
    );
    await make([{ currency: 'EUR' }, { currency: 'USD' }, { rate: 1 }, { rate: 1 }]);
    await expect(make([{ currency: 'EUR' }])).resolves.toBeDefined();
  });

  it('is in no two rows of made-up records', async () => {
    const pagination = { page: 1, perPage: 100 };
    const sort = { field: 'createdAt', order: 'ASC' } as const;
    const { data } = await (await open()).getList('apps/nets', { pagination, sort, filter: {} });
    const rows = data.map(({ prices }) =>
      ((prices ?? []) as { readonly currency?: string }[]).flatMap(({ currency }) => currency ?? []),
    );
    expect(rows.flat().length).toBeGreaterThan(12);
    expect(rows.filter((each) => new Set(each).size < each.length)).toEqual([]);
  });
});
