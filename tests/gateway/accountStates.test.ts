import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { io, type Socket } from 'socket.io-client';
import { revokingSessions } from '../../server/accounts/revokingSessions';
import { accountResource } from '../../server/accounts/people';
import { newId } from '../../server/newId';
import { createMemoryStore } from '../../server/store/memory';
import type { Row } from '../../server/store/store';
import config from '../../fixtures/demo';
import { firstRecords } from '../../gateway/firstRecords';
import type { DeclaredResource } from '../../src/config/resource';
import { kinds } from '../../src/fields/kinds';
import { accountKeys, mayAct } from '../../src/model/permissions/accounts';
import { createModel } from '../../src/model/resolve/createModel';
import type { Resource } from '../../src/model/resolved/resource';
import { pathsOf } from '../../src/model/rules/rules';
import { soon } from '../soon';
import { serveGateway, type Caller, type TestGateway } from './testGateway';

const model = createModel(config, kinds);

/* Two processes on one store: a person works at one, and is judged at the other. */
let here: TestGateway;
let there: TestGateway;
let root: Caller;
let admin: string;
let hash: string;
beforeAll(async () => {
  const store = createMemoryStore();
  const options = { config, first: { ...firstRecords({ DEMO: 'on' }), count: 0 } };
  here = await serveGateway(store, options);
  there = await serveGateway(store, options);
  const { accessToken, userData } = await here.signIn('admin@demo.com', 'admin');
  root = here.callerOf(accessToken);
  admin = String(userData['id']);
  hash = await here.passwords.hash(PASSWORD);
}, 60_000);
afterAll(() => Promise.all([here.stop(), there.stop()]));

const PASSWORD = 'the right one';

/** Every entity of accounts, with each value of its state fields by which somebody may not act. */
const cases = accountKeys(model)
  .map((key) => model.resource(key))
  .flatMap((resource) =>
    pathsOf(model.accounts?.resources[resource.key]?.may).flatMap((path) => {
      const field = resource.fields.find(({ name }) => name === path);
      const values = Object.keys((field as { values?: object } | undefined)?.values ?? {});
      return values
        .filter((value) => !mayAct({ [path]: value }, resource, model))
        .map((value): [string, string, Resource] => [path, value, resource]);
    }),
  );

/* Somebody new of an entity who may act and read all; gone after the test. */
const somebody = async (resource: Resource, values: Partial<Row> = {}): Promise<Row> => {
  const { store } = here;
  const { collection } = resource.api;
  const { rows } = await store.list(collection, { where: [], sort: [], offset: 0, limit: 1000 });
  const isOne = (row: Row) =>
    accountResource(row, collection, model) === resource && mayAct(row, resource, model);
  const found = rows.find(isOne) ?? expect.fail(`nobody in ${resource.key} may act`);
  const roles = (await store.get(collection, admin))?.['roles'];
  const _id = newId(Date.now());
  onTestFinished(async () => {
    if (await store.get(collection, _id)) await store.remove(collection, _id);
  });
  return store.insert(collection, {
    ...found,
    ...values,
    _id,
    email: `${_id}@example.com`,
    password: hash,
    roles,
  });
};

type Live = { readonly accessToken: string; readonly refreshToken: string; readonly socket: Socket };

/* Signed in and connected at the other process. */
const live = async ({ _id, email }: Row): Promise<Live> => {
  const { accessToken, refreshToken } = await there.signIn(String(email), PASSWORD);
  const socket = connect(_id, accessToken);
  await soon(() => expect(socket.connected).toBe(true));
  expect((await there.callerOf(accessToken)('GET', '/v1/plans')).status).toBe(200);
  return { accessToken, refreshToken, socket };
};

const connect = (userId: string, token: string): Socket => {
  const socket = io(there.url, { query: { userId }, auth: { token }, forceNew: true, reconnection: false });
  onTestFinished(() => void socket.close());
  return socket;
};

/* Nothing that this person had goes on, and nothing begins, at either process. */
const expectShut = async ({ _id, email }: Row, { accessToken, refreshToken, socket }: Live) => {
  await soon(() => expect(socket.connected).toBe(false));
  for (const gateway of [here, there]) {
    expect((await gateway.callerOf(accessToken)('GET', '/v1/plans')).status).toBe(401);
    const refreshed = await gateway.send('POST', '/jwt/refresh-token', { body: { refreshToken } });
    expect(refreshed).toMatchObject({ status: 401, body: { error: 'Invalid refresh token' } });
  }
  const refused = new Promise((resolve) => connect(_id, accessToken).once('connect_error', resolve));
  expect(await refused).toMatchObject({ data: { errCode: '401' } });
  const signIn = (password: string) => there.send('POST', '/jwt/login', { body: { email, password } });
  expect(await signIn('wrong')).toMatchObject({ status: 400, body: { msg: 'Email or password is wrong.' } });
  return signIn(PASSWORD);
};

