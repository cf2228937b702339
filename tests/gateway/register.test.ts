import { serveDemo } from './serveDemo';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { statusesOf, type TestGateway } from './testGateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await serveDemo({ count: 0 });
  await allow(true);
}, 60_000);
afterEach(() => gateway.stop());

const allow = (selfRegistration: boolean) =>
  gateway.store.update('roleSetting', 'roleSetting', { patch: { selfRegistration } });
const asked = { email: 'new@example.com', password: 'a good one 42', username: 'new.person' };
const register = (more: object = {}) =>
  gateway.send('POST', '/jwt/register', { body: { ...asked, ...more } });
const people = () => gateway.store.count('people', []);
const sessions = () => gateway.store.count('sessions', []);

it('S7.37 S7.38 makes an account of who registers, and signs in with user and token', async () => {
  const { status, body } = await register();
  expect(status).toBe(201);
  expect(body).toMatchObject({
    success: true,
    user: { email: asked.email, username: asked.username, fullName: asked.username, role: 'client' },
    refreshToken: expect.any(String) as string,
  });
  expect(JSON.stringify(body)).not.toContain(asked.password);
  const { userData } = await gateway.signIn(asked.email, asked.password);
  expect(userData).toMatchObject({ bound: true, username: asked.username });
});

it('S9.16 gives the role that the settings name', async () => {
  const { rows } = await gateway.store.list('roles', {
    where: [{ path: 'name', op: 'eq', value: 'Client' }],
    sort: [],
    offset: 0,
    limit: 1,
  });
  await gateway.store.update('roleSetting', 'roleSetting', { patch: { defaultRole: rows[0]?._id } });
  const { body } = await register();
  expect(Object(body['user'])['roles']).toEqual([rows[0]?._id]);
});

const email = 'This email is already in use.';
const username = 'This username is already in use.';
it.each([
  ['S5.01 S5.04 the e-mail', { email: ' Customer@demo.com' }, { email }],
  ['S5.02 S5.04 the user name', { username: 'Jonas.Brandt' }, { username }],
  ['S5.02 S5.04 the user name of an admin', { username: 'admin' }, { username }],
  ['S5.03 S5.04 e-mail and user name', { email: 'admin@demo.com', username: 'client' }, { email, username }],
])('%s taken: keeps nothing, and signs nobody in', async (_what, more, errors) => {
  const before = [await people(), await sessions()];
  const answer = await register(more);
  expect(answer).toMatchObject({ status: 409, body: { success: false, errors } });
  expect(Object.keys(Object(answer.body['errors']))).toEqual(Object.keys(errors));
  expect(answer.body).not.toHaveProperty('accessToken');
  expect([await people(), await sessions()]).toEqual(before);
});

it.each([
  ['e-mail', { email: 'nobody' }, 'email'],
  ['password', { password: 'short' }, 'password'],
  ['user name', { username: 'a b' }, 'username'],
  ['user name that is missing', { username: '' }, 'username'],
])('S5.05 says at its field what is wrong with the %s', async (_what, more, field) => {
  const answer = await register(more);
  expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: expect.any(String) as string } } });
  expect(Object.keys(Object(answer.body['errors']))).toEqual([field]);
});

it('S9.16 takes nobody while the settings say so', async () => {
  await allow(false);
  const before = await people();
  expect(await register()).toMatchObject({ status: 403, body: { success: false } });
  expect(await people()).toBe(before);
});

it('lets two at once have one name once', async () => {
  const answers = await Promise.all([register(), register({ email: 'other@example.com' }), register()]);
  expect(statusesOf(answers)).toEqual([201, 409, 409]);
});

it('asks for no more rights than it is given', async () => {
  await register({ role: 'superAdmin', roles: [], status: 'active', credit: '1000.00' });
  const { userData } = await gateway.signIn(asked.email, asked.password);
  expect(userData).toMatchObject({ role: 'client', bound: true });
  expect(userData['credit'] ?? null).not.toBe('1000.00');
});
