import { afterEach, beforeEach, expect, it } from 'vitest';
import type config from '../../resources.config';
import { createClock } from '../../server/clock';
import { defineHooks } from '../../server/hooks/defineHooks';
import { openMailBox } from '../servers/mailBox';
import { soon } from '../soon';
import { jobsAtRest } from './jobsAtRest';
import { serveDemo } from './serveDemo';
import type { Caller, Json, TestGateway } from './testGateway';

const NEW = { email: 'new@example.com', password: 'a good one 42', username: 'new.person' };

/** A route of a product's own, for whoever is signed in. */
const own = defineHooks<typeof config, 'plans'>({
  routes: { 'GET /own': { for: 'signedIn', run: () => new Response('{}') } },
});

let gateway: TestGateway;
let box: Awaited<ReturnType<typeof openMailBox>>;
beforeEach(async () => {
  const now = Date.now();
  const clock = createClock(() => now);
  gateway = await serveDemo({
    count: 0,
    isOffered: false,
    clock,
    hooks: { '../overrides/plans.server.ts': own },
  });
  box = await openMailBox();
  const { host, port } = box;
  await gateway.store.update('emailSetting', 'emailSetting', {
    patch: { host, port, encryption: 'none', username: null },
  });
  await gateway.store.update('roleSetting', 'roleSetting', { patch: { selfRegistration: true } });
}, 60_000);
afterEach(async () => {
  await gateway.stop();
  await box.close();
});

const register = async (more: object = {}) => {
  const { status, body } = await gateway.send('POST', '/jwt/register', { body: { ...NEW, ...more } });
  expect(status).toBe(201);
  return { body, call: gateway.callerOf(String(body['accessToken'])), user: body['user'] as Json };
};
const mailed = async (at = 0) => {
  const mail = await soon(() => box.arrived[at] ?? expect.fail('no mail'));
  await jobsAtRest(gateway);
  return { ...mail, code: /\b\d{6}\b/.exec(mail.text)?.[0] ?? expect.fail(mail.text) };
};
const another = (code: string) => (code === '123456' ? '654321' : '123456');
const prove = (call: Caller, code: string) => call('POST', '/api/account/proof', { code });
const campaigns = async (call: Caller) => (await call('GET', '/v1/campaigns')).status;
const signIn = () => gateway.signIn(NEW.email, NEW.password);

it('S7.37 S7.38 answers as a sign-in does, with the user under its own name, too', async () => {
  const { body } = await register();
  expect(Object.keys(body)).toEqual(['success', 'user', 'userData', 'accessToken', 'refreshToken']);
  expect(body['user']).toEqual(body['userData']);
  expect(body['user']).toMatchObject({
    email: NEW.email,
    username: NEW.username,
    role: 'client',
    bound: true,
  });
});

it('sends the code to the address alone, in the language of the page, and no word that a stranger chose', async () => {
  const name = 'Win a car at evil.example';
  await gateway.send('POST', '/jwt/register', {
    body: { ...NEW, username: 'evil.example' },
    headers: { 'accept-language': 'de' },
  });
  const { to, subject, text, code } = await mailed();
  expect([to, subject]).toEqual([[NEW.email], 'Bestätigen Sie Ihre Adresse bei SMS Gateway']);
  expect(text).toContain(code);
  // Of a device that is new people are told by mail, once their address is proved.
  const { body } = await gateway.send('POST', '/jwt/login', {
    body: { email: NEW.email, password: NEW.password },
    headers: { 'user-agent': 'Another device' },
  });
  const call = gateway.callerOf(String(body['accessToken']));
  expect((await call('PATCH', '/v1/mySetting', { fullName: name })).status).toBe(200);
  expect((await call('POST', '/api/account/proof/send')).status).toBe(200);
  await mailed(1);
  await gateway.send('POST', '/v1/auth/forgot-password', { body: { email: NEW.email } });
  await mailed(2);
  expect(box.arrived).toHaveLength(3);
  for (const { raw, to: whom } of box.arrived) {
    expect(whom).toEqual([NEW.email]);
    expect(Buffer.from(raw).toString()).not.toMatch(/evil|car/);
  }
});

