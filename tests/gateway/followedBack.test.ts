import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMemoryStore } from '../../server/store/memory';
import { f } from '../../src/config/builders';
import { defineAdmin } from '../../src/config/defineAdmin';
import { defineResource } from '../../src/config/defineResource';
import { testConfig } from './testConfig';
import { recordOf, serveGateway, type Caller, type TestGateway } from './testGateway';

const shown = { title: '{name}', icon: 'tag', demo: { count: 0 } } as const;
const euro = { currency: 'EUR' } as const;
const tariffs = defineResource({
  ...shown,
  label: { one: 'Tariff', many: 'Tariffs' },
  fields: { name: f.text(), price: f.money(euro) },
});
const bookings = defineResource({
  ...shown,
  label: { one: 'Booking', many: 'Bookings' },
  fields: {
    name: f.text(),
    count: f.number(),
    tariff: f.reference({ to: 'tariffs' }),
    price: f.lookup('tariff.price'),
    total: f.money({ ...euro, compute: { formula: 'tariff.price * count' } }),
    twice: f.number({ compute: { formula: 'count * 2' } }),
  },
});
const config = defineAdmin({
  ...testConfig,
  resources: { ...testConfig.resources, tariffs, bookings },
} as never) as never;

let gateway: TestGateway;
let root: Caller;
beforeAll(async () => {
  gateway = await serveGateway(createMemoryStore(), { config });
  root = await gateway.as('root');
});
afterAll(() => gateway.stop());

it('takes a whole record back after what it follows from has changed, and refuses what follows from itself', async () => {
  const { _id: tariff } = recordOf(await root('POST', '/v1/tariffs', { name: 'T', price: '5.00' }));
  const made = recordOf(await root('POST', '/v1/bookings', { name: 'A', count: 2, tariff }));
  const path = `/v1/bookings/${made._id}`;
  const read = recordOf(await root('GET', path));
  expect(read).toMatchObject({ price: '5.00', total: '10.00', __v: 0 });
  expect((await root('PATCH', `/v1/tariffs/${tariff}`, { price: '6.00' })).status).toBe(200);
  const { __v, ...unversioned } = read;
  const errors = { price: expect.any(String) as string, total: expect.any(String) as string };
  expect(await root('PATCH', path, unversioned)).toMatchObject({ status: 422, body: { errors } });
  const wrong = await root('PATCH', path, { ...read, twice: 7 });
  expect(wrong).toMatchObject({ status: 422, body: { errors: { twice: expect.any(String) as string } } });
  expect(Object.keys((wrong.body as { errors: object }).errors)).toEqual(['twice']);
  const changed = await root('PATCH', path, { ...read, name: 'B' });
  expect(changed.status).toBe(200);
  expect(recordOf(changed)).toMatchObject({ name: 'B', price: '6.00', total: '12.00', __v: Number(__v) + 1 });
});
