import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import demo from '../../fixtures/demo';
import { firstRecords } from '../../gateway/firstRecords';
import { createMemoryStore } from '../../server/store/memory';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import {
  recordOf,
  rowsOf,
  serveGateway,
  type Answer,
  type Caller,
  type Json,
  type TestGateway,
} from './testGateway';

const { roles, admins } = demo.resources;
const { claim: _, ...unclaimed } = admins.api ?? {};

/* Whatever can be done with records of an entity can be done with these. */
const config: DeclaredAdmin = {
  ...demo,
  resources: {
    ...demo.resources,
    roles: {
      ...roles,
      bin: true,
      import: { key: 'name' },
      list: { ...roles.list, bulkEdit: ['ability'] },
    },
    admins: {
      ...admins,
      api: unclaimed,
      bin: true,
      import: { key: 'email' },
      list: { ...admins.list, bulkEdit: ['roles'] },
    },
  } as DeclaredAdmin['resources'],
};

const pairs = (...rights: readonly string[]) =>
  rights.map((right) => {
    const [action = '', subject = ''] = right.split(' ');
    return { action, subject };
  });

/* What the people of the staff office may do. */
const own = pairs(
  'manage roles',
  'manage admins',
  'manage admins.role',
  'manage admins.roles',
  'manage users',
  'manage users.roles',
  'manage users.password',
  'manage roleSetting',
  'read invoices',
);

let gateway: TestGateway;
let tokens: Readonly<Record<'root' | 'office' | 'clerk', string>>;
const ids: Record<string, string> = {};

type As = keyof typeof tokens;

const callAs =
  (as: As): Caller =>
  (method, path, body) => {
    const isRemote = /^\/(users|dashboardUsers)\b|\/(users|admins)\b/.test(path);
    const authorization = isRemote ? `Bearer ${tokens[as]}` : tokens[as];
    return gateway.send(method, path, { body, authorization });
  };
const [call, asClerk, asTheRoot] = [callAs('office'), callAs('clerk'), callAs('root')] as const;

let made = 0;
const person = (roleIds: readonly unknown[], rest: Json = {}) => {
  made += 1;
  const name = `giver${made}x`;
  return {
    fullName: name,
    username: name,
    email: `${name}@example.com`,
    role: 'support',
    roles: roleIds,
    ...rest,
  };
};

const asRoot = async (method: string, path: string, body?: unknown) => {
  const answer = await asTheRoot(method, path, body);
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: method === 'POST' ? 201 : 200 });
  return recordOf(answer);
};
const role = async (ability: readonly object[]) =>
  (await asRoot('POST', '/v1/roles', { name: `Role ${(made += 1)}x`, ability }))._id;

beforeAll(async () => {
  const first = { ...firstRecords({ DEMO: 'on' }), count: 0 };
  gateway = await serveGateway(createMemoryStore(), { config, first });
  const { accessToken: root } = await gateway.signIn('admin@demo.com', 'admin');
  tokens = { root, office: '', clerk: '' };
  ids['own'] = await role(own);
  ids['strong'] = await role(pairs('manage invoices'));
  ids['everything'] = String(rowsOf(await asTheRoot('GET', '/v1/roles?search=Everything'))[0]?._id);
  const password = 'a quite good one 7';
  const signedIn = async (name: string, level: string) => {
    const email = `${name}@example.com`;
    await asRoot('POST', '/users', person([ids['own']], { role: level, email, password }));
    return (await gateway.signIn(email, password)).accessToken;
  };
  tokens = {
    root,
    office: await signedIn('office', 'superAdmin'),
    clerk: await signedIn('clerk', 'support'),
  };
}, 60_000);
afterAll(() => gateway.stop());

const stored = (collection: string, id: unknown) => gateway.store.get(collection, String(id));

const named = /can give a permission that they don’t have\. .*(Invoices|invoices|everything)/;
const refused = { status: 422, body: { message: expect.stringMatching(named) as string } };

