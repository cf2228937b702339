import { afterAll, beforeAll, expect, it } from 'vitest';
import demo from '../../fixtures/demo';
import { firstRecords } from '../../gateway/firstRecords';
import { newKey } from '../../src/model/rules/idempotencyKeys';
import { demoStore } from './serveDemo';
import { rowsOf, serveGateway, type Answer, type Caller, type Json, type TestGateway } from './testGateway';

/* The product, with a claim for all that is changed of an entity that has each way to change it. */
const { contacts } = demo.resources;
const claiming = { ...contacts, api: { ...contacts.api, claim: 'superAdmin' } };
const config = { ...demo, resources: { ...demo.resources, contacts: claiming } };

let gateway: TestGateway;
let root: Caller;
let plain: Caller;
let id: string;
beforeAll(async () => {
  const first = firstRecords({ DEMO: 'on' });
  gateway = await serveGateway(await demoStore(), { config: config as typeof demo, first });
  root = await as('admin@demo.com', 'admin');
  const [role] = rowsOf(await root('GET', '/v1/roles?name=Admin'));
  const person = {
    fullName: 'Plain',
    username: 'plain',
    email: 'plain@demo.com',
    password: 'plain 42 longer',
  };
  await root('POST', '/users', { ...person, role: 'admin', roles: [role?._id] });
  plain = await as(person.email, person.password);
  id = String(rowsOf(await root('GET', '/v1/contacts?status=subscribed'))[0]?._id);
}, 60_000);
afterAll(() => gateway.stop());

const as = async (email: string, password: string): Promise<Caller> =>
  gateway.callerOf((await gateway.signIn(email, password)).accessToken);

const isRefused = ({ status, body }: Answer): boolean =>
  status === 403 && String(body['msg']).includes('“Super admin”');

const WAYS: Readonly<Record<string, (call: Caller) => Promise<Answer>>> = {
  'by itself': (call) => call('PATCH', `/v1/contacts/${id}`, { company: 'Zoe Ltd' }),
  'together with others': (call) =>
    call('POST', '/api/bulk/contacts', { list: `ids=${id}`, values: { company: 'Zoe Ltd' } }),
  'by a file': (call) => {
    const rows = [{ id, values: { company: 'Zoe Ltd' } }];
    return call('POST', '/api/imports/contacts', { import: newKey(), file: 'people.csv', rows });
  },
  'in the bin': (call) => call('GET', '/api/bin/contacts'),
};

it.each(Object.entries(WAYS))(
  'S6.09 a record that asks for a claim is changed %s by whom has it alone',
  async (_, way) => {
    expect(isRefused(await way(plain))).toBe(true);
    expect((await way(root)).status).toBe(200);
  },
);

it('S6.09 nobody takes back what they have done since they lost the claim for it', async () => {
  const { body } = await root('PATCH', `/v1/contacts/${id}`, { company: 'Another one' });
  const undo = () => root('POST', '/api/undo/contacts', { undo: [(body['undo'] as Json)['id']] });
  const { userData } = await gateway.signIn('admin@demo.com', 'admin');
  const levelled = (role: string) =>
    gateway.store.update('people', String(userData['_id']), { patch: { role } });
  await levelled('admin');
  expect(isRefused(await undo())).toBe(true);
  await levelled('superAdmin');
  expect((await undo()).status).toBe(200);
});
