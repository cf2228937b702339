import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routesOf } from '../../server/routes';
import { soon } from '../soon';
import {
  recordOf,
  rowsOf,
  serveGateway,
  type Caller,
  type Json,
  type OpenStore,
  type TestGateway,
} from './testGateway';

/** Who may do what, and what nobody is told. */
export const describeRights = (openStore: OpenStore): void => {
  describe('rights', () => {
    let gateway: TestGateway;
    let root: Caller;
    beforeAll(async () => {
      gateway = await serveGateway(await openStore());
      root = await gateway.as('root');
    });
    afterAll(() => gateway.stop());

    it('S7.02 S7.25 each host takes its own form of the token and refuses the other', async () => {
      const { accessToken } = await gateway.signIn('root@demo.com', 'root pass');
      const asked = async (path: string, authorization?: string) =>
        (await gateway.send('GET', path, authorization === undefined ? {} : { authorization })).status;
      expect(await asked('/v1/products', accessToken)).toBe(200);
      expect(await asked('/users', `Bearer ${accessToken}`)).toBe(200);
      expect(await asked('/v1/products', `Bearer ${accessToken}`)).toBe(401);
      for (const wrong of [accessToken, `Token ${accessToken}`, 'Bearer', 'Bearer ', '', undefined])
        expect(await asked('/users', wrong)).toBe(401);
      for (const wrong of [`${accessToken}x`, 'null', '', undefined])
        expect(await asked('/v1/products', wrong)).toBe(401);
      const { body } = await gateway.send('GET', '/v1/products');
      expect(body).toMatchObject({ success: false, errCode: '401' });
    });

    it('S6.09 changes at the users service need the super admin, whoever else may manage all', async () => {
      const admin = await gateway.as('admin');
      const [user] = rowsOf(await admin('GET', '/users'));
      const body = { name: 'New', email: 'new@x.com' };
      const words = 'For that the sign-in needs the role “superAdmin” of the back office.';
      const refused = { status: 403, body: { message: expect.stringContaining(words) as string } };
      expect(await admin('POST', '/users', body)).toMatchObject(refused);
      expect(await admin('PATCH', `/users/${user?._id}`, { name: 'x' })).toMatchObject(refused);
      expect(await admin('DELETE', `/users/${user?._id}`)).toMatchObject(refused);
      expect((await admin('POST', '/v1/groups', { name: 'G' })).status).toBe(201);
      expect(await root('POST', '/users', body)).toMatchObject({
        status: 201,
        body: { user: { role: 'user' } },
      });
    });

    it('S6.09 the role is a claim of the token, and counts while the account would get it anew', async () => {
      const claimOf = (token: string): unknown =>
        (JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as Json)[
          'role'
        ];
      const made = { name: 'Sue', email: 'sue@x.com', password: 'sue pass', role: 'superAdmin' };
      const { _id } = recordOf(await root('POST', '/users', made));
      const first = await gateway.signIn('sue@x.com', 'sue pass');
      expect(claimOf(first.accessToken)).toBe('superAdmin');
      expect(claimOf((await gateway.signIn('admin@demo.com', 'admin pass')).accessToken)).toBeUndefined();
      const sue = gateway.callerOf(first.accessToken);
      const create = (email: string) => sue('POST', '/users', { name: 'N', email });
      expect((await create('one@x.com')).status).toBe(201);
      await root('PATCH', `/users/${_id}`, { role: 'admin' });
      expect((await create('two@x.com')).status).toBe(403);
      await root('PATCH', `/users/${_id}`, { role: 'superAdmin' });
      expect((await create('three@x.com')).status).toBe(201);
      await root('PATCH', `/users/${_id}`, { role: 'admin' });
      const { body } = await gateway.send('POST', '/jwt/refresh-token', {
        body: { refreshToken: first.refreshToken },
      });
      expect(claimOf(String(body['accessToken']))).toBeUndefined();
      await root('DELETE', `/users/${_id}`);
    });

    it('A8 the client account is refused on every route of every entity', async () => {
      const client = await gateway.as('client');
      const routes = routesOf(gateway.model);
      expect(routes.length).toBeGreaterThan(15);
      for (const { method, path } of routes) {
        const address = path.replace(':id', 'f'.repeat(24));
        const body = method === 'GET' || method === 'DELETE' ? undefined : { role: 'admin' };
        expect([method, path, (await client(method, address, body)).status]).toEqual([method, path, 403]);
      }
    });

    it('a role says what may be read, changed and done', async () => {
      const { _id } = recordOf(await root('POST', '/v1/products', { name: 'Supported' }));
      const support = await gateway.as('support');
      const statusOf = async (...call: Parameters<Caller>) => (await support(...call)).status;
      expect(await statusOf('GET', '/v1/products')).toBe(200);
      expect(await statusOf('GET', `/v1/products/${_id}`)).toBe(200);
      expect(await statusOf('PATCH', `/v1/products/${_id}`, { quantity: 1 })).toBe(200);
      expect(await statusOf('POST', '/v1/products', { name: 'No' })).toBe(403);
      expect(await statusOf('DELETE', `/v1/products/${_id}`)).toBe(403);
      expect(await statusOf('POST', `/v1/products/${_id}/activate`)).toBe(403);
      expect(await statusOf('GET', '/v1/groups')).toBe(403);
    });

    it('a guarded field is neither read, written, filtered, sorted nor searched without its right', async () => {
      const created = await root('POST', '/v1/products', { name: 'Guarded', margin: 40 });
      expect(recordOf(created)['margin']).toBe(40);
      const { _id } = recordOf(created);
      const support = await gateway.as('support');
      expect(recordOf(await support('GET', `/v1/products/${_id}`))).not.toHaveProperty('margin');
      // What they may not read they may not guess either.
      for (const margin of [1, 40])
        expect(await support('PATCH', `/v1/products/${_id}`, { margin, quantity: 7 })).toMatchObject({
          status: 422,
          body: { errors: { margin: 'You don’t have permission to change this.' } },
        });
      const changed = await support('PATCH', `/v1/products/${_id}`, { margin: null, quantity: 7 });
      expect(recordOf(changed)).toMatchObject({ quantity: 7 });
      expect(recordOf(changed)).not.toHaveProperty('margin');
      expect(recordOf(await root('GET', `/v1/products/${_id}`))).toMatchObject({ margin: 40, quantity: 7 });
      const filtered = await Promise.all(
        ['margin_gte=41', 'margin_lte=1', 'margin=40'].map(async (query) => {
          const { status, body } = await support('GET', `/v1/products?${query}`);
          return [status, String(body['message']).replace(/"margin[^"]*"/, '')];
        }),
      );
      expect(new Set(filtered.map(String)).size).toBe(1);
      expect(filtered[0]).toEqual([400, expect.not.stringContaining('margin')]);
      await root('POST', '/v1/products', { name: 'Guarded as well', margin: 2 });
      const byMargin = '/v1/products?sort=-margin&entriesPerPage=1&cursor=';
      const place = String((await root('GET', `${byMargin}start`)).body['next_cursor']);
      expect(Buffer.from(place, 'base64url').toString()).toContain('margin",40');
      const message = expect.stringMatching(
        /^This list cannot be sorted by "margin"\. It can be by: (?!.*margin)/,
      );
      for (const asked of [byMargin, `${byMargin}start`, `${byMargin}${place}`])
        expect(await support('GET', asked)).toMatchObject({ status: 400, body: { message } });
      const unsorted = `/v1/products?entriesPerPage=1&cursor=`;
      expect((await support('GET', `${unsorted}${place}`)).status).toBe(400);
      const byDefault = String((await support('GET', `${unsorted}start`)).body['next_cursor']);
      expect(Buffer.from(byDefault, 'base64url').toString()).not.toContain('margin');
      const [user] = rowsOf(await root('GET', '/users?sort=name'));
      await root('PATCH', `/users/${user?._id}`, { memo: 'a whisper' });
      expect(rowsOf(await root('GET', '/users?search=whisper'))).toHaveLength(1);
      expect(rowsOf(await support('GET', '/users?search=whisper'))).toHaveLength(0);
    });

    it('secrets are hashed and never leave, and a password set over the wire signs in', async () => {
      const body = { name: 'Pia', email: 'Pia@x.com', password: 'first password', role: 'support' };
      const created = await root('POST', '/users', body);
      expect(created.status).toBe(201);
      const { _id } = recordOf(created);
      const signedIn = await gateway.signIn(' pia@X.com ', 'first password');
      const answers = [
        created.body,
        signedIn.userData,
        (await root('GET', '/dashboardUsers?search=Pia')).body,
      ];
      expect(JSON.stringify(answers)).not.toMatch(/password|scrypt/);
      expect((await gateway.store.get('people', _id))?.['password']).toMatch(/^scrypt\$/);
      await root('PATCH', `/users/${_id}`, { name: 'Pia P.', password: '' });
      expect((await gateway.signIn('pia@x.com', 'first password')).userData['fullName']).toBe('Pia P.');
      await root('PATCH', `/users/${_id}`, { password: 'second password' });
      await expect(gateway.signIn('pia@x.com', 'first password')).rejects.toThrow('400');
      await gateway.signIn('pia@x.com', 'second password');
      expect((await root('PATCH', `/users/${_id}`, { password: 'short' })).status).toBe(422);
    });

    it('rights are read anew with each request', async () => {
      const made = { name: 'Rolf', email: 'rolf@x.com', password: 'rolf pass', role: 'support' };
      const { _id } = recordOf(await root('POST', '/users', made));
      const rolf = gateway.callerOf((await gateway.signIn('rolf@x.com', 'rolf pass')).accessToken);
      expect((await rolf('GET', '/v1/products')).status).toBe(200);
      await root('PATCH', `/users/${_id}`, { role: 'client' });
      expect((await rolf('GET', '/v1/products')).status).toBe(403);
      await root('PATCH', `/users/${_id}`, { role: 'support' });
      const role = recordOf(await root('GET', '/v1/roles/support'));
      await root('PATCH', '/v1/roles/support', { abilities: [] });
      expect((await rolf('GET', '/v1/products')).status).toBe(403);
      await root('PATCH', '/v1/roles/support', { abilities: role['abilities'] });
      expect((await rolf('GET', '/v1/products')).status).toBe(200);
      await root('DELETE', `/users/${_id}`);
      expect((await rolf('GET', '/v1/products')).status).toBe(401);
    });

    it('tells whoever is connected of their rights, at first and when a role or who has it changes', async () => {
      const made = { name: 'Tilo', email: 'tilo@x.com', password: 'tilo pass', role: 'support' };
      const { _id: userId } = recordOf(await root('POST', '/users', made));
      const { accessToken: token, userData } = await gateway.signIn('tilo@x.com', 'tilo pass');
      const heard: unknown[] = [];
      const socket = io(gateway.url, { query: { userId }, auth: { token }, forceNew: true });
      socket.on('rights', ({ ability }) => heard.push(ability));
      const told = (ability: unknown) => soon(() => expect(heard.at(-1)).toEqual(ability));
      await told(userData['ability']);
      const abilities = [{ action: 'read', subject: 'groups' }];
      await root('PATCH', '/v1/roles/support', { abilities });
      await told(abilities);
      await root('PATCH', '/v1/roles/support', { abilities: userData['ability'] });
      await told(userData['ability']);
      await root('PATCH', `/users/${userId}`, { role: 'superAdmin' });
      await told([{ action: 'manage', subject: 'all' }]);
      socket.close();
      await root('DELETE', `/users/${userId}`);
    });

    it('refuses in words, and names the right so that a page can say it in another language', async () => {
      const client = await gateway.as('client');
      const right = { action: 'delete', subject: 'products' };
      const address = '/v1/products/none';
      expect(await client('DELETE', address)).toMatchObject({
        status: 403,
        body: { message: 'You don’t have permission to delete products.', right },
      });
      expect(await client('POST', `${address}/activate`, {})).toMatchObject({
        status: 403,
        body: { message: 'You don’t have permission to use “Activate” on products.' },
      });
    });

    it('S7.28 S7.32 entities that share calls and a collection never see each other’s records', async () => {
      const user = recordOf(await root('POST', '/users', { name: 'Uwe', email: 'uwe@x.com' }));
      const admin = recordOf(
        await root('POST', '/users', { name: 'Ada', email: 'ada@x.com', role: 'admin' }),
      );
      const rolesIn = async (path: string) =>
        new Set(rowsOf(await root('GET', `${path}?entriesPerPage=100`)).map(({ role }) => role));
      expect([...(await rolesIn('/users'))]).toEqual(['user']);
      expect(
        [...(await rolesIn('/dashboardUsers'))].toSorted((a, b) => String(a).localeCompare(String(b))),
      ).toEqual(['admin', 'client', 'superAdmin', 'support']);
      expect(rowsOf(await root('GET', '/users?role=admin'))).toEqual([]);
      expect((await root('GET', `/dashboardUsers/${user._id}`)).status).toBe(404);
      expect((await root('GET', `/dashboardUsers/${admin._id}`)).status).toBe(200);
      expect((await root('POST', '/users', { name: 'Twin', email: 'ADA@x.com' })).status).toBe(409);
      await root('PATCH', `/users/${user._id}`, { role: 'superAdmin' });
      expect(recordOf(await root('GET', `/users/${user._id}`))['role']).toBe('user');
      expect((await root('PATCH', `/users/${admin._id}`, { role: 'user' })).status).toBe(422);
      expect((await root('DELETE', `/users/${admin._id}`)).status).toBe(200);
      expect((await root('DELETE', `/users/${user._id}`)).status).toBe(200);
    });
  });
};
