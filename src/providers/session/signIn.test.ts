import { afterEach, beforeEach, expect, it } from 'vitest';
import { startAnsweringServer, type AnsweringServer } from '../../../tests/servers/answeringServer';
import { answering, html, to } from '../../../tests/servers/faults';
import { createTabWorld, type Tab, type TabWorld } from '../../../tests/servers/tabWorld';
import { soon } from '../../../tests/soon';

const ADA = { email: 'ada@demo.com', password: 'right', rememberMe: true };

let server: AnsweringServer;
let world: TabWorld;
let tab: Tab;

beforeEach(async () => {
  server = await startAnsweringServer();
  world = createTabWorld(server.url);
  tab = world.open();
});
afterEach(async () => {
  world.close();
  await server.close();
});

it('S7.33 S7.34 S7.36 posts e-mail, password and rememberMe, saves user and tokens, and is in', async () => {
  await tab.account.signIn(ADA);
  expect(server.calls.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/jwt/login', ADA],
  ]);
  expect(tab.session.get()).toMatchObject({
    userData: { _id: 'u1', role: 'admin', ability: [{ action: 'manage', subject: 'all' }] },
    accessToken: 'access-1',
    refreshToken: 'refresh-1',
    remember: true,
  });
  expect(tab.session.status()).toBe('in');
});

it.each([
  { success: false, msg: 'Email or Password is Invalid', left: 2 },
  { success: false, errCode: '401', message: 'Locked' },
])('A-20 S7.35 S8.12 the failure body %j arrives unchanged and has no side effect', async (body) => {
  server.fault(to('/jwt/login'), answering(body));
  await expect(tab.account.signIn(ADA)).rejects.toMatchObject({ message: body.msg ?? body.message, body });
  expect(server.calls).toHaveLength(1);
  expect(tab.session.status()).toBe('out');
});

it.each([
  [html(200), 'malformed'],
  [html(502), 'server'],
  [{ kind: 'drop' } as const, 'network'],
  [answering({ success: true }), 'malformed'],
  [answering({ success: true, userData: { _id: 'u1' }, accessToken: null }), 'malformed'],
])('A-21 a sign-in answered %j fails as %s', async (fault, kind) => {
  server.fault(to('/jwt/login'), fault);
  await expect(tab.account.signIn(ADA)).rejects.toMatchObject({ kind });
  expect(tab.session.status()).toBe('out');
});

it('A-23 pressing twice signs in once', async () => {
  await Promise.all([tab.account.signIn(ADA), tab.account.signIn(ADA)]);
  expect(server.calls).toHaveLength(1);
});

it('signing out tells a server that offers to hear it, which is not waited for', async () => {
  tab.offers.declare({ auth: ['logout'] });
  await tab.account.signIn(ADA);
  const { refreshToken } = tab.session.get() ?? expect.fail('nobody is in');
  server.fault(to('/jwt/logout'), { kind: 'hang' });
  await tab.account.signOut();
  expect(tab.session.status()).toBe('out');
  await soon(() =>
    expect(server.calls.at(-1)).toMatchObject({
      method: 'POST',
      path: '/jwt/logout',
      body: { refreshToken },
    }),
  );
});

it('A-24 S4.11 signing out works with the server down, twice, and leaves nothing', async () => {
  await tab.account.signIn(ADA);
  tab.local.setItem('foreign', 'x');
  await server.close();
  await tab.account.signOut();
  await expect(tab.account.signOut()).resolves.toBeUndefined();
  expect(tab.local.getItem('foreign')).toBeNull();
  expect(tab.session.status()).toBe('out');
});

const NEW = { email: 'new@demo.com', password: 'a good one 42', username: 'new' };
const taken = { email: 'This email is already in use.', username: 'This username is already in use.' };

it.each([
  [200, { error: taken }],
  [200, { success: false, error: taken }],
  [400, { error: taken }],
  [409, { success: false, errCode: '409', msg: 'Taken', errors: taken }],
])(
  'S5.04 a registration answered %i %j is refused field by field, and nobody is signed in',
  async (status, body) => {
    server.fault(to('/jwt/register'), answering(body, status));
    await expect(tab.account.register(NEW)).rejects.toMatchObject({ body: { errors: taken } });
    expect([tab.session.status(), tab.session.get()]).toEqual(['out', undefined]);
  },
);

it('S7.37 S7.38 posts e-mail, password and user name, saves user and token, and is in', async () => {
  const user = { _id: 'u9', fullName: 'new', role: 'client', ability: [{ action: 'read', subject: 'Auth' }] };
  server.fault(to('/jwt/register'), answering({ user, accessToken: 'access-9', refreshToken: 'refresh-9' }));
  await tab.account.register(NEW);
  expect(server.calls.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/jwt/register', NEW],
  ]);
  expect(tab.session.get()).toMatchObject({
    userData: { _id: 'u9', role: 'client' },
    accessToken: 'access-9',
  });
});
