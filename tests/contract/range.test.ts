import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPlan } from '../../server/records/listIndexes';
import { createMemoryStore } from '../../server/store/memory';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import type { ResourceProvider } from '../../src/model/resolved/resourceProvider';
import { testConfig } from '../gateway/testConfig';
import { serveGateway, type TestGateway } from '../gateway/testGateway';
import { restFor } from './restFor';

const stays = {
  label: { one: 'Stay', many: 'Stays' },
  title: '{name}',
  icon: 'calendar',
  fields: {
    name: { kind: 'text', required: true },
    days: { kind: 'range', of: 'date' },
    when: { kind: 'range', of: 'dateTime', allDay: true },
    rooms: { kind: 'range', of: 'number' },
  },
  demo: { count: 0 },
  list: { columns: ['name', 'days'], filters: ['when', 'rooms'], sort: ['days', 'ASC'] },
};

const config = { ...testConfig, resources: { ...testConfig.resources, stays } } as unknown as DeclaredAdmin;

let gateway: TestGateway;
let rest: ResourceProvider;

const make = async (name: string, values: object) =>
  (await rest.create('apps/stays', { data: { name, ...values } })).data;

beforeAll(async () => {
  gateway = await serveGateway(createMemoryStore(), { config });
  rest = await restFor(gateway, 'root');
  await make('third', { days: { from: '2026-05-09', to: '2026-05-09' }, rooms: { from: 20, to: 100 } });
  await make('first', {
    days: { from: '2026-05-01', to: '2026-05-20' },
    when: { from: '2026-05-01T10:00:00+02:00', to: '2026-05-01T12:00:00+02:00' },
    rooms: { from: 3, to: 5 },
  });
  await make('second', { days: { from: '2026-05-02', to: '2026-05-03' }, rooms: { from: 9, to: 20 } });
});

afterAll(() => gateway.stop());

describe('ranges', () => {
  const names = async (filter: object, sort = { field: 'days', order: 'ASC' as 'ASC' | 'DESC' }) => {
    const { data } = await rest.getList('apps/stays', { pagination: { page: 1, perPage: 10 }, sort, filter });
    return data.map(({ name }) => name as string);
  };

  it('are found by a range that they touch, whichever of both is longer', async () => {
    expect(await names({ days_gte: '2026-05-03', days_lte: '2026-05-04' })).toEqual(['first', 'second']);
    expect(await names({ days_gte: '2026-05-04' })).toEqual(['first', 'third']);
    expect(await names({ days_lte: '2026-05-01' })).toEqual(['first']);
    expect(await names({ days: '2026-05-09' })).toEqual(['first', 'third']);
    expect(await names({ days_gte: '2026-05-21' })).toEqual([]);
  });

  it('of numbers compare as numbers, of moments as moments', async () => {
    expect(await names({ rooms_gte: '6', rooms_lte: '10' })).toEqual(['second']);
    expect(await names({ rooms: '20' })).toEqual(['second', 'third']);
    expect(
      await names({ when_gte: '2026-05-01T09:59:00.000Z', when_lte: '2026-05-01T11:00:00.000Z' }),
    ).toEqual(['first']);
    expect(await names({ when_gte: '2026-05-01T10:01:00.000Z' })).toEqual([]);
  });

  it('are sorted by where they begin', async () => {
    expect(await names({}, { field: 'days', order: 'DESC' })).toEqual(['third', 'second', 'first']);
    expect(await names({}, { field: 'rooms', order: 'ASC' })).toEqual(['first', 'second', 'third']);
  });

  it('are stored in UTC, and as nothing where both ends are empty', async () => {
    const row = await make('fourth', {
      days: { from: null, to: '' },
      when: { from: '2026-06-01T10:00:00+02:00', to: '2026-06-01T10:00:00+02:00' },
    });
    expect(row).toMatchObject({
      days: null,
      when: { from: '2026-06-01T08:00:00.000Z', to: '2026-06-01T08:00:00.000Z' },
    });
  });

  it('do not end before they begin, and have both ends', async () => {
    const errorsOf = (values: object) =>
      make('faulty', values).then(
        () => undefined,
        ({ body }: { readonly body: { readonly errors: unknown } }) => body.errors,
      );
    expect(await errorsOf({ days: { from: '2026-05-02', to: '2026-05-01' } })).toEqual({
      'days.to': 'Not before the beginning',
    });
    expect(await errorsOf({ rooms: { from: 10, to: 9 } })).toEqual({
      'rooms.to': 'Not before the beginning',
    });
    expect(await errorsOf({ days: { from: '2026-05-02' } })).toEqual({ 'days.to': 'Required' });
  });

  it('are prepared for in the store by where they begin', () => {
    const { filters, sorts } = listPlan(createModel(config, kinds).resource('stays'), kinds);
    expect(filters).toContainEqual({ path: 'rooms.from', order: 'number' });
    expect(sorts).toContainEqual({ path: 'days.from', order: 'text' });
  });
});
