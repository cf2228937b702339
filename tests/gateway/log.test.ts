import { soon } from '../soon';
import { isCalled } from '../../src/model/contract/isCalled';
import { serveDemo } from './serveDemo';
import { Faker, en } from '@faker-js/faker';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutSecrets } from '../../server/records/records';
import { isInScope } from '../../server/records/scope';
import type { Row, Store } from '../../server/store/store';
import { fakeRecords } from '../../src/model/demo/fakeRecords';
import type { Resource } from '../../src/model/resolved/resource';
import { writableValues } from '../../src/model/rules/writableValues';
import { isPlainObject, isSameJson } from '../../src/model/values/plainObject';
import { runs } from '../runs';
import type { Answer, Caller, TestGateway } from './testGateway';

let gateway: TestGateway;
let root: Caller;
let rootId: string;

beforeAll(async () => {
  gateway = await serveDemo();
  const { accessToken, userData } = await gateway.signIn('admin@demo.com', 'admin');
  root = gateway.callerOf(accessToken);
  rootId = String(userData['_id']);
}, 60_000);
afterAll(() => gateway.stop());

const logOf = (which: 'changes' | 'signIns'): Resource => {
  const { model } = gateway;
  return model.resource(model.log?.[which] ?? expect.fail('there is no log'));
};

const rowsOf = async (collection: string, store: Store = gateway.store): Promise<Row[]> =>
  (await store.list(collection, { where: [], sort: [], offset: 0, limit: Infinity })).rows;

/** The entries that came while something was done. */
const entriesOf = async (
  work: () => Promise<unknown>,
  which: 'changes' | 'signIns' = 'changes',
): Promise<Row[]> => {
  const { collection } = logOf(which).api;
  const before = new Set((await rowsOf(collection)).map(({ _id }) => _id));
  await work();
  return (await rowsOf(collection)).filter(({ _id }) => !before.has(_id));
};

/* As the log speaks of records: without secrets, and without what the server writes by itself. */
type Table = Map<string, Readonly<Record<string, unknown>>>;

const tables = async (part: 'open' | 'whole' = 'open'): Promise<Table> => {
  const { model } = gateway;
  const table: Table = new Map();
  for (const resource of logged())
    for (const row of await rowsOf(resource.api.collection)) {
      if (!isInScope(resource, row, model.kinds)) continue;
      const { _id, __v, createdAt, updatedAt, ...values } = row;
      const open = withoutSecrets(values, resource.fields, model.kinds);
      table.set(`${resource.key}/${_id}`, withoutNull(part === 'open' ? open : values));
    }
  return table;
};

/* A value that is not there and one that is null are the same to every reader. */
const withoutNull = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));

const logged = (): readonly Resource[] =>
  gateway.model.resources.filter(({ hasHistory, api }) => hasHistory && api.source !== 'demo');

/* The record that an entry is about, as the tables name it. */
const keyOf = (entry: Row): string => `${String(entry['resource'])}/${String(entry['recordId'])}`;

const changedNames = (before: object, after: object): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => !isSameJson(Object(before)[name] ?? null, Object(after)[name] ?? null))
    .toSorted();

const sidesOf = (entry: Row) => {
  const change = isPlainObject(entry['change']) ? entry['change'] : {};
  return { before: change['before'], after: change['after'] } as Record<
    'before' | 'after',
    Record<string, unknown> | null
  >;
};

