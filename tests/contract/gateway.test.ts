import { serveDemo } from '../gateway/serveDemo';
import { Faker, en } from '@faker-js/faker';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config from '../../fixtures/demo';
import accounts from '../../fixtures/accounts.json';
import { seeds } from '../../fixtures/seeds';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import type { DemoRecord } from '../../src/model/demo/demoRecord';
import { fakeRecords } from '../../src/model/demo/fakeRecords';
import type { Resource } from '../../src/model/resolved/resource';
import { writableValues } from '../../src/model/rules/writableValues';
import { matches } from '../../src/model/rules/rules';
import { pointersIn } from '../../src/model/rules/pointers';
import { isEmpty } from '../../src/model/values/comparable';
import type { Row } from '../../server/store/store';
import { together } from './everyEntity/together';
import { recordOf, type Caller, type Json, type TestGateway } from '../gateway/testGateway';

/* What stands on the wire, of every entity that staff see (of the bell: tests/gateway/bell.test.ts); what it means is asked in everyEntity.test.ts. */
const model = createModel(config, kinds);
const served = model.resources.filter(({ api, bell }) => api.source !== 'demo' && !bell);
const ability = { can: () => true };

let gateway: TestGateway;
let root: Caller;
let fresh: Record<string, DemoRecord[]>;
beforeAll(async () => {
  gateway = await serveDemo();
  const admin = accounts[0] ?? { email: '', password: '' };
  root = gateway.callerOf((await gateway.signIn(admin.email, admin.password)).accessToken);
  // The same ids with other values: references find their records, and what is unique is free.
  const ids = Object.entries(seeds).map(([key, list]) => [key, list.map(idAlone)] as const);
  const { faker, now } = { faker: new Faker({ locale: en }), now: new Date() };
  fresh = fakeRecords(model, { faker, now, seed: 99, seeds: Object.fromEntries(ids) });
}, 60_000);
afterAll(() => gateway.stop());

/* Where values have to fit each other, those of a record in which they do, and that has all of them that are given. */
const fittingIn = async (resource: Resource, values: Json): Promise<Json> => {
  const names = together(resource);
  const everything = { where: [], sort: [] as const, offset: 0, limit: Infinity };
  const { rows } = await gateway.store.list(resource.api.collection, everything);
  const lacks = (row: Row) => names.filter((name) => !isEmpty(values[name]) && isEmpty(row[name])).length;
  for (const row of names.length > 0 ? rows.toSorted((a, b) => lacks(a) - lacks(b)) : [])
    if (await isOffered(row, resource))
      return Object.fromEntries(names.flatMap((name) => (row[name] ? [[name, row[name]]] : [])));
  return {};
};

const isOffered = async (row: Row, resource: Resource): Promise<boolean> => {
  for (const {
    to: [to = ''],
    id,
    offered,
  } of pointersIn(row, resource.fields, model)) {
    const { api, fields } = model.resource(to);
    const target = await gateway.store.get(api.collection, id);
    if (!target || !matches(offered, target, { fields, kinds })) return false;
  }
  return true;
};

describe.each(served.map((resource) => [resource.key, resource] as const))('%s', (key, resource) => {
  const { api, fields } = resource;
  const pathTo = (operation: 'one' | 'update' | 'delete' | 'list' | 'create', id = '') => {
    const call = api.calls[operation];
    return call ? ([call.method, call.path.replace(':id', id)] as const) : undefined;
  };
  const list = async () => {
    const [method, path] = pathTo('list') ?? ['GET', ''];
    return root(method, `${path}?entriesPerPage=1000`);
  };
  const valuesAt = (index: number): Json => freshValues(resource, fresh[key]?.[index] ?? {});
  const create = async (index: number) => {
    const [method, path] = pathTo('create') ?? ['POST', ''];
    const values = valuesAt(index);
    return root(method, path, { ...values, ...(await fittingIn(resource, values)), ...api.stamp });
  };

  it('is listed in its envelope, a page at a time', async () => {
    if (!api.calls.list) return expect(resource.can.create).toBe(false);
    const { status, body } = await list();
    expect([status, body['success']]).toEqual([200, true]);
    const rows = body[api.rows] as Json[];
    expect(rows.length).toBe(body['total_results']);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row[api.idKey]).toBe(row['_id']);
    const secrets = fields.filter(({ kind }) => kinds[kind].isSecret).map(({ name }) => name);
    for (const name of secrets) expect(rows.some((row) => name in row)).toBe(false);
  });

  it('is created, changed and deleted, or not at all', async () => {
    const created = api.calls.create ? await create(0) : undefined;
    if (!created) return expect((await root('POST', api.path, {})).status).toBe(404);
    expect([created.status, created.body['message']]).toEqual([201, undefined]);
    const { _id } = recordOf(created);
    const [readMethod, readPath] = pathTo('one', _id) ?? ['GET', ''];
    expect(recordOf(await root(readMethod, readPath))).toEqual(recordOf(created));
    const change = pathTo('update', _id);
    if (change) {
      const changed = await root(...change, { ...recordOf(created) });
      expect([changed.status, changed.body['errors']]).toEqual([200, undefined]);
      expect((await root(...change, { __v: 0 })).status).toBe(409);
    }
    const removal = pathTo('delete', _id);
    if (removal) {
      expect((await root(...removal)).status).toBe(200);
      expect((await root(readMethod, readPath)).status).toBe(404);
    }
  });
});