/** What the people of the office may not give: by each carrier, in each way. */
const strongRole = () => role(pairs('manage invoices'));
const weakRole = () => role(pairs('read invoices'));
const staff = async (roleId: unknown) => (await asRoot('POST', '/users', person([roleId])))._id;

const imported = async (entity: string, rows: readonly object[]): Promise<Json> => {
  const body = { import: `giving-${(made += 1)}-00000`, file: 'x.csv', rows };
  const { body: told } = await call('POST', `/api/imports/${entity}`, body);
  return { ...(told['results'] as Json[])[0], import: body.import };
};

describe('nobody gives a right that they do not have', () => {
  const stronger = pairs('delete invoices');

  it.each([
    ['a new role', () => call('POST', '/v1/roles', { name: 'New one', ability: stronger })],
    ['their own role', () => call('PATCH', `/v1/roles/${ids['own']}`, { ability: [...own, ...stronger] })],
    [
      'everything to their own role',
      () => call('PATCH', `/v1/roles/${ids['own']}`, { ability: pairs('manage all') }),
    ],
    [
      'a role from which they take what it takes away',
      async () => {
        const taking = [...pairs('read invoices'), { action: 'delete', subject: 'invoices', inverted: true }];
        return call('PATCH', `/v1/roles/${await role(taking)}`, { ability: pairs('read invoices') });
      },
    ],
    ['a new account', () => call('POST', '/users', person([ids['strong']]))],
    ['somebody who is invited', () => call('POST', '/users', person([ids['own'], ids['everything']]))],
    [
      'a new customer',
      () =>
        call('POST', '/users', {
          ...person([ids['everything']]),
          role: 'user',
          password: 'a quite good one 7',
        }),
    ],
    [
      'an account by its roles',
      async () => call('PATCH', `/users/${await staff(await weakRole())}`, { roles: [ids['strong']] }),
    ],
    ['whoever registers', () => call('PATCH', '/v1/roleSetting', { defaultRole: ids['everything'] })],
  ])('by %s', async (_, give) => {
    const answer = await give();
    expect(answer, JSON.stringify(answer.body)).toMatchObject(refused);
    expect(answer.body['right']).toMatchObject({ action: expect.any(String) as string });
    expect(Object.keys(Object(answer.body['errors']))).toHaveLength(1);
  });

  it.each([
    ['roles', weakRole, { ability: stronger }],
    ['admins', async () => staff(await weakRole()), { roles: [] as unknown[] }],
  ])('by an edit of several %s together', async (entity, make, given) => {
    const id = await make();
    const values = entity === 'roles' ? given : { roles: [ids['strong']] };
    const { collection } = gateway.model.resource(entity).api;
    const before = await stored(collection, id);
    const { name, fullName } = Object(before) as Json;
    const list = `search=${String(name ?? fullName).replace(' ', '+')}`;
    const body = { list, values, count: 1, run: `run-${(made += 1)}-000000` };
    const { body: told } = await call('POST', `/api/bulk/${entity}`, body);
    expect(told).toMatchObject({ changed: 0, refused: 1, faults: [expect.stringMatching(named)] });
    expect(await stored(collection, id)).toEqual(before);
  });

  it('by an import, of new records and of those that are there', async () => {
    const weak = await weakRole();
    const some = await staff(weak);
    const fresh = await imported('roles', [{ values: { name: 'From a file', ability: stronger } }]);
    const changed = await imported('roles', [{ id: weak, values: { ability: stronger } }]);
    const account = await imported('admins', [{ values: person([ids['strong']]) }]);
    const other = await imported('admins', [{ id: some, values: { roles: [ids['strong']] } }]);
    for (const told of [fresh, changed, account, other])
      expect(told).toMatchObject({ success: false, message: expect.stringMatching(named) as string });
  });

  it('by taking back an import that took it away', async () => {
    const id = await strongRole();
    const weakened = await imported('roles', [{ id, values: { ability: pairs('read invoices') } }]);
    expect(weakened).toMatchObject({ success: true });
    const { body } = await call('POST', `/api/imports/roles/${String(weakened['import'])}/undo`, {});
    expect(body).toMatchObject({ restored: 0, kept: [{ reason: expect.stringMatching(named) as string }] });
  });

  it.each([
    ['roles', strongRole],
    ['admins', () => staff(ids['strong'])],
  ])('by putting %s back from the bin', async (entity, make) => {
    const id = await make();
    const path = entity === 'roles' ? '/v1/roles' : '/users';
    await asRoot('DELETE', `${path}/${id}`);
    const back = (as: As) => callAs(as)('POST', `/api/bin/${entity}`, { putBack: [id] });
    expect((await back('office')).body).toMatchObject({
      restored: 0,
      kept: [{ reason: expect.stringMatching(named) as string }],
    });
    expect((await back('root')).body).toMatchObject({ restored: 1 });
  });

  it('by a level whose sign-ins claim what theirs do not', async () => {
    const some = await staff(ids['own']);
    const raised = { role: 'superAdmin' };
    const message = expect.stringMatching(/needs the role “superAdmin”/) as string;
    for (const [method, path, body] of [
      ['POST', '/users', person([ids['own']], raised)],
      ['PATCH', `/users/${some}`, raised],
    ] as const)
      expect(await asClerk(method, path, body)).toMatchObject({ status: 422, body: { message } });
    expect(await call('PATCH', `/users/${some}`, raised)).toMatchObject({ status: 200 });
    expect(await asClerk('PATCH', `/users/${some}`, { language: 'de' })).toMatchObject({ status: 200 });
  });

  it('by an account of theirs: the address and the password of whoever may do more are not theirs to choose', async () => {
    const [strong, weak] = [await staff(ids['strong']), await staff(await weakRole())];
    for (const taken of [{ password: 'a quite good one 8' }, { email: 'taken@example.com' }]) {
      expect(await call('PATCH', `/users/${strong}`, taken)).toMatchObject(refused);
      expect(await call('PATCH', `/users/${weak}`, taken)).toMatchObject({ status: 200 });
      await asRoot('PATCH', `/users/${weak}`, { email: `w${(made += 1)}@example.com` });
    }
  });
});