it('reaches itself alone until the code was given, and everything of its role after that', async () => {
  const { call, body: session } = await register();
  const through: string[] = [];
  for (const { api, key, single } of gateway.model.resources) {
    const isItself = single === 'own' || key === 'users';
    const asks = [
      ...(isItself
        ? []
        : ([
            ['GET', api.path],
            ['POST', api.path],
          ] as const)),
      ...['imports', 'exports', 'bulk', 'estimates'].map((what) => ['POST', `/api/${what}/${key}`] as const),
    ];
    const token = String(session['accessToken']);
    for (const [method, path] of asks)
      for (const authorization of [token, `Bearer ${token}`]) {
        const body = method === 'POST' && { body: {} };
        const { status } = await gateway.send(method, path, { authorization, ...body });
        if (![401, 403, 404].includes(status)) through.push(`${method} ${path} ${status}`);
      }
  }
  expect(through).toEqual([]);
  expect((await call('GET', '/v1/mySetting')).body).toMatchObject({ mySetting: { fullName: NEW.username } });
  expect((await call('PATCH', '/v1/mySetting', { fullName: 'Nora New' })).status).toBe(200);
  expect((await call('GET', '/api/account')).status).toBe(200);
  const { code } = await mailed();
  expect((await prove(call, another(code))).body).toMatchObject({
    errors: { code: expect.any(String) as string },
  });
  expect(await campaigns(call)).toBe(403);
  const ofHooks = async () => (await call('GET', '/hooks/plans/own')).status;
  expect(await ofHooks()).toBe(403);
  expect((await signIn()).userData).toMatchObject({ unproved: true });
  expect(await prove(call, code)).toMatchObject({ status: 200, body: { success: true } });
  expect([await campaigns(call), await ofHooks()]).toEqual([200, 200]);
  expect((await signIn()).userData).not.toHaveProperty('unproved');
  expect((await prove(call, code)).status).toBe(409);
});

it('takes few wrong codes, in however many sessions', async () => {
  await register();
  const { code } = await mailed();
  const statuses = [];
  for (let at = 0; at < 8; at += 1) {
    const { accessToken } = await signIn();
    statuses.push((await prove(gateway.callerOf(accessToken), another(code))).status);
  }
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(5);
});

it('sends another code, the newest being the one that is good, and not too many', async () => {
  const { call } = await register();
  const { code } = await mailed();
  const again = () => call('POST', '/api/account/proof/send');
  expect((await again()).status).toBe(200);
  const { code: newer } = await mailed(1);
  if (newer !== code) expect((await prove(call, code)).status).toBe(422);
  for (let at = 0; at < 3; at += 1) expect((await again()).status).toBe(200);
  expect((await again()).status).toBe(429);
  gateway.clock.add(601);
  expect((await prove(gateway.callerOf((await signIn()).accessToken), newer)).status).toBe(422);
});

it('is proved by a new password, too, for which a code was sent there', async () => {
  await register();
  await mailed();
  await gateway.send('POST', '/v1/auth/forgot-password', { body: { email: NEW.email } });
  const { code: otp } = await mailed(1);
  const password = 'another good one 43';
  const body = { email: NEW.email, otp, password };
  expect((await gateway.send('POST', '/v1/auth/reset-password', { body })).status).toBe(200);
  const { accessToken, userData } = await gateway.signIn(NEW.email, password);
  expect(userData).not.toHaveProperty('unproved');
  expect(await campaigns(gateway.callerOf(accessToken))).toBe(200);
});

it('a code for one address proves no other that the account was given meanwhile', async () => {
  const { call, user } = await register();
  const { code } = await mailed();
  const collection = 'people';
  await gateway.store.update(collection, String(user['_id']), { patch: { email: 'other@example.com' } });
  expect((await prove(call, code)).status).toBe(422);
});

it('was proved by all who were there before', async () => {
  await gateway.store.clear('unprovedAddresses');
  const { call } = await register();
  await gateway.store.clear('unprovedAddresses');
  expect(await campaigns(call)).toBe(200);
});