const CLOSED = { status: 403, body: { msg: expect.stringContaining('can’t sign in') } };

describe('who may not act', () => {
  it('is said of every entity of accounts by the configuration', () => {
    expect(new Set(cases.map(([, , { key }]) => key))).toEqual(new Set(accountKeys(model)));
    expect(cases.map(([, value]) => value)).toEqual(
      expect.arrayContaining(['disabled', 'suspended', 'locked', 'invited']),
    );
  });

  it.each(cases)(
    '%s "%s": sign-in, refresh, call and socket are refused, live ones end (%#)',
    async (path, value, resource) => {
      const person = await somebody(resource);
      const session = await live(person);
      const watched = revokingSessions(here.store, { model, tokens: here.tokens });
      await watched.update(resource.api.collection, person._id, { patch: { [path]: value } });
      expect(await expectShut(person, session)).toMatchObject(CLOSED);
    },
  );

  it('does not get the old session back with the right to act', async () => {
    const resource = model.resource('admins');
    const person = await somebody(resource);
    const { accessToken, refreshToken } = await live(person);
    const watched = revokingSessions(here.store, { model, tokens: here.tokens });
    for (const status of ['disabled', 'active'])
      await watched.update(resource.api.collection, person._id, { patch: { status } });
    expect((await there.callerOf(accessToken)('GET', '/v1/plans')).status).toBe(401);
    expect((await there.send('POST', '/jwt/refresh-token', { body: { refreshToken } })).status).toBe(401);
    await there.signIn(String(person['email']), PASSWORD);
  });
});

/* Every way in which an account changes: the sessions end with the change, in whichever process it is made. */
describe('the change itself ends sessions', () => {
  const expectEnd = async (key: string, change: (person: Row) => Promise<unknown>) => {
    const person = await somebody(model.resource(key));
    const session = await live(person);
    expect(await change(person)).toMatchObject({ status: 200 });
    return expectShut(person, session);
  };

  it('by an edit, where a configuration lets the state be edited', async () => {
    const { admins } = config.resources;
    const status = { ...(admins.fields['status'] as object), readOnly: false };
    const fields = { ...(admins.fields as object), status };
    const resources = { ...config.resources, admins: { ...admins, fields } as unknown as DeclaredResource };
    const edited = await serveGateway(here.store, { config: { ...config, resources } });
    onTestFinished(() => edited.stop());
    const boss = edited.callerOf((await edited.signIn('admin@demo.com', 'admin')).accessToken);
    const disable = ({ _id }: Row) => boss('PATCH', `/users/${_id}`, { status: 'disabled' });
    expect(await expectEnd('admins', disable)).toMatchObject(CLOSED);
  });

  it.each([
    ['users', 'suspend', { reason: 'The invoices are open.' }],
    ['users', 'deactivate', {}],
    ['users', 'ban', { reason: 'Unwanted messages.' }],
    ['admins', 'lock', {}],
    ['admins', 'disable', {}],
  ])('by an action of %s: %s', async (key, action, form) => {
    const { path } = model.resource(key).api;
    const run = ({ _id }: Row) => root('POST', `${path}/${_id}/${action}`, form);
    expect(await expectEnd(key, run)).toMatchObject(CLOSED);
  });

  it('by removing the account', async () => {
    const remove = ({ _id }: Row) => root('DELETE', `/users/${_id}`);
    expect(await expectEnd('admins', remove)).toMatchObject({ status: 400 });
  });

  it('by the time that passes', async () => {
    const timed = [{ field: 'status', from: ['active'], to: 'locked', after: 'lastLoginAt' }];
    const admins = { ...config.resources['admins'], timed } as unknown as DeclaredResource;
    const resources = { ...config.resources, admins };
    const { lastSignIn: _, ...accounts } = config.accounts ?? expect.fail('nobody signs in');
    const declared = { ...config, accounts, resources };
    const later = await serveGateway(here.store, { config: declared, clock: here.clock });
    onTestFinished(() => later.stop());
    const lastLoginAt = new Date(here.clock.now() + 60_000).toISOString();
    const { email } = await somebody(model.resource('admins'), { lastLoginAt });
    const { accessToken } = await later.signIn(String(email), PASSWORD);
    const ask = later.callerOf(accessToken);
    expect((await ask('GET', '/v1/plans')).status).toBe(200);
    here.clock.add(61);
    onTestFinished(() => here.clock.reset());
    expect((await ask('GET', '/v1/plans')).status).toBe(401);
    const body = { email, password: PASSWORD };
    expect(await later.send('POST', '/jwt/login', { body })).toMatchObject(CLOSED);
  });

  it('by another password, set by somebody else', async () => {
    const set = ({ _id }: Row) => root('PATCH', `/users/${_id}`, { password: 'quite another 1' });
    expect(await expectEnd('admins', set)).toMatchObject({ status: 400 });
  });
});
