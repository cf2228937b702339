import { serveDemo } from './serveDemo';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller, TestGateway } from './testGateway';

let gateway: TestGateway;
let admin: Caller;
beforeAll(async () => {
  gateway = await serveDemo({ count: 0 });
  admin = gateway.callerOf((await gateway.signIn('admin@demo.com', 'admin')).accessToken);
}, 60_000);
afterAll(() => gateway.stop());

const require = async (twoFactorRequired: string) =>
  expect((await admin('PATCH', '/v1/roleSetting', { twoFactorRequired })).status).toBe(200);
const firstStep = (name: string) =>
  gateway.send('POST', '/jwt/login', { body: { email: `${name}@demo.com`, password: name } });
const send = (path: string, body: object) => gateway.send('POST', `/jwt/second-factor${path}`, { body });
const codeOf = (secret: unknown) =>
  new TOTP({ secret: Secret.fromBase32(String(secret)) }).generate({ timestamp: gateway.clock.now() });

describe('the setting who needs a second factor', () => {
  it('asks nobody, staff or everybody for one', async () => {
    const asked = async () => [(await firstStep('finance')).status, (await firstStep('customer')).status];
    const seen: Record<string, number[]> = {};
    for (const whom of ['nobody', 'staff', 'everybody']) {
      await require(whom);
      seen[whom] = await asked();
    }
    await require('nobody');
    expect(seen).toEqual({ nobody: [200, 200], staff: [403, 200], everybody: [403, 403] });
  });

  it('lets nobody in who has none before it is set up, and then with its codes on paper', async () => {
    await require('staff');
    const first = await firstStep('support');
    expect(first).toMatchObject({ status: 403, body: { secondFactor: 'setUp' } });
    expect(first.body).not.toHaveProperty('accessToken');
    const { challenge } = first.body;
    expect((await send('', { challenge, code: '000000' })).status).toBe(422);
    const { secret } = (await send('/set-up', { challenge })).body;
    const second = await send('', { challenge, code: codeOf(secret) });
    expect(second).toMatchObject({ status: 200, body: { userData: { email: 'support@demo.com' } } });
    expect(second.body['recoveryCodes']).toHaveLength(10);
    const next = await firstStep('support');
    expect(next.body).toMatchObject({ secondFactor: 'app' });
    expect((await send('/set-up', { challenge: next.body['challenge'] })).status).toBe(409);
    await require('nobody');
    expect((await firstStep('support')).body).toMatchObject({ secondFactor: 'app' });
  });

  it('lets nobody in who has just registered, either', async () => {
    await require('everybody');
    const open = { selfRegistration: true };
    expect((await admin('PATCH', '/v1/roleSetting', open)).status).toBe(200);
    const asked = { username: 'newcomer', email: 'new@example.com', password: 'a good one 77' };
    const { status, body } = await gateway.send('POST', '/jwt/register', { body: asked });
    await require('nobody');
    expect([status, body['secondFactor'], 'accessToken' in body]).toEqual([403, 'setUp', false]);
  });

  it('is written on the account, and switched off there for somebody who has lost it, and by nobody else', async () => {
    const accountOf = async () => {
      const { body } = await admin('GET', '/dashboardUsers?search=support');
      return (
        (body['users'] as Record<string, unknown>[]).find(({ email }) => email === 'support@demo.com') ?? {}
      );
    };
    const { _id: id, secondFactor, __v: version } = await accountOf();
    expect(secondFactor).toBe(true);
    const finance = gateway.callerOf((await gateway.signIn('finance@demo.com', 'finance')).accessToken);
    const path = `/dashboardUsers/${String(id)}/resetSecondFactor`;
    expect((await finance('POST', path)).status).toBe(403);
    expect((await firstStep('support')).body).toMatchObject({ secondFactor: 'app' });
    expect((await admin('POST', path)).status).toBe(200);
    expect((await firstStep('support')).status).toBe(200);
    expect(await accountOf()).toMatchObject({ secondFactor: false, __v: Number(version) + 1 });
  });

  it('leaves a trace of who switched one on', async () => {
    const { rows } = await gateway.store.list('auditLogs', {
      where: [{ path: 'action', op: 'eq', value: 'two_factor_changed' }],
      sort: [],
      offset: 0,
      limit: 9,
    });
    expect(rows).toMatchObject([{ record: expect.stringContaining('Support') as string, result: 'ok' }]);
  });
});
