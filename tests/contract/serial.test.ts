import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClock } from '../../server/clock';
import { createMemoryStore } from '../../server/store/memory';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import type { ResourceProvider } from '../../src/model/resolved/resourceProvider';
import { testConfig } from '../gateway/testConfig';
import { firstTestRecords, serveGateway, type TestGateway } from '../gateway/testGateway';
import { restFor } from './restFor';

const numbered = (serial: string, count: number) => ({
  label: { one: 'Bill', many: 'Bills' },
  title: '{number}',
  icon: 'invoice',
  fields: {
    number: { kind: 'text', serial },
    name: { kind: 'text', required: true },
  },
  demo: { count },
});

const config = {
  ...testConfig,
  resources: {
    ...testConfig.resources,
    bills: numbered('B-{year}-{000}', 6),
    slips: numbered('{0}', 0),
    notes2: numbered('N{0000}', 4),
  },
} as unknown as DeclaredAdmin;

const NOW = Date.parse('2026-05-05T12:00:00Z');
const seeds = { bills: [{ number: 'B-2026-041', name: 'Written' }] };

let gateway: TestGateway;
let rest: ResourceProvider;

beforeAll(async () => {
  const first = { ...firstTestRecords, seeds: { ...firstTestRecords.seeds, ...seeds } };
  gateway = await serveGateway(createMemoryStore(), { config, first, clock: createClock(() => NOW) });
  rest = await restFor(gateway, 'root');
});

afterAll(() => gateway.stop());

describe('numbers that the server gives', () => {
  const make = async (entity: string, values: object = {}) =>
    (await rest.create(`apps/${entity}`, { data: { name: 'A', ...values } })).data;

  it('follow the highest of the year, and are refused from anybody else', async () => {
    const errors = { number: 'Is read only.' };
    await expect(make('bills', { number: 'mine' })).rejects.toMatchObject({ body: { errors } });
    expect(await make('bills')).toMatchObject({ number: 'B-2026-042' });
    expect(await make('bills')).toMatchObject({ number: 'B-2026-043' });
  });

  it('go on when they outgrow their zeros, each once and without a gap for creates at once', async () => {
    const made = await Promise.all(Array.from({ length: 24 }, () => make('slips')));
    const numbers = made.map(({ number }) => Number(number)).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 24 }, (_each, at) => at + 1));
  });

  it('cannot be changed', async () => {
    const bill = await make('bills');
    const change = { id: bill.id, data: { ...bill, name: 'B', number: 'mine' }, previousData: bill };
    const errors = { number: 'Is read only.' };
    await expect(rest.update('apps/bills', change)).rejects.toMatchObject({ body: { errors } });
    const { data } = await rest.getOne('apps/bills', { id: bill.id });
    expect(data).toMatchObject({ name: 'A', number: bill['number'] });
  });

  it('follow each other in made-up records as these were made', async () => {
    const { data } = await rest.getList('apps/notes2', {
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'createdAt', order: 'ASC' },
      filter: {},
    });
    expect(data.map(({ number }) => String(number))).toEqual(['N0001', 'N0002', 'N0003', 'N0004']);
  });

  it('come before those that were written by hand, which are newer', async () => {
    const { data } = await rest.getList('apps/bills', {
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'number', order: 'ASC' },
      filter: {},
    });
    const ofYear = data.filter(({ number }) => String(number).includes('2026'));
    const moments = ofYear.map(({ createdAt }) => String(createdAt));
    expect(moments).toEqual(moments.toSorted());
    expect(ofYear.map(({ number }) => number)).toContain('B-2026-041');
  });
});
