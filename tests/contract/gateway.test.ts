import { Faker, en } from '@faker-js/faker';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../gateway/store/memory';
import config from '../../resources.config';
import accounts from '../../fixtures/accounts.json';
import { seeds } from '../../fixtures/seeds';
import { kinds } from '../../src/fields/kinds';
import { searchPaths } from '../../src/model/conditions';
import { createModel } from '../../src/model/createModel';
import { fakeRecords, type DemoRecord } from '../../src/model/fakeRecords';
import type { ResolvedField } from '../../src/model/resolvedField';
import type { Resource } from '../../src/model/resource';
import { writableValues } from '../../src/model/writableValues';
import {
  recordOf,
  rowsOf,
  serveGateway,
  type Caller,
  type Json,
  type TestGateway,
} from '../gateway/testGateway';
import { filterQueries } from '../gateway/filterQueries';

/* Everything here is read from the configuration: a new entity is tested by being there. */
const model = createModel(config, kinds);
const served = model.resources.filter(({ api }) => api.source !== 'demo');
const ability = { can: () => true };

let gateway: TestGateway;
let root: Caller;
let fresh: Record<string, DemoRecord[]>;
beforeAll(async () => {
  gateway = await serveGateway(createMemoryStore(), { config, first: { seeds, accounts } });
  const admin = accounts[0] ?? { email: '', password: '' };
  root = gateway.callerOf((await gateway.signIn(admin.email, admin.password)).accessToken);
  // The same ids with other values: references find their records, and what is unique is free.
  const ids = Object.entries(seeds).map(([key, list]) => [key, list.map(idAlone)] as const);
  const { faker, now } = { faker: new Faker({ locale: en }), now: new Date() };
  fresh = fakeRecords(model, { faker, now, seed: 99, seeds: Object.fromEntries(ids) });
}, 60_000);
afterAll(() => gateway.stop());

describe.each(served.map((resource) => [resource.key, resource] as const))('%s', (key, resource) => {
  const { api, fields, transitions } = resource;
  const pathTo = (operation: 'one' | 'update' | 'delete' | 'list' | 'create', id = '') => {
    const call = api.calls[operation];
    return call ? ([call.method, call.path.replace(':id', id)] as const) : undefined;
  };
  const list = async (query = '') => {
    const [method, path] = pathTo('list') ?? ['GET', ''];
    return root(method, `${path}?entriesPerPage=1000&${query}`);
  };
  const valuesAt = (index: number): Json => freshValues(resource, fresh[key]?.[index] ?? {});
  const create = async (index: number) => {
    const [method, path] = pathTo('create') ?? ['POST', ''];
    return root(method, path, { ...valuesAt(index), ...api.stamp });
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

  it('is searched in its own fields', async () => {
    const rows = rowsOf(await list());
    const found = searchPaths(resource, kinds).flatMap((path) =>
      rows.flatMap((row) =>
        typeof row[path] === 'string' && row[path] !== '' ? [[row[path], row._id] as const] : [],
      ),
    );
    const [text, id] = found[0] ?? [];
    if (text === undefined) return;
    const hits = rowsOf(await list(`search=${encodeURIComponent(text)}`));
    expect(hits.map(({ _id }) => _id)).toContain(id);
  });

  it.each(filterQueries(resource, kinds))('is filtered by $name', async ({ query, holds }) => {
    const rows = rowsOf(await list());
    const sample = rows.find((row) => query(row) !== undefined);
    if (!sample) return;
    const wanted = rows.filter((row) => holds(row, sample)).map(({ _id }) => _id);
    expect(wanted).toContain(sample._id);
    const hits = rowsOf(await list(query(sample))).map(({ _id }) => _id);
    expect(hits.toSorted(byText)).toEqual(wanted.toSorted(byText));
  });

  it.each(fields.filter(({ sortable }) => sortable).map(({ name }) => name))(
    'is sorted by %s both ways',
    async (name) => {
      const [up, down] = [rowsOf(await list(`sort=${name}`)), rowsOf(await list(`sort=-${name}`))];
      const values = (rows: readonly Json[]) =>
        rows.map((row) => row[name]).filter((value) => value !== null && value !== undefined && value !== '');
      expect(values(down).toReversed()).toEqual(values(up));
      expect(up).toHaveLength(down.length);
    },
  );

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

  const moves = Object.entries(transitions).flatMap(([field, from]) =>
    Object.entries(from).flatMap(([state, allowed]) =>
      Object.keys(from)
        .filter((to) => to !== state)
        .map((to) => ({ field, state, to, isLegal: allowed.includes(to) })),
    ),
  );
  it.each(moves)('goes from $state to $to: $isLegal', async ({ field, state, to, isLegal }) => {
    const rows = rowsOf(await list());
    const starting = rows.filter((each) => each[field] === state);
    const actions = resource.actions.filter(({ effect }) => effect[field] === to);
    const isWritable = fields.some(({ name, readOnly }) => name === field && !readOnly) && pathTo('update');
    // Records that are in the state already have values that go with it.
    const examples: readonly Json[] = [...rows.filter((each) => each[field] === to), ...(fresh[key] ?? [])];
    const attempts = async function* (id: string) {
      for (const { call, form } of actions) {
        const forms = form.length === 0 ? [{}] : examples;
        const path = call.path.replace(':id', id);
        for (const example of forms) yield await root(call.method, path, formValues(form, example));
      }
      const change = pathTo('update', id);
      if (change) yield await root(...change, { [field]: to });
    };
    const goes = async (row: Json & { _id: string }): Promise<boolean> => {
      for await (const _ of attempts(row._id)) {
        const now = await gateway.store.get(api.collection, row._id);
        if (now?.[field] === state) continue;
        expect(now?.[field]).toBe(to);
        await gateway.store.update(api.collection, row._id, { patch: row });
        return true;
      }
      return false;
    };
    // One record may not have the amounts for it; that none of them has is a fault.
    let hasGone = false;
    for (const row of isLegal ? starting : starting.slice(0, 1)) hasGone ||= await goes(row);
    const isReachable = isLegal && (actions.length > 0 || Boolean(isWritable));
    expect(hasGone).toBe(isReachable && starting.length > 0);
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

const formValues = (form: readonly ResolvedField[], example: Json): Json =>
  Object.fromEntries(form.map(({ name }) => [name, example[name] ?? 'Some reason']));

const idAlone = (seed: object) => ('id' in seed ? { id: seed.id } : {});

const byText = (a: string, b: string) => (a < b ? -1 : 1);
