import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../server/store/memory';
import { f } from '../../src/config/builders';
import { defineResource } from '../../src/config/defineResource';
import { testConfig } from './testConfig';
import { recordOf, serveGateway, type Caller, type TestGateway } from './testGateway';

const pricingRanges = defineResource({
  label: { one: 'Pricing range', many: 'Pricing ranges' },
  title: '{id}',
  icon: 'money',
  fields: {
    ranges: f.tiers({ currency: 'EUR', digits: 4, required: true }),
    credit: f.money({ currency: 'EUR', label: 'Minimum credit', min: '0' }),
  },
  demo: { count: 2 },
});

const config = { ...testConfig, resources: { ...testConfig.resources, pricingRanges } };

const good = [
  { from: 1, to: 2999, price: '0.0620' },
  { from: 3000, to: null, price: '0.0550' },
];

let gateway: TestGateway;
let root: Caller;
beforeAll(async () => {
  gateway = await serveGateway(createMemoryStore(), { config });
  root = await gateway.as('root');
});
afterAll(() => gateway.stop());

const create = (ranges: unknown, credit = '10.00') => root('POST', '/v1/pricingRanges', { ranges, credit });

describe('a price table sent to the gateway', () => {
  it('S3.10 is stored with from, to and price beside the minimum credit, and read back as it was', async () => {
    const created = await create(good);
    expect([created.status, created.body['errors']]).toEqual([201, undefined]);
    const path = `/v1/pricingRanges/${recordOf(created)._id}`;
    expect(recordOf(await root('GET', path))).toMatchObject({ ranges: good, credit: '10.00' });
  });

  it('S5.06 is refused with a credit below zero', async () => {
    expect(await create(good, '-1')).toMatchObject({
      status: 422,
      body: { errors: { credit: 'Must be at least 0' } },
    });
  });

  const [one, two] = good;

  it('S5.06 is taken with a price of zero', async () => {
    expect((await create([one, { ...two, price: '0' }])).status).toBe(201);
  });

  it.each([
    ['a gap', [one, { ...two, from: 3001 }], { 'ranges.1.from': 'Must begin at 3000' }],
    ['an overlap', [one, { ...two, from: 2999 }], { 'ranges.1.from': 'Must begin at 3000' }],
    [
      'two open rows',
      [{ ...one, to: null }, two],
      { 'ranges.0.to': 'Must be a whole number from 1: only the last tier is without end' },
    ],
    ['no open row', [one, { ...two, to: 9999 }], { 'ranges.1.to': 'The last tier must be without end' }],
    ['a price below zero', [one, { ...two, price: '-0.01' }], { 'ranges.1.price': 'Must be at least 0' }],
    ['no row', [], { ranges: 'Required' }],
    ['a row that is none', [one, 'x'], { ranges: 'Must be a set of fields' }],
  ])('B4 is refused with %s, new and as a change, at the cell that is wrong', async (_, ranges, errors) => {
    expect(await create(ranges)).toMatchObject({ status: 422, body: { errors } });
    const { _id } = recordOf(await create(good));
    const path = `/v1/pricingRanges/${_id}`;
    expect(await root('PATCH', path, { ranges })).toMatchObject({ status: 422, body: { errors } });
    expect(recordOf(await root('GET', path))).toMatchObject({ ranges: good });
  });
});
