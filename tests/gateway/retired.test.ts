import { describe, expect, it } from 'vitest';
import { openOwnSchema } from '../../gateway/store/ownSchema.samples';
import { emptyPgliteStore } from '../../gateway/store/pglite.samples';
import { createClock } from '../../server/clock';
import { endRecords } from '../../server/records/keepingWork';
import { cubesOf } from '../../server/records/rollups';
import { createMemoryStore } from '../../server/store/memory';
import type { Store } from '../../server/store/store';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { testConfig } from './testConfig';
import { rowsOf, serveGateway } from './testGateway';

const priced = { of: 'products', during: 'createdAt', measure: 'sum', field: 'price' } as const;
const configWith = (by: string) =>
  ({
    ...testConfig,
    resources: { ...testConfig.resources, products: { ...testConfig.resources.products, keep: '30d' } },
    dashboards: {
      shop: {
        label: 'Shop',
        icon: 'chart',
        widgets: [{ type: 'breakdown', label: 'Parts', metric: priced, by }],
      },
    },
  }) as unknown as DeclaredAdmin;

const NOW = '2030-03-31T12:00:00.000Z';
const HALF_A_DAY = 12 * 60 * 60 * 1000 + 17 * 60 * 1000;

const products = Array.from({ length: 90 }, (_, n) => {
  const createdAt = new Date(Date.parse(NOW) - n * HALF_A_DAY).toISOString();
  const values = { status: n % 3 === 0 ? 'draft' : 'active', mainGroup: n % 2 ? 'a' : 'b', price: '0.10' };
  return { _id: `p${n}`, __v: 0, createdAt, updatedAt: createdAt, name: `P ${n}`, quantity: n, ...values };
});

const questions = [
  'of=price',
  'by=status&of=price',
  'status=draft&by=createdAt&per=day',
  ...['Europe/Berlin', 'Asia/Kolkata', 'Asia/Kathmandu'].map(
    (zone) =>
      `createdAt_gte=2030-02-01T18:30:00.000Z&status=active&by=createdAt&per=day&of=price&zone=${zone}`,
  ),
  'by=createdAt&per=month&of=price&zone=Asia/Kolkata',
];

const stores: [name: string, open: () => Promise<Store>][] = [
  ['memory', () => Promise.resolve(createMemoryStore())],
  ['PGlite', emptyPgliteStore],
];
const databaseUrl = process.env['DATABASE_URL'];
if (databaseUrl) stores.push(['PostgreSQL', () => openOwnSchema(databaseUrl)]);

describe.each(stores)('records that leave for their age, on %s', (_, open) => {
  it('stay in totals, for readers of every zone and whatever is kept of these, and in no list', async () => {
    const store = await open();
    const clock = createClock(() => Date.parse(NOW));
    const gateway = await serveGateway(store, { config: configWith('status'), clock, works: false });
    const { model } = gateway;
    const root = await gateway.as('root');
    const answers = async (asked = questions) => {
      const found = asked.map(async (each) => {
        const { body } = await root('GET', `/v1/products/totals?${each}`);
        return [each, body['totals']];
      });
      return Promise.all(found);
    };
    await store.rollUp(cubesOf(model));
    await store.insertMany('products', products);
    await store.rollUp(cubesOf(model));
    const before = await answers();
    expect(JSON.stringify(before)).toContain('"count":90,"sum":"9.00"');
    const ended: unknown[] = [];
    const parts = { model, store, clock };
    await endRecords(model.resource('products'), parts, { expired: async (what) => void ended.push(what) });
    expect(ended).toMatchObject([{ total: 31 }]);
    expect(await answers()).toEqual(before);
    expect(await answers(['quantity_gte=0'])).toEqual([
      ['quantity_gte=0', { all: { count: 59 }, groups: [] }],
    ]);

    const seen: string[] = [];
    for (let page = 0; page < 6; page += 1) {
      const answer = await root('GET', `/v1/products?page=${page}&entriesPerPage=10&sort=createdAt`);
      expect(answer.body['total_results']).toBe(59);
      seen.push(...rowsOf(answer).map(({ _id }) => _id));
    }
    expect(new Set(seen).size).toBe(59);
    expect(seen).toHaveLength(59);
    expect(await store.count('products', [{ path: 'status', op: 'eq', value: 'draft' }])).toBe(20);

    // Made anew from the records, as after a restore.
    await store.rollUp([]);
    await store.rollUp(cubesOf(model));
    expect(await answers()).toEqual(before);

    // A dashboard that asks for something else: what left before has no value there.
    const other = await serveGateway(store, { config: configWith('mainGroup'), clock, works: false });
    await store.rollUp(cubesOf(other.model));
    const admin = await other.as('root');
    const { body } = await admin('GET', '/v1/products/totals?by=mainGroup');
    expect(body['totals']).toMatchObject({
      all: { count: 90 },
      groups: [{ key: null, count: 31 }, { count: 30 }, { count: 29 }],
    });
    expect(await answers()).toEqual(before);
    await other.stop();
    await gateway.stop();
    await store.close();
  }, 60_000);
});