const done = (answer: Answer) => {
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: expect.any(Number) as number });
  return answer.status;
};

describe('what somebody may give', () => {
  it('is what they have, to roles and accounts', async () => {
    const id = recordOf(
      await call('POST', '/v1/roles', { name: 'Readers', ability: pairs('read invoices') }),
    )._id;
    expect(
      done(await call('PATCH', `/v1/roles/${id}`, { ability: pairs('list invoices', 'edit users') })),
    ).toBe(200);
    expect(done(await call('POST', '/users', person([id])))).toBe(201);
    expect(done(await call('PATCH', '/v1/roleSetting', { defaultRole: id }))).toBe(200);
  });

  it('is what a role or an account had before, when something else is edited, and less of it', async () => {
    const id = await role(pairs('manage invoices', 'manage orders'));
    const name = `Renamed ${(made += 1)}`;
    const some = await staff(id);
    expect(done(await call('PATCH', `/v1/roles/${id}`, { name }))).toBe(200);
    const kept = pairs('manage invoices', 'edit users');
    expect(done(await call('PATCH', `/v1/roles/${id}`, { name, ability: kept }))).toBe(200);
    expect(
      done(await call('PATCH', `/users/${some}`, { fullName: 'Another', roles: [id, ids['own']] })),
    ).toBe(200);
    expect(done(await call('PATCH', `/users/${some}`, { roles: [ids['own']] }))).toBe(200);
  });

  it('is everything, for whoever may do everything', async () => {
    const id = await role(pairs('manage all'));
    const some = await staff(id);
    await asRoot('PATCH', `/users/${some}`, { password: 'a quite good one 9', email: 'all@example.com' });
  });
});
