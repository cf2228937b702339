import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { newKey } from '../../src/model/rules/idempotencyKeys';
import { serveDemo } from './serveDemo';
import { recordOf, rowsOf, type Answer, type Caller, type Json, type TestGateway } from './testGateway';

let gateway: TestGateway;
let root: Caller;
let finance: Caller;

beforeAll(async () => {
  gateway = await serveDemo();
  root = await as('admin');
  finance = await as('finance');
}, 60_000);
afterEach(() => gateway.clock.reset());
afterAll(() => gateway.stop());

const as = async (name: string): Promise<Caller> =>
  gateway.callerOf((await gateway.signIn(`${name}@demo.com`, name)).accessToken);

const oneOf = async (path: string, call = root): Promise<Json> =>
  rowsOf(await call('GET', `${path}&entriesPerPage=1&page=0`))[0] ?? expect.fail(`nothing at ${path}`);

const undo = (entity: string, { body }: Answer, call = root): Promise<Answer> =>
  call('POST', `/api/undo/${entity}`, { undo: [(body['undo'] as Json)['id']] });

/* What a person sees of a record, without what every write changes. */
const seen = async (path: string, id: unknown): Promise<Json> => {
  const { __v, updatedAt, ...values } = recordOf(await root('GET', `${path}/${String(id)}`));
  // What is missing is what is blank.
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
};

it('puts exactly the fields of a change back, and writes down that it did', async () => {
  const { _id } = await oneOf('/v1/contacts?status=subscribed');
  const before = await seen('/v1/contacts', _id);
  const changed = await root('PATCH', `/v1/contacts/${String(_id)}`, { company: 'Zoe Ltd', tags: ['vip'] });
  expect(changed.body['undo']).toEqual({ id: expect.any(String) as string, seconds: 10 });
  expect(await undo('contacts', changed)).toEqual({
    status: 200,
    body: { success: true, restored: 1, kept: [] },
  });
  expect(await seen('/v1/contacts', _id)).toEqual(before);
  const { body } = await root('GET', `/api/history/contacts/${String(_id)}?page=0`);
  const [entry] = body['history'] as Json[];
  expect(entry).toMatchObject({ action: 'undo', change: { before: { company: 'Zoe Ltd', tags: ['vip'] } } });
});

it('takes an action back by no declared transition', async () => {
  const { _id } = await oneOf('/v1/senderIds?status=pending');
  const before = await seen('/v1/senderIds', _id);
  const approved = await root('POST', `/v1/senderIds/${String(_id)}/approve`, {});
  expect(recordOf(approved)).toMatchObject({ status: 'approved' });
  expect(gateway.model.resource('senderIds').transitions['status']?.['approved']).not.toContain('pending');
  expect(await undo('senderIds', approved)).toMatchObject({ status: 200, body: { restored: 1 } });
  expect(await seen('/v1/senderIds', _id)).toEqual(before);
});

it('is refused to anybody else, after its time, and a second time', async () => {
  const { _id } = await oneOf('/v1/spamWords?status=active');
  const change = () => root('POST', `/v1/spamWords/${String(_id)}/deactivate`, {});
  const done = await change();
  expect(await undo('spamWords', done, finance)).toMatchObject({ status: 409 });
  gateway.clock.add(31);
  expect(await undo('spamWords', done)).toMatchObject({
    status: 409,
    body: { msg: 'It is too late to undo this.' },
  });
  expect(await seen('/v1/spamWords', _id)).toMatchObject({ status: 'inactive' });
  gateway.clock.reset();
  expect(await undo('spamWords', done)).toMatchObject({ body: { restored: 1 } });
  expect(await undo('spamWords', done)).toMatchObject({
    body: { restored: 0, kept: [{ reason: 'changed' }] },
  });
  expect(await seen('/v1/spamWords', _id)).toMatchObject({ status: 'active' });
});