describe('the log of changes', () => {
  it('has an entry for what a person did: who, what, of which record, before and after', async () => {
    const [plan] = await rowsOf('plans');
    const change = () =>
      root('PATCH', `/v1/plans/${plan?._id}`, { description: 'For those who write rarely.' });
    const [entry, ...others] = await entriesOf(change);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      actorType: 'admins',
      actor: rootId,
      action: 'update',
      resource: 'plans',
      record: plan?.['name'],
      recordId: plan?._id,
      change: {
        before: { description: plan?.['description'] },
        after: { description: 'For those who write rarely.' },
      },
      result: 'ok',
      ip: '127.0.0.1',
    });
  });

  it('names the action, and its reason', async () => {
    const sender = (await rowsOf('senderIds')).find(({ status }) => status === 'pending');
    const reject = () =>
      root('POST', `/v1/senderIds/${sender?._id}/reject`, { reason: 'Looks like a bank of that name.' });
    const [entry, ...others] = await entriesOf(reject);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ action: 'reject', recordId: sender?._id });
    expect(Object.keys(sidesOf(entry ?? expect.fail('no entry')).after ?? {})).toContain('status');
  });

  it('has the refusal of a right, and no change', async () => {
    const { accessToken, userData } = await gateway.signIn('client@demo.com', 'client');
    const [plan] = await rowsOf('plans');
    const before = await tables();
    const refused = () => gateway.callerOf(accessToken)('DELETE', `/v1/plans/${plan?._id}`);
    const entries = await entriesOf(async () => expect((await refused()).status).toBe(403));
    expect(entries).toMatchObject([
      {
        actorType: 'users',
        customer: userData['_id'],
        action: 'delete',
        recordId: plan?._id,
        result: 'denied',
      },
    ]);
    expect(await tables()).toEqual(before);
  });

  it('cannot be changed or deleted through the product', async () => {
    const [entry] = await rowsOf('auditLogs');
    const path = `/v1/auditLogs/${entry?._id}`;
    const answers: Answer[] = [];
    for (const method of ['PATCH', 'PUT', 'DELETE'] as const)
      answers.push(
        await root(method, path, method === 'DELETE' ? undefined : { reason: 'Nothing happened.' }),
      );
    answers.push(await root('POST', '/v1/auditLogs', { action: 'update' }));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it('tells a change that time brought from what a person did', async () => {
    const [row] = (await rowsOf('invoices')).filter(({ invoiceStatus }) => invoiceStatus === 'Sent');
    const due = await gateway.store.update('invoices', row?._id ?? '', { patch: { dueDate: '2020-01-01' } });
    const entries = await entriesOf(() => root('GET', '/v1/invoices'));
    expect(entries.filter(({ recordId }) => recordId === due._id)).toMatchObject([
      { actorType: 'system', action: 'update', recordId: due._id },
    ]);
  });
});

describe('the log of sign-ins', () => {
  const signIn = (password: string) => () =>
    gateway.send('POST', '/jwt/login', { body: { email: 'client@demo.com', password } });

  it('has every sign-in of a customer, and every refused one', async () => {
    expect(await entriesOf(signIn('client'), 'signIns')).toMatchObject([{ event: 'login', result: 'ok' }]);
    const known = new Set((await rowsOf('userLogs')).map(({ _id }) => _id));
    await signIn('wrong')();
    // Nobody waits for this one.
    await soon(async () => {
      const entries = (await rowsOf('userLogs')).filter(({ _id }) => !known.has(_id));
      expect(entries).toMatchObject([{ event: 'login', result: 'denied' }]);
    });
  });

  it('has the sign-in of staff among the changes, where such an account is known', async () => {
    const entries = await entriesOf(() => gateway.signIn('admin@demo.com', 'admin'));
    expect(entries).toMatchObject([{ action: 'login', actor: rootId, resource: 'admins', result: 'ok' }]);
  });

  it('keeps on the account when the last one was, which is no change of the account', async () => {
    const id = String((await gateway.signIn('client@demo.com', 'client')).userData['_id']);
    const account = () => gateway.store.get(gateway.model.resource('users').api.collection, id);
    const before = await account();
    gateway.clock.add(60);
    expect(await entriesOf(signIn('client'))).toEqual([]);
    const { lastLoginAt, ...after } = (await account()) ?? expect.fail('it is gone');
    const since = Date.parse(String(lastLoginAt)) - Date.parse(String(before?.['lastLoginAt']));
    expect(since).toBeGreaterThanOrEqual(60_000);
    expect({ ...after, lastLoginAt: before?.['lastLoginAt'] }).toEqual(before);
  });

  it('has a password that its own person changed', async () => {
    const { accessToken, userData } = await gateway.signIn('finance@demo.com', 'finance');
    const call = gateway.callerOf(accessToken);
    const body = { present: 'finance', password: 'a new one 77' };
    const entries = await entriesOf(() => call('POST', '/api/account/password', body));
    const by = { actor: userData['_id'], recordId: userData['_id'], result: 'ok' };
    expect(entries).toMatchObject([{ ...by, action: 'update', change: { before: {}, after: {} } }]);
  });

  it('has a new password, and never the password', async () => {
    const id = (await gateway.signIn('client@demo.com', 'client')).userData['_id'];
    const reset = () => root('PATCH', `/users/${String(id)}`, { password: 'another one 77' });
    const entries = await entriesOf(async () => expect((await reset()).status).toBe(200), 'signIns');
    expect(entries).toMatchObject([{ event: 'password_changed', user: id }]);
    const text = JSON.stringify(await rowsOf('auditLogs'));
    expect(text).not.toContain('another one 77');
    expect(text).not.toContain('scrypt');
  });
});

