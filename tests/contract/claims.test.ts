import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import accounts from '../../fixtures/accounts.json';
import { createAbility, type Ability } from '../../src/model/access/ability';
import { claimed } from '../../src/model/permissions/claims';
import type { Resource } from '../../src/model/resolved/resource';
import { serveDemo } from '../gateway/serveDemo';
import { recordOf, rowsOf, type Caller, type TestGateway } from '../gateway/testGateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await serveDemo();
}, 60_000);
afterAll(() => gateway.stop());

type Account = { readonly ability: Ability; readonly ask: Caller };

/** What the page of an account knows of its rights, and its calls. */
const signedIn = async (who: string): Promise<Account> => {
  const account = accounts.find(({ email }) => email.startsWith(`${who}@`)) ?? expect.fail(who);
  const { accessToken, userData } = await gateway.signIn(account.email, account.password);
  return { ability: createAbility(userData['ability']), ask: gateway.callerOf(accessToken) };
};

const OPERATIONS = { create: 'create', edit: 'update', delete: 'delete' } as const;

type Write = { readonly resource: Resource; readonly action: (typeof claimed)[number] };

/* Every write that a page of the product may offer. */
const writes = (): Write[] =>
  gateway.model.resources
    .flatMap((resource) => claimed.map((action): Write => ({ resource, action })))
    .filter(({ resource, action }) => resource.can[action] && resource.api.calls[OPERATIONS[action]]);

/* Of a record that nobody has: what is permitted finds none, or has nothing to make one of. */
const isRefused = async ({ resource, action }: Write, { ask }: Account): Promise<boolean> => {
  const call = resource.api.calls[OPERATIONS[action]];
  const { method, path } = call || expect.fail('no call');
  return (await ask(method, path.replace(':id', 'f'.repeat(24)), {})).status === 403;
};

describe('what is offered can be done', () => {
  it.each(accounts.map(({ email }) => email.split('@')[0] ?? ''))('S6.09 by %s', async (who) => {
    const account = await signedIn(who);
    for (const write of writes()) {
      const { resource, action } = write;
      const isOffered = account.ability.can(action, resource.subject);
      if (isOffered)
        expect([resource.key, action, await isRefused(write, account)]).toEqual([
          resource.key,
          action,
          false,
        ]);
    }
    expect(writes()).not.toEqual([]);
  });

  it('S6.09 without the claim: a customer is edited by whose role allows it, and neither made nor deleted', async () => {
    const { ability, ask } = await signedIn('support');
    expect(claimed.map((action) => ability.can(action, 'users'))).toEqual([false, true, false]);
    const [user] = rowsOf(await ask('GET', '/users?entriesPerPage=1'));
    const path = `/users/${user?._id}`;
    const changed = await ask('PATCH', path, { phone: '+4915112345678' });
    expect([changed.status, recordOf(changed)['phone']]).toEqual([200, '+4915112345678']);
    for (const [name, value] of Object.entries({
      password: 'another one 7',
      roles: ['f'.repeat(24)],
      credit: '9.00',
      role: 'admin',
    }))
      expect(await ask('PATCH', path, { [name]: value })).toMatchObject({
        status: 422,
        body: { errors: { [name]: expect.any(String) as string } },
      });
  });

  it('S6.09 says by which level a claim is given, and what of the right it keeps', async () => {
    const { _id: role } =
      rowsOf(await (await signedIn('admin')).ask('GET', '/v1/roles?name=Admin'))[0] ?? expect.fail('no role');
    const root = await signedIn('admin');
    const password = 'plain 42 longer';
    const made = {
      fullName: 'Plain',
      username: 'plain',
      email: 'plain@demo.com',
      password,
      role: 'admin',
      roles: [role],
    };
    expect((await root.ask('POST', '/users', made)).status).toBe(201);
    const { accessToken, userData } = await gateway.signIn(made.email, password);
    const ability = createAbility(userData['ability']);
    expect(claimed.map((action) => ability.can(action, 'users'))).toEqual([false, true, false]);
    const refused = await gateway.callerOf(accessToken)('POST', '/users', {});
    expect([refused.status, refused.body['message']]).toEqual([
      403,
      expect.stringContaining('the role “Super admin” of the back office'),
    ]);
  });
});
