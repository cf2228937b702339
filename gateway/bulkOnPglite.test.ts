import { expect, it } from 'vitest';
import { createClock } from '../server/clock';
import type { Store } from '../server/store/store';
import type { DeclaredAdmin } from '../src/config/defineAdmin';
import { testConfig } from '../tests/gateway/testConfig';
import { serveGateway, type Json } from '../tests/gateway/testGateway';
import { emptyPgliteStore } from './store/pglite.samples';
import { row } from './store/rows.samples';

const MANY = 30;

/* So many records are changed in the time that a step has. */
const STEP = 5;

const { products } = testConfig.resources;

const config: DeclaredAdmin = {
  ...testConfig,
  resources: {
    ...testConfig.resources,
    products: { ...products, list: { ...products.list, bulkEdit: ['status'] } },
  },
};

/* Whoever writes a record has taken a fifth of the time of a step. */
const slow = (store: Store, written: () => void): Store => ({
  ...store,
  heeding: (signal) => slow(store.heeding(signal), written),
  transaction: (run) => store.transaction((inner) => run(slow(inner, written))),
  update: async (collection, ...asked) => {
    const done = await store.update(collection, ...asked);
    if (collection === 'products') written();
    return done;
  },
});

it('A list that is asked for while many records are edited together is answered between two steps, and each is edited once', async () => {
  const began = Date.now();
  const clock = createClock(() => began);
  let count = 0;
  let read: ReturnType<typeof list> | undefined;
  const written = () => {
    clock.add(0.1);
    count += 1;
    if (count === 7) read = list();
  };
  const store = await emptyPgliteStore();
  const gateway = await serveGateway(slow(store, written), { config, clock });
  const root = await gateway.as('root');
  const list = async () => {
    const answer = await root('GET', '/v1/products');
    return { answer, count };
  };
  const made = Array.from({ length: MANY }, (_, n) =>
    row(`many${n}`, { name: `Many ${n}`, status: 'draft' }),
  );
  await store.insertMany('products', made);

  const steps: number[] = [];
  for (let after: unknown, isFirst = true; isFirst || after !== undefined; isFirst = false) {
    const asked = { list: 'search=Many', values: { status: 'active' }, run: 'a-run-of-many', count: MANY };
    const { body } = await root('POST', '/api/bulk/products', { ...asked, after });
    steps.push(Number((body as Json)['changed']));
    after = (body as Json)['after'];
  }
  expect(steps).toEqual(Array.from({ length: MANY / STEP }, () => STEP));
  const { answer, count: changed } = (await read) ?? {};
  expect(answer).toMatchObject({ status: 200 });
  expect(changed).toBeLessThanOrEqual(7 + 2 * STEP);
  const all = { where: [], sort: [] as const, offset: 0, limit: 2 * MANY };
  const { rows } = await store.list('products', all);
  const done = rows.filter(({ status, __v }) => status === 'active' && __v === 1);
  expect(done).toHaveLength(MANY);
  await gateway.stop();
  await store.close();
}, 60_000);