describe('whatever is asked for', () => {
  const faker = new Faker({ locale: en, seed: 11 });

  it('each record changed has exactly one entry with exactly the fields that changed, and the log replayed gives the tables', async () => {
    const { model } = gateway;
    const made = fakeRecords(model, { faker, now: new Date(), seed: 5, count: 8, seeds: {} });
    const replayed = await tables();
    let present = new Map(replayed);
    let whole = await tables('whole');
    let done = 0;
    for (let step = 0; step < runs(1000); step += 1) {
      const resource = faker.helpers.arrayElement(logged().filter(({ single }) => single !== 'own'));
      const { call, body } = await somethingOf(resource, made, faker);
      let answer: Answer | undefined;
      const entries = await entriesOf(async () => {
        answer = await root(call.method, call.path, body);
      });
      const next = await tables();
      const told = entries.filter(({ result, change }) => result === 'ok' && isPlainObject(change));
      const nextWhole = await tables('whole');
      const keys = [...new Set([...whole.keys(), ...nextWhole.keys()])];
      const changed = keys.filter((key) => !isSameJson(whole.get(key) ?? null, nextWhole.get(key) ?? null));
      whole = nextWhole;
      const where = `${call.method} ${call.path} ${answer?.status}`;
      expect([where, told.map(keyOf).toSorted()]).toEqual([where, changed.toSorted()]);
      for (const entry of told) {
        const key = keyOf(entry);
        const { before, after } = sidesOf(entry);
        const names = changedNames(withoutNull(before ?? {}), withoutNull(after ?? {}));
        expect([where, names]).toEqual([where, changedNames(present.get(key) ?? {}, next.get(key) ?? {})]);
        if (!after) replayed.delete(key);
        else replayed.set(key, withoutNull({ ...(before ? replayed.get(key) : {}), ...after }));
      }
      if (answer && answer.status >= 400) expect([where, changed]).toEqual([where, []]);
      done += changed.length > 0 ? 1 : 0;
      present = next;
    }
    expect(done).toBeGreaterThan(runs(1000) / 10);
    expect(replayed).toEqual(present);
  }, 1_800_000);
});

/* A write that a person could ask for: often refused, which must change nothing. */
const somethingOf = async (
  resource: Resource,
  made: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>,
  faker: Faker,
) => {
  const { model } = gateway;
  const { calls, collection } = resource.api;
  const rows = (await rowsOf(collection)).filter(
    (row) => isInScope(resource, row, model.kinds) && row._id !== rootId,
  );
  const row = rows.length > 0 ? faker.helpers.arrayElement(rows) : undefined;
  const other = faker.helpers.arrayElement(made[resource.key] ?? [{}]);
  const ways = [
    calls.create,
    calls.update,
    calls.update,
    calls.delete,
    ...resource.actions.filter(isCalled).map(({ call }) => call),
  ];
  const [way] = faker.helpers.shuffle(ways.filter((each) => each !== false));
  if (!way) return { call: { method: 'GET', path: '/v1/plans' }, body: undefined };
  const action = resource.actions.find(({ call }) => call === way);
  const view = way === calls.create ? 'create' : 'edit';
  const ability = { can: () => true };
  const values = writableValues(other, { resource, view, kinds: model.kinds, ability });
  const some = faker.helpers.arrayElements(Object.keys(values), { min: 1, max: 3 });
  const few = Object.fromEntries(Object.entries(values).filter(([name]) => some.includes(name)));
  const form = Object.fromEntries(
    (action?.form ?? []).map((field) => [field.name, field.default ?? 'Because.']),
  );
  const body = action ? form : way === calls.create ? values : few;
  const path = way.path.replace(':id', String(row?._id ?? 'nobody'));
  return { call: { method: way.method, path }, body: way.method === 'DELETE' ? undefined : body };
};