it('takes a run of single writes back as one, however long it took, and names what it is too late for', async () => {
  const rows = rowsOf(await root('GET', '/v1/contacts?status=subscribed&entriesPerPage=3&page=0'));
  const { accessToken: authorization } = await gateway.signIn('admin@demo.com', 'admin');
  const before = await Promise.all(rows.map(({ _id }) => seen('/v1/contacts', _id)));
  const editAll = async (headers: Readonly<Record<string, string>>) => {
    const undos: Json[] = [];
    for (const { _id } of rows) {
      gateway.clock.add(25);
      const sent = { body: { company: newKey() }, authorization, headers };
      const { body } = await gateway.send('PATCH', `/v1/contacts/${_id}`, sent);
      undos.push(body['undo'] as Json);
    }
    return undos;
  };
  const ids = (undos: readonly Json[]) => undos.map(({ id }) => id);

  const run = newKey();
  const undos = await editAll({ 'X-Run-Id': run });
  expect(undos.map((undo) => undo['run'])).toEqual([run, run, run]);
  const finance = await as('finance');
  expect((await finance('POST', '/api/undo/contacts', { undo: ids(undos), run })).status).toBe(409);
  expect(await root('POST', '/api/undo/contacts', { undo: ids(undos), run })).toMatchObject({
    body: { restored: 3, kept: [] },
  });
  expect(await Promise.all(rows.map(({ _id }) => seen('/v1/contacts', _id)))).toEqual(before);

  const alone = await editAll({});
  const { body } = await root('POST', '/api/undo/contacts', { undo: ids(alone) });
  const title = expect.stringContaining(String(rows[0]?.['fullName'])) as string;
  expect(body).toMatchObject({ restored: 2, kept: [{ title, reason: 'tooLate' }] });
});

it('leaves a record that somebody has changed since', async () => {
  const { _id } = await oneOf('/v1/contacts?status=subscribed');
  const done = await root('PATCH', `/v1/contacts/${String(_id)}`, { company: 'Zoe Ltd' });
  await root('PATCH', `/v1/contacts/${String(_id)}`, { tags: ['press'] });
  expect(await undo('contacts', done)).toMatchObject({
    body: { restored: 0, kept: [{ reason: 'changed' }] },
  });
  expect(await seen('/v1/contacts', _id)).toMatchObject({ company: 'Zoe Ltd', tags: ['press'] });
});

it('is neither offered nor given for money, sending, rights and issued documents', async () => {
  const invoice = await oneOf('/v1/invoices?invoiceStatus=Draft');
  const user = await oneOf('/users?role=user&status=active');
  const role = await oneOf('/v1/roles?isSystem=false');
  const final: readonly (readonly [string, string, string, object])[] = [
    ['invoices', 'POST', `/v1/invoices/${String(invoice['_id'])}/send`, {}],
    ['users', 'POST', `/users/${String(user['_id'])}/topUp`, { amount: '5', note: 'Goodwill for an outage' }],
    ['users', 'PATCH', `/users/${String(user['_id'])}`, { password: 'Another pass 7' }],
    [
      'roles',
      'PATCH',
      `/v1/roles/${String(role['_id'])}`,
      { ability: [{ action: 'list', subject: 'contacts' }] },
    ],
  ];
  const { accessToken } = await gateway.signIn('admin@demo.com', 'admin');
  for (const [entity, method, path, body] of final) {
    const headers = { 'x-request-id': newKey() };
    const authorization = path.startsWith('/users') ? `Bearer ${accessToken}` : accessToken;
    const done = await gateway.send(method, path, { body, authorization, headers });
    expect(done, `${path} ${JSON.stringify(done.body)}`).toMatchObject({ status: 200 });
    expect(done.body, path).not.toHaveProperty('undo');
    const back = await gateway.send('POST', `/api/undo/${entity}`, {
      body: { undo: [headers['x-request-id']] },
      authorization,
    });
    expect(back, path).toMatchObject({ status: 409, body: { msg: 'This cannot be undone.' } });
  }
});

it('refuses what would point at a record that is gone by now', async () => {
  const { _id, user } = await oneOf('/v1/contacts?status=subscribed');
  const values = { name: 'Short-lived', code: 'short-lived', user };
  const group = recordOf(await root('POST', '/v1/contactGroups', values));
  await root('PATCH', `/v1/contacts/${String(_id)}`, { groups: [group['_id']] });
  const done = await root('PATCH', `/v1/contacts/${String(_id)}`, { groups: [] });
  await root('DELETE', `/v1/contactGroups/${String(group['_id'])}`);
  const { body } = await undo('contacts', done);
  expect(body, JSON.stringify(body)).toMatchObject({
    restored: 0,
    kept: [{ reason: expect.stringContaining('roup') as string }],
  });
});