describe('at its path of the contract', () => {
  const written: readonly (readonly [id: string, key: string, row: string, change: Json])[] = [
    ['S7.118', 'senderIds', 'senderId', { useCase: 'Only what customers have ordered.' }],
    ['S7.119', 'spamWords', 'spamWord', { caseSensitive: true }],
    ['S7.120', 'contacts', 'contact', { company: 'Kontor am Markt' }],
    ['S7.120', 'contactGroups', 'contactGroup', { name: 'Regulars' }],
    ['S7.121', 'campaigns', 'campaign', { name: 'Spring sale' }],
    ['S7.122', 'operators', 'operator', { name: 'Another network' }],
    ['S7.123', 'plans', 'plan', { name: 'Prepaid XXL' }],
  ];

  it.each(written)('%s has %s: their list, a new one, a change of it and its end', async (...each) => {
    const [, key, row, change] = each;
    const resource = model.resource(key);
    const values = freshValues(resource, fresh[key]?.[1] ?? {});
    const created = await root('POST', `/v1/${key}`, { ...values, ...(await fittingIn(resource, values)) });
    expect([created.status, created.body['errors']]).toEqual([201, undefined]);
    const { _id } = created.body[row] as Json;
    const changed = await root('PATCH', `/v1/${key}/${String(_id)}`, change);
    expect(changed).toMatchObject({ status: 200, body: { success: true, [row]: { _id, ...change } } });
    const listed = async () => {
      const { body } = await root('GET', `/v1/${key}?entriesPerPage=1000&page=0`);
      return (body[key] as Json[]).filter((one) => one['_id'] === _id);
    };
    expect(await listed()).toMatchObject([change]);
    const removed = await root('DELETE', `/v1/${key}/${String(_id)}`);
    expect(removed).toMatchObject({ status: 200, body: { success: true } });
    expect(await listed()).toEqual([]);
  });

  it('S7.117 has smsLogs: their list, and nobody writes one', async () => {
    const { body } = await root('GET', '/v1/smsLogs?entriesPerPage=10&page=0');
    const [first] = body['smsLogs'] as Json[];
    expect(body).toMatchObject({ success: true, entries_per_page: 10, found_results: 10 });
    const at = `/v1/smsLogs/${String(first?.['_id'])}`;
    const tried = [
      await root('POST', '/v1/smsLogs', { text: 'Forged' }),
      await root('PATCH', at, { text: 'Forged' }),
      await root('DELETE', at),
    ];
    expect(tried.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('S7.126 has pricingRanges as one record, which is read and changed', async () => {
    const { body } = await root('GET', '/v1/pricingRanges');
    const before = Object.values(body).find((value) => typeof value === 'object') as Json;
    expect(Array.isArray(before['ranges'])).toBe(true);
    const changed = await root('PATCH', '/v1/pricingRanges', { credit: '25.00' });
    expect(changed).toMatchObject({ status: 200, body: { success: true } });
    expect(JSON.stringify((await root('GET', '/v1/pricingRanges')).body)).toContain('"credit":"25.00"');
    await root('PATCH', '/v1/pricingRanges', { credit: before['credit'] });
  });
});

/** What a form would send of a made-up record: in its first state, and with a password of its own. */
const freshValues = (resource: Resource, record: Json): Json => {
  const { fields } = resource;
  const first = fields
    .filter(({ name }) => name in resource.transitions)
    .map((field) => [field.name, field.default]);
  const started = { ...record, ...Object.fromEntries(first) } as Json;
  return writableValues(started, { resource, kinds, view: 'create', ability });
};

const idAlone = (seed: object) => ('id' in seed ? { id: seed.id } : {});
