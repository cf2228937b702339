import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { serveGateway, statusesOf, type OpenStore, type TestGateway } from './testGateway';

/** Signing in, and how long that lasts. */
export const describeSessions = (openStore: OpenStore): void => {
  describe('sessions', () => {
    let gateway: TestGateway;
    beforeAll(async () => {
      gateway = await serveGateway(await openStore());
    });
    afterAll(() => gateway.stop());
    const statusOf = async (token: string) => (await gateway.callerOf(token)('GET', '/v1/products')).status;
    const refresh = (refreshToken: unknown) =>
      gateway.send('POST', '/jwt/refresh-token', { body: { refreshToken } });
    const root = () => gateway.signIn('root@demo.com', 'root pass');

    it('begin with the person, its rights and two tokens', async () => {
      expect(await root()).toMatchObject({
        success: true,
        userData: {
          _id: expect.any(String),
          email: 'root@demo.com',
          fullName: 'superAdmin',
          role: 'superAdmin',
          ability: [{ action: 'manage', subject: 'all' }],
        },
        accessToken: expect.any(String),
        refreshToken: expect.any(String),
      });
      const { userData } = await gateway.signIn('client@demo.com', 'client pass');
      expect(userData['ability']).toEqual([
        { action: 'read', subject: 'ACL' },
        { action: 'read', subject: 'Auth' },
      ]);
    });

    it('S8.12 do not begin with a wrong password, an unknown address or a strange body', async () => {
      const said = await Promise.all(
        [
          { email: 'admin@demo.com', password: 'wrong' },
          { email: 'nobody@demo.com', password: 'wrong' },
          { email: 'admin@demo.com' },
          { email: { $ne: '' }, password: { $ne: '' } },
          { email: '@', password: '' },
          { email: 'x'.repeat(5000), password: 'x' },
        ].map((body) => gateway.send('POST', '/jwt/login', { body })),
      );
      for (const { status, body } of said) {
        expect([status, body['success'], body['msg']]).toEqual([400, false, 'Email or password is wrong.']);
      }
      for (const body of [[], 'no json'])
        expect(await gateway.send('POST', '/jwt/login', { body })).toMatchObject({
          status: 400,
          body: { success: false, msg: 'The body must be one JSON object.' },
        });
    });

    it('S7.35 answer the same at the inner login as at the outer', async () => {
      const body = { email: 'admin@demo.com', password: 'wrong' };
      const [outer, inner] = [
        await gateway.send('POST', '/jwt/login', { body }),
        await gateway.send('POST', '/auth/customer/login', { body }),
      ];
      expect(outer).toEqual(inner);
    });

    it('S9.08 last ten minutes by the clock of the gateway', async () => {
      const { accessToken } = await root();
      gateway.clock.add(590);
      expect(await statusOf(accessToken)).toBe(200);
      gateway.clock.add(11);
      expect(await statusOf(accessToken)).toBe(401);
    });

    it('S7.39 go on with a new pair for each refresh token, which is spent then', async () => {
      const first = await root();
      const second = await refresh(first.refreshToken);
      expect(second).toMatchObject({
        status: 200,
        body: { success: true, userData: { role: 'superAdmin' } },
      });
      expect(await statusOf(String(second.body['accessToken']))).toBe(200);
      const third = await refresh(second.body['refreshToken']);
      expect(third.status).toBe(200);
      const spent = await refresh(first.refreshToken);
      expect(spent).toMatchObject({ status: 401, body: { success: false, error: 'Invalid refresh token' } });
    });

    it('end when a refresh token comes again, which only a thief or its victim would send', async () => {
      const first = await root();
      const second = await refresh(first.refreshToken);
      expect((await refresh(first.refreshToken)).status).toBe(401);
      expect(await statusOf(String(second.body['accessToken']))).toBe(401);
      expect((await refresh(second.body['refreshToken'])).status).toBe(401);
    });

    it('go on with the same pair when the same request comes again, because its answer was lost', async () => {
      const { refreshToken } = await root();
      const once = () =>
        gateway.send('POST', '/jwt/refresh-token', {
          body: { refreshToken },
          headers: { 'idempotency-key': 'k' },
        });
      const [first, again] = [await once(), await once()];
      expect([first.status, again.body]).toEqual([200, first.body]);
      expect(await statusOf(String(again.body['accessToken']))).toBe(200);
    });

    it('end at the server when their person signs out, with either token, and no other ends', async () => {
      const [one, two, other] = [await root(), await root(), await root()];
      const out = { status: 200, body: { success: true } };
      const { refreshToken } = one;
      expect(await gateway.send('POST', '/jwt/logout', { body: { refreshToken } })).toEqual(out);
      expect(await gateway.send('POST', '/jwt/logout', { authorization: two.accessToken })).toEqual(out);
      expect(await gateway.send('POST', '/jwt/logout', { body: { refreshToken: 'x.y.z' } })).toEqual(out);
      const statuses = [one, two, other].map(({ accessToken }) => statusOf(accessToken));
      expect(await Promise.all(statuses)).toEqual([401, 401, 200]);
      expect((await refresh(two.refreshToken)).status).toBe(401);
    });

    it('end by the access token in either form, whatever came as the refresh token', async () => {
      for (const scheme of ['', 'Bearer ']) {
        const { accessToken } = await root();
        const authorization = scheme + accessToken;
        await gateway.send('POST', '/jwt/logout', { body: { refreshToken: 'x.y.z' }, authorization });
        expect(await statusOf(accessToken)).toBe(401);
      }
    });

    it('do not go on by a request whose idempotency key is none, and spend no token on it', async () => {
      const { refreshToken } = await root();
      const headers = { 'idempotency-key': 'k'.repeat(201) };
      const body = { refreshToken };
      expect((await gateway.send('POST', '/jwt/refresh-token', { body, headers })).status).toBe(400);
      expect((await refresh(refreshToken)).status).toBe(200);
    });

    it('S8.13 do not go on with anything else', async () => {
      const { accessToken, refreshToken } = await root();
      for (const wrong of [accessToken, '', undefined, {}, 'x.y.z'])
        expect(await refresh(wrong)).toMatchObject({ status: 401, body: { error: 'Invalid refresh token' } });
      expect(await statusOf(refreshToken)).toBe(401);
      gateway.clock.add(601);
      expect((await refresh(refreshToken)).status).toBe(401);
    });

    it('go on once at most when ten refresh with one token at once', async () => {
      const { refreshToken } = await root();
      const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(refreshToken)));
      expect(statusesOf(answers)).toEqual([200, ...Array<number>(9).fill(401)]);
      const [{ body } = expect.fail('nobody went on')] = answers.filter(({ status }) => status === 200);
      expect(await statusOf(String(body['accessToken']))).toBe(401);
    });

    it('let nobody guess more than ten times a minute, in whatever case and however fast', async () => {
      const guess = (password: string, email = 'support@demo.com') =>
        gateway.send('POST', '/jwt/login', { body: { email, password } });
      const answers = await Promise.all(
        Array.from({ length: 14 }, (_, n) =>
          guess('wrong', n % 2 ? 'Support@Demo.com' : ' support@demo.com'),
        ),
      );
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
      const refused = await guess('support pass');
      expect(refused).toMatchObject({
        status: 429,
        body: { errCode: '429', retryAfter: expect.any(Number) },
      });
      const body = JSON.stringify({ email: 'support@demo.com', password: 'support pass' });
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${gateway.url}/jwt/login`, { method: 'POST', headers, body });
      expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
      expect((await guess('admin pass', 'admin@demo.com')).status).toBe(200);
      gateway.clock.add(Number(refused.body['retryAfter']));
      expect((await guess('support pass')).status).toBe(200);
    });

    it.each(['/jwt/login', '/auth/customer/login'])(
      'begin at %s where they have begun before, however often a stranger guesses elsewhere',
      async (path) => {
        const trusted = { header: 'x-forwarded-for', hops: 1 };
        const behindProxy = await serveGateway(await openStore(), { trusted });
        onTestFinished(() => behindProxy.stop());
        const signInFrom = async (source: string, password: string) => {
          const body = { email: 'support@demo.com', password };
          const headers = { 'x-forwarded-for': source };
          return (await behindProxy.send('POST', path, { body, headers })).status;
        };
        expect(await signInFrom('192.0.2.1', 'support pass')).toBe(200);
        const guesses = [];
        for (let n = 0; n < 12; n += 1) guesses.push(await signInFrom('198.51.100.7', 'wrong'));
        expect(guesses).toEqual([...Array<number>(10).fill(400), 429, 429]);
        expect(await signInFrom('192.0.2.1', 'support pass')).toBe(200);
      },
    );

    it('end at once for everybody when the tokens are revoked', async () => {
      const { accessToken, refreshToken } = await root();
      await gateway.send('POST', '/__ref/expire', { body: {} });
      expect(await statusOf(accessToken)).toBe(401);
      expect((await refresh(refreshToken)).status).toBe(401);
    });
  });
};
