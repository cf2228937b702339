import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../server/store/memory';
import { f } from '../../src/config/builders';
import { defineResource } from '../../src/config/defineResource';
import { testConfig } from './testConfig';
import { recordOf, serveGateway, type Caller, type TestGateway } from './testGateway';

const shipments = defineResource({
  label: { one: 'Shipment', many: 'Shipments' },
  title: '{name}',
  icon: 'invoice',
  fields: {
    name: f.text({ required: true }),
    client: f.group({
      of: {
        vatNumber: f.text(),
        isAbroad: f.boolean(),
        country: f.text({ showWhen: { isAbroad: true } }),
      },
    }),
    items: f.items({ of: { count: f.number(), discount: f.text() } }),
    ability: f.permissions(),
  },
  actions: {
    send: {
      on: 'row',
      call: 'POST /v1/shipments/:id/send',
      form: { to: f.group({ of: { city: f.text() } }) },
      effect: { client: { $of: 'client' } },
    },
  },
  demo: { count: 0 },
});

const config = { ...testConfig, resources: { ...testConfig.resources, shipments } };

let gateway: TestGateway;
let root: Caller;
beforeAll(async () => {
  gateway = await serveGateway(createMemoryStore(), { config });
  root = await gateway.as('root');
});
afterAll(() => gateway.stop());

const PATH = '/v1/shipments';
const make = async (values: object = {}) => recordOf(await root('POST', PATH, { name: 'A', ...values }))._id;
const change = (id: string, values: object) => root('PATCH', `${PATH}/${id}`, values);
const unknown = (hint: string) => expect.stringMatching(`no such field.*${hint}`) as string;

describe('a key that names no member', () => {
  const wrong: [string, object, object][] = [
    ['a group', { client: { vatNumer: 'DE1' } }, { 'client.vatNumer': unknown('"vatNumber"') }],
    ['a group, even as an id', { client: { _id: 'x' } }, { 'client._id': unknown('vatNumber') }],
    [
      'a row',
      { items: [{ count: 1 }, { discont: '5.00', zzz: { a: 1 } }] },
      { 'items.1.discont': unknown('"discount"'), 'items.1.zzz': unknown('count') },
    ],
  ];

  it.each(wrong)('is refused in %s, when it is made and when it is changed', async (_, values, errors) => {
    expect(await root('POST', PATH, { name: 'A', ...values })).toMatchObject({
      status: 422,
      body: { errors },
    });
    const id = await make();
    expect(await change(id, values)).toMatchObject({ status: 422, body: { errors } });
    expect(recordOf(await root('GET', `${PATH}/${id}`))).toMatchObject({ __v: 0 });
  });

  it('is refused in the form of an action', async () => {
    const path = `${PATH}/${await make()}/send`;
    const errors = { 'to.citty': unknown('"city"') };
    expect(await root('POST', path, { to: { citty: 'X' } })).toMatchObject({ status: 422, body: { errors } });
    expect(await root('POST', path, { to: { city: 'X' } })).toMatchObject({ status: 200 });
  });

  it('may be the id of a row, or what is stored already, wherever the row has moved', async () => {
    const id = await make({ items: [{ _id: 'r', count: 1 }] });
    const old = { client: { vatNumber: 'DE1', fax: '7' }, items: [{ count: 1 }, { count: 2, weight: 3 }] };
    await gateway.store.update('shipments', id, { patch: old });
    const moved = { client: { ...old.client, vatNumber: 'DE2' }, items: [{ count: 5, weight: 3 }] };
    const changed = await change(id, moved);
    expect([changed.status, recordOf(changed)]).toMatchObject([200, moved]);
    const errors = { 'client.fax': unknown('vatNumber'), 'items.0.weight': unknown('count') };
    const other = { client: { fax: '8' }, items: [{ weight: 4 }] };
    expect(await change(id, other)).toMatchObject({ status: 422, body: { errors } });
  });

  it('is no hidden member either, unless its value is stored or blank', async () => {
    const client = { isAbroad: true, country: 'FR' };
    const id = await make({ client });
    const errors = { 'client.country': 'Cannot be set as the record is now.' };
    expect(await change(id, { client: { isAbroad: false, country: 'PT' } })).toMatchObject({
      status: 422,
      body: { errors },
    });
    expect((await change(id, { client: { isAbroad: false, country: 'FR' } })).status).toBe(200);
    expect((await change(id, { client: { isAbroad: false, country: '' } })).status).toBe(200);
  });

  it('is refused beside the words of a right that mean something', async () => {
    const read = { action: 'read', subject: 'all' };
    const limited = { ...read, inverted: true, conditions: { own: true }, fields: ['name'] };
    const id = await make({ ability: [read, limited] });
    expect(recordOf(await root('GET', `${PATH}/${id}`))['ability']).toEqual([read, limited]);
    const refused = await change(id, { ability: [read, { ...read, invertd: true }] });
    const named = expect.stringContaining('inverted') as string;
    expect(refused).toMatchObject({ status: 422, body: { errors: { 'ability.1.invertd': named } } });
  });
});
